import HockeyRules
import Scoresheets

package enum AskText {
  /// The answer to `inquiry`: the rulings with their rules, then strength, score and box.
  package static func text(of inquiry: Inquiry, in palette: Palette) -> String {
    let page = StatePage(moment: inquiry.moment, palette: palette)
    return Document.text(
      of: [.lines(page.head), page.block(of: inquiry)] + page.benchBehind(inquiry)
        + page.warnings, in: palette)
  }

  /// The answers to a bench's usual questions: each team's next goal and next minor, a whistle, the
  /// end of the period, and when the strength changes.
  package static func text(of moment: Moment, in palette: Palette) -> String {
    let page = StatePage(moment: moment, palette: palette)
    // Calls after the game are recorded, but change nothing that a bench asks about.
    let answers = moment.state.game.isOver ? [] : Inquiry.all(of: moment).filter { $0.isTaken }
    let blocks =
      answers.isEmpty
      ? [.line("Nothing more can happen.")]
      : answers.map(page.block) + page.gains + page.choices + page.barred
    return Document.text(of: [.lines(page.head)] + blocks + page.warnings, in: palette)
  }
}

extension StatePage {
  fileprivate func block(of inquiry: Inquiry) -> Block {
    let title = "If " + inquiry.words
    if let refusal = inquiry.refusal { return .line("\(title): refused, \(refusal)", .bad) }
    guard let answer = inquiry.taken else { return .lines([]) }
    let rulings = answer.plays.flatMap { play in
      rows(
        of: Array(answer.solution.rulings(of: play)), after: answer.game,
        in: play.event.time.period, isTimed: true)
    }
    let nobody =
      answer.isGoal && answer.returned.isEmpty ? [row("nobody comes out of the box")] : []
    let then = answer.goesOn ? "play goes on" : answer.game.hasEnded ? "the game is over," : "then"
    let end = "\(then) \(strength(of: answer.game)), \(score(of: answer.game))"
    let faceOff = answer.faceOff.map { [row(of: $0)] } ?? []
    let warnings = inquiry.warnings.map { row(of: $0, "warning: ") }
    return .rows(
      [.init(title, .strong)], rulings + faceOff + nobody + warnings + [row(end, .strength)])
  }

  fileprivate func benchBehind(_ inquiry: Inquiry) -> [Block] {
    guard let state = inquiry.taken?.game.state else { return [] }
    return StatePage(moment: Moment(of: moment.game, state), palette: palette).bench
  }

  /// The time at which each team with a penalty on the clock next gets a skater back.
  fileprivate var gains: [Block] {
    Team.allCases.filter { !moment.state.game.activeSeats(of: $0).isEmpty }.flatMap {
      team -> [Block] in
      let gets = words.text(team, "get")
      guard let gain = moment.state.nextGain(of: team) else {
        return [.line("\(gets) no skater back from the clock before the game ends.")]
      }
      return Block.rows(
        "\(gets) a skater back at \(notation.text(of: gain.time, in: moment.time.period))",
        rows(of: gain.rulings, after: gain.game, in: gain.time.period) + [goingOn(gain.game)])
    }
  }

  fileprivate var choices: [Block] {
    Block.rows(
      "A captain may choose",
      moment.state.openChoices.map { row(words.text(of: $0), .assumed, by: .rule($0.citation)) })
  }

  fileprivate var barred: [Block] {
    func block(_ title: String, _ bars: [PlayerBar]) -> [Block] {
      Block.rows(title, bars.map { row(words.words(for: $0.reason).reason, by: $0.authority) })
    }
    let state = moment.state
    let shooters = state.mayComeToShootOut ? Team.allCases.flatMap(state.barredFromShootOut) : []
    return block("May not serve for another", Team.allCases.flatMap(state.barredServers))
      + block("May not shoot in the shoot-out", shooters)
  }
}

extension WhatIf {
  fileprivate var isGoal: Bool {
    plays.contains { if case .goal = $0.event.play { true } else { false } }
  }
}

extension Game {
  /// Whether nothing more can happen.
  var hasEnded: Bool { isOver || isDecided }
}
