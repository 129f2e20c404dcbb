/// The keys of a JSON object that may have only known keys, each once.
package struct StrictObject {
  /// What is wrong with a key.
  package enum Fault: Sendable, Hashable {
    /// The object cannot have it; `nearest` is the one probably meant.
    case unknown(nearest: String?)
    /// The object has it already, at the offset `first`.
    case repeated(first: Int)
  }

  private let known: [String]?
  /// The offset of each known key so far, or of any key if none is known.
  private var places: [Int?]
  private var offsets: [String: Int] = [:]

  /// An object with the keys `known`, or with any keys.
  package init(known: [String]?) {
    self.known = known
    places = Array(repeating: nil, count: known?.count ?? 0)
  }

  /// What is wrong with the key at `offset`, or `nil` if it is fine.
  package mutating func fault(_ key: String, at offset: Int) -> Fault? {
    guard let known else {
      return offsets.updateValue(offset, forKey: key).map { .repeated(first: $0) }
    }
    guard let place = known.firstIndex(of: key) else {
      return .unknown(nearest: nearestMatch(to: key, among: known))
    }
    defer { places[place] = offset }
    return places[place].map { .repeated(first: $0) }
  }
}

/// The end of a message that names the word probably meant.
package func hint(_ nearest: String?) -> String { nearest.map { "; the nearest is '\($0)'" } ?? "" }
