import Audits
import HockeyRules
import Scoresheets
import Views

extension Verb {
  /// Holds logs against their sources' own figures.
  static let audit = Verb(
    name: "audit",
    summary: "where a log's own record of strength and the rulebook part",
    operands: .several("LOG"),
    options: [.under, .from, .color, .quiet],
    examples: ["penaltybox audit game.json"]
  ) { (arguments, console) throws(UsageError) in
    var total = Agreement()
    var player = LogPlayer(arguments)
    let read = try player.each(&console) { log, console in
      let audit = Audit(
        of: log.file.log, solvedAs: log.game.solution,
        fullStrength: log.game.book.play.skaters.value)
      guard audit.agreement.plays > 0 else {
        console.report("\(log.file.path): this log has no strength of its own to audit")
        return .couldNotRun
      }
      total.add(audit.agreement)
      for difference in audit.differences {
        console.print(text(of: difference, in: log, console.palette))
      }
      return audit.differences.isEmpty ? .done : .differs
    }
    if !console.isQuiet, total.games > 0 { console.print(text(of: total, console.palette)) }
    return read
  }

  /// A difference with its situation.
  private static func text(
    of difference: Difference, in log: PlayedLog, _ palette: Palette
  ) -> String {
    guard let first = difference.plays.first, let last = difference.plays.last else { return "" }
    let plays = log.file.log.plays
    let time = plays[first].event.time
    let notation = log.game.notation
    var head = "\(log.file.path):\(plays[first].line): \(log.game.name) \(notation.text(of: time))"
    if last != first {
      let end = notation.text(of: plays[last].event.time, in: time.period)
      head += " to \(end), \(difference.plays.count) plays"
    }
    let figures =
      "ruled \(difference.ruled.home)v\(difference.ruled.visiting), "
      + "recorded \(difference.recorded.home)v\(difference.recorded.visiting)"
    let moment = try? Moment(of: log.game, at: time)
    let situation = moment.map { moment in
      let state = moment.game.solution.game
      return log.game.words.situation(of: state, at: state.schedule.instant(of: time))
    }
    return palette.paint(head, .strong) + "\n  " + palette.paint(figures, .bad)
      + (situation.map { " · \($0)" } ?? "") + "\n"
  }

  private static func text(of total: Agreement, _ palette: Palette) -> String {
    var table = TextTable(["Agreement", "of", "agree", ""])
    table.add(row("plays", total.plays, total.agreedPlays))
    table.add(row("plays not at full strength", total.unevenPlays, total.agreedUnevenPlays))
    table.add(row("games", total.games, total.gamesWithoutDifference))
    table.add(
      row("games, single slips let pass", total.games, total.gamesWithoutSustainedDifference))
    return table.lines(palette).map { $0 + "\n" }.joined()
  }

  private static func row(_ name: String, _ all: Int, _ agreed: Int) -> [String] {
    let share = all == 0 ? 0 : agreed * 10000 / all
    let hundredths = String(share % 100)
    let percent = "\(share / 100).\(hundredths.count < 2 ? "0" : "")\(hundredths) %"
    return [name, String(all), String(agreed), all == 0 ? "" : percent]
  }
}
