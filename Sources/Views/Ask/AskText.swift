import HockeyRules
import Scoresheets

/// What would follow, as a bench is told of it.
public enum AskText {
  /// What would follow if `plays` happened at `moment`: the rulings with their rules, the strength, the score and
  /// the box behind them.
  public static func text(
    of inquiry: Inquiry, in palette: Palette
  ) -> String {
    let page = StatePage(moment: inquiry.moment, palette: palette)
    return text(page.head + page.lines(of: inquiry) + page.benchBehind(inquiry))
  }

  /// The answers to what a bench asks most: each team's next goal and next minor, a whistle, the end of the
  /// period, and when the strength changes.
  public static func text(of moment: Moment, in palette: Palette) -> String {
    let page = StatePage(moment: moment, palette: palette)
    // Calls after the end go on record, but change nothing that a bench asks about.
    let answers = moment.state.game.isOver ? [] : Inquiry.all(of: moment).filter(\.isTaken)
    if answers.isEmpty { return text(page.head + ["", "Nothing more can happen."]) }
    return text(page.head + answers.flatMap(page.lines) + page.gains + page.choices + page.barred)
  }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}

extension StatePage {
  /// The question and what would be ruled.
  fileprivate func lines(of inquiry: Inquiry) -> [String] {
    let title = "If " + words(for: inquiry.question)
    if let refusal = inquiry.refusal {
      return ["", palette.paint("\(title): refused, \(refusal)", .bad)]
    }
    guard case .success(let answer) = inquiry.answer else { return [] }
    let rulings = answer.plays.flatMap { play in
      rows(
        of: play.rulings.news, after: answer.game, in: play.event.time.period, isTimed: true)
    }
    let nobody = answer.isGoal && answer.returned.isEmpty ? [row("nobody returns", nil, "")] : []
    let then = answer.goesOn ? "play goes on" : answer.game.hasEnded ? "the game is over," : "then"
    let end = "\(then) \(strength(of: answer.game)), \(score(of: answer.game))"
    return ["", palette.paint(title, .strong)] + rulings + nobody + [row(end, .strength, "")]
  }

  /// Who would sit then.
  fileprivate func benchBehind(_ inquiry: Inquiry) -> [String] {
    guard case .success(let answer) = inquiry.answer else { return [] }
    let state = answer.game.state(under: moment.game.book)
    return StatePage(moment: Moment(of: moment.game, state), palette: palette).bench
  }

  /// When each team that is without a skater has one more.
  fileprivate var gains: [String] {
    Team.allCases.flatMap { team -> [String] in
      guard !moment.state.game.activeSeats(of: team).isEmpty else { return [] }
      let name = moment.game.log.letters[team]
      guard let gain = moment.state.nextGain(of: team) else {
        return ["", "The clock gives \(name) no skater more before the game ends."]
      }
      let time = moment.game.notation.text(of: gain.time, in: moment.time.period)
      return ["", palette.paint("\(name) has a skater more at \(time)", .strong)]
        + rows(of: gain.rulings.news, after: gain.game, in: gain.time.period) + [goingOn(gain.game)]
    }
  }

  /// What a captain has still to say.
  fileprivate var choices: [String] {
    let wording = moment.wording()
    let open = moment.state.openChoices.compactMap { choice -> String? in
      let effect = Effect.choice(
        choice.team, candidates: choice.candidates, taken: choice.taken, assumed: true)
      return wording.text(for: effect, in: moment.time.period).map {
        row($0, .assumed, wording.citation(of: choice.authority))
      }
    }
    return open.isEmpty ? [] : ["", palette.paint("Somebody must choose", .strong)] + open
  }

  /// Who may not serve, and, where a shoot-out may come, who may not take part in it.
  fileprivate var barred: [String] {
    let state = moment.state
    return lines(of: Team.allCases.flatMap(state.barredServers), "May not serve for another")
      + (state.mayComeToShootOut
        ? lines(
          of: Team.allCases.flatMap(state.barredFromShootOut), "May not shoot in the shoot-out")
        : [])
  }

  private func lines(of bars: [Bar], _ title: String) -> [String] {
    guard !bars.isEmpty else { return [] }
    return ["", palette.paint(title, .strong)]
      + bars.map { bar in
        row(
          moment.game.words.words(for: bar.reason).reason, nil,
          moment.wording().citation(of: bar.authority))
      }
  }

  private func words(for question: Inquiry.Question) -> String {
    let letters = moment.game.log.letters
    return switch question {
    case .plays(let plays):
      plays.map { moment.game.notation.text(of: $0) }.joined(separator: ", then ")
    case .bench(.goal(let team)): "\(letters[team]) scores"
    case .bench(.minor(let team)): "\(letters[team]) gets a minor more"
    case .bench(.whistle): "play is stopped"
    case .bench(.periodEnd): "nothing more happens in the period"
    }
  }
}

extension WhatIf {
  /// Whether it asks about a goal.
  fileprivate var isGoal: Bool {
    plays.contains { if case .goal = $0.event.play { true } else { false } }
  }
}

extension Game {
  /// Whether nothing can follow.
  var hasEnded: Bool { isOver || isDecided }
}
