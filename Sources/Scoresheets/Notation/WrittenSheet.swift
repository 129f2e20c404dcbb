import HockeyRules

/// The sheet of a log, and the lines left out because no sheet can contain them.
///
/// Each line is read back before it is kept: the whole sheet can be read.
package struct WrittenSheet: Sendable {
  /// The lines that were left out.
  package private(set) var omissions: [OmittedLine] = []
  private var page = Page()
  private var reader: SheetReader

  package init(of log: GameLog) {
    let log = log.writable
    var head = GameLog()
    head.timing = log.schedule
    reader = SheetReader(head: head)
    for line in log.headLines() { add(.head, [line]) }
    var plays = PlayLineWriter(Notation(of: log))
    for play in log.plays {
      let before = plays
      let (kind, lines) = plays.lines(of: play)
      // A clock that counts down shows 0:00 at every time after the end of the period.
      let passed = play.length(ofPeriodIn: plays.notation) {
        plays.notation.clock == .remaining && $0 > $1
      }
      if let passed {
        leaveOut(lines[0], of: play, "the period is only \(passed.text) long")
        plays = before
      } else if !add(kind, lines, of: play) {
        plays = before
      }
    }
  }

  package var text: String { page.text }

  /// Adds lines that belong together; leaves them out and returns false if they cannot be read.
  @discardableResult
  private mutating func add(
    _ kind: Page.Kind, _ lines: [String], of play: LoggedPlay? = nil
  ) -> Bool {
    // A line that cannot be read leaves the reader unchanged. Several lines need a copy of the
    // reader; a copy for every play would copy all plays before it.
    let before = lines.count > 1 ? reader : nil
    let comment = play?.remark.flatMap(Page.comment(of:))
    for (index, line) in lines.enumerated() {
      let whole = index == 0 ? line + (comment.map { "  " + $0 } ?? "") : line
      do throws(NotationError) {
        // The number counts the blank lines between the kinds of lines too.
        _ = try reader.read(line: whole, number: page.count + index + 4)
      } catch {
        if let before { reader = before }
        leaveOut(line, of: play, error.message)
        return false
      }
    }
    for (index, line) in lines.enumerated() {
      page.add(kind, line, comment: index == 0 ? comment : nil)
    }
    return true
  }

  private mutating func leaveOut(_ line: String, of play: LoggedPlay?, _ reason: String) {
    let words = "a sheet cannot have the line `\(line.trimmed.shortened)`, which is left out: "
    omissions.append(OmittedLine(of: play, words + reason))
  }
}
