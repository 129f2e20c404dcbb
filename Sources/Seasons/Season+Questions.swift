import HockeyRules
public import Scoresheets

/// Questions about what the games so far leave behind.
extension Season {
  /// The game that comes next, as far as the last one says: of its season and stage.
  public var next: NextGame { NextGame(now.stage, season: now.season) }

  /// The oddities in the games and decisions, with what was done about each.
  public var remarks: [SeasonRemark] {
    noted.filter { remark in
      if case .unknownPerson(let person) = remark.kind { return !seen.contains(person) }
      return true
    }
  }

  /// All persons with a record, clubs by their letters and players by their numbers.
  public var people: [Person] { records.keys.sorted() }

  /// The obligations of `person`, the oldest first; those that are over too.
  public func ledger(of person: Person) -> [Obligation] { records[person]?.obligations ?? [] }

  /// The obligations that keep persons out of the next game of `stage`, of one club or of all.
  public func eligibility(for stage: Stage, club: String? = nil) -> [Obligation] {
    eligibility(for: NextGame(stage, season: now.season), clubs: club.map { [$0] })
  }

  /// The obligations that keep persons out of `game`, of the `clubs` or of all.
  public func eligibility(for game: NextGame, clubs: [String]? = nil) -> [Obligation] {
    (clubs ?? persons.keys.sorted()).flatMap { club in
      out(of: game, club: club).sorted { $0.person < $1.person }.flatMap { person, turns in
        let record = records[person] ?? Record()
        return record.bars(in: game, without: turns).map { record.obligations[$0] }
      }
    }
  }

  /// Whether `person` may play in the next game of `stage`.
  public func mayPlay(_ person: Person, in stage: Stage) -> Bool {
    mayPlay(person, in: NextGame(stage, season: now.season))
  }

  /// Whether `person` may play in `game`.
  public func mayPlay(_ person: Person, in game: NextGame) -> Bool {
    !out(of: game, club: person.club).contains { $0.person == person }
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
      marks.removeAll { !$0.counts(at: now, rule.window) }
      if marks.isEmpty || isCleared(marks, of: person, rule.window) { return nil }
      return (rule, marks)
    }
  }

  /// The counts in games of `stage` at which the next call brings a sanction that the last one did
  /// not; in games of all stages if it is `nil`.
  public func nextSteps(in stage: Stage? = nil) -> [Count] {
    counts().filter { count in
      guard let next = count.next, next != .report, !count.rule.window.isOneGame,
        stage.map({ count.rule.window.stages.contains($0) }) ?? true
      else { return false }
      return next != count.rule.sanction(at: count.count) || count.rule.every > 1
    }
  }

  private func isCleared(_ marks: [Mark], of person: Person, _ window: CountingWindow) -> Bool {
    guard let games = window.gamesPlayed, let last = marks.last, let record = records[person]
    else { return false }
    return record.played - last.played >= games
  }
}
