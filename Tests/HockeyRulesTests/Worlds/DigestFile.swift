import Foundation
import Testing

/// The file of a book's digests, which shows every change of a ruling.
///
/// `PENALTYBOX_ACCEPT=1` writes new digests.
struct DigestFile {
  private let file: URL
  private let id: String

  /// The file of the book called `id`.
  init(_ id: String) {
    self.id = id
    file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Digests").appending(path: "\(id).txt")
  }

  /// Records an issue if the digests in the file differ from these.
  ///
  /// Random games have a single digest, because every ruling affects what can be played next.
  func check(small: RulingDigests, random: RulingDigests) throws {
    let kinds = small.kinds.map { "\($0.name) \($0.digest)\n" }
    let text =
      "\(small.games) small games\n" + kinds.joined()
      + "\(random.games) random games \(random.whole)\n"
    if ProcessInfo.processInfo.environment["PENALTYBOX_ACCEPT"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOf: file, encoding: .utf8)
    guard text != known else { return }
    let (before, now) = (known.split(separator: "\n"), text.split(separator: "\n"))
    let removed = before.filter { !now.contains($0) }.map { "- \($0)" }
    let inserted = now.filter { !before.contains($0) }.map { "+ \($0)" }
    Issue.record(
      """
      games under \(id) are ruled on differently than before
      \((removed + inserted).joined(separator: "\n"))
      Tests/first-difference \(id) prints the first such game, with its rulings before and now.
      PENALTYBOX_ACCEPT=1 writes the new digests, if the change is intended.
      """)
  }
}
