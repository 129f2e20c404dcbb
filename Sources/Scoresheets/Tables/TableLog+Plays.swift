import HockeyRules

extension TableLog {
  /// The team and the persons of a row, and the place of the team's name.
  struct Subject {
    var team: Team
    var place: NotationLine.Token
    var persons: TableRow.Persons
  }

  mutating func read(_ row: TableRow) throws(NotationError) {
    if row.isShootOutsGoal { return try readShootOutsGoal(row) }
    if row.isAttempt || clock.name(of: row, section) == "SO" { return try readAttempt(row) }
    let place = try clock.place(of: row, section)
    guard let subject = try subject(of: row) else { return try readOther(row, place, nil) }
    if let shot = shotResult(row) {
      try take(row, place + [name(subject, subject.persons.player), shot.0, shot.1])
      return
    }
    if row.isGoal(head) { return try readGoal(row, place, subject) }
    guard let call = try call(of: row) else { return try readOther(row, place, subject) }
    var words = place + offender(subject, of: call.text) + [call]
    words += Self.infraction(row.textWords(head))
    if let server = subject.persons.server {
      words += [server.place.called(CallText.servedBy), name(subject, server)]
    }
    try take(row, words)
    if head.isOfActions { claim(row.served) }
  }

  @discardableResult
  mutating func take(
    _ row: TableRow, _ tokens: [NotationLine.Token]
  ) throws(NotationError) -> LoggedPlay {
    try reader.readPlay(LineCursor(NotationLine(row.line, tokens: tokens)))
  }

  private mutating func claim(_ claim: SourceClaim?) {
    reader.log.plays[reader.log.plays.count - 1].claim = claim
  }

  /// The team of a row and its persons; `nil` if the row has no team.
  func subject(of row: TableRow) throws(NotationError) -> Subject? {
    let name = row.teamName(head)
    guard !name.isEmpty, let place = row.cell(head[.team]) ?? row.textWords(head).first else {
      return nil
    }
    guard let team = teams.team(called: name) else {
      throw LineCursor(row.line).failure(
        .unknownTeam(name, letters: teams.names), at: place,
        near: [teams.names.home, teams.names.visiting])
    }
    return Subject(team: team, place: place, persons: row.persons(head))
  }

  /// A player's name, or the team's letters.
  func name(_ subject: Subject, _ person: TablePerson?) -> NotationLine.Token {
    let letters = log.letters[subject.team]
    let number = person.flatMap { people.number(of: $0.name, $0.number, subject.team) }
    return (person?.place ?? subject.place).called(letters + (number.map { String($0) } ?? ""))
  }

  /// The offender.
  ///
  /// A row without a player means the bench, or an unknown offender if the table names no players
  /// at all. A minor is the bench's, whoever of the staff brought it.
  private func offender(_ subject: Subject, of call: String) -> [NotationLine.Token] {
    let player = subject.persons.player
    if let player, people.number(of: player.name, player.number, subject.team) != nil {
      return [name(subject, player)]
    }
    let team = name(subject, nil)
    if let player, player.isBench, let staff = player.staff,
      call.contains(where: { !"2+".contains($0) })
    {
      return [team, team.called(staff.rawValue)]
    }
    let namesPlayers = head[.player] != nil || head[.name] != nil || player?.isBench == true
    return namesPlayers
      ? [team, team.called(CallText.bench)] : [team.called(team.text + "?")]
  }

  /// Reads a goal: the scorer, the assists, whether the net was empty, and the source's label.
  private mutating func readGoal(
    _ row: TableRow, _ place: [NotationLine.Token], _ subject: Subject
  ) throws(NotationError) {
    let verb = row.textWords(head).first ?? subject.place
    let words = row.textWords(head).flatMap { $0.text.keys } + row.text(head[.strength]).keys
    let isEmptyNet = words.contains { ["en", "eng", "empty", "emptynet", "eng"].contains($0) }
    let player = name(subject, subject.persons.player)
    if words.contains("ps") || words.contains("penalty") && words.contains("shot") {
      let shot = [PlayWord.penaltyShot.word, ShotResult.scored.word].map { verb.called($0) }
      try take(row, place + [player] + shot)
      return
    }
    let assists = subject.persons.others.prefix(2).map { person in
      person.place.called(
        people.number(of: person.name, person.number, subject.team).map { String($0) } ?? "")
    }.filter { !$0.text.isEmpty }
    let flag = isEmptyNet ? [verb.called(PlayKey.emptyNet.flagWord)] : []
    try take(row, place + [player, verb.called(PlayWord.goal.word)] + assists + flag)
    let label = TableLabel(row, head)
    claim(label.manpower(of: subject.team).map { .goal($0) })
    if let recorded = label.recorded {
      reader.log.plays[reader.log.plays.count - 1].recorded = recorded
    }
  }

  /// Reads a row that is neither a penalty nor a goal, as `live` reads a line, or leaves it out.
  private mutating func readOther(
    _ row: TableRow, _ place: [NotationLine.Token], _ subject: Subject?
  ) throws(NotationError) {
    let text = row.textWords(head)
    guard let first = text.first, !place.isEmpty else { return leaveOut(row) }
    let keys = text.flatMap { $0.text.keys }.joined(separator: " ")
    if let (_, needsTeam, word) = Self.others.first(where: { keys.hasPrefix($0.0) }) {
      let team = subject.map { [name($0, nil)] } ?? []
      guard !needsTeam || subject != nil else { return leaveOut(row) }
      try take(row, place + (needsTeam ? team : []) + [first.called(word.word)])
      return
    }
    let words = subject.map { [name($0, $0.persons.player)] } ?? []
    do throws(NotationError) {
      var typed = TypedWords(NotationLine(row.line, tokens: words + text), log, skipping: 0)
      try typed.readLine()
      try take(row, place + typed.read)
    } catch {
      let word = first.text.lowercased()
      guard text.count < 3, let nearest = nearestMatch(to: word, among: NotationWords.plays) else {
        return leaveOut(row)
      }
      var error = error
      error.nearest = nearest
      throw error
    }
  }

  private static let others: [(String, needsTeam: Bool, PlayWord)] = [
    ("faceoff", false, .faceOff), ("face off", false, .faceOff), ("stoppage", false, .whistle),
    ("period start", false, .periodStart), ("period end", false, .periodEnd),
    ("game end", false, .gameEnd), ("gk out", true, .goalkeeperOff), ("gk in", true, .goalkeeperOn),
    ("timeout", true, .timeOut), ("time out", true, .timeOut), ("to", true, .timeOut),
  ]
}
