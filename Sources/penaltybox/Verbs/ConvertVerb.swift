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
    let format = arguments[.format].flatMap { ConvertedFormat(rawValue: $0) } ?? .sheet
    if arguments.has(.names), format != .jsonLines {
      throw .onlyWith("--names", "--format jsonl", of: "convert")
    }
    var arguments = arguments
    let found = arguments.findLogs(&console)
    if arguments.operands.count > 1, !arguments.has(.into) {
      throw SurfaceError(
        usage: "`convert` prints one log; for several use `--into DIR`", of: "convert")
    }
    let folder = arguments[.into].map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let player = LogPlayer(arguments)
    let status = try player.each(&console) { player, file in
      player.converted(file, to: format)
    } take: { (file, converted, console) throws(SurfaceError) in
      if file.place.of > 1, folder == nil {
        if file.place.number > 1 { return .couldNotRun }
        throw SurfaceError("\(file.name): \(file.place.of) games; use `--into DIR`".visible)
      }
      let written = converted.map { log in
        write(log, to: folder.map { $0 + file.convertedName(format) }, of: file.name, &console)
      }
      return max(written ?? .done, player.tell(file, &console))
    }
    return max(found, status)
  }

  /// Writes a log to the file at `path`, or prints it.
  private static func write(
    _ log: ConvertedLog, to path: String?, of name: String, _ console: inout Console
  ) -> ExitStatus {
    for error in log.errors { console.report(error.report) }
    let status = log.errors.isEmpty ? ExitStatus.done : .couldNotRun
    guard let path else {
      console.print(log.bytes)
      return status
    }
    do throws(SurfaceError) {
      // An existing file may be one of the logs, or the log of another game with the same name.
      try FileSystem.create(path, with: SafeText(log.bytes).bytes)
    } catch {
      console.report(error.report)
      return .couldNotRun
    }
    console.remark("\(name) is now \(path)".visible)
    return status
  }
}

extension ReadLog {
  /// The name of the converted file in `format`, with the game's id if there were several games.
  fileprivate func convertedName(_ format: ConvertedFormat) -> String {
    let parts = name.fileName.split(separator: ".")
    let stem = parts.count > 1 ? parts.dropLast().joined(separator: ".") : name.fileName
    let game = place.of == 1 ? "" : "-" + (log.id ?? String(place.number))
    return "\(stem)\(game.onePart).\(format.rawValue)"
  }
}

extension String {
  /// The text as a part of a file's name.
  fileprivate var onePart: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" })
  }
}
