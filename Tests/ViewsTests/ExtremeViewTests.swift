import Audits
import HockeyRules
import Rulebooks
import Scoresheets
import Testing
import Views

/// Numbers as large and as small as their types allow: no view and no audit traps.
@Suite struct ExtremeViews {
  private static let numbers: [Int] = [.min, -1, 0, 1, 12_000, .max]

  /// Plays at the first and last times of periods, with records that no source would have.
  ///
  /// The accepted plays have players with the least and greatest possible numbers.
  private static func log(_ regulation: Int, _ length: Int) -> GameLog {
    var log = GameLog(books: ["nhl-2025"])
    log.regulation = Regulation(periods: regulation, length: PlayingTime(tenths: length))
    log.overtimeLength = PlayingTime(tenths: length)
    log.shooters = PerTeam(home: .max, visiting: .min)
    log.goalkeepers = [Player(.home, .max), Player(.visiting, .min)]
    log.official = PerTeam(
      home: OfficialFigures(
        goals: .max, minutes: .min, opportunities: .max, powerPlayGoals: .min),
      visiting: OfficialFigures(
        goals: .min, minutes: .max, opportunities: .min, powerPlayGoals: .max))
    log.rosters = PerTeam(both: numbers.map { RosteredPlayer(number: $0) })
    var count = 0
    for period in [.min, 1, 3, 4, 99, .max] {
      for elapsed in [Int.min, 0, 12_000, .max] {
        let time = GameTime(period: period, elapsed: PlayingTime(tenths: elapsed))
        for play in plays(numbers[count % numbers.count]) {
          let number = numbers[count % numbers.count]
          log.plays.append(
            LoggedPlay(
              event: Event(id: .label("x\(count)"), time: time, play: play), line: number,
              recorded: RecordedStrength(
                skaters: PerTeam(home: number, visiting: count % 7),
                goalkeepers: PerTeam(home: count % 2 == 0, visiting: false)),
              claim: count % 2 == 0 ? .powerPlay(true) : .goal(.shortHanded),
              onIce: PerTeam(both: [Player(.home, number)])))
          count += 1
        }
      }
    }
    return log
  }

  private static func plays(_ number: Int) -> [Play] {
    let most = Player(.home, 999_999_999)
    return [
      .penalty(Call(offender: .skater(most), penalties: [.minor, .major])),
      .penalty(Call(offender: .skater(Player(.visiting, number)), penalties: [.match])),
      .penalty(Call(offender: .bench(.visiting), penalties: [.minor])),
      .goal(Goal(team: .visiting, scorer: Player(.visiting, 0))), .other(""), .faceOff,
      .correction(
        .clock(GameTime(period: 2, elapsed: PlayingTime(tenths: number)), reason: "")),
      .shootOut(Shot(team: .home, shooter: most, scored: true)), .whistle(reason: ""),
      .periodEnd,
    ]
  }

  @Test(arguments: [Int.min, 3, .max], [Int.min, 12_000, .max])
  func `a game of any numbers can be shown and audited`(periods: Int, length: Int) throws {
    let book = Rulebooks.nhl2025.rulebook
    let log = Self.log(periods, length)
    let game = PlayedGame(log, under: book, file: "a", naming: .ids, isNamed: true)
    #expect(!game.solution.refusals.isEmpty)
    show(game)
    audit(game)
  }

  private func show(_ game: PlayedGame) {
    var writer = JSONWriter()
    _ = ReplayText.text(of: game, in: .plain)
    ReplayJSONLines.write(game, to: &writer)
    for rows in GameRows.allCases { _ = ReplayCSV.text(of: game, rows, hasHead: true) }
    let other = PlayedGame(game.log, under: game.book, file: "b", naming: .lines)
    _ = Document.comparison(ReplayComparison(game, other)).text(in: .plain)
    for period in [Int.min, 1, 3, 99, .max] {
      for elapsed in Self.numbers {
        let time = GameTime(period: period, elapsed: PlayingTime(tenths: elapsed))
        for side in [Timeline.Side.before, .after] {
          guard let moment = try? Moment(of: game, at: time, side) else { continue }
          show(moment, &writer)
        }
      }
    }
    _ = ChoiceText.advice(on: game)
  }

  private func show(_ moment: Moment, _ writer: inout JSONWriter) {
    _ = StateText.text(of: moment, in: .plain)
    StateAnswer(moment).writeLine(to: &writer)
    _ = AskText.text(of: moment, in: .plain)
    UsualAnswers(moment).writeLine(to: &writer)
    for number in [-1, Int.max] {
      AskedAnswer(Inquiry(.plays(Self.plays(number)), of: moment)).writeLine(to: &writer)
    }
  }

  private func audit(_ game: PlayedGame) {
    for full in Self.numbers {
      let audit = Audit(of: game.log, solvedAs: game.solution, fullStrength: full)
      let audited = GameAudit(
        of: game, audit, path: "a", season: LeagueSeason(league: "", year: 2025),
        official: PerTeam(both: nil), known: KnownErrors()
      ) { chart }
      var summary = AuditSummary(known: KnownErrors())
      for _ in 0..<2 { summary.add(audited) }
      var writer = JSONWriter()
      summary.writeLine(to: &writer)
      let page = Document.audit(summary, known: "")
      _ = (page.text(in: .plain), page.html, summary.knownLines)
    }
  }

  /// A chart of shifts with the numbers of a table at their limits.
  private var chart: ShiftChart? {
    let most = "999999999999999999"
    let text = """
      period,start,end,teamId,playerId
      1,00:00,20:00,1,2
      \(most),00:00,99:59,1,\(most)
      -\(most),99:59,00:00,2,-1
      """
    return try? ShiftChart(
      Array(text.utf8),
      numbers: SourceNumbers(teams: PerTeam(home: 1, visiting: 2), goalkeepers: []))
  }

  @Test func `a table may have any numbers`() {
    for number in ["9223372036854775807", "-9223372036854775808", "99999999999999999999", "-", ""] {
      let official = "game_id,side,goals,pim,pp_opp,pp_goals\n1,home,\(number),0,0,0\n"
      _ = try? OfficialRecord(Array(official.utf8))
      let chart = "period,start,end,teamId,playerId\n\(number),00:00,20:00,1,\(number)\n"
      _ = try? ShiftChart(
        Array(chart.utf8), numbers: SourceNumbers(teams: PerTeam(both: 1), goalkeepers: [1]))
      let known = "\(number) P\(number) \(number):00 ruled \(number)v5 recorded 5v\(number) x\n"
      _ = try? KnownErrors(known.utf8)
    }
  }
}
