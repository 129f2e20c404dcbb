// Members are `@inlinable`, so that other modules can specialise them for their own values.
/// A value for each team.
public struct PerTeam<Value> {
  /// The home team's value.
  public var home: Value
  /// The visiting team's value.
  public var visiting: Value

  /// Creates the two values.
  @inlinable
  public init(home: Value, visiting: Value) {
    self.home = home
    self.visiting = visiting
  }

  /// Creates the same value for both teams.
  @inlinable
  public init(both value: Value) {
    self.init(home: value, visiting: value)
  }

  /// The given team's value.
  @inlinable
  public subscript(team: Team) -> Value {
    get {
      switch team {
      case .home: home
      case .visiting: visiting
      }
    }
    set {
      switch team {
      case .home: home = newValue
      case .visiting: visiting = newValue
      }
    }
  }

  /// The results of `transform`, each from its own team's value.
  @inlinable
  public func map<Other>(_ transform: (Value) -> Other) -> PerTeam<Other> {
    PerTeam<Other>(home: transform(home), visiting: transform(visiting))
  }
}

extension PerTeam: Sendable where Value: Sendable {}
extension PerTeam: Equatable where Value: Equatable {
  /// Whether both teams' values are equal.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool {
    one.home == other.home && one.visiting == other.visiting
  }
}
extension PerTeam: Hashable where Value: Hashable {}
