import Feeds
import Scoresheets
import Surface

struct LogPaths {
  private(set) var paths: [String] = []
  private(set) var remarks: [String] = []
  private(set) var errors: [String] = []

  static let endings = [".json", ".jsonl", ".sheet"]

  /// The logs that the operands name, and their files with the endings `others`, each once.
  init(_ arguments: Arguments, besides others: [String] = []) {
    for operand in arguments.operands {
      if FileSystem.isFolder(operand) {
        search(operand, besides: others)
      } else {
        paths.append(operand)
      }
    }
    takeOnce()
  }

  /// Leaves out a file that comes a second time, and a summary that is read with its plays.
  private mutating func takeOnce() {
    let summaries = Self.summaries(among: paths)
    var seen: [[UInt8]: String] = [:]
    paths = paths.filter { path in
      if summaries.contains(path) {
        remarks.append("\(path.visible): this is read with the game's plays; taken once")
        return false
      }
      guard FileSystem.openDescriptor(path) == nil,
        let real = try? FileSystem.realPath(of: path)
      else { return true }
      guard let first = seen[real] else {
        seen[real] = path
        return true
      }
      remarks.append("\(path.visible): the same file as \(first.visible); taken once")
      return false
    }
  }

  private mutating func search(_ folder: String, besides others: [String]) {
    let endings = Self.endings.joined(separator: ", ")
    let listing = FileSystem.listing(
      of: folder, endings: Self.endings + others, lacking: "no logs in this folder (\(endings))")
    errors += listing.errors.map(\.report)
    remarks += listing.remarks
    let summaries = Self.summaries(among: listing.files)
    let files = listing.files.filter { !summaries.contains($0) }
    paths += files
    let hasLog = files.contains { file in !others.contains { file.hasSuffix($0) } }
    guard hasLog, listing.others > 0 else { return }
    let skipped = listing.others == 1 ? "1 file is" : "\(listing.others) files are"
    remarks.append("\(folder.visible): \(skipped) skipped, not named like a log (\(endings))")
  }

  /// The summaries that are read with a list of plays, such as `10.summary.json` for
  /// `10.plays.json`.
  private static func summaries(among files: [String]) -> Set<String> {
    Set(files).intersection(files.compactMap { HockeyTechFeed.summary(besidePlays: $0) })
  }
}

extension Arguments {
  /// Replaces the operands by the files that they name, each once, and reports any oddities.
  mutating func findLogs(_ console: inout Console, besides others: [String] = []) -> ExitStatus {
    let logs = LogPaths(self, besides: others)
    operands = logs.paths
    for remark in logs.remarks { console.remark(remark) }
    for error in logs.errors { console.report(error) }
    return logs.errors.isEmpty ? .done : .couldNotRun
  }
}
