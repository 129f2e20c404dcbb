import HockeyRules
import Scoresheets

/// A play as a row.
struct PlayRow: RowSubject {
  let game: PlayedGame
  let play: PlayedEvent
  let logged: LoggedPlay
  let rulings: Int
  let warnings: [String]

  static let columns: [Field<Self>] = .list(
    [.game, .line { $0.logged.line }],
    Field.clock { $0.play.event.time },
    [
      Field("play", "The play in the notation of sheets.") {
        $0.game.notation.text(of: $0.play.event.play)
      },
      Field("home_before", "The home team's manpower just before the play.") {
        $0.play.before.home
      },
      Field("visiting_before", "The visiting team's manpower just before the play.") {
        $0.play.before.visiting
      },
      Field("home_after", "The home team's manpower when play goes on.") { $0.play.after.home },
      Field("visiting_after", "The visiting team's manpower when play goes on.") {
        $0.play.after.visiting
      },
      Field("home_score", "The home team's score after the play.") { $0.play.score.home },
      Field("visiting_score", "The visiting team's score after the play.") {
        $0.play.score.visiting
      },
      Field("rulings", "How many rulings the JSON lines have for it.") { $0.rulings },
      Field("refused", "Why the book refuses the play; otherwise empty.") { row in
        row.play.refused.map { row.game.words.words(for: $0).reason }
      },
      Field("warnings", "Why it cannot have happened so; otherwise empty.") {
        $0.warnings.ifAny?.joined(separator: " | ")
      },
      .source { $0.game.source(of: $0.play.event.id, $0.logged.line) },
      Field("kind", "What kind of play it is, as in the JSON lines.") { $0.play.event.play.kind },
    ], Field.last)

  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let rulings = PlayRulings(of: game.solution)
    let wording = RulingWording(game)
    for (index, (play, logged)) in zip(game.solution.plays, game.log.plays).enumerated() {
      // Bookkeeping is not shown, so it is not counted either.
      let shown = rulings[index].count {
        wording.text(for: $0.effect, in: play.event.time.period) != nil
      }
      let warnings = game.warnings(aboutPlay: index).map { game.text(of: $0) }
      take(Self(game: game, play: play, logged: logged, rulings: shown, warnings: warnings))
    }
  }
}

extension PlayedGame {
  /// The id of the play in its source: a feed's own, or its line in a sheet.
  func source(of id: Event.ID, _ line: Int) -> String {
    switch (naming, id) {
    case (.lines, _): String(line)
    case (.ids, .number(let number)): String(number)
    case (.ids, .label(let label)): label
    }
  }

  /// The ids, in their source, of the plays, by the ids that the solution has.
  var sources: [Event.ID: String] {
    var sources: [Event.ID: String] = [:]
    for play in log.plays { sources[play.event.id] = source(of: play.event.id, play.line) }
    return sources
  }
}
