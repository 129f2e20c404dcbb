package import HockeyRules
package import Scoresheets

/// A question about a rule that leagues often change, in plain words.
package struct BookQuestion: Sendable {
  package let key: ProvisionKey
  package let text: String
  /// The answers between which one chooses, in plain words, with their values; empty if the answer is
  /// a number, a time or rows.
  package let answers: [(words: String, value: StatedValue)]

  private init(_ key: StaticString, _ text: String, _ answers: [(String, StatedValue)] = []) {
    self.key = ProvisionKey(key)
    self.text = text
    self.answers = answers.map { (words: $0.0, value: $0.1) }
  }

  package static let all: [BookQuestion] = [
    BookQuestion("periods", "How many periods does a game have?"),
    BookQuestion("period-length", "How long is a period?"),
    BookQuestion(
      "skaters", "How many skaters does a team have on the ice, without the goalkeeper?"),
    BookQuestion(
      "minimum-skaters", "How many skaters does a team always keep, whatever its penalties?"),
    BookQuestion("minor-length", "How long does a player sit for a minor?"),
    BookQuestion("late-lengths", "Are penalties of another length late in a period?"),
    BookQuestion("major-length", "How long is a team short for a major?"),
    BookQuestion(
      "goal-ends", "Does a goal against a short-handed team let the player out?",
      [("yes", .flag(true)), ("no, he sits his full time", "nothing")]),
    BookQuestion(
      "signalled-minor",
      "The arm is up for a minor, and the other team scores. What happens to the minor?",
      [
        ("it is washed out", "not-assessed"),
        ("it goes on the record, and nobody sits", "recorded"),
        ("it is served", "served"),
      ]),
    BookQuestion(
      "set-off", "Both teams get equal penalties at one whistle. Are they off the board?",
      [
        ("yes, the players sit and others come on", .flag(true)),
        ("no, each team is short for its own", "nothing"),
      ]),
    BookQuestion(
      "single-minors-each", "One minor to each team, and nothing else: how do they play on?",
      [
        ("at full strength, both with substitutes", "substitution"),
        ("four against four, if nobody else sits", "four-on-four-if-clock-empty"),
        (
          "four against four, if nobody else sits and neither has another penalty",
          "four-on-four-if-nothing-beside"
        ),
        ("four against four, if both were at full strength", "four-on-four-at-full-strength"),
      ]),
    BookQuestion(
      "minors-as-shots", "Does a penalty shot replace a minor?",
      [
        ("no", "none"), ("yes, always", "all"),
        ("only while a lead makes the clock run", "in-running-time"),
      ]),
    BookQuestion(
      "majors-carry", "Does a major put the player out of the game?",
      [
        ("not by itself", "nothing"), ("yes", "game-misconduct"),
        ("yes, except for a fight", "game-misconduct-unless-fighting"),
        ("only for a fight", "game-misconduct-for-fighting"),
      ]),
    BookQuestion(
      "penalties-to-game-misconduct", "After how many penalties in a game is a player out?"),
    BookQuestion("game-counts", "Does anything else follow from a count of penalties in a game?"),
    BookQuestion(
      "double-minor-counts", "Does a double minor count as two of them?",
      [("yes", "twice"), ("no, as one", "once")]),
    BookQuestion("running-time", "Does the clock run without stops at a lead?"),
    BookQuestion("lead-ends-game", "Does a lead end the game?"),
    BookQuestion(
      "tied-game", "What follows a tie after regulation?",
      [
        ("overtime, then a shoot-out", "overtime-then-shoot-out"),
        ("overtime, and then it may stay a tie", "overtime-then-tie"),
        ("overtimes until somebody scores", "overtimes"), ("a shoot-out at once", "shoot-out"),
        ("nothing: it is a tie", "tie"),
      ]),
    BookQuestion("overtime-length", "How long is overtime?"),
    BookQuestion("overtime-skaters", "How many skaters does a team have in overtime?"),
    BookQuestion("overtime-strengths", "Does the number of skaters differ by overtime?"),
    BookQuestion(
      "overtime-sudden-victory", "Does a goal in overtime end the game?",
      [("yes", .flag(true)), ("no, overtime is played to its end", "played-out")]),
    BookQuestion("shoot-out-rounds", "How many shooters does each team have in a shoot-out?"),
    BookQuestion(
      "repeat-shooters", "Who may shoot again in a shoot-out?",
      [
        ("nobody before all have shot", "all-before-twice"),
        ("nobody in the first rounds, then anybody", "different-in-rounds"), ("anybody", "free"),
      ]),
    BookQuestion("time-outs", "How many time-outs does a team have?"),
  ]

  package var form: PointForm { Rulebook.points.first { $0.key == key }?.form ?? .agreed }

  /// The value of an answer that is typed, or `nil` if it is none: a choice's number or its word, a
  /// number, a time, `none` for no such rule.
  package func value(of answer: String) -> StatedValue? {
    if !answers.isEmpty {
      if let number = Int(answer) {
        return answers.indices.contains(number - 1) ? answers[number - 1].value : nil
      }
      return answers.first { $0.value == .text(answer) || $0.words == answer }?.value
    }
    return Self.value(of: answer, form)
  }

  package static func value(of answer: String, _ form: PointForm) -> StatedValue? {
    let value: StatedValue
    switch form {
    case .optional(let form):
      return answer == "none" ? StatedValue.none : Self.value(of: answer, form)
    case .number: value = Int(answer).map { .integer($0) } ?? .text(answer)
    case .words: value = .list(answer.split(separator: " ").map { String($0) })
    case .table: return answer == "none" ? .list([]) : nil
    default: value = .text(answer)
    }
    return form.admits(value) ? value : nil
  }

  /// The values of other points that follow from an answer, so that the book does not contradict
  /// itself.
  package func consequences(of value: StatedValue, in book: Rulebook) -> [Edition.Change] {
    let overtimes = [book.play.overtime, book.play.playOffOvertime, book.play.finalOvertime]
    switch key.rawValue {
    case "skaters":
      guard let skaters = Int(value) else { return [] }
      let others = overtimes.map { $0.skaters } + [book.play.minimumSkaters]
      return others.filter { $0.value > skaters }.map { .init($0.key.rawValue, to: value) }
    case "minor-length":
      guard let length = PlayingTime(value) else { return [] }
      let minutes = (length.tenths + 599) / 600
      let recorded = book.classes.minorMinutes
      return minutes > recorded.value ? [.init(recorded.key.rawValue, to: .integer(minutes))] : []
    case "overtime-length":
      guard let length = PlayingTime(value) else { return [] }
      return overtimes.flatMap { [$0.length, $0.furtherLength] }.dropFirst()
        .filter { $0.value < length }.map { .init($0.key.rawValue, to: value) }
    default: return []
    }
  }
}

extension Edition {
  /// A situation that shows what `value` would change on the point `key`, or `nil` if none was found:
  /// its rulings under this edition, and with the value.
  package func example(of value: StatedValue, on key: ProvisionKey) -> Document? {
    guard let now = rulebook(called: "now", altering: { _ in }),
      let changed = rulebook(called: "then", altering: { if $0.key == key { $0.value = value } }),
      let example = BookTrial.made(for: value, now, changed)
    else { return nil }
    return .example(example)
  }
}

extension StatedValue {
  package var text: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .list(let words): words.joined(separator: " ")
    case .flag, .none, .rows: ""
    }
  }
}
