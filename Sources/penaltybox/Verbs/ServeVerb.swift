import Scoresheets
import Surface

extension Verb {
  static let serve = Verb(
    name: "serve",
    summary: "answer requests, one JSON line each: any question about any log, with open games",
    operands: .none,
    options: [],
    examples: ["penaltybox serve < requests.jsonl"]
  ) { (_, console) throws(SurfaceError) in
    var surface = Surface()
    var status = ExitStatus.done
    let limit = SizeLimit.log
    var input = LineInput(limit: limit.bytes, by: console.calls)
    while let line = input.next() ?? input.takeRest() {
      guard line.count <= input.limit else {
        throw SurfaceError(
          "the request: larger than \(limit.rawValue) MB, which is the most that is read"
        )
      }
      if line.isEmpty { continue }
      let answer = surface.answered(line)
      if !answer.errors.isEmpty { status = .couldNotRun }
      console.print(answer.bytes)
      console.flush()
      guard console.isOpen else { return .couldNotRun }
    }
    guard let failure = input.failure else { return status }
    throw SurfaceError("\(FileSystem.standardInput): \(failure.words)")
  }
}
