/// The members of a JSON object that may have only known keys, each once.
///
/// Ask for one member after the other. The caller reads the value of a member without a fault; the
/// value of a member with a fault is skipped.
package struct StrictObject {
  /// A member of the object.
  package struct Member: Sendable {
    package let key: String
    /// The offset of the key, in bytes.
    package let offset: Int
    /// The fault of the key, whose value is then skipped; `nil` if the key is fine.
    package let fault: Fault?
  }

  /// A fault of a key.
  package enum Fault: Sendable, Hashable {
    /// The key is not among the known ones; `nearest` is the key probably meant.
    case unknown(nearest: String?)
    /// The object already has the key, at the byte offset `first`.
    case repeated(first: Int)
  }

  private let known: [String]?
  private let hasComments: Bool
  /// The offset of each known key that has been found, in the order of `known`.
  private var places: [Int?]
  private var offsets: [String: Int] = [:]

  /// An object with the keys `known`, or with any keys if `known` is `nil`.
  ///
  /// With `hasComments`, a member whose key begins with `//` is a comment, and is skipped.
  package init(known: [String]?, hasComments: Bool = false) {
    self.known = known
    self.hasComments = hasComments
    places = Array(repeating: nil, count: known?.count ?? 0)
  }

  /// Steps into an object of `reader` with the keys `known`, or with any keys if `known` is `nil`.
  package init(
    known: [String]?, hasComments: Bool = false, in reader: inout JSONReader
  ) throws(JSONError) {
    self.init(known: known, hasComments: hasComments)
    try reader.beginObject()
  }

  /// Moves `reader` to the value of the next key, or past the value if the key is wrong; after the
  /// last key, leaves the object and returns `nil`.
  package mutating func next(in reader: inout JSONReader) throws(JSONError) -> Member? {
    while try reader.nextKey() {
      let (key, offset) = (reader.tokenText, reader.tokenOffset)
      let isComment = hasComments && key.utf8.starts(with: "//".utf8)
      let fault = isComment ? nil : fault(key, at: offset)
      if isComment || fault != nil { try reader.skipValue() }
      if !isComment { return Member(key: key, offset: offset, fault: fault) }
    }
    return nil
  }

  /// The fault of the key at `offset`, or `nil` if the key is fine.
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
