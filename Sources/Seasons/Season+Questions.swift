import HockeyRules

/// Questions about what the games so far leave behind.
extension Season {
  /// All persons with a record, clubs by their letters and players by their numbers.
  public var people: [Person] { records.keys.sorted() }

  /// The obligations of `person`, the oldest first; those that are over too.
  public func ledger(of person: Person) -> [Obligation] { records[person]?.obligations ?? [] }

  /// The obligations that keep persons out of the next game of `stage`, of one club or of all.
  public func eligibility(for stage: Stage, club: String? = nil) -> [Obligation] {
    let clubs = club.map { [$0] } ?? persons.keys.sorted()
    return clubs.flatMap { club in
      out(in: stage, club: club).sorted { $0.person < $1.person }.flatMap { person, turns in
        let record = records[person] ?? Record()
        return record.bars(in: stage, without: turns).map { record.obligations[$0] }
      }
    }
  }

  /// Whether `person` may play in the next game of `stage`.
  public func mayPlay(_ person: Person, in stage: Stage) -> Bool {
    !out(in: stage, club: person.club).contains { $0.person == person }
  }

  /// The calls of `person` that count, rule by rule; those of everybody if it is `nil`.
  public func counts(of person: Person? = nil) -> [Count] {
    let people = person.map { [$0] } ?? self.people
    return people.flatMap { person in
      marks(of: person).map { rule, marks in
        Count(person: person, rule: rule, games: marks.map { steps[$0.game].game })
      }
    }
  }

  /// The marks of `person` that count, with their rules.
  func marks(of person: Person) -> [(rule: SeasonRule, marks: [Mark])] {
    book.rules.enumerated().compactMap { place, rule in
      guard var marks = records[person]?.marks[place] else { return nil }
      if rule.window.isOneGame { marks.removeAll { $0.game != steps.count - 1 } }
      if marks.isEmpty || isCleared(marks, of: person, rule.window) { return nil }
      return (rule, marks)
    }
  }

  /// The counts at which the next call brings a sanction that the last one did not.
  public var nextSteps: [Count] {
    counts().filter { count in
      guard let next = count.next, next != .report, !count.rule.window.isOneGame else {
        return false
      }
      return next != count.rule.sanction(at: count.count) || count.rule.every > 1
    }
  }

  private func isCleared(_ marks: [Mark], of person: Person, _ window: CountingWindow) -> Bool {
    guard let games = window.gamesPlayed, let last = marks.last, let record = records[person]
    else { return false }
    return record.played - last.played >= games
  }
}
