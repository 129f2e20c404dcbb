/// What all books provide alike: only the rule's number differs.
public typealias Common = Provision<Universal>

/// The value of a provision on which the books agree.
public enum Universal: Sendable, Hashable {
  /// The books agree.
  case agreed
}
