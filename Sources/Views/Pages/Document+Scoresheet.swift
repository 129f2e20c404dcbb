import HockeyRules
import Scoresheets

extension Document {
  /// A game as an official scoresheet, with lines for signatures if `isToSign` is true.
  package static func scoresheet(of game: PlayedGame, isToSign: Bool = true) -> Document {
    let sheet = Scoresheet(game)
    let letters = game.log.letters
    func pair(_ name: String, _ table: (Team) -> TextTable) -> Block {
      .columns(Team.allCases.map { .entry([Span("\(letters[$0]): \(name)")], [.table(table($0))]) })
    }
    let facts = [game.log.id, game.log.league, game.log.date, "under \(game.book.name)"].compactMap
    { $0 }
    let score = game.solution.game.score
    let result = Team.allCases.map { "\(game.name(of: $0)) \(score[$0])" }.joined(separator: " – ")
    var page = Document(
      title: "Scoresheet · \(result)", heading: result, styles: StyleSheet.paper,
      blocks: [.line(facts.joined(separator: " · "), .faint)])
    if isToSign {
      page.blocks.append(.blanks(["Competition", "Game number", "Arena", "Begin and end"]))
    }
    page.blocks += [
      .columns(sheet.totals.map { .table($0) }),
      pair("goals", sheet.goals), pair("penalties", sheet.penalties),
      .columns(Team.allCases.compactMap { sheet.lineUp(of: $0) }),
      .columns([.table(sheet.goalkeepersAndTimeOuts)] + (isToSign ? [.table(sheet.shots)] : [])),
    ]
    if let attempts = sheet.attempts { page.blocks.append(.table(attempts)) }
    page.blocks += sheet.shootOut.map { .line($0) }
    let remarks =
      game.remarks + [game.refusedPlays, game.assumption].compactMap { $0 }
      + (isToSign ? [] : game.warnings.map { game.text(of: $0) })
    if !remarks.isEmpty { page.blocks.append(.lines(remarks.map { [Span($0, .bad)] })) }
    if isToSign {
      page.blocks.append(
        .blanks([
          "Referee", "Referee", "Linesperson", "Linesperson", "Scorer", "Timekeeper",
          "Penalty bench, \(letters.home)", "Penalty bench, \(letters.visiting)",
        ]))
    }
    return page
  }

  package static func scoresheets(of games: [PlayedGame]) -> Document {
    let sheets = games.map { scoresheet(of: $0) }
    return sheets.count == 1
      ? sheets[0]
      : Document(
        title: "\(games.count) scoresheets", heading: "", styles: StyleSheet.paper,
        blocks: sheets.map { .section([Span($0.heading, .strong)], $0.blocks) })
  }
}

// The parts that a scoresheet has and a box score lacks.
extension Scoresheet {
  /// The shots on goal by period.
  ///
  /// A period's figures come from its last note such as `shots-12-9`, home team first. Without a
  /// note the cell is blank, to be filled in by hand.
  fileprivate var shots: TextTable {
    let notes = game.solution.plays.compactMap { played in
      Self.shots(in: played.event.play).map { (period: played.event.time.period, shots: $0) }
    }
    func shots(_ team: Team, _ period: Int) -> Int? {
      notes.last { $0.period == period }?.shots[team]
    }
    func total(_ team: Team) -> Int? {
      periods.reduce(0) { sum, period in
        sum.flatMap { sum in shots(team, period).map { sum + $0 } }
      }
    }
    func written(_ count: Int?) -> String { count.map(String.init) ?? "   " }
    return TextTable(
      of: Team.allCases,
      [.left("Shots on goal") { game.log.letters[$0] }]
        + periods.map { period in
          .right(notation.name(ofPeriod: period)) { written(shots($0, period)) }
        } + [.right("total") { written(total($0)) }])
  }

  private static func shots(in play: Play) -> PerTeam<Int>? {
    guard case .other(let words) = play, words.hasPrefix("shots-") else { return nil }
    let figures = words.dropFirst(6).split(separator: "-").compactMap { Int($0) }
    return figures.count == 2 ? PerTeam(home: figures[0], visiting: figures[1]) : nil
  }

  /// A team's line-up in one paragraph; `nil` if the log has none.
  fileprivate func lineUp(of team: Team) -> Document.Block? {
    let players = game.log.rosters[team].sorted { $0.number < $1.number }
    guard !players.isEmpty else { return nil }
    let names = players.map { player in
      notation.shown(Player(team, player.number), player.position == .goalkeeper ? "g" : "")
    }
    return .entry(
      [Document.Span("\(game.log.letters[team]): players")],
      [.line(names.joined(separator: ", "))])
  }

  fileprivate var goalkeepersAndTimeOuts: TextTable {
    TextTable(
      of: Team.allCases,
      .left("") { game.log.letters[$0] },
      .left("Goalkeepers") { team in
        notation.goalkeepers.filter { $0.team == team }.sorted { $0.number < $1.number }
          .map { notation.shown($0) }.joined(separator: ", ")
      },
      .left("Net empty from") { team in
        emptyNets.filter { $0.team == team }.map { net in
          notation.text(of: net.off) + (net.on.map { " to \(clock($0, in: net.off.period))" } ?? "")
        }.joined(separator: ", ")
      },
      .left("Time-out") { team in
        timeOuts.filter { $0.team == team }.map { notation.text(of: $0.time) }
          .joined(separator: ", ")
      })
  }
}
