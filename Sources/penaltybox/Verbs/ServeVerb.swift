import Surface

extension Verb {
  /// Answers requests.
  static let serve = Verb(
    name: "serve",
    summary: "answer requests, one JSON line each: any question about any log, with open games",
    operands: .none,
    options: [.quiet],
    examples: ["penaltybox serve < requests.jsonl"]
  ) { _, console in
    var surface = Surface()
    var status = ExitStatus.done
    var input = LineInput(limit: SizeLimit.log.bytes)
    while let line = input.next() ?? input.takeRest() {
      guard line.count <= input.limit else {
        console.report(
          "the request: larger than \(SizeLimit.log.rawValue) MB, which is the most that is read")
        return .couldNotRun
      }
      if line.isEmpty { continue }
      let answer = surface.answered(line)
      if answer.hasErrors { status = .couldNotRun }
      console.print(SafeText(answer.bytes))
      console.flush()
      guard console.isOpen else { return status }
    }
    guard let failure = input.failure else { return status }
    console.report("\(FileSystem.standardInput): \(failure.words)")
    return .couldNotRun
  }
}
