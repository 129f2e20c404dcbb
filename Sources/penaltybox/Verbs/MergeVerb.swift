import Feeds
import HockeyRules
import Scoresheets
import Surface
import SystemLibrary
import Views

extension Verb {
  static let merge = Verb(
    name: "merge",
    summary: "put two keepers' logs of one game together, and say where they differ",
    operands: .two("LOG"),
    options: [
      Option(.prefer, ["first", "second"], "which log is right where they contradict each other"),
      Option(.format, ["sheet", "jsonl"], "the output format (default: that of the first log)"),
      .under, .from, .quiet,
    ],
    examples: [
      "penaltybox merge scorer.jsonl penalty-bench.jsonl > game.jsonl",
      "penaltybox merge --prefer first scorer.jsonl penalty-bench.jsonl > game.jsonl",
    ]
  ) { (arguments, console) throws(CommandError) in
    var player = LogPlayer(arguments)
    var files: [ReadLog] = []
    var status = ExitStatus.done
    for path in arguments.operands {
      do throws(SurfaceError) {
        let file = try player.read(path)
        status = max(status, player.tell(file, &console))
        files.append(file)
      } catch {
        console.report(error.report)
        status = .couldNotRun
      }
    }
    // A log that ends too early would lose plays without a word.
    guard files.count == 2, files.allSatisfy({ $0.errors.isEmpty }) else { return .couldNotRun }
    let merged: MergedLog
    do throws(MergeError) { merged = try MergedLog(files[0].log, files[1].log) } catch {
      throw CommandError(reporting: error.words)
    }
    let report = MergeReport(merged, of: files)
    report.tell(&console)
    guard let log = report.log(arguments, &console) else { return max(status, .differs) }
    var file = files[0]
    file.log = log
    if report.hasContradictions { status = max(status, .differs) }
    status = max(status, print(log, like: file, arguments, &console))
    do throws(SurfaceError) {
      if let words = try player.play(file).game.refusedPlays {
        console.remark(words)
        status = max(status, .differs)
      }
    } catch { console.remark(error.told(in: file.name)) }
    return status
  }

  private static func print(
    _ log: GameLog, like file: ReadLog, _ arguments: Arguments, _ console: inout Console
  ) -> ExitStatus {
    let own: ConvertedFormat = file.format == .sheet ? .sheet : .jsonLines
    let converted = ConvertedLog(
      log, as: arguments[.format].flatMap { ConvertedFormat(rawValue: $0) } ?? own, isNamed: true)
    console.print(converted.bytes)
    for error in converted.errors { console.report(error) }
    return converted.errors.isEmpty ? .done : .couldNotRun
  }
}

extension MergeError {
  fileprivate var words: String {
    switch self {
    case .teams(let first, let second):
      "these are logs of other teams: \(first.home) and \(first.visiting), "
        + "\(second.home) and \(second.visiting)"
    case .tooLong(let limit): "a log has more than \(limit.grouped) plays"
    }
  }
}

/// What two logs have in common and where they differ, in words, and who is right.
private struct MergeReport {
  private let merged: MergedLog
  private let names: [MergedLog.Keeper: String]
  private let notation: Notation

  init(_ merged: MergedLog, of files: [ReadLog]) {
    self.merged = merged
    names = [.first: files[0].name.visible, .second: files[1].name.visible]
    notation = Notation(of: files[0].log)
  }

  var hasContradictions: Bool { merged.findings.contains { $0.isContradiction } }

  /// Says what differs; what must be chosen is an error, the rest are remarks.
  func tell(_ console: inout Console) {
    var only: [MergedLog.Keeper: Int] = [:]
    for finding in merged.findings {
      if case .only(let keeper, let play) = finding {
        only[keeper, default: 0] += 1
        console.remark("only in \(name(keeper)): \(text(play))".visible)
      } else {
        console.report(text(finding))
      }
    }
    let counts = MergedLog.Keeper.allCases.map { "\(only[$0] ?? 0) only in \(name($0))" }
    let others = merged.findings.count { $0.isContradiction }
    console.remark(
      "\(merged.shared.counted("play")) in both, \(counts[0]), \(counts[1]), "
        + "\(others.counted("contradiction"))")
  }

  /// The merged log; nil if somebody must choose first.
  func log(_ arguments: Arguments, _ console: inout Console) -> GameLog? {
    if let keeper = arguments[.prefer].flatMap({ MergedLog.Keeper(rawValue: $0) }) {
      return merged.log { _ in keeper }
    }
    guard hasContradictions else { return merged.log { _ in .first } }
    let calls = FileCalls()
    guard calls.isatty(STDIN_FILENO), calls.isatty(STDERR_FILENO),
      !arguments.operands.contains("-")
    else {
      console.report("nothing is written: choose with `--prefer first` or `--prefer second`")
      return nil
    }
    var input = LineInput(limit: NotationLine.lengthLimit)
    var choices: [Int: MergedLog.Keeper] = [:]
    for (index, finding) in merged.findings.enumerated() where finding.isContradiction {
      console.report(text(finding) + "\nWhich is right, 1 or 2?")
      while choices[index] == nil {
        guard let line = input.next() else {
          console.report("nothing is written")
          return nil
        }
        switch String(decoding: line, as: UTF8.self).filter({ $0 != " " }) {
        case "1": choices[index] = .first
        case "2": choices[index] = .second
        default: console.report("1 is \(name(.first)), 2 is \(name(.second))")
        }
      }
    }
    return merged.log { choices[$0] ?? .first }
  }

  private func name(_ keeper: MergedLog.Keeper) -> String { names[keeper] ?? "" }

  private func text(_ play: LoggedPlay) -> String {
    "\(notation.text(of: play.event.time)) \(notation.text(of: play.event.play))"
  }

  private func text(_ finding: MergedLog.Finding) -> String {
    switch finding {
    case .only(let keeper, let play): "only in \(name(keeper)): \(text(play))"
    case .differs(let first, let second):
      "\(name(.first)): \(text(first))\n\(name(.second)): \(text(second))"
    case .head(let key, let first, let second):
      "\(name(.first)): \(key) \(first)\n\(name(.second)): \(key) \(second)"
    }
  }
}
