public import HockeyRules

extension RulingWords {
  /// The words for `reason`: the oddity, and the correction.
  public func text(of reason: Warning.Reason) -> String {
    switch reason {
    case .overtimeNotTied(let score):
      "overtime is played at \(text(figures: score)); expected a tied score"
    case .tooManyOvertimes(let limit):
      limit == 0
        ? "overtime is played; the book has none"
        : "a second overtime is played; the book has only one"
    case .shootOutNotTied(let score):
      "a shoot-out is held at \(text(figures: score)); expected a tied score"
    case .gameEndsEarly(let left):
      "the game ends with \(left.text) left to play; expected the end after that"
    case .gameEndsTied(let follows):
      "the game ends tied; expected \(words(for: follows))"
    case .periodEndsEarly(let left):
      "the period ends with \(left.text) left; expected the end when no time is left"
    case .tooManyToSetOff(let team, let limit):
      "\(notation.letters[team]) has more than \(limit) penalties at one stoppage; the first called are set off"
    case .goalTwice(let first):
      "the same goal is \(name(first)); expected it once"
    case .unknownNumber(let player):
      "\(notation.name(of: player)) is not on his team's list; expected one of its numbers"
    case .unknownInfraction(let infraction, let nearest):
      "`\(infraction.rawValue)` is no known infraction; did you mean `\(nearest.rawValue)`?"
    }
  }

  private func words(for follows: TiedGame) -> String {
    switch follows {
    case .overtimeThenShootOut: "overtime, and a shoot-out where that changes nothing"
    case .overtimeThenTie: "overtime"
    case .overtimes: "overtimes until a goal"
    case .shootOut: "a shoot-out"
    case .tie: "nothing more"
    }
  }
}
