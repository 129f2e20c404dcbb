import Foundation
import Testing

/// The package as its users and their file systems see it.
@Suite struct ManifestTests {
  @Test func `no two names of the manifest differ by case alone`() throws {
    let manifest = try Repository.text(of: "Package.swift")
    let names = manifest.matches(of: /name: "([^"]*)"/).map { String($0.output.1) }
    try #require(names.contains("HockeyRules"))
    #expect(collisions(in: names) == [])
  }

  @Test func `no two files differ by case alone`() throws {
    let files = try ["Sources", "Tests", "Rulebook", "Cases"].flatMap {
      try Repository.files(under: $0, ending: "")
    }
    try #require(!files.isEmpty)
    #expect(collisions(in: files) == [])
  }

  @Test func `each public module is a product, and one product has all that read and rule`() throws
  {
    let manifest = try Repository.text(of: "Package.swift")
    let libraries = manifest.matches(of: /\.library\(\s*name: "([^"]*)",\s+targets: \[([^\]]*)\]/)
    // The views are a separate product, so a program that needs none does not build them.
    let products = libraries.map { (String($0.output.1), String($0.output.2)) }
      .filter { $0.0 != "PenaltyBoxViews" }
    let all = try #require(products.last)
    #expect(all.0 == "PenaltyBoxLibrary")
    #expect(products.dropLast().map { $0.1 }.joined(separator: ", ") == all.1)
    #expect(products.dropLast().allSatisfy { $0.1 == "\"\($0.0)\"" })
  }

  /// A release has one version, wherever it is written; `.ci/release` makes its files.
  @Test func `the packages and pages agree on the version`() throws {
    func version(_ file: String, _ pattern: Regex<(Substring, Substring)>) throws -> Substring {
      let text = try Repository.text(of: file)
      return try #require(text.firstMatch(of: pattern), "\(file) has no version").output.1
    }
    let released = try version("Sources/Views/Version.swift", /text = "([0-9.]+)"/)
    #expect(try version("Sources/Doors/C/Header/penaltybox.h", /VERSION "([0-9.]+)"/) == released)
    #expect(
      try version("Sources/Doors/JavaScript/package.json", /"version": "([0-9.]+)"/) == released)
    #expect(try version("README.md", /penaltybox", from: "([0-9.]+)"/) == released)
    #expect(try version("CHANGELOG.md", /\n## ([0-9.]+)/) == released)
  }

  /// The names that become equal when their case is ignored.
  private func collisions(in names: [String]) -> [[String]] {
    Dictionary(grouping: Set(names)) { $0.lowercased() }.values
      .filter { $0.count > 1 }.map { $0.sorted() }
  }
}
