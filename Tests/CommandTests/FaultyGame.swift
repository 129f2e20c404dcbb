import HockeyRules
import Rulebooks
import Scoresheets
import Surface
import Testing

@testable import penaltybox

/// A game of fifty typed lines, and the console on a faulty disk into which they are typed.
struct FaultyGame {
  static let path = "game.jsonl"

  /// The lines: whistles, penalties and late entries, some of which are taken back.
  static let lines: [String] = (0..<50).map { number in
    let second = number * 20
    let time = "\(second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60)"
    switch number % 10 {
    case 3: return "\(time) A\(number) 2 hooking"
    case 5: return "undo"
    case 7: return "insert 0:0\(number / 10 + 1) whistle"
    case 9: return "undo 2"
    default: return "\(time) whistle"
    }
  }

  /// The game before each line, and after the last line.
  private(set) var games: [KeptLog] = []
  /// The log before each line, and after the last line.
  private(set) var logs: [[UInt8]] = []

  init() throws {
    let book = Rulebooks.nhl2025.rulebook
    let log = GameLog(books: ["nhl-2025"])
    games = [KeptLog(LogReading(log: log), lines: 1, file: Self.path, under: book)]
    logs = [JSONLines.head(of: log)]
    for (index, line) in Self.lines.enumerated() {
      let step = try Self.step(NotationLine(number: 1, bytes: Array(line.utf8)), in: games[index])
      games.append(step.game)
      logs.append(logs[index] + step.lines)
    }
  }

  private static func step(_ line: NotationLine, in game: KeptLog) throws -> LiveStep {
    if case .undo(let undo) = try LiveCommand.line(line) { return try game.undoing(undo) }
    var reading = game
    switch try reading.read(line) {
    case .late(let play): return try reading.inserting(play)
    case .play(let play): return try reading.adding(play)
    case .nothing, .clock, .position: throw Misread()
    }
  }

  private struct Misread: Error {}

  /// The result of a run of the console.
  struct Outcome {
    var system: FaultyDisk
    var status: penaltybox.ExitStatus
    /// The ids of the plays that the console has shown as kept, sorted.
    var shown: [String]
  }

  /// Types `lines` into a console whose game is as it was before the first of these lines.
  func type(
    _ lines: ArraySlice<String>, fault: (call: Int, fault: FaultyDisk.Fault)? = nil,
    isTerminal: Bool = false
  ) throws -> Outcome {
    let start = lines.startIndex
    let system = FaultyDisk(Disk(Self.path, logs[start]), typing: Array(lines))
    var keeper = try LogKeeper(Self.path, by: system)
    _ = try keeper.contents()
    system.isTerminal = isTerminal
    // Calls before this point belong to opening a log, which has tests of its own.
    system.start()
    system.fault = fault
    // The clock always counts up, even if some lines are lost.
    var live = LiveConsole(
      games[start], keeper, knowsClock: true, on: try Self.console(system))
    let status = live.run(isStrict: false)
    return Self.outcome(system, status, live.console, after: Self.plays(in: logs[start]))
  }

  /// Opens the log on `disk` as a new console does, and types `lines`.
  static func open(
    _ disk: Disk, typing lines: [String] = [], fault: (call: Int, fault: FaultyDisk.Fault)? = nil,
    watch: ((FaultyDisk) -> Void)? = nil
  ) throws -> Outcome {
    let system = FaultyDisk(disk, typing: lines)
    system.fault = fault
    system.watch = watch
    var console = try Self.console(system)
    let words = ["live", path, "--under", "nhl-2025"]
    guard case .run(let arguments) = try ArgumentParser.command(of: words) else { throw Misread() }
    var status = penaltybox.ExitStatus.couldNotRun
    let before = disk[path].map(plays) ?? []
    do throws(SurfaceError) {
      var live = try LiveLog(path: path, arguments: arguments).open(&console)
      status = live.run(isStrict: false)
      console = live.console
    } catch {
      console.report(error.report)
    }
    return outcome(system, status, console, after: before)
  }

  private static func console(_ system: FaultyDisk) throws -> Console {
    let words = ["live", path, "--color", "never"]
    guard case .run(let arguments) = try ArgumentParser.command(of: words) else { throw Misread() }
    return Console(arguments, by: system)
  }

  private static func outcome(
    _ system: FaultyDisk, _ status: penaltybox.ExitStatus, _ console: Console, after plays: [String]
  ) -> Outcome {
    var console = console
    console.flush()
    let status = console.failure == nil ? status : .couldNotRun
    return Outcome(system: system, status: status, shown: shown(in: system.answer, after: plays))
  }

  /// The ids of the plays kept after `answer`, if `plays` were kept before it.
  static func shown(in answer: String, after plays: [String]) -> [String] {
    var shown = Set(plays)
    for line in answer.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      guard let id = line.split(separator: "@").dropFirst().first?.prefix(while: { $0 != " " })
      else { continue }
      if line.contains("kept: @") { shown.insert(String(id)) }
      if line.contains("taken back: @") { shown.remove(String(id)) }
    }
    return shown.sorted()
  }

  /// The ids of the plays in the log `text`, sorted.
  static func plays(in text: [UInt8]) -> [String] {
    JSONLines.read(text).log.plays.map { "\($0.event.id)".replacing("@", with: "") }.sorted()
  }
}

extension FaultyGame {
  /// The plays that a console finds in the logs that crashes leave; each log is opened only once.
  struct Restarts {
    private var plays: [[UInt8]: [String]] = [:]

    /// The ids of the plays in the log on `disk` after a console has opened it, or `nil` if no
    /// console can open it.
    mutating func plays(on disk: Disk) -> [String]? {
      let content = disk[FaultyGame.path] ?? []
      if let plays = plays[content] { return plays }
      guard let outcome = try? FaultyGame.open(disk), outcome.status == .done,
        let log = outcome.system.disk[FaultyGame.path], log.last == UInt8(ascii: "\n")
      else { return nil }
      plays[content] = FaultyGame.plays(in: log)
      return plays[content]
    }
  }
}
