import Rulebooks
import Scoresheets

/// A book with the books that it extends: which of their files each provision stands in.
struct BookFamily {
  /// The ids of the book itself and of those it extends, in turn, each with the provisions of its file.
  private(set) var files: [(id: String, keys: Set<ProvisionKey>)] = []

  /// The family of the book whose file's text is `text`; a file that is no sound book ends it.
  init(_ text: [UInt8]) {
    var next: [UInt8]? = text
    while let text = next, let file = try? RulebookFile.read(text),
      !files.contains(where: { $0.id == file.id })
    {
      let keys = file.entries.compactMap { ProvisionKey(rawValue: $0.key) }
      files.append((file.id, Set(keys)))
      next = file.extends.flatMap { Rulebooks.text(of: $0) }
    }
  }

  /// The id of the book in whose file the provision in force stands.
  func home(of key: ProvisionKey) -> String? { files.first { $0.keys.contains(key) }?.id }
}
