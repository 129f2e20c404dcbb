import Foundation
import Testing

/// The imports that each module may have: in one direction, and without Foundation in the library.
@Suite struct Imports {
  /// The modules that the sources in each folder may import.
  private static let allowed: [String: Set<String>] = [
    // The core uses only the standard library.
    "Sources/HockeyRules": [],
    "Sources/JSON": [],
    "Sources/Scoresheets": ["HockeyRules", "JSON"],
    "Sources/Rulebooks": ["HockeyRules", "Scoresheets"],
    "Sources/Feeds": ["HockeyRules", "Scoresheets"],
    "Sources/Cases": ["HockeyRules", "Scoresheets", "Seasons"],
    "Sources/Audits": ["HockeyRules", "Scoresheets"],
    "Sources/Seasons": ["HockeyRules", "Scoresheets"],
    "Sources/Views": ["Audits", "HockeyRules", "Scoresheets", "Seasons"],
    "Sources/Surface": [
      "Audits", "Cases", "Feeds", "HockeyRules", "Rulebooks", "Scoresheets", "Seasons", "Views",
    ],
    "Sources/PenaltyBoxViews": ["HockeyRules", "Rulebooks", "Scoresheets", "Surface", "Views"],
    // The page's module, which `.ci/web` compiles.
    "Sources/Web": ["Surface"],
    // The functions of the C header in `Sources/Doors/C/Header`.
    "Sources/Doors/C/Library": ["CPenaltyBox", "Surface", "SystemLibrary", "Views"],
    // Only programs use the system.
    "Sources/penaltybox": [
      "Audits", "Cases", "Feeds", "HockeyRules", "Rulebooks", "Scoresheets", "Seasons", "Surface",
      "SystemLibrary", "Views",
    ],
    "Sources/Tools/benchmarks": [
      "Audits", "Feeds", "HockeyRules", "Rulebooks", "Scoresheets", "Seasons", "SystemLibrary",
    ],
    "Sources/Tools/embed-rulebooks": ["SystemLibrary"],
    // No other module names a platform.
    "Sources/SystemLibrary": ["Darwin", "Glibc", "Musl"],
  ]

  @Test(arguments: allowed.keys.sorted())
  func `a module imports only what is below it`(_ folder: String) throws {
    let files = try Repository.files(under: folder, ending: ".swift")
    try #require(!files.isEmpty, "there are no sources in \(folder)")
    for file in files {
      let strange = imports(in: try Repository.text(of: file))
        .subtracting(Self.allowed[folder] ?? [])
      #expect(strange == [], "\(file) imports what its module may not")
    }
  }

  @Test func `every folder with sources is in the table`() throws {
    let files = try Repository.files(under: "Sources", ending: ".swift")
    let strange = files.filter { file in
      !Self.allowed.keys.contains { file.hasPrefix($0 + "/") }
    }
    #expect(strange == [])
  }

  @Test func `an import is found however it is written`() {
    let source = """
      import A
      public import B
      @_exported import C
        @preconcurrency internal import struct D.Inner
      // import E
      let text = "import F"
      #if canImport(G)
      import func H.run; import I
      """
    #expect(imports(in: source) == ["A", "B", "C", "D", "H", "I"])
  }

  /// The modules that `source` imports.
  private func imports(in source: String) -> Set<String> {
    let kinds = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
    var modules: Set<String> = []
    for statement in source.split(whereSeparator: { $0 == "\n" || $0 == ";" }) {
      let words = statement.split(separator: " ")
      guard let index = words.firstIndex(of: "import"),
        words[..<index].allSatisfy({ $0.hasPrefix("@") || Self.levels.contains(String($0)) })
      else { continue }
      let name = words[(index + 1)...].first { !kinds.contains(String($0)) } ?? ""
      modules.insert(String(name.prefix { $0 != "." }))
    }
    return modules
  }

  private static let levels = ["public", "package", "internal", "fileprivate", "private"]
}
