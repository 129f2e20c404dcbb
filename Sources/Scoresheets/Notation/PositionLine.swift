package import HockeyRules

/// One line of the position at which a game is joined.
package enum PositionLine: Sendable, Hashable {
  /// The first line: the event, and its position, which contains only figures at this point.
  case opening(Event, GamePosition)
  /// A penalty with time to serve.
  case entry(GamePosition.Entry)
  /// An offender who is out of the game.
  case out(Offender)
  /// A goalkeeper who is off for an extra attacker.
  case goalkeeperOff(Team)

  /// The word with which each line begins.
  package static let keyword = "from-position"
}

extension GamePosition {
  package func lines(of event: Event) -> [PositionLine] {
    var figures = GamePosition(score: score)
    figures.skaters = skaters
    figures.penaltyMinutes = penaltyMinutes
    figures.powerPlays = powerPlays
    let off = Team.allCases.filter { !goalkeepers[$0] }
    return [.opening(event, figures)] + entries.map { .entry($0) } + ejected.map { .out($0) }
      + off.map { .goalkeeperOff($0) }
  }

  /// Adds the content of a line after the first.
  package mutating func add(_ line: PositionLine) {
    switch line {
    case .opening: break
    case .entry(let entry): entries.append(entry)
    case .out(let offender): ejected.append(offender)
    case .goalkeeperOff(let team): goalkeepers[team] = false
    }
  }
}

enum PositionWord: String, CaseIterable, Worded {
  case out, goalkeeper, off
  case substituteSits = "substitute-sits"
  case pair
  case setOff = "set-off"
  case restOfMajor = "rest-of-major"
  case waits, follows, minutes, opportunities

  /// The words that may follow the time left of a penalty.
  static let endings =
    CallText.endings
    + [substituteSits, pair, setOff, restOfMajor, waits, follows, minutes].map { $0.word }
}

extension GamePosition.Manner {
  /// The word for the manner, or `nil` if the notation needs none.
  var word: PositionWord? {
    switch self {
    case .ordinary: nil
    case .pair: .pair
    case .setOff: .setOff
    case .restOfMajor: .restOfMajor
    }
  }
}

extension Notation {
  /// The line without its first word.
  package func text(of line: PositionLine) -> String {
    switch line {
    case .opening(let event, let position): text(of: position, opening: event)
    case .entry(let entry): text(of: entry)
    case .out(let offender): "\(marked(offender)) \(PositionWord.out.word)"
    case .goalkeeperOff(let team): "\(letters[team]) goalkeeper off"
    }
  }

  private func text(of position: GamePosition, opening event: Event) -> String {
    let period = event.time.period
    let place = period == shootOut ? name(ofPeriod: period) : text(of: event.time)
    let words = "\(place) \(figures(of: position))"
    guard case .label(let label) = event.id else { return words }
    return "\(words) @\(label)"
  }

  /// The position's score and its other figures.
  private func figures(of position: GamePosition) -> String {
    var words = [position.score.description]
    if let skaters = position.skaters { words.append(skaters.versusText) }
    if let minutes = position.penaltyMinutes { words.append("minutes \(minutes)") }
    if let powerPlays = position.powerPlays { words.append("opportunities \(powerPlays)") }
    return words.joined(separator: " ")
  }

  /// The position in one line, without its time.
  func text(of position: GamePosition) -> String {
    let event = Event(id: .number(0), time: .start, play: .position(position))
    let rest = position.lines(of: event).dropFirst().map { text(of: $0) }
    return ([figures(of: position)] + rest).joined(separator: ", ")
  }

  /// The penalty as its line writes it: `A6 2 hooking 1:14`, followed by the label of its call.
  func text(of entry: GamePosition.Entry) -> String {
    var words = textWithoutLabel(of: entry)
    if case .label(let label) = entry.id { words += " @\(label)" }
    return words
  }

  /// The penalty without the label of its call.
  func textWithoutLabel(of entry: GamePosition.Entry) -> String {
    var words = [marked(entry.offender), entry.penaltyClass.word]
    if let infraction = entry.infraction?.rawValue.asOneWord { words.append(infraction) }
    words.append(entry.remaining.text)
    switch entry.sitter {
    case .player(let player): words.append("\(CallText.servedBy) \(text(of: player))")
    case .substitute: words.append(PositionWord.substituteSits.word)
    case .nobody: words.append(CallText.nobodySits)
    case nil: break
    }
    if let manner = entry.manner.word { words.append(manner.word) }
    if entry.waits { words.append(PositionWord.waits.word) }
    if entry.follows { words.append(PositionWord.follows.word) }
    if let minutes = entry.minutes { words.append("minutes \(minutes)") }
    return words.joined(separator: " ")
  }

  /// The offender as a call names him; a goalkeeper has his `g`.
  func marked(_ offender: Offender) -> String {
    switch offender {
    case .skater(let player): name(of: player)
    case .goalkeeper(let player): name(of: player) + "g"
    case .bench, .unidentified: letters.name(of: offender)
    }
  }
}
