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
      .from, .columns, .tableHome, .tableVisiting, .tableClock,
      .league, .under,
      Option(.names, "keep the players' names, in JSON lines"),
      Option(.into, "DIR", "write a file of the same name for each log into this folder"),
      .quiet,
    ],
    examples: [
      "penaltybox convert game.json > game.sheet",
      "penaltybox convert --format jsonl --into logs games/*.json",
      "penaltybox convert --columns text=Offence a.csv > game.sheet",
    ]
  ) { (arguments, console) throws(SurfaceError) in
    guard arguments[.into] != "" else {
      throw SurfaceError("`--into` needs the name of a folder")
    }
    try expectFittingOptions(arguments)
    var arguments = arguments
    let found = arguments.findLogs(&console)
    if arguments.operands.count > 1, !arguments.has(.into) {
      throw SurfaceError(
        usage: "`convert` prints one log; for several use `--into DIR`", of: "convert")
    }
    var status = found
    let player = LogPlayer(arguments)
    for path in arguments.operands {
      do throws(SurfaceError) {
        let games = try player.read(path).each(cases: false)
        if games.count > 1, !arguments.has(.into) {
          throw SurfaceError("\(path): \(games.count) games; use `--into DIR`".visible)
        }
        for (number, file) in zip(1..., games) {
          if !file.isUnreadable {
            let suffix = games.count == 1 ? "" : "-" + (file.log.id ?? String(number))
            status = max(status, write(file.log, from: path, suffix, arguments, &console))
          }
          status = max(status, player.tell(file, &console))
        }
      } catch {
        console.report(error.report)
        status = .couldNotRun
      }
    }
    return status
  }

  private static func expectFittingOptions(_ arguments: Arguments) throws(SurfaceError) {
    if arguments.has(.names), arguments.convertedFormat != .jsonLines {
      throw .onlyWith("--names", "--format jsonl", of: "convert")
    }
  }

  private static func write(
    _ log: GameLog, from path: String, _ suffix: String, _ arguments: Arguments,
    _ console: inout Console
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
    let name =
      (folder.hasSuffix("/") ? folder : folder + "/")
      + "\(stem)\(suffix.onePart).\(format.rawValue)"
    do throws(SurfaceError) {
      // An existing file may be one of the logs, or the log of another game with the same name.
      try FileSystem.create(name, with: SafeText(bytes).bytes)
    } catch {
      console.report(error.report)
      return .couldNotRun
    }
    console.remark("\(path) is now \(name)".visible)
    return status
  }
}

extension String {
  /// The text as a part of a file's name.
  fileprivate var onePart: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" })
  }
}

extension Arguments {
  fileprivate var convertedFormat: ConvertedFormat {
    self[.format].flatMap { ConvertedFormat(rawValue: $0) } ?? .sheet
  }
}
