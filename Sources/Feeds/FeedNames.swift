import Scoresheets

/// The keys of a feed's object that concern us, or the words that one of its strings may be: the raw
/// values of `Name`, the frequent ones first.
///
///     while let key = try reader.nextKey(of: keys) {
///       switch key {
///       case .eventId: id = try reader.integer()
///       case .sortOrder: sortOrder = try reader.integer()
///       }
///     }
///
/// It stands here and not beside the reader because the compiler makes generic code fast only within
/// a module.
struct FeedNames<Name: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  let cases = Array(Name.allCases)
  let list = JSONNameList(of: Name.self)
}

extension JSONReader {
  /// Goes to the next key of the object that `names` has, passing over all others; nil, and out of
  /// the object, where there is none.
  mutating func nextKey<Name>(of names: FeedNames<Name>) throws(JSONError) -> Name? {
    guard let index = try nextKey(of: names.list) else { return nil }
    return names.cases[index]
  }

  /// Reads a string; nil where `names` does not have it. It stays as the token.
  mutating func word<Name>(of names: FeedNames<Name>) throws(JSONError) -> Name? {
    guard let index = try word(of: names.list) else { return nil }
    return names.cases[index]
  }
}
