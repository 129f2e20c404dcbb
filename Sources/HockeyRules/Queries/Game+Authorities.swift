// The authority for each current fact, kept with the game so that every answer can cite its rule.

/// The authorities for the state of a penalty, and its place in its player's record.
struct PenaltyAuthorities: Sendable, Hashable {
  /// The provision that gives the penalty its length, or that put the penalty on record.
  var length: Citation?
  /// The authority for its current standing.
  var standing: Authority?
  /// The authority for setting it off.
  var setOff: Authority?
  /// The penalty that its player got before this one.
  var earlier: Int?
}

/// An offender who was put out of the game.
public struct Ejection: Sendable, Hashable {
  /// The offender.
  public var offender: Offender
  /// The authority for the ejection.
  public var authority: Authority
}

extension Game {
  /// The offenders put out of the game, in the order of their ejections.
  public var ejected: [Offender] { ejections.map { $0.offender } }

  /// Whether `offender` is out of the game.
  func isEjected(_ offender: Offender) -> Bool {
    ejections.contains { $0.offender == offender }
  }

  /// Whether the book added `penalty` because of a count, without a call.
  package func isByCount(_ penalty: Penalty) -> Bool {
    let key = bench.authorities[penalty.index].length?.key
    return key == book.ejections.countedMinutes.key || key == book.ejections.gameCounts.key
  }

  /// The authority for the standing of `penalty`: for its start, its wait or its off-clock time, or
  /// `nil` if it has none yet.
  public func authority(for penalty: Penalty) -> Authority? {
    bench.authorities[penalty.index].standing
  }

  /// The authority for setting `penalty` off, or `nil` if it is not set off.
  package func setOffAuthority(for penalty: Penalty) -> Authority? {
    bench.authorities[penalty.index].setOff
  }

  /// The authority for the current manpower; at first, the book's rule on full strength.
  public var manpowerAuthority: Authority {
    strength.authority ?? .rule(book.play.skaters.citation)
  }
}
