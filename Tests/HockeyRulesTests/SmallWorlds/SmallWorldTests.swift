import Foundation
import Rulebooks
import Testing

/// All small games under every book, counted: a ruling that changes anywhere shows as a changed count.
///
/// The counts stand in `Counts`. They say what the solver rules, not what is right: the cases and the slow model
/// do that. `PENALTYBOX_ACCEPT=1` writes them again; `PENALTYBOX_LONG=1` counts the worlds of many games, for
/// which an optimised build is advised.
@Suite struct SmallWorldTests {
  private static let size = isLong ? "long" : "short"
  private static let worlds = isLong ? SmallWorld.long : SmallWorld.short
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Counts/\(size)")

  @Test(arguments: Rulebooks.ids)
  func `all small games are ruled on as often as before`(_ id: String) throws {
    let book = try book(id)
    let tables = Self.worlds.map { world in
      "\(world), up to \(world.games.calls) calls and \(world.games.goals) goals\n\n"
        + SmallWorldTally.table(of: world.count(under: book))
    }
    let counted = tables.joined(separator: "\n")
    let file = Self.folder.appending(path: "\(id).txt")
    if ProcessInfo.processInfo.environment["PENALTYBOX_ACCEPT"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try counted.write(to: file, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOf: file, encoding: .utf8)
    guard counted != known else { return }
    Issue.record("\(id), \(Self.size): \(changes(from: known, to: counted))")
  }

  /// The lines that differ, as they were and as they are.
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
