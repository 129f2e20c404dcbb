import Foundation

/// The checks that a changed program has to pass, cheapest first.
struct Checks {
  let workshop: Workshop

  /// The outcome of the checks.
  enum Outcome: Equatable {
    case doesNotCompile
    case noticed(by: Stage, String)
    case survived
  }

  /// The stages, in the order in which they are run.
  enum Stage: String, CaseIterable {
    case cases
    case tests

    /// The tests of the stage.
    var filter: String {
      switch self {
      case .cases: "^CasesTests\\."
      case .tests: "^HockeyRulesTests\\."
      }
    }

    /// The seconds after which a program is considered to hang: many times the usual time.
    var limit: Double {
      switch self {
      case .cases: 120
      case .tests: 300
      }
    }
  }

  /// The kilobytes of memory that a changed program may take.
  private static let memory = 6_000_000

  /// Builds the workshop's package; returns the last lines of the compiler if that fails.
  func build() -> String? {
    let run = ChildProcess(
      ["swift", "build", "--build-tests", "--package-path", workshop.folder.path], limit: 1800)
    var lines: [String] = []
    for line in run.lines() { lines.append(line) }
    return run.status == 0 ? nil : lines.suffix(20).joined(separator: "\n")
  }

  /// Builds the workshop's package, and runs the checks up to the first that fails.
  func outcome() -> Outcome {
    if build() != nil { return .doesNotCompile }
    for stage in Stage.allCases {
      if let failure = failure(in: stage) { return .noticed(by: stage, failure) }
    }
    return .survived
  }

  /// The first failure of `stage`, or `nil` if it passes.
  private func failure(in stage: Stage) -> String? {
    let program = workshop.folder.appending(path: ".build/debug/mutatedPackageTests.xctest").path
    let run = ChildProcess(
      [
        "NO_COLOR=1", "sh", "-c", "ulimit -v \(Self.memory); exec \"$@\"", "sh", program,
        "--testing-library", "swift-testing", "--filter", stage.filter,
      ], limit: stage.limit)
    for line in run.lines() {
      if let failure = Self.failure(in: line) {
        run.stop()
        return failure
      }
    }
    if run.isTooLong { return "it hangs" }
    if run.isTrapped { return "it traps" }
    return run.status == 0 ? nil : "it fails"
  }

  /// The failure that `line` reports, if any: the case by its file and title, or the test by its
  /// name.
  static func failure(in line: String) -> String? {
    guard line.hasPrefix("✘ Test "), line.contains(" recorded an issue") else { return nil }
    if let match = line.firstMatch(of: /run → (.+?) at \S+\.(?:swift|cases):\d+/) {
      return String(match.output.1)
    }
    if let match = line.firstMatch(of: /^✘ Test "(.+?)" recorded/) { return String(match.output.1) }
    return line
  }
}
