import HockeyRules
import Scoresheets
import Surface

extension Verb {
  static let convert = Verb(
    name: "convert",
    summary: "convert logs of any format to sheets or JSON lines",
    operands: .several("LOG"),
    options: [
      .format(["sheet", "jsonl"]),
      Option(
        .from, Option.formats + ["csv"],
        "the format of the logs (default: detected); csv: a table of one game"),
      Option(
        .columns, "NAMES",
        "with --from csv, where its columns are not called period, time, team, player, minutes, text "
          + "and assists: time=Clock,minutes=PIM"),
      Option(.home, "NAME", "with --from csv, the home team as the table names it"),
      Option(.visiting, "NAME", "with --from csv, the visiting team"),
      Option(
        .clock, ["elapsed", "remaining"],
        "with --from csv, how its times are counted (default: elapsed)"),
      .league, .under,
      Option(.names, "keep the players' names, in JSON lines"),
      Option(.into, "DIR", "write a file of the same name for each log into this folder"),
      .quiet,
    ],
    examples: [
      "penaltybox convert game.json > game.sheet",
      "penaltybox convert --format jsonl --into logs games/*.json",
      "penaltybox convert --from csv --columns time=Clock,minutes=PIM --home Bears --visiting Ducks a.csv",
    ]
  ) { (arguments, console) throws(CommandError) in
    guard arguments[.into] != "" else {
      throw CommandError(reporting: "`--into` needs the name of a folder")
    }
    try expectFittingOptions(arguments)
    var arguments = arguments
    let found = arguments.findLogs(&console)
    if arguments.operands.count > 1, !arguments.has(.into) {
      throw CommandError("`convert` prints one log; for several use `--into DIR`", of: "convert")
    }
    var status = found
    let player = LogPlayer(arguments)
    for path in arguments.operands {
      do throws(SurfaceError) {
        let file = arguments[.from] == "csv" ? try arguments.table(at: path) : try player.read(path)
        if !file.isUnreadable {
          status = max(status, write(file.log, from: path, arguments, &console))
        }
        status = max(status, player.tell(file, &console))
      } catch {
        console.report(error.report)
        status = .couldNotRun
      }
    }
    return status
  }

  private static func expectFittingOptions(_ arguments: Arguments) throws(CommandError) {
    if arguments[.from] == "csv" {
      try arguments.expectOnlyOne(of: .from, .league)
    } else {
      for option in [Option.Name.columns, .home, .visiting, .clock] where arguments.has(option) {
        throw .onlyWith(option.flag, "--from csv", of: "convert")
      }
    }
    if arguments.has(.names), arguments.convertedFormat != .jsonLines {
      throw .onlyWith("--names", "--format jsonl", of: "convert")
    }
  }

  private static func write(
    _ log: GameLog, from path: String, _ arguments: Arguments, _ console: inout Console
  ) -> ExitStatus {
    let format = arguments.convertedFormat
    let converted = ConvertedLog(
      BookShelf.ofFiles.completed(log, in: path, choice: arguments[.under]), of: path, as: format,
      isNamed: arguments.has(.names))
    let bytes = converted.bytes
    for error in converted.errors { console.report(error.report) }
    let status = converted.errors.isEmpty ? ExitStatus.done : .couldNotRun
    guard let folder = arguments[.into] else {
      console.print(bytes)
      return status
    }
    let parts = path.fileName.split(separator: ".")
    let stem = parts.count > 1 ? parts.dropLast().joined(separator: ".") : path.fileName
    let name = (folder.hasSuffix("/") ? folder : folder + "/") + "\(stem).\(format.rawValue)"
    do throws(FileError) {
      // An existing file may be one of the logs themselves, or the log of another game with the same
      // name.
      try FileSystem.create(name, with: SafeText(bytes).bytes)
    } catch {
      console.report(error.message)
      return .couldNotRun
    }
    console.remark("\(path) is now \(name)".visible)
    return status
  }
}

extension Arguments {
  fileprivate func table(at path: String) throws(SurfaceError) -> ReadLog {
    guard let home = self[.home], let visiting = self[.visiting] else {
      throw SurfaceError(
        "`--from csv` needs the teams as the table names them: `--home NAME --visiting NAME`")
    }
    var columns: [TableLog.Column: String] = [:]
    for part in (self[.columns] ?? "").split(separator: ",") {
      let words = part.split(separator: "=", maxSplits: 1).map { String($0) }
      guard words.count == 2, let column = TableLog.Column(rawValue: words[0]) else {
        let known = TableLog.Column.allCases.map { $0.rawValue }
        let nearest = nearestMatch(to: words.first ?? "", among: known)
        throw SurfaceError(
          "`--columns` has \(known.map { "`\($0)=NAME`" }.listed("or")), not `\(part)`".visible
            + (nearest.map { "\ndid you mean `\($0)`?" } ?? ""))
      }
      columns[column] = words[1]
    }
    let head = GameLog(
      books: self[.under].map { [$0] } ?? [],
      clock: self[.clock].flatMap { ClockDirection(rawValue: $0) } ?? .elapsed)
    do throws(FileError) {
      let table = TableLog(
        try FileSystem.contents(of: path), columns: columns,
        teams: PerTeam(home: home, visiting: visiting), head: head)
      return ReadLog(table, name: path)
    } catch { throw SurfaceError(error) }
  }

  fileprivate var convertedFormat: ConvertedFormat {
    self[.format].flatMap { ConvertedFormat(rawValue: $0) } ?? .sheet
  }
}
