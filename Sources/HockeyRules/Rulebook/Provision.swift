/// What a rulebook provides on one point, and the rule that says so.
public struct Provision<Value> {
  /// What the book provides.
  public var value: Value
  /// The rule that provides it, in the book it was read in.
  public var rule: RuleReference
  /// What we assume, where no source settles the point; nil where one does.
  public var assumption: String?

  /// Creates a provision that `rule` makes; `assumption` marks one that no source settles.
  public init(_ value: Value, rule: RuleReference, assumption: String? = nil) {
    self.value = value
    self.rule = rule
    self.assumption = assumption
  }
}

extension Provision: Sendable where Value: Sendable {}
extension Provision: Equatable where Value: Equatable {}
extension Provision: Hashable where Value: Hashable {}
