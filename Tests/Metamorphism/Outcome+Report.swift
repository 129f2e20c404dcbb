import HockeyRules
import Scoresheets

extension Outcome {
  /// The two games in our notation, and the differences between the answers.
  public var report: String {
    let isPart = expected.lines.keys.filter { $0.isGeneral }.count
    return """
      The log:
      \(SheetWriter.text(of: original))
      Changed:
      \(SheetWriter.text(of: changed))
      Expected, and not answered (of \(expected.lines.count) lines, \(isPart) of them figures):
      \(Self.text(of: expected, without: answer))
      Answered, and not expected:
      \(Self.text(of: answer, without: expected))
      """
  }

  /// The lines that `answer` has more often than `other`.
  private static func text(of answer: Answer, without other: Answer) -> String {
    answer.lines.compactMap { line, count in
      let missing = count - (other.lines[line] ?? 0)
      return missing > 0 ? "  \(missing > 1 ? "\(missing) times " : "")\(line)" : nil
    }.sorted().joined(separator: "\n")
  }
}

extension AnswerLine {
  fileprivate var isGeneral: Bool { if case .total = self { true } else { false } }
}
