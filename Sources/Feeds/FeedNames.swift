import HockeyRules
import Scoresheets

/// The keys of a feed's object that we use, or the words that one of its strings may be: the raw
/// values of `Name`, frequent ones first.
///
///     while let key = try reader.nextKey(of: keys, expecting: &place) {
///       switch key {
///       case .eventId: id = try reader.integer()
///       case .sortOrder: sortOrder = try reader.integer()
///       }
///     }
///
/// Only the NHL's plays are read in this way, because a game has so many; elsewhere the text of the
/// token decides.
///
/// The type is here, and not in the reader's module, because the compiler specializes generic code
/// only within a module.
struct FeedNames<Name: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  let cases = Array(Name.allCases)
  let list = JSONNameList(of: Name.self)
}

extension JSONReader {
  /// Moves to the object's next key that is in `names`, skipping all others; after the last key,
  /// leaves the object and returns `nil`.
  ///
  /// `place` is 0 before the first key, and then the index of the expected key: if `names` lists
  /// the keys in the feed's order, no key needs a search.
  mutating func nextKey<Name>(
    of names: FeedNames<Name>, expecting place: inout Int
  ) throws(JSONError) -> Name? {
    guard let index = try nextKey(of: names.list, expecting: &place) else { return nil }
    return names.cases[index]
  }

  /// Reads a string as the token; returns its case, or `nil` if it is not in `names`.
  mutating func word<Name>(of names: FeedNames<Name>) throws(JSONError) -> Name? {
    guard let index = try word(of: names.list) else { return nil }
    return names.cases[index]
  }
}

extension PerTeam<String> {
  /// The feed's letters for the teams, or `H` and `V` if the feed's letters are equal or cannot be
  /// written in a log.
  var lettersOfTeams: PerTeam<String> {
    home != visiting && Notation.isTeam(home) && Notation.isTeam(visiting)
      ? self : PerTeam(home: "H", visiting: "V")
  }
}
