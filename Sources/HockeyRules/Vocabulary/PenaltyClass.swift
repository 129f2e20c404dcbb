/// The classes of penalties in the rulebooks.
@nonexhaustive public enum PenaltyClass: UInt8, Sendable, Hashable, CaseIterable {
  /// Two minutes; each half of a double minor is one (HC 4.2, NHL 16).
  case minor
  /// Five minutes that no goal ends (HC 4.4, NHL 20).
  case major
  /// Ejection, and five minutes that no goal ends (HC 4.10, NHL 21).
  case match
  /// Ten minutes off the clock, with a substitute on the ice (HC 4.7, NHL 22).
  case misconduct
  /// Ejection (HC 4.8, NHL 23).
  case gameMisconduct
  /// Ejection for making a travesty of the game (HC 4.9).
  case grossMisconduct
  /// Ejection without minutes (HC 4.8(b)).
  case gameEjection

  /// Whether the penalised player leaves the game.
  package var ejects: Bool {
    switch self {
    case .minor, .major, .misconduct: false
    case .match, .gameMisconduct, .grossMisconduct, .gameEjection: true
    }
  }

  /// Whether a team plays a skater short while a penalty of this class is served.
  package var takesSkaterOff: Bool {
    switch self {
    case .minor, .major, .match: true
    case .misconduct, .gameMisconduct, .grossMisconduct, .gameEjection: false
    }
  }
}

/// An infraction, in the officials' words joined by hyphens: `hooking`, `too-many-players`.
///
/// The log's own word is kept; rules compare infractions by ``isSame(as:)``, which treats
/// `Slashing`, `slash` and `slashing` as one.
public struct Infraction: RawRepresentable, Sendable, Hashable {
  // Calls and penalties are copied often while a stoppage is settled, and a reference is cheaper to
  // copy than two strings.
  private var names: Names

  private final class Names: Sendable {
    let raw: String
    let canonical: String

    init(_ raw: String) {
      self.raw = raw
      canonical = Infraction.canonical(raw)
    }
  }

  /// The word as the log has it.
  public var rawValue: String {
    get { names.raw }
    set { names = Names(newValue) }
  }

  /// The name under which rules compare the infraction: in lower case, joined by hyphens.
  public var canonical: String { names.canonical }

  /// A fight, which a book may treat differently from other majors.
  public static let fighting = Infraction(rawValue: "fighting")
  /// A starting line-up that differs from the one handed in.
  static let failedChallenge = Infraction(rawValue: "failed-challenge")
  static let startingLineUp = Infraction(rawValue: "starting-line-up")

  /// Creates an infraction from the log's word.
  public init(rawValue: String) {
    names = Names(rawValue)
  }

  /// Whether both are the same word.
  public static func == (left: Infraction, right: Infraction) -> Bool {
    left.names === right.names || left.names.raw == right.names.raw
  }

  /// Hashes the word.
  public func hash(into hasher: inout Hasher) { hasher.combine(names.raw) }
}

extension Infraction: ExpressibleByStringLiteral {
  /// Creates the infraction that `word` names, in lower case and joined by hyphens:
  /// `"too-many-players"`.
  public init(stringLiteral word: String) { self.init(rawValue: word) }
}

extension Infraction? {
  func isSame(as other: Infraction) -> Bool { self?.isSame(as: other) ?? false }
}
