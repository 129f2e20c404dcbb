import HockeyRules

/// The sheet of a log, and the lines that were left out because no sheet can contain them.
///
/// Each line is read before it is kept, so that the sheet can always be read.
package struct WrittenSheet: Sendable {
  /// The lines that were left out, with the error of reading each.
  package private(set) var omissions: [(line: String, error: NotationError)] = []
  private var page = Page()
  private var reader: SheetReader

  /// Writes the sheet of `log`.
  package init(of log: GameLog) {
    let log = log.writable
    var head = GameLog()
    head.timing = log.schedule
    reader = SheetReader(head: head)
    for line in log.headLines() { add(.head, [line], comment: nil) }
    var plays = PlayLineWriter(Notation(of: log))
    for play in log.plays {
      let before = plays
      let (kind, lines) = plays.lines(of: play)
      let comment = play.remark.flatMap(Page.comment(of:))
      if !add(kind, lines, comment: comment) { plays = before }
    }
  }

  /// The lines that were left out, in words: the first of them, and the number of further ones.
  package var errors: [String] {
    var errors = omissions.prefix(SheetReader.errorLimit).map { line, error in
      "a sheet cannot have the line `\(line.trimmed.shortened)`, which is left out: \(error.message)"
    }
    let more = omissions.count - errors.count
    if more > 0 { errors.append("\(more) more lines are left out") }
    return errors
  }

  /// The sheet.
  package var text: String { page.text }

  /// Adds lines that belong together; `false` if they cannot be read and are left out.
  @discardableResult
  private mutating func add(_ kind: Page.Kind, _ lines: [String], comment: String?) -> Bool {
    // A line that cannot be read leaves the reader unchanged. A copy of the reader for each play
    // would copy all plays before it.
    let before = lines.count > 1 ? reader : nil
    for (index, line) in lines.enumerated() {
      let whole = index == 0 ? line + (comment.map { "  " + $0 } ?? "") : line
      do throws(NotationError) {
        // Blank lines between the kinds of lines are counted too.
        _ = try reader.read(line: whole, number: page.count + index + 4)
      } catch {
        if let before { reader = before }
        omissions.append((line, error))
        return false
      }
    }
    for (index, line) in lines.enumerated() {
      page.add(kind, line, comment: index == 0 ? comment : nil)
    }
    return true
  }
}
