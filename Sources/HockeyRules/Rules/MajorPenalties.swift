// Majors and match penalties (HC 4.4, 4.10; NHL 20, 21).

extension Referee {
  /// One player's penalties in the order he serves them: majors before minors.
  func majorsFirst(_ group: [Draft]) -> [Draft] {
    group.filter { $0.penalty.penaltyClass != .minor }
      + group.filter { $0.penalty.penaltyClass == .minor }
  }

  /// Leaves a match penalty nothing to serve beside the same player's major.
  ///
  /// Only where the book has the five minutes served once. A fight is another act: its major is served, or set off, by itself.
  func serveMatchOnce(_ drafts: inout [Draft]) {
    switch book.classes.matchBesideMajor.value {
    case .servedEach: return
    case .servedOnce: break
    }
    for index in drafts.indices where drafts[index].penalty.penaltyClass == .match {
      let besideMajor = drafts.contains {
        $0.penalty.penaltyClass == .major && $0.holder == drafts[index].holder
          && $0.penalty.infraction != .fighting
      }
      if besideMajor {
        drafts[index].penalty.length = .zero
        drafts[index].penalty.standing = .waiting(remaining: .zero)
      }
    }
  }
}
