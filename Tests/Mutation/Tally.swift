/// The count of the mutations by outcome.
struct Tally {
  private var uncompiled = 0
  private var noticed: [Checks.Stage: Int] = [:]
  private var survivors: [Mutation] = []

  /// The number of mutations that compiled.
  var tried: Int { noticed.values.reduce(0, +) + survivors.count }

  /// Counts a mutation.
  mutating func add(_ mutation: Mutation, _ outcome: Checks.Outcome) {
    switch outcome {
    case .doesNotCompile: uncompiled += 1
    case .noticed(by: let stage, _): noticed[stage, default: 0] += 1
    case .survived: survivors.append(mutation)
    }
  }

  /// Whether `share` percent were noticed.
  func isEnough(_ share: Int) -> Bool { (tried - survivors.count) * 100 >= tried * share }

  /// The figures, in words.
  func report(_ share: Int) -> String {
    let byStage = Checks.Stage.allCases.map { "\(noticed[$0] ?? 0) by \($0.rawValue)" }
    let numbers = survivors.map { String($0.number) }.joined(separator: ",")
    return """
      \(tried) tried, \(uncompiled) more did not compile
      noticed: \(byStage.joined(separator: ", "))
      survived: \(survivors.count)\(survivors.isEmpty ? "" : " (--only \(numbers))")
      \(isEnough(share) ? "at least" : "fewer than") \(share) in a hundred were noticed
      """
  }
}

extension Checks.Outcome {
  /// The mutation in words.
  var words: String {
    switch self {
    case .doesNotCompile: "does not compile"
    case .noticed(by: let stage, let what): "noticed by \(stage.rawValue): \(what)"
    case .survived: "SURVIVED"
    }
  }
}

extension SourceFile {
  /// The lines of `range` before and after the replacement, without the blanks around them.
  func lines(around range: Range<Int>, replacedBy replacement: String) -> (String, String) {
    let bytes = Array(text.utf8)
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex(of: newline) ?? bytes.count
    let head = String(decoding: bytes[start..<range.lowerBound], as: UTF8.self)
    let tail = String(decoding: bytes[range.upperBound..<end], as: UTF8.self)
    let old = String(decoding: bytes[range], as: UTF8.self)
    func inOneLine(_ text: String) -> String {
      text.split(whereSeparator: { $0 == " " || $0 == "\n" }).joined(separator: " ")
    }
    return (inOneLine(head + old + tail), inOneLine(head + replacement + tail))
  }
}
