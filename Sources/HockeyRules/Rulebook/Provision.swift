/// A rulebook's provision on one point, with its rule.
public struct Provision<Value> {
  /// The value that the book provides.
  public let value: Value
  /// The citation of this provision in rulings.
  public let citation: Citation
  /// The basis of the value: how far the book itself settles the point.
  public let basis: Basis

  /// Creates a book's provision on the point `key`; `rule` is `nil` if no rule is known.
  package init(
    _ value: Value, key: ProvisionKey, rule: RuleReference?, basis: Basis = .stated
  ) {
    self.value = value
    self.basis = basis
    citation = Citation(key: key, rule: rule, basis: basis)
  }

  /// The provision with `part` of its value, such as a row of a table, and the same rule.
  package func giving<Part>(_ part: Part) -> Provision<Part> {
    Provision<Part>(part, citation: citation, basis: basis)
  }

  fileprivate init(_ value: Value, citation: Citation, basis: Basis) {
    self.value = value
    self.citation = citation
    self.basis = basis
  }

  /// The point's key.
  public var key: ProvisionKey { citation.key }
  /// The rule, with its book, or `nil` if no rule is known.
  public var rule: RuleReference? { citation.rule }
}

extension Provision: Sendable where Value: Sendable {}
extension Provision: Equatable where Value: Equatable {}
extension Provision: Hashable where Value: Hashable {}

/// The basis of a provision: how far the book itself settles the point.
@nonexhaustive public enum Basis: Sendable, Hashable {
  /// The book states the value.
  case stated
  /// No rule states the value, but the league's own records show it; the text says which records.
  case recorded(String)
  /// The book leaves the point to a league, an affiliate or a member; the text names that body, and
  /// the value is a default that a league's own book replaces.
  case open(String)
  /// No source settles the point; the text says what is assumed.
  case assumed(String)
  /// The book has no such rule, so the value is never used; the text says what the book lacks.
  case moot(String)

  /// Whether the book's rules settle the point, rather than a record, a default or an assumption.
  public var isVerified: Bool {
    switch self {
    case .stated, .moot: true
    case .recorded, .open, .assumed: false
    }
  }

  /// Whether the book has no such rule.
  public var isMoot: Bool {
    switch self {
    case .moot: true
    case .stated, .recorded, .open, .assumed: false
    }
  }

  /// The assumption, if no source settles the point.
  public var assumption: String? {
    switch self {
    case .assumed(let text): text
    case .stated, .recorded, .open, .moot: nil
    }
  }
}

/// The citation of a ruling: a provision without its value.
///
/// Only a provision makes one, so that a ruling cites the provision that decided it.
public struct Citation: Sendable, Hashable {
  // All rulings by a provision share this content: stored in each ruling, it took 56 bytes.
  private let content: Content

  private final class Content: Sendable {
    let key: ProvisionKey
    let rule: RuleReference?
    let isVerified: Bool
    let basis: Basis

    init(key: ProvisionKey, rule: RuleReference?, basis: Basis) {
      self.key = key
      self.rule = rule
      self.basis = basis
      isVerified = rule != nil && basis.isVerified
    }
  }

  fileprivate init(key: ProvisionKey, rule: RuleReference?, basis: Basis) {
    content = Content(key: key, rule: rule, basis: basis)
  }

  /// The key of the deciding provision.
  public var key: ProvisionKey { content.key }

  /// The rule, or `nil` if no rule is known.
  public var rule: RuleReference? { content.rule }

  /// Whether a known rule settles the point.
  public var isVerified: Bool { content.isVerified }

  /// The basis of the value: how far the book itself settles the point.
  package var basis: Basis { content.basis }

  /// Whether both cite the same provision with the same rule.
  public static func == (left: Citation, right: Citation) -> Bool {
    left.content === right.content
      || left.key == right.key && left.rule == right.rule && left.isVerified == right.isVerified
  }

  /// Hashes the key, the rule, and whether it settles the point.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(rule)
    hasher.combine(isVerified)
  }
}

/// The name of a point, as written in the books' files: `minor-length`; or of a rule on later
/// games: `season.instigator`.
public struct ProvisionKey: Sendable, Hashable, RawRepresentable {
  /// The name as text.
  public let rawValue: String

  /// The beginning of the names of rules on later games.
  private static let ofSeason = "season."

  init(_ name: String) { rawValue = name }

  /// The key of the rule called `name` in the member `season` of the books' files.
  package static func season(_ name: String) -> ProvisionKey { ProvisionKey(ofSeason + name) }

  /// The key of the point called `rawValue`, or of a rule on later games (`season.` and its name);
  /// `nil` for any other text.
  public init?(rawValue: String) {
    self.rawValue = rawValue
    if isOfSeason { return }
    guard Rulebook.points.contains(where: { $0.key.rawValue == rawValue }) else { return nil }
  }

  /// Whether the key names a rule on later games.
  package var isOfSeason: Bool {
    rawValue != Self.ofSeason && rawValue.hasPrefix(Self.ofSeason)
  }
}
