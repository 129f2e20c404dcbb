public import HockeyRules

/// A play split in two, for the columns of a sheet.
struct PlayText: Sendable, Hashable {
  /// The player or the team's letters.
  var subject: String?
  var rest: String
}

extension Notation {
  /// The play in the notation, with single blanks between its words and without its label.
  public func text(of play: Play) -> String {
    let text = columns(of: play)
    return text.subject.map { "\($0) \(text.rest)" } ?? text.rest
  }

  /// The play in the columns of a sheet.
  func columns(of play: Play) -> PlayText {
    if play == .look { return PlayText(rest: PlayWord.look) }
    var writer = PlayWriter(notation: self, words: play.word.words)
    var play = play
    play.describe(to: &writer)
    return PlayText(subject: writer.subject, rest: writer.words.joined(separator: " "))
  }
}

private struct PlayWriter: PlayForm {
  typealias Failure = Never

  let notation: Notation
  var subject: String?
  var words: [String]

  mutating func subject(_ team: inout Team) { subject = notation.letters[team] }

  mutating func subject(_ player: inout Player) { subject = notation.text(of: player) }

  mutating func subject(_ team: inout Team, _: PlayKey, _ player: inout Player?) {
    subject = player.map { notation.text(of: $0) } ?? notation.letters[team]
  }

  mutating func subject(_ offender: inout Offender) {
    if case .bench(let team, let staff) = offender {
      subject = notation.letters[team]
      words.insert(staff?.rawValue ?? CallText.bench, at: 0)
    } else {
      subject = notation.marked(offender)
    }
  }

  mutating func offender(_: PlayKey, _ offender: inout Offender?, isRequired _: Bool) {
    if let offender { words.append(notation.marked(offender)) }
  }

  mutating func player(_ key: PlayKey, _ player: inout Player?, after word: String?) {
    guard let player else { return }
    if let word { words.append(word) }
    words.append(key == .servesFor ? notation.name(of: player) : notation.text(of: player))
  }

  mutating func assists(_ players: inout [Player], of team: Team) {
    words += players.map { String($0.number) }
    // After a team alone, the reader would take the first assist for the scorer.
    if !players.isEmpty, subject == notation.letters[team] { subject?.append("?") }
  }

  mutating func offenders(_ offenders: inout [Offender]) { words += offenders.map(notation.marked) }

  mutating func call(_ penalties: inout [PenaltyClass], _ shot: inout Bool) {
    words.append(CallText.text(penalties, penaltyShot: shot))
  }

  mutating func flags(_ keys: [PlayKey], _ flags: inout [Bool], mean value: Bool) {
    words += zip(keys, flags).filter { $0.1 == value }.map { $0.0.flagWord }
  }

  mutating func result(_ result: inout ShotResult) { words.append(result.word) }

  mutating func fault(_ fault: inout Fault) { words.append(fault.word) }

  mutating func word(_: PlayKey, _ word: inout String?, isRequired: Bool) {
    if let word = word?.asOneWord ?? (isRequired ? "play" : nil) { words.append(word) }
  }

  mutating func team(_: PlayKey, _ team: inout Team?, after opening: String) {
    if let team { words += [opening, notation.letters[team]] }
  }

  mutating func reason(_ reason: inout String?, after opening: String?, isRequired _: Bool) {
    if let reason { words += [opening, reason.asReason].compactMap { $0 } }
  }

  mutating func amended(_ amendment: inout Amendment, _ reason: inout String) {
    let because = reason.asReason.split(separator: " ").map { String($0) }
    let word = amendment.infraction?.rawValue.asOneWord
    if let word { words.append(word) }
    player(.server, &amendment.server, after: CallText.servedBy)
    let isKnown = word.map { Infraction(rawValue: $0).isKnown } ?? true
    if isKnown, because == (word ?? amendment.ownReason).map({ [$0] }) { return }
    let isOdd =
      word != nil || because[0] == CallText.because || because[0] == CallText.servedBy
      || because.dropFirst().first == CallText.because || Infraction(rawValue: because[0]).isKnown
    words += (isOdd ? [CallText.because] : []) + because
  }

  mutating func play(_ id: inout Event.ID) {
    switch id {
    case .number(let number): words.append("@play-\(number)")
    case .label(let label): words.append("@\(label)")
    }
  }

  mutating func time(_ time: inout GameTime) { words.append(notation.reading(of: time).text) }

  mutating func length(_ length: inout PlayingTime) { words.append(length.text) }

  mutating func position(_ position: inout GamePosition) {
    words.append(notation.text(of: position))
  }
}

extension String {
  /// The text as one word that the notation cannot mistake for anything else, or `nil` if it
  /// contains no letter.
  var asOneWord: String? {
    let word = blankSeparated.joined(separator: "-")
    let tail = word.drop { !$0.isLetter }
    return tail.isEmpty ? nil : String(tail)
  }

  /// The text as a reason: one line that contains neither a comment nor a label.
  var asReason: String {
    let words = writableWords(without: ["#", "@"])
    return words.isEmpty ? "no reason given" : words.joined(separator: " ")
  }
}
