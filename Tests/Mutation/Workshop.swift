import Foundation

/// A copy of the package in which a file is changed, built and restored.
///
/// Its manifest contains only the targets that the cases and the tests of the rules need. Each file
/// is optimised separately: a change costs one file and the link, and the tests run six times as
/// fast.
struct Workshop {
  let folder: URL

  /// The parts of the package that are copied.
  private static let parts = [
    "Sources/HockeyRules", "Sources/Scoresheets", "Sources/Rulebooks", "Sources/Cases",
    "Sources/Audits", "Sources/Views",
    "Tests/SeededRandom", "Tests/Metamorphism", "Tests/HockeyRulesTests", "Tests/CasesTests",
    "Cases", "Rulebook",
  ]

  /// Copies the package at `root` to `folder`; files that have not changed since are left alone, so
  /// that they are not built again.
  init(copying root: URL, to folder: URL) throws {
    self.folder = folder
    for part in Self.parts {
      try Self.mirror(root.appending(path: part), folder.appending(path: part))
    }
    try write(Self.manifest, to: "Package.swift")
  }

  /// Writes `text` to the file at `path`, unless it is there already.
  func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    if (try? String(contentsOf: url, encoding: .utf8)) == text { return }
    try Data(text.utf8).write(to: url)
  }

  private static func mirror(_ from: URL, _ to: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: to, withIntermediateDirectories: true)
    let names = try files.contentsOfDirectory(atPath: from.path)
    for name in try files.contentsOfDirectory(atPath: to.path) where !names.contains(name) {
      try files.removeItem(at: to.appending(path: name))
    }
    for name in names {
      let (old, new) = (from.appending(path: name), to.appending(path: name))
      if old.hasDirectoryPath
        || (try? old.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
      {
        try mirror(old, new)
      } else if !files.contentsEqual(atPath: old.path, andPath: new.path) {
        try Data(contentsOf: old).write(to: new)
      }
    }
  }

  private static let manifest = """
    // swift-tools-version: 6.3
    import PackageDescription

    let settings: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .unsafeFlags(["-O"]),
    ]

    let package = Package(
      name: "mutated",
      targets: [
        .target(name: "HockeyRules", swiftSettings: settings),
        .target(
          name: "Scoresheets", dependencies: ["HockeyRules"],
          exclude: ["JSONLines/README.md", "JSONLines/schema.json"], swiftSettings: settings),
        .target(
          name: "Rulebooks", dependencies: ["HockeyRules", "Scoresheets"], swiftSettings: settings),
        .target(
          name: "Cases", dependencies: ["HockeyRules", "Scoresheets"], swiftSettings: settings),
        .target(
          name: "Audits", dependencies: ["HockeyRules", "Scoresheets"], exclude: ["README.md"],
          swiftSettings: settings),
        .target(
          name: "Views", dependencies: ["HockeyRules", "Scoresheets", "Audits"],
          exclude: ["README.md", "CSV/README.md", "CSV/schema.json"], swiftSettings: settings),
        .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: settings),
        .target(
          name: "Metamorphism", dependencies: ["HockeyRules", "Scoresheets", "SeededRandom"],
          path: "Tests/Metamorphism", swiftSettings: settings),
        .testTarget(
          name: "HockeyRulesTests",
          dependencies: [
            "HockeyRules", "Scoresheets", "Rulebooks", "Views", "SeededRandom", "Metamorphism",
          ],
          exclude: ["Worlds/Digests"], swiftSettings: settings),
        .testTarget(
          name: "CasesTests", dependencies: ["HockeyRules", "Scoresheets", "Rulebooks", "Cases"],
          sources: [
            "CitationTests.swift", "CitedPointTests.swift", "Folder.swift", "HandbookTests.swift",
          ],
          swiftSettings: settings),
      ]
    )

    """
}
