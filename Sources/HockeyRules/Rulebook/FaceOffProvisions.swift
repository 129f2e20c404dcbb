/// The face-off after a stoppage: its spot, and the team that may choose between the two of a zone.
public struct FaceOffProvisions: Sendable, Hashable {
  /// The spot if no penalty moves it.
  public let spot: Common
  /// The calls of a stoppage that move its face-off to the offending team's end.
  public let afterPenalty: Provision<FaceOffAfterPenalty>
  /// Whether a misconduct alone moves the face-off.
  public let afterMisconduct: Provision<FaceOffAfterMisconduct>
  /// The spot if the other team ices the puck while a penalty is signalled.
  public let signalledIcing: Provision<FaceOffAfterIcing>
  /// The spot if the other team replaces its goalkeeper too early while a penalty is signalled.
  public let signalledSubstitution: Provision<FaceOffAfterSubstitution>
  /// Attackers who come in deep to a gathering move the face-off out to the blue line.
  public let deepAttackers: Common
  /// The team that chooses the spot after a penalty or an icing.
  public let choice: Provision<FaceOffChoice>
  /// After a missed penalty shot the face-off is in the offending team's end.
  public let missedShot: Common

  init(from source: inout PointSource) {
    spot = source.point("face-off-spot", "Where the face-off is if no penalty moves it.")
    afterPenalty = source.point(
      "face-off-after-penalty", "Which penalties move it to the offender's end.", .faceOffs)
    afterMisconduct = source.point(
      "face-off-after-misconduct", "Whether a misconduct alone moves the face-off.", .faceOffs)
    signalledIcing = source.point(
      "face-off-signalled-icing", "An icing of the other team while the arm is up.", .faceOffs)
    signalledSubstitution = source.point(
      "face-off-signalled-substitution",
      "A goalkeeper of the other team replaced too early while the arm is up.", .faceOffs)
    deepAttackers = source.point(
      "face-off-deep-attackers", "Attackers who come in deep move it out to the blue line.")
    choice = source.point(
      "face-off-choice", "Who chooses the spot after a penalty or an icing.", .faceOffs)
    missedShot = source.point(
      "face-off-missed-shot", "After a missed penalty shot it is in the offender's end.")
  }
}

/// The penalties that move the face-off to the offending team's end.
@nonexhaustive public enum FaceOffAfterPenalty: String, NamedChoice {
  /// The penalties that put time on the penalty clock for one team only.
  case onTheClock = "on-the-clock"
  /// The same penalties, if that team is then short-handed.
  case shortHanded = "short-handed"
}

/// Whether a misconduct alone moves the face-off.
@nonexhaustive public enum FaceOffAfterMisconduct: String, NamedChoice {
  /// It does not.
  case unmoved
  /// A misconduct alone moves the face-off to the offending team's end.
  case offender
}

/// The spot if the other team ices the puck while a penalty is signalled.
@nonexhaustive public enum FaceOffAfterIcing: String, NamedChoice {
  /// In the offending team's end, as after any penalty.
  case offender
  /// At the blue line of the team that iced the puck.
  case icingLine = "icing-line"
}

/// The spot if the other team replaces its goalkeeper too early while a penalty is signalled.
@nonexhaustive public enum FaceOffAfterSubstitution: String, NamedChoice {
  /// In the offending team's end, as after any penalty.
  case offender
  /// At centre.
  case centre
  /// In the neutral zone.
  case neutral
}

/// The team that chooses the spot after a penalty or an icing.
@nonexhaustive public enum FaceOffChoice: String, NamedChoice {
  /// The team that did not offend.
  case otherTeam = "other-team"
  /// The team that did not offend; neither team if an icing decides because both teams are
  /// penalised alike.
  case otherTeamUnlessLevel = "other-team-unless-level"
  /// Neither.
  case nobody
}
