import Foundation

/// The files of this repository, by their paths in it.
enum Repository {
  static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// The files under `folder` whose names end with `ending`, in order.
  static func files(under folder: String, ending: String) throws -> [String] {
    let paths = FileManager.default.enumerator(atPath: url.appending(path: folder).path)
    return (paths?.allObjects ?? []).compactMap { $0 as? String }
      .filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
  }
}
