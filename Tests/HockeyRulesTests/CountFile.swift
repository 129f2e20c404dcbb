import Foundation
import Testing

/// A file of the solver's counts, so that no count changes unintentionally.
///
/// `PENALTYBOX_ACCEPT=1` writes new counts.
struct CountFile {
  let file: URL

  /// The file called `name` in the folder `folder` next to the source at `source`.
  init(_ name: String, in folder: String, beside source: String) {
    file = URL(filePath: source).deletingLastPathComponent()
      .appending(path: "Counts").appending(path: folder).appending(path: "\(name).txt")
  }

  /// Records an issue if the file's counts differ from `counted`.
  func check(_ counted: String) throws {
    if ProcessInfo.processInfo.environment["PENALTYBOX_ACCEPT"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try counted.write(to: file, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOf: file, encoding: .utf8)
    guard counted != known else { return }
    Issue.record("\(file.lastPathComponent): \(changes(from: known, to: counted))")
  }

  /// The lines that differ, before and after.
  private func changes(from known: String, to counted: String) -> String {
    let (old, new) = (known.split(separator: "\n"), counted.split(separator: "\n"))
    let difference = new.difference(from: old)
    let removed = difference.removals.prefix(8).map { change in
      if case .remove(_, let line, _) = change { "- \(line)" } else { "" }
    }
    let inserted = difference.insertions.prefix(8).map { change in
      if case .insert(_, let line, _) = change { "+ \(line)" } else { "" }
    }
    return "counts changed\n" + (removed + inserted).joined(separator: "\n")
  }
}
