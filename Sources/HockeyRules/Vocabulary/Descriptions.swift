// Short texts for logs and debuggers. They are written as in a sheet without a head: the home team
// is `A`, the visiting team is `B`, and the clock counts the time played. The module `Scoresheets`
// writes with a log's own letters and clock.

extension PlayingTime: CustomStringConvertible {
  /// The length in minutes and seconds, with tenths if there are any: `2:00`, `0:07.3`.
  public var description: String {
    let magnitude = tenths.magnitude
    let seconds = magnitude / 10 % 60
    var text = tenths < 0 ? "-" : ""
    text += "\(magnitude / 600):" + (seconds < 10 ? "0" : "") + "\(seconds)"
    if magnitude % 10 != 0 { text += ".\(magnitude % 10)" }
    return text
  }
}

extension GameTime: CustomStringConvertible {
  /// The period and the time played in it: `P1 5:00`, `OT 0:30`.
  ///
  /// Periods after the third are written as overtimes.
  public var description: String {
    "\(GameTime.name(ofPeriod: period, regulation: 3)) \(elapsed)"
  }
}

extension GameInstant: CustomStringConvertible {
  /// The playing time since the opening face-off: `25:00`.
  public var description: String { played.description }
}

extension Team: CustomStringConvertible {
  /// The team's letter in a sheet without a head: `A` is the home team, `B` the visiting team.
  public var description: String { PerTeam.ofSheet[self] }
}

extension PerTeam: CustomStringConvertible where Value: CustomStringConvertible {
  /// Both teams' values, home first: `1-0`.
  public var description: String { "\(home.description)-\(visiting.description)" }
}

extension Player: CustomStringConvertible {
  /// The team's letter and the number: `A6`.
  public var description: String { PerTeam.ofSheet.name(of: self) }
}

extension Penalty.ID: CustomStringConvertible {
  /// The offender, the class, the call and the place in it, such as `A6 minor 2 of play 3`.
  public var description: String {
    "\(offender) \(penaltyClass) \(place > 0 ? "\(place + 1) " : "")of \(call)"
  }
}

extension Authority: CustomStringConvertible {
  /// The rule; `no rule is known`; or `the scorer`.
  public var description: String {
    switch self {
    case .rule(let citation): citation.rule?.description ?? "no rule is known"
    case .scorer: "the scorer"
    }
  }
}

extension Offender: CustomStringConvertible {
  /// The offender as a sheet writes him: `A6`, the goalkeeper `A30g`, `A bench`, `A?`.
  public var description: String {
    switch self {
    case .skater, .bench, .unidentified: PerTeam.ofSheet.name(of: self)
    case .goalkeeper(let player): player.description + "g"
    }
  }
}

extension Occupant: CustomStringConvertible {
  /// The occupant as rulings name him: `A12`, `A6's substitute`, `nobody`.
  public var description: String { PerTeam.ofSheet.name(of: self) }
}

extension PenaltyClass: CustomStringConvertible {
  /// The class as a sheet writes it: `2`, `5`, `M`, `10`, `GM`, `GR`, `GE`.
  public var description: String {
    switch self {
    case .minor: "2"
    case .major: "5"
    case .match: "M"
    case .misconduct: "10"
    case .gameMisconduct: "GM"
    case .grossMisconduct: "GR"
    case .gameEjection: "GE"
    }
  }
}

extension Infraction: CustomStringConvertible {
  /// The infraction's word: `hooking`.
  public var description: String { rawValue }
}

extension Event.ID: CustomStringConvertible {
  /// The play as messages name it: `play 3` by its number, `@x` by its label.
  public var description: String {
    switch self {
    case .number(let number): "play \(number)"
    case .label(let label): "@\(label)"
    }
  }
}

extension RuleReference: CustomStringConvertible {
  /// The book and the rule's number: `NHL 2025-26 16.2`.
  public var description: String { "\(book) \(number)" }
}

extension ProvisionKey: CustomStringConvertible {
  /// The point's name: `minor-length`.
  public var description: String { rawValue }
}

extension Citation: CustomStringConvertible {
  /// The book and the rule's number, such as `NHL 2025-26 16.2`.
  ///
  /// An unverified citation adds `unverified`, or consists of that word.
  public var description: String { words(in: nil) }
}
