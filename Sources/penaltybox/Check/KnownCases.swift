import Cases
import Scoresheets

/// A list of cases that are known to differ, so that only others fail.
///
/// There is one case per line: `minors/a.cases: a minor waits, under nhl-2025`. `#` begins a comment.
struct KnownCases {
  private var lines: Set<String> = []
  /// The listed cases that agree now.
  private(set) var gone: [String] = []
  /// The cases that differ, listed or not, in their order.
  private var failed: [String] = []

  init() {}

  init(at path: String?) throws(FileError) {
    guard let path else { return }
    let text = try FileSystem.contents(of: path)
    try FileSystem.checkLines(of: text, path)
    lines = Set(
      NotationLine.split(text).map { _, bytes in
        let line = String(decoding: bytes, as: UTF8.self)
        let end = line.firstIndex(of: "#") ?? line.endIndex
        return String(line[..<end].reversed().drop { $0 == " " }.reversed())
      })
  }

  /// Whether the result of a run is on the list; notes a case that differs, and one that agrees now.
  mutating func take(_ result: CheckResult, of run: CaseSelection.Run) -> Bool {
    let line = "\(run.pathInSuite): \(result.run.name)".visible
    let isListed = lines.contains(line)
    if result.hasFailed { failed.append(line) } else if isListed { gone.append(line) }
    return isListed && result.hasFailed
  }

  var text: String { failed.map { $0 + "\n" }.joined() }
}
