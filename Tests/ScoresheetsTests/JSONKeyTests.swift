import Scoresheets
import Testing

/// Known keys, found by a search and at their expected places.
@Suite struct JSONKeys {
  /// Names of all lengths around eight, the number of bytes compared at a time.
  private enum Key: String, CaseIterable {
    case a
    case goals7 = "goals77"
    case goals8 = "goals888"
    case goals9 = "goals9999"
    case periodDescripto
    case periodDescriptor
    case periodDescriptors
    case maxRegulationPeriods
    case currentPeriodTimeRemain
    case currentPeriodTimeRemaini
    case currentPeriodTimeRemaining

    static let names = JSONNameList(of: Key.self)
  }

  /// The keys found in an object with `keys`; each key's value is its index.
  private func found(in keys: [String]) throws -> [String] {
    let members = keys.enumerated().map { "\"\($0.element)\":\($0.offset)" }
    var reader = JSONReader("{\(members.joined(separator: ","))}")
    try reader.beginObject()
    var found: [String] = []
    var place = 0
    while let index = try reader.nextKey(of: Key.names, expecting: &place) {
      found.append("\(Key.allCases[index].rawValue) \(try reader.integer())")
      #expect(reader.token(is: "a") == (Key.allCases[index] == .a))
    }
    try reader.finish()
    return found
  }

  /// The same keys, found by comparing strings.
  private func expected(of keys: [String]) -> [String] {
    keys.enumerated().compactMap { place, key in
      Key(rawValue: key).map { "\($0.rawValue) \(place)" }
    }
  }

  private let names = Key.allCases.map(\.rawValue)

  @Test func `keys in the order of the names, in another, and with others between are all found`()
    throws
  {
    let others = ["z", "", "goals99999", "periodDescriptiom"]
    let orders = [
      names, names.reversed(), names + names, names.flatMap { [$0] + others },
      names.enumerated().filter { $0.offset % 2 == 0 }.map(\.element),
      names.enumerated().filter { $0.offset % 3 == 0 }.map(\.element),
    ]
    for order in orders { #expect(try found(in: order) == expected(of: order)) }
  }

  @Test func `a key that differs in one byte, or is one longer or shorter, is another`() throws {
    for name in names {
      for place in name.indices {
        var other = name
        other.replaceSubrange(place...place, with: "X")
        let keys = [other, name, name + "X", String(name.dropLast())]
        #expect(try found(in: keys) == expected(of: keys), "\(keys)")
      }
    }
  }

  @Test func `an object that ends anywhere is refused and not read beyond its end`() {
    let text = "{" + names.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    for length in 0..<text.utf8.count {
      var reader = JSONReader(Array(text.utf8.prefix(length)))
      #expect(throws: JSONError.self, "\(text.prefix(length))") {
        var place = 0
        try reader.beginObject()
        while try reader.nextKey(of: Key.names, expecting: &place) != nil { try reader.skipValue() }
      }
    }
  }

  @Test(arguments: ["1.5", "1e3", "1E3", "123456.7", "01", "1234567.0", "1234567e1"])
  func `what is no whole number is refused as before`(_ text: String) {
    var reader = JSONReader(text)
    #expect(throws: JSONError.self) { try reader.integer() }
  }
}
