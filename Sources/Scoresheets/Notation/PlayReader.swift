package import HockeyRules

/// Reads one play, after its period and time.
struct PlayReader {
  var cursor: LineCursor
  let notation: Notation
  /// The period of the play, and of the time to which a `clock` correction sets the clock.
  let period: Int
  /// The goalkeepers whom the play marks with a `g`.
  var goalkeepers: Set<Player> = []
  var label: String?
  /// The player or team with which the play begins, and the bench or the member of the staff that a
  /// word after the team names.
  private var subject: (named: Named, token: Token, bench: Offender?)?

  typealias Token = NotationLine.Token

  init(_ cursor: LineCursor, _ notation: Notation, period: Int) {
    self.cursor = cursor
    self.notation = notation
    self.period = period
  }

  /// Reads the play and its label, up to the end of the line.
  mutating func play() throws(NotationError) -> Play {
    let token = try cursor.next(.play, near: PlayWord.firstWords)
    var play: Play
    if token.text == PlayWord.look {
      play = .look
    } else if let word = PlayWord(first: token.text) {
      play = word.kind.play
      try play.describe(to: &self)
    } else if let parts = NameParts(token.text), parts.isWellFormed {
      play = try word(after: token).kind.play
      try play.describe(to: &self)
    } else if let word = PlayWord.following.first(where: { $0.verb == token.text })?.word {
      throw cursor.failure(.playWithoutSubject(token.text, example: word.kind.example), at: token)
    } else {
      throw cursor.failure(
        .unknownPlay(token.text, letters: notation.letters, orCommand: false), at: token,
        near: subject(meantBy: token) + PlayWord.firstWords)
    }
    try readLabel()
    if let infraction = play.call?.infraction, play.call?.server == nil, let extra = cursor.peek,
      play.call?.nobodySits == false, !extra.text.hasPrefix("@")
    {
      throw secondWord(extra, behind: infraction.rawValue)
    }
    try cursor.expectEnd(near: CallText.endings + PlayKey.goalFlags.map { $0.flagWord })
    return play
  }

  /// The subject that `token` may have been meant to be: in capitals, and with a blank before a
  /// verb, as `H7 goal` for `H7goal`.
  private func subject(meantBy token: Token) -> [String] {
    let capitals = token.text.uppercased()
    guard let parts = NameParts(capitals), notation.team(parts.letters) != nil else { return [] }
    let number = parts.rest.prefix { $0.isASCIIDigit }
    let word = parts.rest.dropFirst(number.count).lowercased()
    let isVerb = !number.isEmpty && PlayWord.following.contains { $0.verb == word }
    return [isVerb ? "\(parts.letters)\(number) \(word)" : capitals]
  }

  private mutating func readLabel() throws(NotationError) {
    guard label == nil, cursor.rest.count == 1, let token = cursor.peek,
      token.text.hasPrefix("@")
    else { return }
    label = try cursor.label()
  }

  /// The kind of the play whose subject is `token`.
  private mutating func word(after token: Token) throws(NotationError) -> PlayWord {
    let named = try name(of: token)
    subject = (named, token, nil)
    if case .team = named {
      cursor.suggest(PlayWord.verbs)
    } else {
      cursor.suggest(CallText.candidates + PlayWord.verbs.dropFirst())
    }
    guard let verb = cursor.peek else { throw cursor.failure(.call, near: []) }
    if CallText.benches.contains(verb.text) {
      let bench = cursor.bench(of: try team(named, token))
      subject?.bench = bench
      cursor.suggest(CallText.candidates + [CallText.signalled])
      return cursor.take(CallText.signalled) ? .signal : .penalty
    }
    let meant = PlayWord.following.filter { $0.verb == verb.text }
    guard let first = meant.first else { return .penalty }
    cursor.skip()
    guard first.rest != nil else { return first.word }
    let words = meant.compactMap { $0.rest }
    cursor.suggest(words)
    guard let found = meant.first(where: { $0.rest.map { cursor.take($0) } ?? false }) else {
      throw cursor.failure(.oneOf(words), near: words)
    }
    return found.word
  }

  /// The error that `extra` follows a call, which should end with the word `infraction`.
  private func secondWord(_ extra: Token, behind infraction: String) -> NotationError {
    for (word, isExtra) in [(extra.text, true), (infraction, false)] {
      guard let ending = nearestMatch(to: word, among: CallText.endings) else { continue }
      var error = cursor.failure(.unexpected(extra.text), at: extra)
      error.nearest = isExtra || ending == CallText.nobodySits ? ending : "\(ending) \(extra.text)"
      return error
    }
    var error = cursor.failure(.infractionInTwoWords(extra.text), at: extra)
    let joined = "\(infraction)-\(extra.text)"
    if Infraction(rawValue: joined).isKnown { error.nearest = joined }
    return error
  }

  private mutating func name(of token: Token) throws(NotationError) -> Named {
    let named = try cursor.named(token, .offender, in: notation)
    if case .goalkeeper(let player) = named { goalkeepers.insert(player) }
    return named
  }

  private func team(_ named: Named, _ token: Token) throws(NotationError) -> Team {
    guard case .team(let team) = named else {
      throw cursor.failure(.expected(.team, found: token.text), at: token)
    }
    return team
  }

  private func offender(_ named: Named, _ token: Token) throws(NotationError) -> Offender {
    switch named {
    case .player(let player): return .skater(player)
    case .goalkeeper(let player): return .goalkeeper(player)
    case .unidentified(let team): return .unidentified(team)
    case .team:
      // If no call follows either, the error is about the word after the team.
      guard let next = cursor.peek, CallText.read(next.text) == nil,
        next.text != CallText.signalled
      else { throw cursor.failure(.teamWithoutBench(token.text), at: token) }
      throw cursor.failure(.play, near: PlayWord.verbs)
    }
  }
}

extension PlayReader: PlayForm {
  typealias Failure = NotationError

  mutating func subject(_ team: inout Team) throws(NotationError) {
    guard let subject else { return }
    team = try self.team(subject.named, subject.token)
  }

  mutating func subject(_ player: inout Player) throws(NotationError) {
    guard let subject else { return }
    guard let named = subject.named.player else {
      throw cursor.failure(.expected(.player, found: subject.token.text), at: subject.token)
    }
    player = named
  }

  mutating func subject(
    _ team: inout Team, _ key: PlayKey, _ player: inout Player?
  ) throws(NotationError) {
    guard let subject else { return }
    (team, player) = (subject.named.team, subject.named.player)
    // After a team alone, the scorer comes first: `B goal 9 4 17`.
    if key == .scorer, case .team = subject.named { player = try number(of: team) }
  }

  mutating func subject(_ offender: inout Offender) throws(NotationError) {
    guard let subject else { return }
    if let bench = subject.bench {
      offender = bench
    } else {
      offender = try self.offender(subject.named, subject.token)
    }
  }

  mutating func player(
    _: PlayKey, _ player: inout Player?, after word: String?
  ) throws(NotationError) {
    if let word {
      cursor.suggest(CallText.endings)
      guard cursor.take(word) else { return }
    }
    cursor.suggest(.players)
    player = try cursor.player(in: notation, goalkeepers: &goalkeepers)
  }

  mutating func assists(_ players: inout [Player], of team: Team) throws(NotationError) {
    while players.count < 2, let player = try number(of: team) { players.append(player) }
    if players.count < 2 { cursor.suggest(.players) }
    let next = cursor.peek
    if try number(of: team) != nil, let next {
      throw cursor.failure(.unexpected(next.text), at: next)
    }
  }

  /// The player of `team` with the number that comes next; `nil` if the next token is no number.
  private mutating func number(of team: Team) throws(NotationError) -> Player? {
    guard let next = cursor.peek, next.text.allSatisfy({ $0.isASCIIDigit }) else { return nil }
    cursor.skip()
    return Player(team, try cursor.number(next.text, at: next))
  }

  mutating func offenders(_ offenders: inout [Offender]) throws(NotationError) {
    repeat {
      var named: Offender?
      try offender(.players, &named, isRequired: true)
      if let named { offenders.append(named) }
    } while cursor.peek.map { !$0.text.hasPrefix("@") && $0.text != CallText.because } ?? false
    cursor.suggest(.players)
  }

  mutating func call(
    _ penalties: inout [PenaltyClass], _ shot: inout Bool
  ) throws(NotationError) {
    cursor.suggest(CallText.candidates)
    let token = try cursor.next(.call, near: CallText.candidates)
    guard let call = CallText.read(token.text) else {
      throw cursor.failure(
        .expected(.call, found: token.text), at: token,
        near: PlayWord.verbs + CallText.candidates)
    }
    (penalties, shot) = (call.penalties, call.penaltyShot)
  }

  mutating func flags(
    _ keys: [PlayKey], _ flags: inout [Bool], mean value: Bool
  ) throws(NotationError) {
    let words = keys.map { $0.flagWord }
    while let next = cursor.peek, !next.text.hasPrefix("@") {
      guard let place = words.firstIndex(of: next.text) else {
        if keys.count == 1 { return }
        throw cursor.failure(.oneOf(words), near: words)
      }
      cursor.skip()
      flags[place] = value
    }
    cursor.suggest(words)
  }

  mutating func result(_ result: inout ShotResult) throws(NotationError) {
    cursor.suggest(ShotResult.words)
    result = try cursor.next(ShotResult.self)
  }

  mutating func fault(_ fault: inout Fault) throws(NotationError) {
    cursor.suggest(Fault.words)
    fault = try cursor.next(Fault.self)
  }

  mutating func word(
    _ key: PlayKey, _ word: inout String?, isRequired: Bool
  ) throws(NotationError) {
    if key == .infraction {
      cursor.suggest(.infractions)
      if CallText.endings.contains(cursor.peek?.text ?? "") { return }
    }
    let token = cursor.peek
    if !isRequired, token == nil || token?.text.hasPrefix("@") == true { return }
    guard let token, token.text.first?.isLetter == true else { throw cursor.failure(.word) }
    cursor.skip()
    word = token.text
  }

  mutating func team(
    _: PlayKey, _ team: inout Team?, after opening: String
  ) throws(NotationError) {
    cursor.suggest([opening])
    guard cursor.take(opening) else { return }
    cursor.suggest(Team.allCases.map { notation.letters[$0] })
    let token = try cursor.next(.team)
    team = try self.team(try cursor.named(token, .team, in: notation), token)
  }

  /// The rest of the line as a reason, without the play's own label at the end.
  mutating func reason(
    _ reason: inout String?, after opening: String?, isRequired: Bool
  ) throws(NotationError) {
    let isLabel = cursor.peek.map { $0.text.hasPrefix("@") } ?? true
    guard opening.map({ cursor.take($0) }) ?? (isRequired || !isLabel) else { return }
    var end = cursor.rest.endIndex
    if let last = cursor.rest.last, last.text.hasPrefix("@"), cursor.rest.count > 1 { end -= 1 }
    var ahead = cursor
    ahead.stop(before: end)
    reason = try ahead.text(.reason)
    while cursor.index < end { cursor.skip() }
  }

  /// An infraction and then the reason, which may be missing after an infraction.
  ///
  /// Before `because`, the infraction may be any word; elsewhere it must be a known one.
  mutating func amended(
    _ amendment: inout Amendment, _ reason: inout String
  ) throws(NotationError) {
    cursor.suggest(.infractions)
    let second = cursor.rest.dropFirst().first?.text
    if let first = cursor.peek?.text, first.first?.isLetter == true, first != CallText.because,
      second == CallText.because || Infraction(rawValue: first).isKnown
    {
      cursor.skip()
      amendment.infraction = Infraction(rawValue: first)
    }
    try player(.server, &amendment.server, after: CallText.servedBy)
    _ = cursor.take(CallText.because)
    guard let own = amendment.ownReason else { return try self.reason(&reason) }
    var text: String? = own
    try self.reason(&text, after: nil, isRequired: false)
    reason = text ?? own
  }

  mutating func offender(
    _: PlayKey, _ offender: inout Offender?, isRequired: Bool
  ) throws(NotationError) {
    cursor.suggest(.players)
    let isNamed = cursor.peek.map { next in
      CallText.read(next.text) == nil
        && (NameParts(next.text).map { notation.team($0.letters) != nil } ?? false)
    }
    guard isRequired || isNamed ?? false else { return }
    let token = try cursor.next(.offender)
    let named = try name(of: token)
    if case .team(let team) = named, let bench = cursor.bench(of: team) {
      offender = bench
    } else {
      offender = try self.offender(named, token)
    }
  }

  mutating func play(_ id: inout Event.ID) throws(NotationError) {
    cursor.suggest(.labels)
    id = .label(try cursor.label())
  }

  mutating func time(_ time: inout GameTime) throws(NotationError) {
    time = try cursor.time(in: period, notation)
  }

  mutating func length(_ length: inout PlayingTime) throws(NotationError) {
    length = try cursor.reading()
  }

  /// A position has lines of its own.
  mutating func position(_: inout GamePosition) {}
}

extension Named {
  package var team: Team {
    switch self {
    case .team(let team), .unidentified(let team): team
    case .player(let player), .goalkeeper(let player): player.team
    }
  }

  package var player: Player? {
    switch self {
    case .player(let player), .goalkeeper(let player): player
    case .team, .unidentified: nil
    }
  }
}

extension Notation {
  /// Whether `text` can be a label: letters, digits, `-` and `_`, beginning with a letter.
  static func isLabel(_ text: Substring) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isLetter || $0.isASCIIDigit || $0 == "-" || $0 == "_" }
  }
}
