package import HockeyRules

/// Two keepers' logs of one game, put together by time.
///
/// A play that both have is taken once; what one of them leaves out of it, such as the assists, comes
/// from the other. Where they contradict each other, somebody must choose.
package struct MergedLog: Sendable {
  /// The keeper of a log.
  package enum Keeper: String, Sendable, CaseIterable {
    case first, second
  }

  /// Something that is not the same in both logs.
  package enum Finding: Sendable {
    /// Only one keeper has the play.
    case only(Keeper, LoggedPlay)
    /// Both have the play, with another time or other words.
    case differs(first: LoggedPlay, second: LoggedPlay)
    /// The heads contradict each other.
    case head(String, first: String, second: String)

    /// Whether somebody must choose.
    package var isContradiction: Bool {
      switch self {
      case .only: false
      case .differs, .head: true
      }
    }
  }

  /// The number of plays that both have alike.
  package private(set) var shared = 0
  /// What is not the same, the heads first, then in the order of the game.
  package private(set) var findings: [Finding] = []
  private let logs: (first: GameLog, second: GameLog)
  private var items: [Item] = []

  /// The most plays that a log may have.
  private static let limit = 10_000

  /// A play of the merged log.
  private struct Item {
    var first: LoggedPlay?
    var second: LoggedPlay?
    /// Its place in the second log.
    var place: Int?
    /// How often the officials have set the clock before it.
    var segment: Int
    /// The place of its contradiction among the findings.
    var finding: Int?

    var rank: Play.Rank { (first ?? second)?.event.play.rank ?? .act }

    /// The play as `keeper` has it, if both do.
    func play(preferring keeper: Keeper) -> LoggedPlay? {
      guard let first, let second else { return first ?? second }
      var play = keeper == .first ? first.filled(from: second) : second.filled(from: first)
      play.event.id = first.event.id
      return play
    }
  }

  /// Compares two logs; throws why they cannot be put together.
  package init(_ first: GameLog, _ second: GameLog) throws(MergeError) {
    guard first.letters == second.letters else {
      throw .teams(first: first.letters, second: second.letters)
    }
    guard max(first.plays.count, second.plays.count) <= Self.limit else {
      throw .tooLong(limit: Self.limit)
    }
    var second = second.named(apartFrom: first)
    var partner = PlayPairs.partners(first.plays, second.plays)
    // A correction names a play, which the other log calls otherwise.
    second.renamePlays(Self.ids(of: second, in: first, partner))
    partner = PlayPairs.partners(first.plays, second.plays)
    second.renamePlays(Self.ids(of: second, in: first, partner))
    logs = (first, second)
    compareHeads()
    let segments = (first.plays.segments, second.plays.segments)
    for (index, play) in first.plays.enumerated() {
      let place = partner[index]
      items.append(
        Item(
          first: play, second: place.map { second.plays[$0] }, place: place,
          segment: segments.0[index]))
    }
    let taken = Set(partner.compactMap { $0 })
    for (index, play) in second.plays.enumerated() where !taken.contains(index) {
      items.append(Item(second: play, place: index, segment: segments.1[index]))
    }
    items = ordered { _ in .first }
    for index in items.indices { note(index) }
  }

  /// The ids of the plays of `first` that those of `second` are.
  private static func ids(
    of second: GameLog, in first: GameLog, _ partner: [Int?]
  ) -> [Event.ID: Event.ID] {
    var ids: [Event.ID: Event.ID] = [:]
    for (index, place) in partner.enumerated() {
      if let place { ids[second.plays[place].event.id] = first.plays[index].event.id }
    }
    return ids
  }

  private mutating func note(_ index: Int) {
    let item = items[index]
    switch (item.first, item.second) {
    case (let first?, let second?):
      let plays = Keeper.allCases.map { item.play(preferring: $0)?.event }
      if plays[0] == plays[1] {
        shared += 1
      } else {
        items[index].finding = findings.count
        findings.append(.differs(first: first, second: second))
      }
    case (let play?, nil): findings.append(.only(.first, play))
    case (nil, let play?): findings.append(.only(.second, play))
    case (nil, nil): break
    }
  }

  /// The merged log, with the choices of `keeper` for the contradictions, by their places among the
  /// findings.
  package func log(choosing keeper: (Int) -> Keeper) -> GameLog {
    var log = head(choosing: keeper)
    func choice(_ item: Item) -> Keeper { item.finding.map(keeper) ?? .first }
    log.plays = ordered(choice).compactMap { $0.play(preferring: choice($0)) }
    return log
  }
}

/// Why two logs are not put together.
package enum MergeError: Error, Sendable {
  /// They have other teams.
  case teams(first: PerTeam<String>, second: PerTeam<String>)
  /// One has more plays than any game.
  case tooLong(limit: Int)
}

// The heads.
extension MergedLog {
  private mutating func compareHeads() {
    let (first, second) = logs
    func note<Value: Equatable>(
      _ name: String, _ values: (Value?, Value?), _ text: (Value) -> String
    ) {
      guard let one = values.0, let other = values.1, one != other else { return }
      findings.append(.head(name, first: text(one), second: text(other)))
    }
    note("under", (first.books.ifAny, second.books.ifAny)) { $0.joined(separator: " ") }
    note("kind", (first.kind, second.kind)) { $0.word }
    note("date", (first.date, second.date)) { $0 }
    note("periods", (first.regulation, second.regulation)) { "\($0.periods) \($0.length.text)" }
    note("overtime", (first.overtimeLength, second.overtimeLength)) { $0.text }
    note("shooters", (first.shooters, second.shooters)) { "\($0.home) \($0.visiting)" }
  }

  private func head(choosing keeper: (Int) -> Keeper) -> GameLog {
    var log = logs.first
    log.complete(from: logs.second)
    for (index, finding) in findings.enumerated() {
      guard case .head(let name, _, _) = finding, keeper(index) == .second else { continue }
      switch name {
      case "under": log.books = logs.second.books
      case "kind": log.kind = logs.second.kind
      case "date": log.date = logs.second.date
      case "periods": log.regulation = logs.second.regulation
      case "overtime": log.overtimeLength = logs.second.overtimeLength
      default: log.shooters = logs.second.shooters
      }
    }
    return log
  }
}

extension Array {
  fileprivate var ifAny: Self? { isEmpty ? nil : self }
}

extension GameLog {
  /// Takes from `other` what the head leaves out.
  fileprivate mutating func complete(from other: GameLog) {
    id = id ?? other.id
    if books.isEmpty { books = other.books }
    date = date ?? other.date
    league = league ?? other.league
    season = season ?? other.season
    regulation = regulation ?? other.regulation
    overtimeLength = overtimeLength ?? other.overtimeLength
    shooters = shooters ?? other.shooters
    goalkeepers.formUnion(other.goalkeepers)
    for team in Team.allCases {
      let numbers = Set(rosters[team].map { $0.number })
      rosters[team] += other.rosters[team].filter { !numbers.contains($0.number) }
    }
  }

  /// The log, in which plays have no id of another play in `other`.
  fileprivate func named(apartFrom other: GameLog) -> GameLog {
    var taken = Set(other.plays.map { $0.event.id })
    var ids: [Event.ID: Event.ID] = [:]
    var log = self
    var last = (plays + other.plays).reduce(0) { last, play in
      if case .number(let number) = play.event.id { max(last, number) } else { last }
    }
    for index in plays.indices {
      let id = plays[index].event.id
      guard taken.contains(id) else {
        taken.insert(id)
        continue
      }
      var (free, copy) = (id, 1)
      while taken.contains(free) {
        switch id {
        case .label(let label):
          copy += 1
          free = .label("\(label)-\(copy)")
        case .number:
          last = last.plus(1)
          free = .number(last)
        }
      }
      taken.insert(free)
      ids[id] = free
      log.plays[index].event.id = free
    }
    log.renamePlays(ids)
    return log
  }

  /// Lets the corrections name plays by other ids.
  fileprivate mutating func renamePlays(_ ids: [Event.ID: Event.ID]) {
    guard !ids.isEmpty else { return }
    for index in plays.indices {
      plays[index].event.play.target = plays[index].event.play.target.flatMap { ids[$0] }
    }
  }
}

// The order.
extension MergedLog {
  /// The plays by time, as `keeper` has it.
  ///
  /// Those of one second keep the order of the first log. A play that only the second has comes after
  /// the one before it there, but before play resumes or the period ends.
  private func ordered(_ keeper: (Item) -> Keeper) -> [Item] {
    var keyed = items.enumerated().map { place, item in
      let time = item.play(preferring: keeper(item))?.event.time ?? .start
      return (key: Key(time: time, segment: item.segment), place: place, item: item)
    }
    keyed.sort { ($0.key, $0.place) < ($1.key, $1.place) }
    var ordered: [Item] = []
    var start = keyed.startIndex
    while start < keyed.endIndex {
      let end = keyed[start...].firstIndex { $0.key != keyed[start].key } ?? keyed.endIndex
      ordered += Self.orderedAtOnce(keyed[start..<end].map { $0.item })
      start = end
    }
    return ordered
  }

  /// The time of a play, and how often the officials have set the clock before it.
  private struct Key: Comparable {
    var time: GameTime
    var segment: Int

    static func < (one: Self, other: Self) -> Bool {
      (one.time.period, one.segment, one.time.elapsed)
        < (other.time.period, other.segment, other.time.elapsed)
    }
  }

  private static func orderedAtOnce(_ items: [Item]) -> [Item] {
    var ordered = items.filter { $0.first != nil }
    for item in items where item.first == nil {
      let rank = item.rank
      let end = ordered.firstIndex { $0.rank > rank } ?? ordered.endIndex
      let next = ordered.lastIndex { ($0.place ?? .max) < (item.place ?? 0) }.map { $0 + 1 }
      ordered.insert(item, at: rank == .act ? next ?? end : max(next ?? 0, end))
    }
    return ordered
  }
}

extension [LoggedPlay] {
  /// How often the officials have set the clock before each play: what follows is later, whatever the
  /// clock reads.
  fileprivate var segments: [Int] {
    var segment = 0
    return map { play in
      defer { if case .correction(.clock) = play.event.play { segment += 1 } }
      return segment
    }
  }
}

extension Play {
  /// Where a play belongs among those of one second.
  fileprivate enum Rank: Int, Comparable {
    case begin, stop, act, resume, end, over

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  fileprivate var rank: Rank {
    switch self {
    case .position, .periodStart: .begin
    case .whistle: .stop
    case .faceOff: .resume
    case .periodEnd: .end
    case .gameEnd: .over
    default: .act
    }
  }
}
