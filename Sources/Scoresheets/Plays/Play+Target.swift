import HockeyRules

extension Play {
  /// The id of the play that this play corrects, or `nil` if it corrects none.
  ///
  /// Only a correction's target can be replaced.
  var target: Event.ID? {
    get {
      var (play, form) = (self, Target())
      play.describe(to: &form)
      return form.found
    }
    set {
      var form = Target(replacement: newValue)
      describe(to: &form)
    }
  }
}

private struct Target: PartialPlayForm {
  typealias Failure = Never

  var replacement: Event.ID?
  private(set) var found: Event.ID?

  mutating func play(_ id: inout Event.ID) {
    found = id
    if let replacement { id = replacement }
  }
}
