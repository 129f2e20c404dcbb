/// The classes of penalties that the rulebooks know.
public enum PenaltyClass: UInt8, Sendable, Hashable, CaseIterable {
  case minor
  case major
  case match
  case misconduct
  case gameMisconduct
  case grossMisconduct
  case gameEjection

  /// Whether the penalised player leaves the game.
  public var ejects: Bool {
    switch self {
    case .minor, .major, .misconduct: false
    case .match, .gameMisconduct, .grossMisconduct, .gameEjection: true
    }
  }

  /// Whether a team plays with a skater less while it is served.
  public var takesSkaterOff: Bool {
    switch self {
    case .minor, .major, .match: true
    case .misconduct, .gameMisconduct, .grossMisconduct, .gameEjection: false
    }
  }
}

/// An infraction, in the officials' words joined by hyphens: `hooking`, `too-many-players`.
public struct Infraction: RawRepresentable, Sendable, Hashable {
  public var rawValue: String

  /// A fight.
  public static let fighting = Infraction(rawValue: "fighting")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
