import Scoresheets
import Testing

@testable import api_listing

/// The listing of public declarations that the gate compares with `.ci/api`.
@Suite struct Listings {
  @Test func `types and members are sorted, each member below its type`() throws {
    let listing = Listing(of: [
      try graph([
        symbol("struct", ["Seat"], "struct Seat"),
        symbol("property", ["Seat", "team"], "var team: Team { get }"),
        symbol("init", ["Seat", "init(id:)"], "init(id: Int = 0)"),
        symbol("enum", ["Seat", "Standing"], "enum Standing"),
        symbol("enum.case", ["Seat", "Standing", "left"], "case left"),
        symbol("func", ["solve(_:)"], "func solve(_ seats: [Seat])"),
      ])
    ])
    #expect(
      listing.text == """
        # The public declarations of Rink

        func solve(_ seats: [Seat])

        struct Seat: Sendable
            init(id: Int = 0)
            var team: Team { get }

        enum Seat.Standing: Sendable
            case left

        """)
    #expect(listing.faults == [])
  }

  @Test func `an extension of another module's type has a heading of its own`() throws {
    let own = try graph([])
    let extending = try graph([
      symbol("extension", ["Int"], "extension Int", documentation: nil, extending: "Swift"),
      symbol("property", ["Int", "goals"], "var goals: Int { get }", extending: "Swift"),
    ])
    let listing = Listing(of: [own, extending])
    #expect(
      listing.text == """
        # The public declarations of Rink

        extension Swift.Int
            var goals: Int { get }

        """)
  }

  @Test func `a conformance under a condition is named with it, the weakest first`() throws {
    let listing = Listing(of: [
      try graph(
        [symbol("struct", ["Pair"], "struct Pair<Value>")],
        conformances: [
          conformance("Pair", "Swift.Hashable", where: "Hashable"),
          conformance("Pair", "Swift.Equatable", where: "Hashable"),
          conformance("Pair", "Swift.Equatable", where: "Equatable"),
          conformance("Pair", "Swift.SendableMetatype"),
        ])
    ])
    #expect(
      listing.text.hasSuffix(
        """
        struct Pair<Value>: Equatable where Value: Equatable, Hashable where Value: Hashable, Sendable

        """))
  }

  @Test func `the conditions of a type follow its protocols`() throws {
    let listing = Listing(of: [
      try graph([symbol("struct", ["Pair"], "struct Pair<Value> where Value : Hashable")])
    ])
    #expect(listing.text.hasSuffix("\nstruct Pair<Value>: Sendable where Value : Hashable\n"))
  }

  @Test func `what the surface must not have is named`() throws {
    let listing = Listing(of: [
      try graph(
        [
          symbol("struct", ["Rink"], "struct Rink", documentation: nil),
          symbol("method", ["Rink", "flood()"], "func flood() throws(Fault)"),
          symbol(
            "method", ["Rink", "clean()"], "func clean() throws", documentation: "Throws late."),
          symbol("enum", ["Names"], "enum Names"),
        ], conformances: [], sendable: false)
    ])
    #expect(
      listing.faults == [
        "Rink has no doc comment", "Rink is not Sendable",
        "Rink.flood() does not say when it throws",
      ])
  }

  // MARK: - Symbol graphs as the compiler writes them

  private func graph(
    _ symbols: [String], conformances: [String] = [], sendable: Bool = true
  ) throws -> SymbolGraph {
    var relationships = conformances
    if sendable {
      relationships += ["Seat", "Seat.Standing", "Pair"].map { conformance($0, "Swift.Sendable") }
    }
    let text = """
      {"metadata": {"generator": "a compiler"}, "module": {"name": "Rink", "platform": {}},
       "symbols": [\(symbols.joined(separator: ","))],
       "relationships": [{"kind": "memberOf", "source": "a", "target": "b"}
         \(relationships.map { "," + $0 }.joined())]}
      """
    return try SymbolGraph(Array(text.utf8))
  }

  private func symbol(
    _ kind: String, _ path: [String], _ declaration: String,
    documentation: String? = "A thing.", extending module: String? = nil
  ) -> String {
    let name = path.joined(separator: ".")
    let parts = path.map { "\"\($0)\"" }.joined(separator: ",")
    let comment = documentation.map { #","docComment":{"lines":[{"text":"\#($0)"}]}"# } ?? ""
    let owner = module.map { #","swiftExtension":{"extendedModule":"\#($0)"}"# } ?? ""
    return #"""
      {"kind":{"identifier":"swift.\#(kind)"},"identifier":{"precise":"\#(name)"},
       "pathComponents":[\#(parts)],"names":{"title":"x"},
       "declarationFragments":[{"kind":"text","spelling":"\#(declaration)"}]\#(comment)\#(owner)}
      """#
  }

  private func conformance(
    _ type: String, _ name: String, where condition: String? = nil
  ) -> String {
    let constraints =
      condition.map {
        #","swiftConstraints":[{"kind":"conformance","lhs":"Value","rhs":"\#($0)"}]"#
      } ?? ""
    return
      #"{"kind":"conformsTo","source":"\#(type)","targetFallback":"\#(name)"\#(constraints)}"#
  }
}
