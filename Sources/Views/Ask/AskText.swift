import HockeyRules
import Scoresheets

package enum AskText {
  /// The answer to `inquiry`: the rulings with their rules, then the strength, the score and the
  /// box.
  package static func text(of inquiry: Inquiry, in palette: Palette) -> String {
    let page = StatePage(moment: inquiry.moment, palette: palette)
    return text(
      page.head + page.lines(of: inquiry) + page.benchBehind(inquiry) + page.warnings, palette)
  }

  /// The answers to a bench's usual questions: each team's next goal and next minor, a whistle, the
  /// end of the period, and when the strength changes.
  package static func text(of moment: Moment, in palette: Palette) -> String {
    let page = StatePage(moment: moment, palette: palette)
    // Calls after the game are recorded, but change nothing that a bench asks about.
    let answers = moment.state.game.isOver ? [] : Inquiry.all(of: moment).filter { $0.isTaken }
    if answers.isEmpty {
      return text(page.head + ["", "Nothing more can happen."] + page.warnings, palette)
    }
    return text(
      page.head + answers.flatMap(page.lines) + page.gains + page.choices + page.barred
        + page.warnings, palette)
  }

  private static func text(_ lines: [String], _ palette: Palette) -> String {
    palette.wrapped(lines.asLines)
  }
}

extension StatePage {
  fileprivate func lines(of inquiry: Inquiry) -> [String] {
    let title = "If " + inquiry.words
    if let refusal = inquiry.refusal {
      return ["", palette.paint("\(title): refused, \(refusal)", .bad)]
    }
    guard case .success(let answer) = inquiry.answer else { return [] }
    let rulings = answer.plays.flatMap { play in
      rows(
        of: Array(answer.solution.rulings(of: play)), after: answer.game,
        in: play.event.time.period, isTimed: true)
    }
    let nobody =
      answer.isGoal && answer.returned.isEmpty ? row("nobody comes out of the box", nil, "") : []
    let then = answer.goesOn ? "play goes on" : answer.game.hasEnded ? "the game is over," : "then"
    let end = "\(then) \(strength(of: answer.game)), \(score(of: answer.game))"
    let faceOff = answer.faceOff.map { row(of: $0) } ?? []
    let warnings = inquiry.warnings.flatMap { row(of: $0, "warning: ") }
    return ["", palette.paint(title, .strong)] + rulings + faceOff + nobody + warnings
      + row(end, .strength, "")
  }

  fileprivate func benchBehind(_ inquiry: Inquiry) -> [String] {
    guard case .success(let answer) = inquiry.answer else { return [] }
    let state = answer.game.state
    return StatePage(moment: Moment(of: moment.game, state), palette: palette).bench
  }

  /// The time at which each team with a penalty on the clock next gets a skater back.
  fileprivate var gains: [String] {
    Team.allCases.flatMap { team -> [String] in
      guard !moment.state.game.activeSeats(of: team).isEmpty else { return [] }
      let gets = words.text(team, "get")
      guard let gain = moment.state.nextGain(of: team) else {
        return ["", "\(gets) no skater back from the clock before the game ends."]
      }
      let time = moment.game.notation.text(of: gain.time, in: moment.time.period)
      return ["", palette.paint("\(gets) a skater back at \(time)", .strong)]
        + rows(of: gain.rulings, after: gain.game, in: gain.time.period) + goingOn(gain.game)
    }
  }

  fileprivate var choices: [String] {
    let wording = moment.wording()
    let open = moment.state.openChoices.flatMap { choice in
      row(words.text(of: choice), .assumed, wording.citation(of: .rule(choice.citation)))
    }
    return open.isEmpty ? [] : ["", palette.paint("A captain may choose", .strong)] + open
  }

  fileprivate var barred: [String] {
    let state = moment.state
    return lines(of: Team.allCases.flatMap(state.barredServers), "May not serve for another")
      + (state.mayComeToShootOut
        ? lines(
          of: Team.allCases.flatMap(state.barredFromShootOut), "May not shoot in the shoot-out")
        : [])
  }

  private func lines(of bars: [PlayerBar], _ title: String) -> [String] {
    guard !bars.isEmpty else { return [] }
    return ["", palette.paint(title, .strong)]
      + bars.flatMap { bar in
        row(
          moment.game.words.words(for: bar.reason).reason, nil,
          moment.wording().citation(of: bar.authority))
      }
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
