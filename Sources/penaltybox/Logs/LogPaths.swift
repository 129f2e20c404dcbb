import Scoresheets

/// The logs that a verb is given: files, and in folders all files with the names of logs.
struct LogPaths {
  /// A log's file.
  struct Path: Sendable {
    var path: String
    /// Whether it was found in a folder, and not named itself.
    var isFound: Bool
  }

  private(set) var paths: [Path] = []
  /// The remarks about the folders, in words.
  private(set) var remarks: [String] = []
  /// The errors about what cannot be read, in words.
  private(set) var errors: [String] = []

  /// The endings of the names of logs.
  static let endings = [".json", ".jsonl", ".sheet"]

  init(_ operands: [String]) {
    for operand in operands {
      if FileSystem.isFolder(operand) {
        search(operand)
      } else {
        paths.append(Path(path: operand, isFound: false))
      }
    }
  }

  private mutating func search(_ folder: String) {
    let listing = FileSystem.listing(of: folder, endings: Self.endings)
    errors += listing.errors.map(\.message)
    remarks += listing.skipped.map { "\($0.message); skipped" }
    let companions = Self.companions(among: listing.files)
    let logs = listing.files.filter { !companions.contains($0) }
    paths += logs.map { Path(path: $0, isFound: true) }
    let endings = Self.endings.joined(separator: ", ")
    if logs.isEmpty {
      if listing.errors.isEmpty {
        errors.append("\(folder.visible): no logs in this folder (\(endings))")
      }
    } else if listing.others > 0 {
      let others = listing.others == 1 ? "1 file is" : "\(listing.others) files are"
      remarks.append("\(folder.visible): \(others) skipped, not named like a log (\(endings))")
    }
  }

  /// The files that are read together with another: `10.summary.json` if there is a
  /// `10.plays.json`.
  private static func companions(among files: [String]) -> Set<String> {
    Set(files).intersection(files.compactMap(Companion.summary))
  }
}
