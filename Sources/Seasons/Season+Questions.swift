import HockeyRules
public import Scoresheets

extension Season {
  /// The next game, assumed to be in the season and stage of the last.
  public var next: NextGame { NextGame(now.stage, season: now.season) }

  /// The oddities in the games and decisions, except those that a later game explained.
  public var remarks: [SeasonRemark] {
    noted.filter { remark in
      if case .unknownPerson(let person) = remark.kind { return !seen.contains(person) }
      return true
    }
  }

  /// All people and clubs with a record, ordered by club, role and number.
  public var people: [Person] { records.keys.sorted() }

  /// All obligations of `person`, open or over, oldest first.
  public func ledger(of person: Person) -> [Obligation] { records[person]?.obligations ?? [] }

  /// The obligations that keep people out of the next game of `stage`, in one club or in all.
  public func eligibility(for stage: Stage, club: String? = nil) -> [Obligation] {
    eligibility(for: NextGame(stage, season: now.season), clubs: club.map { [$0] })
  }

  /// The obligations that keep people out of `game`, in `clubs` or in all clubs.
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

  /// The counted calls of `person`, rule by rule; everybody's if `person` is `nil`.
  public func counts(of person: Person? = nil) -> [Count] {
    let people = person.map { [$0] } ?? self.people
    return people.flatMap { person in
      marks(of: person).map { rule, marks in
        Count(person: person, rule: rule, games: marks.map { steps[$0.game].game })
      }
    }
  }

  /// The marks of `person` that still count, with their rules.
  func marks(of person: Person) -> [(rule: SeasonRule, marks: [Mark])] {
    book.rules.enumerated().compactMap { place, rule in
      guard var marks = records[person]?.marks[place] else { return nil }
      if rule.window.isOneGame { marks.removeAll { $0.game != steps.count - 1 } }
      marks.removeAll { !$0.counts(at: now, rule.window) }
      if marks.isEmpty || isCleared(marks, of: person, rule.window) { return nil }
      return (rule, marks)
    }
  }

  /// The counts that are one call short of a further sanction, in games of `stage` or, if it is
  /// `nil`, of any stage.
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
