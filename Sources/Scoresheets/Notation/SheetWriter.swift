package import HockeyRules

/// A writer of logs as sheets, in their canonical form.
public enum SheetWriter {
  /// The sheet of `log`.
  ///
  /// Whatever a sheet cannot express is left out: the strengths that a feed recorded, the ids of
  /// plays that no correction names, and plays that no sheet can contain, such as a play after the
  /// end of its period.
  public static func text(of log: GameLog) -> String { WrittenSheet(of: log).text }
}

/// A writer of plays as lines in columns, one after the other.
package struct PlayLineWriter: Sendable {
  package let notation: Notation
  private var period: Int?
  private var time: GameTime?

  package init(_ notation: Notation) { self.notation = notation }

  // The period comes first, times end in column 8, subjects begin in column 11.
  private static let endOfTime = 8
  package static let indent = 10

  /// Adds the line of `play`, or the lines of a position, to `page`.
  package mutating func add(_ play: LoggedPlay, comment: String?, to page: inout Page) {
    let (kind, lines) = lines(of: play)
    for (index, line) in lines.enumerated() {
      page.add(kind, line, comment: index == 0 ? comment : nil)
    }
  }

  /// The line of `play`, or the lines of a position.
  mutating func lines(of play: LoggedPlay) -> (kind: Page.Kind, lines: [String]) {
    guard let position = play.event.play.position else { return (.play, [line(of: play)]) }
    return (.head, position.lines(of: play.event).map { self.line(of: $0) })
  }

  package func line(of line: PositionLine) -> String {
    "\(PositionLine.keyword) \(notation.text(of: line))"
  }

  /// The line of `play`, without a remark.
  package mutating func line(of play: LoggedPlay) -> String {
    let event = play.event
    var line = place(
      of: event.time, isUntimed: event.play == .periodEnd && play.reading.contains(.fromEnd))
    let text = notation.columns(of: event.play)
    // A subject has room for a goalkeeper of two digits and a blank.
    let width = max(notation.letters.home.count, notation.letters.visiting.count) + 4
    if let subject = text.subject { line += subject.padded(to: width) }
    line += text.rest
    if case .label(let label) = event.id { line += " @\(label)" }
    // After a correction of the clock, the next line always states its time.
    if event.timeAfter != event.time { (period, time) = (event.timeAfter.period, nil) }
    return line
  }

  /// The period and the time, unless they repeat the line before, padded to the column of the play.
  ///
  /// The end of a period needs no time on a clock that counts up.
  package mutating func place(of time: GameTime, isUntimed: Bool = false) -> String {
    var place = time.period == period ? "" : notation.name(ofPeriod: time.period) + " "
    let isOwn = isUntimed && notation.clock == .elapsed && time.period != period
    let isRepeated = time == self.time || isOwn
    period = time.period
    self.time = time
    if time.period != notation.shootOut && !isRepeated {
      let reading = notation.reading(of: time).text
      let width = Self.endOfTime - place.count
      place += String(repeating: " ", count: max(0, width - reading.count)) + reading
    }
    return place.padded(to: Self.indent)
  }
}

extension GameLog {
  /// The log, with letters and labels that the notation can write.
  var writable: GameLog {
    var log = self
    let names = [letters.home, letters.visiting]
    if names[0] == names[1] || !names.allSatisfy(Notation.isTeam) {
      log.letters = PerTeam(home: "A", visiting: "B")
    }
    let labels = writableLabels
    for index in log.plays.indices {
      let event = plays[index].event
      if let label = labels[event.id] { log.plays[index].event.id = .label(label) }
      if let label = event.play.target.flatMap({ labels[$0] }) {
        log.plays[index].event.play.target = .label(label)
      }
      if var position = event.play.position {
        for entry in position.entries.indices {
          if let label = labels[position.entries[entry].id] {
            position.entries[entry].id = .label(label)
          }
        }
        log.plays[index].event.play = .position(position)
      }
    }
    return log
  }

  /// The labels of plays in the sheet: the log's own labels, and new labels for plays that a
  /// correction names.
  private var writableLabels: [Event.ID: String] {
    var labels: [Event.ID: String] = [:]
    var taken: Set<String> = []
    let listed = plays.flatMap { $0.event.play.position?.entries.map { $0.id } ?? [] }
    // The penalties of one call share its label.
    let shared = listed.filter { id in listed.count { $0 == id } > 1 }
    let targets = plays.compactMap { $0.event.play.target } + shared
    let all = plays.map({ $0.event.id }) + listed + targets
    for id in all {
      guard case .label(let label) = id, labels[id] == nil, Notation.isLabel(label[...]) else {
        continue
      }
      labels[id] = label
      taken.insert(label)
    }
    for id in all where labels[id] == nil {
      let wish: String
      switch id {
      case .number(let number):
        guard targets.contains(id) else { continue }
        wish = "play-\(number)"
      case .label(let label):
        wish = "play-" + label.filter { $0.isLetter || $0.isASCIIDigit }
      }
      var label = wish
      var copy = 2
      while taken.contains(label) {
        label = "\(wish)-\(copy)"
        copy += 1
      }
      labels[id] = label
      taken.insert(label)
    }
    return labels
  }
}
