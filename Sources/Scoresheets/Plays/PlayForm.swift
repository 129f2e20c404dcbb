package import HockeyRules

/// A form in which plays are read or written: a play passes its content to the form, part by part.
///
/// A form that writes leaves the parts unchanged.
package protocol PlayForm: ~Copyable {
  associatedtype Failure: Error

  /// The team that the play is about.
  mutating func subject(_ team: inout Team) throws(Failure)
  /// The player whom the play is about.
  mutating func subject(_ player: inout Player) throws(Failure)
  /// The team that scores or shoots, and its player if he is known.
  mutating func subject(
    _ team: inout Team, _ key: PlayKey, _ player: inout Player?
  ) throws(Failure)
  /// The offender of a call.
  mutating func subject(_ offender: inout Offender) throws(Failure)
  /// Another player.
  ///
  /// In a sheet, `word` stands before the player; with a `word`, the player may be missing.
  mutating func player(
    _ key: PlayKey, _ player: inout Player?, after word: String?
  ) throws(Failure)
  mutating func assists(_ players: inout [Player], of team: Team) throws(Failure)
  /// The offenders that a captain names.
  mutating func offenders(_ offenders: inout [Offender]) throws(Failure)
  /// The penalties of a call, and whether it awards a penalty shot.
  mutating func call(_ penalties: inout [PenaltyClass], _ shot: inout Bool) throws(Failure)
  /// Flags. In a sheet, a flag that equals `value` is written as its word; the words may come in
  /// any order.
  mutating func flags(
    _ keys: [PlayKey], _ flags: inout [Bool], mean value: Bool
  ) throws(Failure)
  mutating func result(_ result: inout ShotResult) throws(Failure)
  mutating func fault(_ fault: inout Fault) throws(Failure)
  /// One hyphenated word.
  mutating func word(
    _ key: PlayKey, _ word: inout String?, isRequired: Bool
  ) throws(Failure)
  /// Another team, if the play names one; in a sheet, after the word `opening`.
  mutating func team(
    _ key: PlayKey, _ team: inout Team?, after opening: String
  ) throws(Failure)
  /// A reason; in a sheet, after the word `opening`.
  mutating func reason(
    _ reason: inout String?, after opening: String?, isRequired: Bool
  ) throws(Failure)
  /// An offender after the play's word: a required one, or the new offender of an amended call.
  mutating func offender(
    _ key: PlayKey, _ offender: inout Offender?, isRequired: Bool
  ) throws(Failure)
  /// The new infraction and server of an amended call, as far as they change, and the reason.
  mutating func amended(_ amendment: inout Amendment, _ reason: inout String) throws(Failure)
  /// The play that is corrected.
  mutating func play(_ id: inout Event.ID) throws(Failure)
  /// The time to which the clock is set.
  mutating func time(_ time: inout GameTime) throws(Failure)
  /// The time to which a penalty clock is set.
  mutating func length(_ length: inout PlayingTime) throws(Failure)
  mutating func position(_ position: inout GamePosition) throws(Failure)
}

extension PlayForm where Self: ~Copyable {
  mutating func reason(_ reason: inout String) throws(Failure) {
    var text: String? = reason
    try self.reason(&text, after: nil, isRequired: true)
    reason = text ?? reason
  }

  package mutating func amended(
    _ amendment: inout Amendment, _ reason: inout String
  ) throws(Failure) {
    var word = amendment.infraction?.rawValue
    try self.word(.infraction, &word, isRequired: false)
    amendment.infraction = word.map { Infraction(rawValue: $0) }
    try player(.server, &amendment.server, after: CallText.servedBy)
    try self.reason(&reason)
  }

  mutating func player(_ key: PlayKey, _ player: inout Player) throws(Failure) {
    var named: Player? = player
    try self.player(key, &named, after: nil)
    player = named ?? player
  }
}

/// A form that needs only some parts of a play.
protocol PartialPlayForm: PlayForm {}

extension PartialPlayForm {
  mutating func subject(_: inout Team) {}
  mutating func subject(_: inout Player) {}
  mutating func subject(_: inout Team, _: PlayKey, _: inout Player?) {}
  mutating func subject(_: inout Offender) {}
  mutating func player(_: PlayKey, _: inout Player?, after _: String?) {}
  mutating func assists(_: inout [Player], of _: Team) {}
  mutating func offenders(_: inout [Offender]) {}
  mutating func offender(_: PlayKey, _: inout Offender?, isRequired _: Bool) {}
  mutating func call(_: inout [PenaltyClass], _: inout Bool) {}
  mutating func flags(_: [PlayKey], _: inout [Bool], mean _: Bool) {}
  mutating func result(_: inout ShotResult) {}
  mutating func fault(_: inout Fault) {}
  mutating func word(_: PlayKey, _: inout String?, isRequired _: Bool) {}
  mutating func team(_: PlayKey, _: inout Team?, after _: String) {}
  mutating func reason(_: inout String?, after _: String?, isRequired _: Bool) {}
  mutating func play(_: inout Event.ID) {}
  mutating func time(_: inout GameTime) {}
  mutating func length(_: inout PlayingTime) {}
  mutating func position(_: inout GamePosition) {}
}

/// The keys of a play in JSON lines.
package enum PlayKey: String, CaseIterable {
  case id, period, elapsed, before, play, offender, call, infraction, server, nobodySits, team
  case scorer, assists, ownGoal, awarded, emptyNet, shooter, scored, result, foulOnRecord, player
  case servesFor = "for"
  case players, fault, of, to, toPeriod, name, reason, score, skaters, minutes, opportunities
  case sitting, out, goalkeepersOff, recorded, goalkeepers, remark, by

  static let goalFlags = [PlayKey.ownGoal, .awarded, .emptyNet]

  /// The word for a flag in a sheet.
  var flagWord: String {
    switch self {
    case .ownGoal: "own-goal"
    case .emptyNet: "empty-net"
    case .nobodySits: CallText.nobodySits
    case .foulOnRecord: "foul-not-on-record"
    default: rawValue
    }
  }
}
