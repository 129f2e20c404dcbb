import HockeyRules
import Scoresheets
import Surface

extension Verb {
  static let convert = Verb(
    name: "convert",
    summary: "convert logs of any format to sheets or JSON lines",
    operands: .several("LOG"),
    options: [
      .format(["sheet", "jsonl"]), .fromLines, .filesFrom, .jobs, .league, .under,
      Option(.names, "keep the players' names, in JSON lines"),
      Option(.into, "DIR", "write a file of the same name for each log into this folder"),
      .quiet,
    ],
    examples: [
      "penaltybox convert game.json > game.sheet",
      "penaltybox convert --format jsonl --into logs games/*.json",
    ]
  ) { (arguments, console) throws(UsageError) in
    if arguments.readsLines, arguments.has(.into) {
      throw .notTogether("--from lines", "--into", of: "convert")
    }
    guard arguments[.into] != "" else {
      console.report("`--into` needs the name of a folder")
      return .couldNotRun
    }
    var arguments = arguments
    let found = arguments.findLogs(&console)
    if arguments.readsLines {
      return max(
        found, try LineAnswers.print(.convert(arguments.convertedFormat), arguments, &console))
    }
    if arguments.operands.count > 1, !arguments.has(.into) {
      throw UsageError("`convert` prints one log; for several use `--into DIR`", of: "convert")
    }
    var status = found
    let player = LogPlayer(arguments)
    for path in arguments.operands {
      do throws(SurfaceError) {
        let file = try player.read(path)
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

  /// Prints `log`, which was read from `path`, or writes it into the requested folder.
  private static func write(
    _ log: GameLog, from path: String, _ arguments: Arguments, _ console: inout Console
  ) -> ExitStatus {
    let format = arguments.convertedFormat
    let converted = ConvertedLog(
      BookShelf.ofFiles.timed(log, in: path, choice: arguments[.under]), as: format,
      isNamed: arguments.has(.names))
    let bytes = converted.bytes
    for error in converted.errors { console.report("\(path): \(error)".visible) }
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
  /// The format that a log is to be converted to.
  fileprivate var convertedFormat: ConvertedFormat {
    self[.format].flatMap { ConvertedFormat(rawValue: $0) } ?? .sheet
  }
}
