package import HockeyRules

extension Play {
  /// The team that made the play, or `nil` if neither did.
  package var team: Team? {
    var (play, form) = (self, TeamOfPlay())
    play.describe(to: &form)
    return form.team
  }
}

private struct TeamOfPlay: PartialPlayForm {
  typealias Failure = Never

  var team: Team?

  mutating func subject(_ team: inout Team) { self.team = team }

  mutating func subject(_ player: inout Player) { team = player.team }

  mutating func subject(_ team: inout Team, _: PlayKey, _: inout Player?) { self.team = team }

  mutating func subject(_ offender: inout Offender) { team = offender.team }

  mutating func offender(_: PlayKey, _ offender: inout Offender?, isRequired _: Bool) {
    team = team ?? offender?.team
  }

  mutating func player(_: PlayKey, _ player: inout Player?, after _: String?) {
    team = team ?? player?.team
  }
}
