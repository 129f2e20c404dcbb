import HockeyRules
import Scoresheets

extension CaseRun {
  /// The difference between `answer` and the expectations for `instant`, or `nil` if they agree.
  func difference(at instant: CaseInstant, _ answer: InstantAnswer) -> CaseDifference? {
    let expectations = instant.expectations.filter { $0.holds(under: expectedBook) }
    var lines = linesOfRefusals(at: instant, answer)
    let namesAllEffects = expectations.contains { !$0.isPartial }
    if namesAllEffects {
      let effects = expectations.filter({ $0.statement.isEffect })
      lines += linesOfEffects(effects, answer.rulings, instant)
    }
    for expectation in expectations where !(namesAllEffects && expectation.statement.isEffect) {
      lines += linesOfOther(expectation, answer, instant)
    }
    guard lines.contains(where: { $0.mark != .agreed }) else { return nil }
    let place =
      expectations.first?.place ?? instant.refusals.first?.place ?? `case`.place
    return CaseDifference(
      place: place, at: words.notation.text(of: instant.time), situation: situation(at: instant),
      lines: lines, past: past(before: instant))
  }

  // MARK: Refusals

  private func linesOfRefusals(
    at instant: CaseInstant, _ answer: InstantAnswer
  ) -> [CaseDifference.Line] {
    var lines: [CaseDifference.Line] = []
    for play in instant.plays {
      let expected = instant.refusals.first { $0.play == play && $0.holds(under: expectedBook) }
        .map { $0.reason }
      let refused = answer.refusals[play]
      // An expected refusal without a reason agrees with any reason.
      guard expected != refused, expected != "" || refused == nil else { continue }
      if let expected { lines.append(.init(mark: .expected, text: Self.text(refused: expected))) }
      if let refused { lines.append(.init(mark: .ruled, text: Self.text(refused: refused))) }
    }
    return lines
  }

  private static func text(refused reason: String) -> String {
    reason.isEmpty ? "refused" : "refused \(reason)"
  }

  // MARK: Effects

  /// Compares all effects of an instant, in order, as two sequences of lines.
  private func linesOfEffects(
    _ expected: [Expectation], _ ruled: [RuledStatement], _ instant: CaseInstant
  ) -> [CaseDifference.Line] {
    let expected = expected.filter { $0.statement != .nothing }
    let ruled = ruled.filter { ruling in
      ruling.isAsserted || (ruling.statement.isEffect && expected.contains { meets($0, ruling) })
    }
    let common = commonIndices(expected, ruled)
    var lines: [CaseDifference.Line] = []
    var next = 0
    for (index, expectation) in expected.enumerated() {
      guard let match = common[index] else {
        lines.append(line(.expected, expectation, instant))
        continue
      }
      lines += ruled[next..<match].map { line(.ruled, $0, instant) }
      lines.append(line(.agreed, ruled[match], instant))
      next = match + 1
    }
    return lines + ruled[next...].map { line(.ruled, $0, instant) }
  }

  /// The index of the effect that meets each expectation, in a longest common subsequence.
  private func commonIndices(
    _ expected: [Expectation], _ ruled: [RuledStatement]
  ) -> [Int: Int] {
    var lengths = Array(
      repeating: Array(repeating: 0, count: ruled.count + 1), count: expected.count + 1)
    for row in expected.indices.reversed() {
      for column in ruled.indices.reversed() {
        lengths[row][column] =
          meets(expected[row], ruled[column])
          ? lengths[row + 1][column + 1] + 1
          : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var common: [Int: Int] = [:]
    var (row, column) = (0, 0)
    while row < expected.count && column < ruled.count {
      if meets(expected[row], ruled[column]) {
        common[row] = column
        row += 1
        column += 1
      } else if lengths[row + 1][column] >= lengths[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return common
  }

  private func meets(_ expectation: Expectation, _ ruled: RuledStatement) -> Bool {
    ruled.statement.meets(expectation.statement, ruled.penaltyClass)
      && cites(expectation, ruled.citation)
  }

  /// Whether the rule with the number `cited` is the expected one; under another book, which has
  /// other numbers, the rules are not compared.
  private func cites(_ expectation: Expectation, _ cited: String) -> Bool {
    guard !isUnderAnother, let citation = expectation.citation else { return true }
    return cited.split(separator: ",").contains {
      let rule = $0.drop { $0 == " " }
      return rule == citation || rule.hasPrefix(citation + "(")
    }
  }

  // MARK: Assertions of the state

  private func linesOfOther(
    _ expectation: Expectation, _ answer: InstantAnswer, _ instant: CaseInstant
  ) -> [CaseDifference.Line] {
    if let match = answer.rulings.first(where: { meets(expectation, $0) }) {
      return [line(.agreed, match, instant)]
    }
    guard let actual = answer.actual(expectation.statement) else {
      let same = answer.rulings.filter { $0.statement.isLike(expectation.statement) }
      return [line(.expected, expectation, instant)] + same.map { line(.ruled, $0, instant) }
    }
    if actual == expectation.statement && (expectation.citation == nil || isUnderAnother) {
      return [.init(mark: .agreed, text: text(actual, instant))]
    }
    return [
      line(.expected, expectation, instant), .init(mark: .ruled, text: text(actual, instant)),
    ]
  }

  // MARK: Words

  private func line(
    _ mark: CaseDifference.Line.Mark, _ ruled: RuledStatement, _ instant: CaseInstant
  ) -> CaseDifference.Line {
    .init(
      mark: mark, text: text(ruled.statement, instant),
      citation: ruled.citation.isEmpty ? nil : ruled.citation)
  }

  private func line(
    _ mark: CaseDifference.Line.Mark, _ expectation: Expectation, _ instant: CaseInstant
  ) -> CaseDifference.Line {
    .init(mark: mark, text: text(expectation.statement, instant), citation: expectation.citation)
  }

  private func text(_ statement: RulingStatement, _ instant: CaseInstant) -> String {
    words.text(of: statement, in: instant.time.period)
  }
}

extension InstantAnswer {
  /// The statement that is true in place of `statement`, or `nil` if there is none or only a ruling
  /// can state it.
  ///
  /// A statement about players who may play, or may not, remains if it is true. Otherwise the
  /// opposite statement names the players for whom it is false.
  fileprivate func actual(_ statement: RulingStatement) -> RulingStatement? {
    switch statement {
    case .mayPlay(let players):
      let wrong = players.filter { mayNotPlay.contains($0) }
      return wrong.isEmpty ? statement : .mayNotPlay(wrong)
    case .mayNotPlay(let players):
      let wrong = players.filter { !mayNotPlay.contains($0) }
      return wrong.isEmpty ? statement : .mayPlay(wrong)
    case .noPenaltyShot: return shot
    default:
      return statement.statePhrase.flatMap { phrase in states.first { $0.statePhrase == phrase } }
    }
  }
}
