import HockeyRules
package import Scoresheets

/// A game as JSON lines: an object for each play, then an object for the result.
///
/// The fields are stable: new ones may be added, but none is renamed or removed.
package enum ReplayJSONLines {
  package static func write(_ game: PlayedGame, to writer: inout JSONWriter) {
    PlayAnswer.forEach(of: game) { writer.line($0) }
    writer.line(ResultAnswer(game))
  }

  /// Prints the game in pieces of about 64 KB, so that a long game is never held as text.
  package static func write(_ game: PlayedGame, inPiecesTo print: ([UInt8]) -> Void) {
    var writer = JSONWriter()
    PlayAnswer.forEach(of: game) { play in
      play.write(to: &writer)
      writer.endLine(inPiecesTo: print)
    }
    writer.line(ResultAnswer(game))
    print(writer.bytes)
  }
}

extension JSONWriter {
  fileprivate mutating func line(_ answer: some FieldObject) {
    answer.write(to: &self)
    endLine()
  }
}

struct PlayAnswer: FieldObject {
  let game: String
  let source: Event.ID
  let kind: String
  let time: GameTime
  let before: PerTeam<Int>
  let after: PerTeam<Int>
  let score: PerTeam<Int>
  let rulings: [RulingAnswer]
  let penalty: CallAnswer?
  let goal: ScoredGoal?
  let faceOff: FaceOffAnswer?
  let changes: [String]?
  let refused: String?
  let warnings: [WarningAnswer]

  static let fields = Fields<Self>("play") {
    Field("game", "The log's id, or the name of its file.") { $0.game }
    Field("source", "The play's id in the source; in a sheet, the number of the play's line.") {
      $0.source
    }
    Field("kind", "The kind of play; the source's own word for a play without effect.") {
      PlayKindName(name: $0.kind)
    }
    Field.clock { $0.time }
    Field("before", "The skaters that penalties leave each team just before the play.") {
      $0.before
    }
    Field(
      "after",
      "The skaters that penalties leave each team when play goes on; the same for all plays of a stoppage."
    ) { $0.after }
    Field("score", "The score after the play.") { $0.score }
    Field(
      "rulings", "The rulings on the play, and since the play before; bookkeeping is left out."
    ) { $0.rulings }
    Field("penalty", "The call, if the play is a penalty or a signal.") { $0.penalty }
    Field("goal", "How the goal counts, if the play scored a goal that counts.") { $0.goal }
    Field(
      "faceOff", "The face-off after the stoppage, if the calls of the stoppage are settled here."
    ) {
      $0.faceOff
    }
    Field("changes", "What a correction changed, in words; missing after very many corrections.") {
      $0.changes
    }
    Field("refused", "Why the book refuses the play; a refused play changes nothing.") {
      $0.refused
    }
    Field.warnings { $0.warnings }
  }
}

extension PlayAnswer {
  /// Passes the plays of `game` to `take` one by one, in the order of the log.
  fileprivate static func forEach(of game: PlayedGame, _ take: (PlayAnswer) -> Void) {
    let (wording, changes) = (RulingWording(game), CorrectionChanges(of: game))
    let result = game.solution.game
    for (index, places) in game.solution.rulingsOfPlays.enumerated() {
      let play = game.solution.plays[index]
      let period = play.event.time.period
      let own = game.solution.journal[places]
      let rulings = own.compactMap { ruling in
        wording.text(for: ruling, in: period, among: own).map { text in
          var answer = RulingAnswer(ruling, text, in: period, of: result, game.notation)
          answer.at = ruling.at - result.schedule.start(of: period)
          return answer
        }
      }
      take(
        PlayAnswer(
          game: game.name,
          source: game.naming == .ids ? play.event.id : .number(game.log.plays[index].line),
          kind: play.event.play.kind, time: play.event.time, before: play.before,
          after: play.after, score: play.score, rulings: rulings,
          penalty: play.event.play.call.map {
            CallAnswer(
              call: $0, offender: game.notation.letters.name(of: $0.offender),
              who: Who($0.offender.team, $0.offender.player, in: game.notation))
          },
          goal: game.solution.goal(scoredOn: play),
          faceOff: FaceOffAnswer(game.solution.faceOff(settledAt: places), game.notation),
          changes: changes.changes(madeBy: index), refused: game.reason(forRefusing: play),
          warnings: game.warnings(aboutPlay: index).map {
            WarningAnswer($0, in: game, isTimed: false)
          }))
    }
  }
}

struct CallAnswer: FieldObject {
  let call: Call
  let offender: String
  let who: Who

  static let fields = Fields<Self>("call") {
    Field("team", "The offender's team.") { $0.call.offender.team }
    Field("offender", "The offender: team and number, or the bench.") { $0.offender }
    Field.who { $0.who }
    Field("call", "The penalties, such as `2+10`.") {
      CallText.text($0.call.penalties, penaltyShot: $0.call.penaltyShot)
    }
    Field.infraction { $0.call.infraction }
  }
}

extension ScoredGoal: FieldObject {
  static let fields = Fields<Self>("goal") {
    Field.scoringTeam { $0 }
    Field(
      "manpower",
      "The strength at which the goal was scored; a penalty shot counts under none of the three."
    ) { $0.manpower }
    Field("emptyNet", "Whether the net was empty.") { $0.goal.emptyNet }
    Field("penaltyShot", "Whether the goal was scored on a penalty shot.") { $0.penaltyShot }
  }
}

struct ResultAnswer: FieldObject {
  let game: PlayedGame
  private let result: Game

  init(_ game: PlayedGame) {
    self.game = game
    result = game.solution.game
  }

  private enum Kind: String, FieldWord { case final }

  static let fields = Fields<Self>("result") {
    Field.gameName { $0.game }
    Field("kind", "Always `final`: the result is no play.") { _ in Kind.final }
    Field("score", "The score, with the goal that a shoot-out gives.") { $0.result.score }
    Field(
      "joined",
      "The time and the score at which the log joins a running game; `goals` count from there."
    ) {
      $0.result.joining
    }
    Field("penaltyMinutes", "The penalty minutes.") { $0.result.penaltyMinutes }
    Field("powerPlay", "The power plays.") { answer in
      PerTeam { PowerPlays(team: $0, game: answer.result) }
    }
    Field("goals", "The goals.") { answer in PerTeam { GoalTally(of: $0, in: answer.result) } }
    Field("timeAtStrength", "The playing time at each strength.") {
      $0.game.solution.timeAtStrength
    }
    Field("warnings", "How many warnings there are, if any.") { $0.game.warnings.ifAny?.count }
    Field.completeness { $0.game }
    Field("gameWinningGoal", "The game-winning goal.") {
      $0.result.gameWinningGoal.map { WinningGoal(scored: $0) }
    }
  }

}

extension JoinedFigures: FieldObject {
  static let fields = Fields<Self>("joining") {
    Field.clock { $0.time }
    Field("score", "The score at that time.") { $0.score }
  }
}

private struct PowerPlays: FieldObject {
  let team: Team
  let game: Game

  static let fields = Fields<Self>("powerPlays") {
    Field("goals", "Power-play goals.") { $0.game.goals(of: $0.team, .powerPlay) }
    Field("opportunities", "Power-play opportunities.") { $0.game.powerPlays[$0.team] }
  }
}

extension GoalTally: FieldObject {
  static let fields = Fields<Self>("goals") {
    Field("EV", "Goals at even strength.") { $0.even }
    Field("PP", "Power-play goals.") { $0.powerPlay }
    Field("SH", "Short-handed goals.") { $0.shortHanded }
    Field("emptyNet", "Goals into an empty net, which are counted above, too.") { $0.emptyNet }
    Field("penaltyShot", "Goals on penalty shots, which are not counted above.") { $0.penaltyShot }
  }
}

extension StrengthTime: FieldObject {
  static let fields = Fields<Self>("strength") {
    Field("manpower", "The skaters that penalties leave each team.") { $0.manpower }
    Field("seconds", "The playing time at that strength.") { $0.time }
  }
}

private struct WinningGoal: FieldObject {
  let scored: ScoredGoal

  static let fields = Fields<Self>("winningGoal") {
    Field.scoringTeam { $0.scored }
    Field.clock { $0.scored.time }
    Field("player", "The scorer's number, where the log names him.") {
      $0.scored.goal.scorer.map { String($0.number) }
    }
  }
}
