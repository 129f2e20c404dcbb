// Names made of a log's letters for the two teams, such as `A` and `B` or `TOR` and `MTL`.
extension PerTeam<String> {
  /// The letters of a sheet without a head, which descriptions use: `A` is the home team.
  package static var ofSheet: PerTeam<String> { PerTeam(home: "A", visiting: "B") }

  /// The letters of the player's team and his number: `A6`.
  package func name(of player: Player) -> String {
    self[player.team] + String(player.number)
  }

  /// The offender as rulings name him: `A6`, `A bench`, `A?`; a goalkeeper without his `g`.
  package func name(of offender: Offender) -> String {
    switch offender {
    case .skater(let player), .goalkeeper(let player): name(of: player)
    case .bench(let team, let staff): self[team] + " " + (staff?.rawValue ?? "bench")
    case .unidentified(let team): self[team] + "?"
    }
  }

  /// The occupant of a seat, as rulings name him: `A12`, `A6's substitute`, `nobody`.
  ///
  /// `A bench` is any player who serves for the bench.
  package func name(of occupant: Occupant) -> String {
    switch occupant {
    case .player(let player): name(of: player)
    case .substitute(let offender):
      offender.isSomebody ? name(of: offender) + "'s substitute" : name(of: offender)
    case .nobody: "nobody"
    }
  }
}

extension GameTime {
  /// The name of the period numbered `period`, after `regulation` periods: `P1`, `OT`, `OT2`.
  package static func name(ofPeriod period: Int, regulation: Int) -> String {
    let overtime = period.minus(regulation)
    if overtime < 1 { return "P\(period)" }
    return overtime == 1 ? "OT" : "OT\(overtime)"
  }
}

extension Citation {
  /// The citation as printed: the rule's number, after its book's name unless that is `book`.
  ///
  /// An unverified provision adds `unverified`, unless all of `book` is unverified. If no rule is
  /// known, the text is only that word.
  package func words(in book: Rulebook?) -> String {
    guard let rule else { return "unverified" }
    let number = book?.isFound(byNumberOf: rule) == true ? rule.number : rule.description
    let isKnown = isVerified || book.map { isAssumed(throughout: $0) } ?? false
    return isKnown ? number : "\(number), unverified"
  }

  /// Whether the provision is one of the assumptions that `book` takes from another book.
  package func isAssumed(throughout book: Rulebook) -> Bool {
    book.inheritance?.assumption.map { basis == .assumed($0) } ?? false
  }
}
