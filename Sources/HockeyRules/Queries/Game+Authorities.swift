// By whose word things stand as they do: kept with the game, so that every answer can name its rule.

/// By whose word a penalty stands where it does.
struct Grounds: Sendable, Hashable {
  /// Who or what put it where it is, the last time.
  var standing: Authority?
  /// Who or what set it off against the other team's.
  var setOff: Authority?
}

/// Somebody who was put out of the game.
public struct Ejection: Sendable, Hashable {
  /// Who is out.
  public var offender: Offender
  /// Who or what put him out.
  public var authority: Authority
}

extension Game {
  /// Those put out of the game, in the order in which they were.
  public var ejected: [Offender] { ejections.map(\.offender) }

  /// Who or what put `penalty` where it is: had it start, wait or sit; nil where nothing has yet.
  public func authority(for penalty: Penalty) -> Authority? { grounds[penalty.id].standing }

  /// Who or what set `penalty` off against the other team's; nil where it is not set off.
  public func setOffAuthority(for penalty: Penalty) -> Authority? { grounds[penalty.id].setOff }

  /// Who or what gave the teams the manpower that they have; under `book`'s rule on full strength where nothing
  /// has changed it yet.
  public func manpowerAuthority(under book: Rulebook) -> Authority {
    manpowerGround ?? .rule(book.play.skaters.rule)
  }
}
