package import HockeyRules

/// A log read from a table with a row for each penalty and goal, as a site may publish it.
///
/// Each row becomes a line of a sheet. The words keep their places in the row, where an error can
/// point at them.
package struct TableLog: Sendable {
  /// The contents of a column.
  package enum Column: String, CaseIterable, Sendable {
    case game, date, home, visiting, period, time, team, player, name, minutes, text, assists
    case server, strength
    case homeScore = "home-score"
    case visitingScore = "visiting-score"
  }

  /// A kind of table that is recognised by its content.
  package enum Kind: Sendable {
    /// A table whose first line names the columns.
    case table
    /// The actions of a game on a page of stats.swehockey.se.
    case actions
  }

  /// The log, with the plays in the order of their times.
  package private(set) var log: GameLog
  /// The errors, in line order; the rows with an error are left out.
  package private(set) var errors: [NotationError] = []
  /// The rows left out because they are not plays, and the assumptions made, in words.
  package private(set) var notes: [String] = []
  let head: TableHead
  let teams: TableTeams
  let clock: TableClock
  private(set) var people = NamedPeople()
  var reader: SheetReader
  /// The period of the rows, if lines between them name it.
  private(set) var section: String?
  /// Whether the attempts of the shoot-out have rows of their own.
  let listsAttempts: Bool
  /// The number of penalties taken for minors because the table gives no minutes.
  var assumedMinors = 0
  /// The texts of rows that are not plays, in the order of the table, and the count of each.
  private var leftOut: [(text: String, count: Int)] = []
  private var leftOutPlaces: [String: Int] = [:]

  /// Reads the games in `text`, at least one.
  ///
  /// `columns` gives the names of columns that are not called after their contents. `teams` are the
  /// teams as the table names them. `head` is the head of each log.
  package static func games(
    in text: [UInt8], columns: [Column: String] = [:], teams: PerTeam<String>? = nil,
    clock: ClockDirection? = nil, head log: GameLog = GameLog()
  ) -> [TableLog] {
    let table: FoundTable
    do throws(NotationError) { table = try FoundTable(text, named: columns) } catch {
      var none = TableLog(
        [], .actions, TableTeams([], .actions, given: teams, titles: []), clock, log)
      none.errors = [error]
      return [none]
    }
    var games: [TableLog] = table.games.map { rows in
      let names = TableTeams(rows, table.head, given: teams, titles: table.titles)
      var game = TableLog(rows, table.head, names, clock, log)
      game.log.date = game.log.date ?? table.date
      return game
    }
    games[games.count - 1].errors += table.errors
    return games
  }

  /// The kind of table in `text`, or `nil` if `text` has no table whose columns explain themselves.
  package static func kind(of text: [UInt8]) -> Kind? { FoundTable.kind(of: text) }

  private init(
    _ rows: [TableRow], _ head: TableHead, _ teams: TableTeams, _ clock: ClockDirection?,
    _ log: GameLog
  ) {
    (self.head, self.teams, self.log) = (head, teams, log)
    listsAttempts = rows.contains { $0.isAttempt }
    let (length, last) = (log.schedule.regulationLength, log.schedule.lastLength ?? .zero)
    let counting = TableClock(rows, head, regulation: max(length, last))
    self.clock = counting
    self.log.letters = teams.letters
    self.log.clock = clock ?? counting.direction ?? log.clock
    self.log.setFacts(of: rows, head)
    reader = SheetReader(head: self.log)
    for row in rows {
      guard let team = teams.team(called: row.teamName(head)) else { continue }
      for person in row.persons(head).all where !person.isBench {
        people.add(person.name, number: person.number, of: team)
      }
    }
    people.number()
    for row in rows where errors.count < SheetReader.errorLimit {
      do throws(NotationError) {
        section = row.section ?? section
        if row.section == nil { try read(row) }
      } catch {
        errors.append(error)
      }
    }
    finish()
  }

  mutating func leaveOut(_ row: TableRow) {
    let text = (head.columns[.text] ?? []).lazy.map { row.text($0) }.first { !$0.isEmpty } ?? ""
    let place = leftOutPlaces[text] ?? leftOut.count
    if place == leftOut.count {
      leftOutPlaces[text] = place
      leftOut.append((text, 0))
    }
    leftOut[place].count += 1
  }
}

extension TableLog {
  private mutating func finish() {
    var plays = reader.log.plays
    if let first = plays.first, let last = plays.last, last.event.time < first.event.time {
      // The table lists the latest play first.
      plays.reverse()
    }
    log.goalkeepers = reader.log.goalkeepers
    log.plays = plays.enumerated().sorted {
      ($0.element.event.time, $0.offset) < ($1.element.event.time, $1.offset)
    }.map { $0.element }
    log.findFouls()
    if head.isOfActions { log.leaveOutChangesOfGoalkeepers() }
    log.endGame()
    log.rosters = people.rosters
    log.listsNamedOnly = true
    notes = [teams.note].compactMap { $0 } + assumptions + omissions
  }

  private var assumptions: [String] {
    var notes: [String] = []
    if people.hasOwnNumbers {
      notes.append("names without numbers are numbered by team, in the order of the alphabet")
    }
    if assumedMinors > 0 {
      let penalties =
        assumedMinors == 1 ? "1 penalty is a minor" : "\(assumedMinors) penalties are minors"
      notes.append("the table has no minutes: \(penalties) by assumption")
    }
    return notes
  }

  /// The notes about rows that are left out: the first few kinds, and the count of the others.
  private var omissions: [String] {
    let shown = leftOut.prefix(8).map { text, count in
      "\(count == 1 ? "1 row is" : "\(count) rows are") no play and left out: `\(text.shortened)`"
    }
    let rest = leftOut.dropFirst(8).reduce(0) { $0 + $1.count }
    return shown + (rest > 0 ? ["\(rest) more rows are no play and left out"] : [])
  }
}

extension FoundTable {
  /// The rows of each game.
  ///
  /// Rows belong to one game if they have the same game or, in a table without games, the same date
  /// and teams.
  fileprivate var games: [[TableRow]] {
    var games: [[TableRow]] = []
    var places: [String: Int] = [:]
    for row in rows {
      let columns: [TableHead.Column] = head[.game] == nil ? [.date, .home, .visiting] : [.game]
      let key = columns.map { row.text(head[$0]) }.joined(separator: "\t")
      if places[key] == nil {
        places[key] = games.count
        games.append([])
      }
      games[places[key] ?? 0].append(row)
    }
    return games.isEmpty ? [[]] : games
  }

  /// The first date above the table.
  fileprivate var date: String? {
    titles.lazy.flatMap { $0.split { $0 == " " || $0 == "\t" } }.map { String($0) }
      .first { Notation.isDate($0) }
  }
}

extension GameLog {
  /// Adds the end of the game to a log of penalties, goals and other plays from a source without
  /// whistles.
  package mutating func endGame() {
    let isPlayByPlay = plays.contains {
      [.gameEnd, .faceOff, .periodStart, .periodEnd].contains($0.event.play)
    }
    guard !isPlayByPlay, let last = plays.last else { return }
    let regulation = schedule.regulationPeriods
    let period = max(last.event.time.period, regulation)
    let isDecided = period > regulation && last.event.play.scoringTeam != nil
    var end = LoggedPlay(
      event: Event(
        id: .label("end"), time: GameTime(period: period, elapsed: schedule.length(of: period)),
        play: .gameEnd), line: last.line)
    end.reading = period > regulation ? [.inOvertime, .fromEnd] : .fromEnd
    if isDecided || last.event.play.isShootOut {
      (end.event.time, end.reading) = (last.event.time, last.reading)
    }
    plays.append(end)
  }

  fileprivate mutating func setFacts(of rows: [TableRow], _ head: TableHead) {
    if head.isOfActions {
      league = league ?? "Sweden"
      leavesOutChoices = true
    }
    guard let first = rows.first else { return }
    let day = String(first.text(head[.date]).prefix(10))
    date = Notation.isDate(day) ? day : date
    let game = first.text(head[.game])
    id = game.isEmpty ? id : game.headText
  }

  /// Marks the penalty shots whose foul is on record, in the same second.
  fileprivate mutating func findFouls() {
    var fouls = PerTeam<Set<GameTime>>(both: [])
    for play in plays {
      guard let call = play.event.play.call, call.penaltyShot else { continue }
      fouls[call.offender.team].insert(play.event.time)
    }
    for index in plays.indices {
      guard case .penaltyShot(var shot) = plays[index].event.play else { continue }
      shot.foulOnRecord = fouls[shot.team.opponent].contains(plays[index].event.time)
      plays[index].event.play = .penaltyShot(shot)
    }
  }

  /// Leaves out goalkeepers who come on at the beginning of the game, or in the same second in
  /// which another leaves.
  fileprivate mutating func leaveOutChangesOfGoalkeepers() {
    for team in Team.allCases {
      var isOn = true
      let (off, on) = (Play.goalkeeperOff(team), Play.goalkeeperOn(team))
      let times = [off, on].map { play in
        Set(plays.filter { $0.event.play == play }.map { $0.event.time })
      }
      plays.removeAll { play in
        guard play.event.play == off || play.event.play == on else { return false }
        let both = times.allSatisfy { $0.contains(play.event.time) }
        if both || isOn == (play.event.play == on) { return true }
        isOn.toggle()
        return false
      }
    }
  }
}
