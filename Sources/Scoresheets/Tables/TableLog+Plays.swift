import HockeyRules

// Rows.
extension TableRow {
  /// The persons of a row: its player, the others in his cell and in those of assists, and the server.
  struct Persons {
    var player: TablePerson?
    var others: [TablePerson] = []
    var server: TablePerson?

    var all: [TablePerson] { [player, server].compactMap { $0 } + others }
  }

  func persons(_ head: TableHead) -> Persons {
    var found = TablePerson.all(in: words(head[.player]))
    let named = TablePerson.all(in: words(head[.name]))
    if let name = named.first?.name, !name.isEmpty, !found.isEmpty, found[0].number != nil {
      found[0].name = name
    }
    if found.isEmpty { found = named }
    let text = textWords(head)
    var assists = (head.columns[.assists] ?? []).flatMap { TablePerson.all(in: words($0)) }
    if head[.player] == nil, head[.name] == nil {
      found = Array(Self.named(in: text, after: ["by", "on"]).prefix(1))
      if head[.assists] == nil { assists = Self.named(in: text, after: ["by"], of: "assist") }
    }
    let server =
      TablePerson.all(in: words(head[.server])).first
      ?? Self.named(in: text, after: ["by"], of: "served").first
    return Persons(player: found.first, others: found.dropFirst() + assists, server: server)
  }

  /// The persons in a text after the first of `words`, or of those behind a word that begins with `verb`.
  private static func named(
    in text: [Token], after words: Set<String>, of verb: String? = nil
  ) -> [TablePerson] {
    let isVerb = { (word: Token) in verb.map { word.text.lowercased().key.hasPrefix($0) } ?? true }
    guard let start = text.firstIndex(where: isVerb) else { return [] }
    let rest = text[start...].prefix(verb == nil ? text.count : 2)
    guard let place = rest.firstIndex(where: { words.contains($0.text.lowercased().key) }) else {
      return []
    }
    let ends: Set = ["assist", "assists", "served", "for", "on", "minutes", "min", "by"]
    let named = text[(place + 1)...].prefix {
      $0.text.first != "(" && !ends.contains($0.text.lowercased().key)
    }
    return TablePerson.all(in: Array(named))
  }

  /// The words of all columns of text.
  func textWords(_ head: TableHead) -> [Token] {
    let side = head.sides.first { !text($0.column).isEmpty }
    return ((head.columns[.text] ?? []) + [side?.column].compactMap { $0 }).flatMap { words($0) }
  }

  /// The team that the row names, or whose column its text is in.
  func teamName(_ head: TableHead) -> String {
    head.sides.first { !text($0.column).isEmpty }?.name ?? text(head[.team])
  }

  fileprivate func texts(_ head: TableHead) -> [[String]] {
    ((head.columns[.text] ?? []) + head.sides.map { $0.column }).map { text($0).keys }
      .filter { !$0.isEmpty }
  }

  /// Whether the row is a goal: by its text, or because the table has neither texts nor minutes for it.
  func isGoal(_ head: TableHead) -> Bool {
    if head.isOfActions { return text(1).isScoreWithLabel }
    if head.columns[.text] == nil, head.sides.isEmpty { return text(head[.minutes]).isNothing }
    return texts(head).contains { words in
      words.contains { Self.goals.contains($0) } && !words.contains { Self.notGoals.contains($0) }
    }
  }

  private static let goals: Set = ["goal", "goals", "mål", "tor", "but", "maali", "ppg", "shg"]
  /// Words next to `goal` in a text that is about none.
  private static let notGoals: Set = [
    "no", "on", "shot", "missed", "disallowed", "saved", "kick", "against", "for",
  ]

  /// Whether the row is about a penalty, and not about the end of one.
  fileprivate func isPenalty(_ head: TableHead) -> Bool {
    texts(head).contains { words in
      words.contains { Self.penalties.contains($0) }
        && !words.contains { Self.notPenalties.contains($0) }
    }
  }

  private static let penalties: Set = [
    "penalty", "penalties", "minor", "major", "misconduct", "utvisning", "strafe", "punition",
    "pénalité", "jäähy", "rangaistus",
  ]
  private static let notPenalties: Set = [
    "delayed", "kill", "killed", "over", "expired", "expires", "ended", "ends", "end", "no",
  ]
}

extension TableLog {
  /// The team of a row, its player, and where they stand.
  private struct Subject {
    var team: Team
    var place: NotationLine.Token
    var persons: TableRow.Persons
  }

  mutating func read(_ row: TableRow) throws(NotationError) {
    if row.isAttempt || clock.name(of: row, section) == "SO" { return try readAttempt(row) }
    let place = try clock.place(of: row, section)
    guard let subject = try subject(of: row) else { return try readOther(row, place, nil) }
    if let shot = shotResult(row) {
      try take(row, place + [name(subject, subject.persons.player), shot.0, shot.1])
      return
    }
    if row.isGoal(head) { return try readGoal(row, place, subject) }
    guard let call = try call(of: row) else { return try readOther(row, place, subject) }
    var words = place + offender(subject) + [call]
    words += Self.infraction(row.textWords(head))
    if let server = subject.persons.server {
      words += [server.place.called(CallText.servedBy), name(subject, server)]
    }
    try take(row, words)
    if head.isOfActions { claim(row.served) }
  }

  @discardableResult
  private mutating func take(
    _ row: TableRow, _ tokens: [NotationLine.Token]
  ) throws(NotationError) -> LoggedPlay {
    try reader.readPlay(LineCursor(NotationLine(row.line, tokens: tokens)))
  }

  private mutating func claim(_ claim: SourceClaim?) {
    reader.log.plays[reader.log.plays.count - 1].claim = claim
  }

  /// The team of a row and its persons; `nil` if the row has no team.
  private func subject(of row: TableRow) throws(NotationError) -> Subject? {
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
  private func name(_ subject: Subject, _ person: TablePerson?) -> NotationLine.Token {
    let letters = log.letters[subject.team]
    let number = person.flatMap { people.number(of: $0.name, $0.number, subject.team) }
    return (person?.place ?? subject.place).called(letters + (number.map { String($0) } ?? ""))
  }

  /// The offender: the bench if the row has nobody, unknown if the table names no players.
  private func offender(_ subject: Subject) -> [NotationLine.Token] {
    let player = subject.persons.player
    if let player, people.number(of: player.name, player.number, subject.team) != nil {
      return [name(subject, player)]
    }
    let team = name(subject, nil)
    let namesPlayers = head[.player] != nil || head[.name] != nil || player?.isBench == true
    return namesPlayers
      ? [team, team.called(CallText.bench)] : [team.called(team.text + "?")]
  }

  /// The call of a row, or `nil` if the row is no penalty.
  private mutating func call(of row: TableRow) throws(NotationError) -> NotationLine.Token? {
    let words = row.textWords(head)
    let keys = words.flatMap { $0.text.keys }
    if let cell = row.cell(head[.minutes]), !cell.text.isNothing {
      let call = TableCall.call(cell.text, inSeconds: head.isInSeconds)
      return cell.called(call.map { Self.call($0, besides: keys) } ?? cell.text)
    }
    for (index, word) in words.enumerated() where word.text.first?.isASCIIDigit == true {
      let rest = words[(index + 1)...].prefix {
        "+0123456789".contains($0.text.first ?? " ") || $0.text.key.hasPrefix("min")
      }
      guard
        word.text.lowercased().hasSuffix("min")
          || rest.contains(where: { $0.text.key.hasPrefix("min") }),
        let cell = ([word] + rest).joined, let call = TableCall.call(cell.text.filter { $0 != "." })
      else { continue }
      return cell.called(Self.call(call, besides: keys))
    }
    guard row.isPenalty(head), let place = words.joined else { return nil }
    if let call = TableCall.call(in: keys) { return place.called(call) }
    guard head[.minutes] == nil else {
      throw LineCursor(row.line).failure(.expected(.call, found: place.text), at: place)
    }
    assumedMinors += 1
    return place.called("2")
  }

  /// The call by its minutes and by the words beside them.
  private static func call(_ minutes: String, besides words: [String]) -> String {
    if words.contains("match") { return PenaltyClass.match.word }
    guard words.contains("game"), words.contains("misconduct"), !minutes.holds("GM") else {
      return minutes
    }
    let with = ["5": "5+", "25": "5+", "2": "2+"][minutes] ?? ""
    return with + PenaltyClass.gameMisconduct.word
  }

  /// The infraction in the text of a row: the known one that its first words name, or all its words.
  private static func infraction(
    _ text: [NotationLine.Token]
  ) -> [NotationLine.Token] {
    let words = text.prefix { $0.text.lowercased().key != "served" }.compactMap { word in
      let letters = word.text.lowercased().filter { $0.isLetter || $0 == "-" }
      return letters.contains { $0.isLetter } && !besideInfractions.contains(letters)
        ? word.called(letters) : nil
    }
    guard let first = words.first, let last = words.last else { return [] }
    for count in stride(from: min(words.count, 6), to: 0, by: -1) {
      for start in 0...(words.count - count) {
        let name = words[start..<start + count].map { $0.text }.joined(separator: "-")
        guard Infraction(rawValue: name).isKnown else { continue }
        return [first.called(Infraction(rawValue: name).canonical)]
      }
    }
    return [
      NotationLine.Token(
        text: words.map { $0.text }.joined(separator: "-"),
        range: first.range.lowerBound..<last.range.upperBound, standsApart: false)
    ]
  }

  private static let besideInfractions: Set = [
    "penalty", "minor", "double", "major", "bench", "match", "misconduct", "game", "for", "min",
    "minutes", "mins", "taken", "-", "team", "utvisning", "strafe",
  ]

  /// Reads a goal, with its assists, whether the net was empty, and the label that the source gave it.
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

  /// The result of a penalty shot that the row is about, or `nil` if it is about none that was taken.
  private func shotResult(
    _ row: TableRow
  ) -> (NotationLine.Token, NotationLine.Token)? {
    let words = row.textWords(head)
    let keys = words.flatMap { $0.text.keys }
    let isShot =
      head.isOfActions ? row.text(1) == "PS" : keys.contains("shot") && keys.contains("penalty")
    guard isShot, let place = words.first else { return nil }
    let isMissed = keys.contains { Self.misses.contains($0) }
    let isScored = keys.contains { ["scored", "goal", "good", "made"].contains($0) }
    guard isMissed || isScored || head.isOfActions else { return nil }
    let result: ShotResult = isMissed ? .missed : .scored
    return (place.called(PlayWord.penaltyShot.word), place.called(result.word))
  }

  private static let misses: Set = [
    "missed", "miss", "misses", "no", "save", "saved", "stopped", "unsuccessful", "failed",
  ]

  /// Reads an attempt in the shoot-out, which needs no time.
  private mutating func readAttempt(_ row: TableRow) throws(NotationError) {
    guard let subject = try subject(of: row) else { return leaveOut(row) }
    let texts = row.textWords(head) + (row.isAttempt ? row.words(head[.time]) : [])
    let keys = texts.flatMap { $0.text.keys }
    let isMissed = keys.contains { Self.misses.contains($0) }
    let isScored = keys.contains {
      ["scored", "goal", "good", "made", "g", "yes", "mål"].contains($0)
    }
    guard isMissed || isScored, let place = texts.first else {
      throw LineCursor(row.line).failure(
        .expected(
          .oneOf([ShotResult.scored.word, ShotResult.missed.word]), found: texts.joined?.text),
        at: texts.joined ?? subject.place)
    }
    let result: ShotResult = isMissed ? .missed : .scored
    try take(
      row,
      [place.called("SO"), name(subject, subject.persons.player)]
        + [PlayWord.shootOut.word, result.word].map { place.called($0) })
  }

  /// Reads a row that is neither a penalty nor a goal as `live` reads it, or leaves it out.
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

extension TableRow {
  /// Whether it is an attempt of the shoot-out by its first cell, as on stats.swehockey.se.
  fileprivate var isAttempt: Bool { ["Scored", "Missed"].contains(text(0)) }

  /// When the source has a penalty begin and end: `Hooking (12:34 - 14:34)`.
  fileprivate var served: SourceClaim? {
    let words = text(4).split { " ()-".contains($0) }.compactMap {
      PlayingTime(clockBytes: Array($0.utf8))
    }
    guard words.count == 2, words[0] <= words[1] else { return nil }
    return .served(from: GameInstant(played: words[0]), until: GameInstant(played: words[1]))
  }
}

extension String {
  /// Whether a cell for minutes has none.
  var isNothing: Bool { allSatisfy { "0.:- ".contains($0) } }
}

/// A source's own label of the strength at a play: `PP1`, `SH`, `EQ`, `5v4`, `5 on 4`, `1451`.
struct TableLabel {
  private var text: String
  /// The players on the ice by a situation code of four digits.
  private(set) var recorded: RecordedStrength?

  init(_ row: TableRow, _ head: TableHead) {
    text = row.text(head[.strength])
    if head[.strength] == nil {
      let words = row.textWords(head).map { $0.text.uppercased() }
      text = words.first { $0.first == "(" || $0.hasPrefix("PP") || $0.hasPrefix("SH") } ?? ""
    }
    text = text.uppercased().filter { $0 != "(" && $0 != ")" }
    guard text.count == 4, let code = Int(text) else { return }
    recorded = RecordedStrength(
      skaters: PerTeam(home: code / 10 % 10, visiting: code / 100 % 10),
      goalkeepers: PerTeam(home: code % 10 != 0, visiting: code / 1000 != 0))
  }

  /// The manpower of the team that scored, or `nil` if the label does not say it.
  func manpower(of team: Team) -> ScoredGoal.Manpower? {
    if let skaters = recorded?.manpower {
      return Self.manpower(skaters[team], skaters[team.opponent])
    }
    let letters = text.filter { $0.isLetter }
    let digits = text.split { !$0.isASCIIDigit }.compactMap { Int($0) }
    if digits.count == 2, digits.allSatisfy({ (3...6).contains($0) }) {
      return Self.manpower(min(digits[0], 5), min(digits[1], 5))
    }
    switch letters {
    case "PP", "PPG", "POW", "POWERPLAY": return .powerPlay
    case "SH", "SHG", "SHORTHANDED", "BP": return .shortHanded
    case "EQ", "EV", "ES", "EVEN", "EVG", "EVENSTRENGTH": return .even
    default: return nil
    }
  }

  private static func manpower(_ own: Int, _ others: Int) -> ScoredGoal.Manpower {
    own == others ? .even : own > others ? .powerPlay : .shortHanded
  }
}
