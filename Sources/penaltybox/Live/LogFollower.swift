import Feeds
import HockeyRules
import Scoresheets
import Surface
import SystemLibrary
import Views

/// The stream of a log's changes, for overlays, lights and boards.
///
/// It goes on after a missing file or an unreadable line.
struct LogFollower {
  private var arguments: Arguments
  private let path: String
  private var player: LogPlayer
  private var surface = Surface()
  /// The content of the file at the last look.
  private var looked: [UInt8]?
  /// The content that was read last.
  private var seen: [UInt8]?
  /// The reported errors of the current content.
  private var told: [String] = []
  private var isAway = false
  /// The log as it was played last, and the time of reading.
  private var current: (log: PlayedLog, since: ContinuousClock.Instant)?

  init(_ arguments: Arguments) throws(SurfaceError) {
    for option in [Option.Name.at, .side, .clock, .strict] where arguments.has(option) {
      throw .notTogether(option.flag, "--follow", of: "state")
    }
    path = arguments.operands.first ?? ""
    guard FileSystem.openDescriptor(path) == nil else {
      throw SurfaceError(usage: "`--follow` needs the file of a log", of: "state")
    }
    self.arguments = arguments
    if !arguments.has(.format) { self.arguments.add("json", to: .format) }
    player = LogPlayer(arguments)
  }

  /// The microseconds between two looks at the file, which is read once two looks find the same.
  private static let interval: UInt32 = 100_000

  /// Prints the state, then each change, until the game is over or nobody reads.
  mutating func run(_ console: inout Console) throws(SurfaceError) -> ExitStatus {
    var nextTick: ContinuousClock.Instant?
    while console.isOpen {
      try look(&console)
      if let log = current?.log, log.game.solution.game.isOver {
        return told.isEmpty ? .done : .couldNotRun
      }
      if arguments.has(.tick), let current {
        let next = nextTick ?? current.since + .seconds(1)
        nextTick = next
        if ContinuousClock.now >= next {
          try showState(&console)
          nextTick = next + .seconds(1)
        }
      }
      console.flush()
      usleep(Self.interval)
    }
    return .done
  }

  private mutating func look(_ console: inout Console) throws(SurfaceError) {
    do throws(SurfaceError) {
      let bytes = try FileSystem.contents(of: path)
      isAway = false
      // Another program may still be writing a line or the file.
      let isSettled = bytes == looked
      looked = bytes
      guard isSettled, bytes != seen, !bytes.isEmpty else { return }
      seen = bytes
      read(bytes, &console)
    } catch {
      guard error.code == .missing else {
        if seen == nil { throw error }
        return tell([error.report], &console)
      }
      if !isAway { console.remark("\(path.visible): no such file; waits for it") }
      isAway = true
    }
  }

  private mutating func read(_ bytes: [UInt8], _ console: inout Console) {
    do throws(SurfaceError) {
      let (file, errors) = readable(try player.read(path), bytes)
      tell(errors.map { $0.report }, &console)
      if file.isUnreadable { return }
      let log = try player.play(file)
      var request = Request(.changes)
      request.seen = current?.log.game
      current = (log, .now)
      guard request.seen != nil else { return try showState(&console) }
      console.print(try surface.answered(request, about: log), arguments)
    } catch { tell([error.told(in: path)], &console) }
  }

  /// Reports the errors that the last content did not have.
  private mutating func tell(_ errors: [String], _ console: inout Console) {
    for error in errors where !told.contains(error) { console.report(error) }
    told = errors
  }

  /// The log without its unreadable lines of plays, and the errors in these lines; `bytes` are the
  /// content of `file`.
  private func readable(
    _ file: ReadLog, _ bytes: [UInt8]
  ) -> (file: ReadLog, errors: [SurfaceError]) {
    var file = file
    var bytes = bytes
    var errors = file.errors
    for _ in 0..<SheetReader.errorLimit {
      let lines = Set(file.errors.compactMap { $0.line })
      guard !lines.isEmpty, file.blank(lines, in: &bytes) else { break }
      file = ReadLog(
        NamedText(name: path, text: bytes), format: file.format, league: arguments[.league])
      errors += file.errors
    }
    return (file, errors)
  }

  private mutating func showState(_ console: inout Console) throws(SurfaceError) {
    guard let current else { return }
    var request = Request(.state)
    request.instant.at = try runningTime
    let answer = try surface.answered(request, about: current.log)
    guard arguments[.format] == "text" else {
      _ = console.print(answer, arguments)
      return
    }
    answer.text?(console.palette) { console.print(styled: $0.firstLine + "\n") }
  }

  /// The present time with `--tick` while play is on: later than the log's end by the time that has
  /// passed since the file was read; otherwise `nil`.
  private var runningTime: AskedInstant.Time? {
    get throws(SurfaceError) {
      guard arguments.has(.tick), let current else { return nil }
      let solution = current.log.game.solution
      let last = try AskedInstant().moment(of: current.log.game)
      if last.state.unsettled.isStopped || solution.plays.isEmpty { return nil }
      let seconds = Int(current.since.duration(to: .now).components.seconds)
      let waited = PlayingTime(tenths: min(seconds, 6_000) * 10)
      let length = solution.game.schedule.length(of: last.time.period)
      return .elapsed(min(last.time.elapsed + waited, length), period: last.time.period)
    }
  }
}

extension ReadLog {
  /// Blanks the lines numbered `lines` in the log's content `text`.
  ///
  /// Returns `false` without a change if one of them is not a play: the rest would not be a log.
  fileprivate func blank(_ lines: Set<Int>, in text: inout [UInt8]) -> Bool {
    switch format {
    case .sheet, .jsonLines: break
    case .cases, .nhl, .hockeyTech, .liiga, .table, .swehockey: return false
    }
    var number = 1
    var places: [Range<Int>] = []
    var start = 0
    for index in text.indices where text[index] == UInt8(ascii: "\n") {
      if lines.contains(number) { places.append(start..<index) }
      (start, number) = (index + 1, number + 1)
    }
    if lines.contains(number) { places.append(start..<text.count) }
    guard places.count == lines.count, places.allSatisfy({ isPlay(text[$0]) }) else { return false }
    for place in places { for index in place { text[index] = UInt8(ascii: " ") } }
    return true
  }

  /// Whether an unreadable line belongs to a play, and not to the head.
  private func isPlay(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    if case .jsonLines = format { return !text.contains("\"penaltybox\"") }
    let word = text.split { $0 == " " || $0 == "\t" }.first ?? ""
    return HeadKeyword(rawValue: String(word)) == nil
  }
}
