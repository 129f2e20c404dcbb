import Cases
import HockeyRules
import Rulebooks
import Scoresheets
import Views

extension FuzzTarget {
  /// Any JSON: a text can be skipped if and only if it can be read.
  static let json = FuzzTarget(name: "json", longest: 128) { bytes in
    var skipping = JSONReader(bytes)
    let isSkipped: Bool
    do throws(JSONError) {
      try skipping.skipValue()
      try skipping.finish()
      isSkipped = true
    } catch {
      if bytes.showsErrors { _ = (error.message(file: "fuzz"), error.description) }
      isSkipped = false
    }
    guard isSkipped, !bytes.contains(UInt8(ascii: "\n")),
      let values = try? JSONValue.lines(of: bytes), let value = values.first
    else { return }
    var writer = JSONWriter()
    value.write(to: &writer)
    var again: [JSONValue]
    do {
      again = try JSONValue.lines(of: writer.bytes)
    } catch {
      fatalError("written JSON is not read: \(error)\n\(writer.text)")
    }
    require(again == [value], "JSON is read otherwise\n\(writer.text)")
  }

  static let jsonLines = FuzzTarget(name: "jsonl", longest: 1024) { bytes in
    let reading = JSONLines.read(bytes)
    for note in reading.notes { _ = note.words }
    _ = reading.error?.message(file: "fuzz")
    checkJSONLines(of: reading.log)
    checkSheet(of: reading.log, isFromSheet: false)
    checkGame(of: reading.log)
  }

  /// A user's rulebook, and a game under it.
  static let rulebooks = FuzzTarget(name: "rulebooks", longest: 2048) { bytes in
    do throws(RulebookErrors) {
      let edition = try Rulebooks.read(bytes, file: "fuzz.json")
      var writer = JSONWriter()
      BookAnswer(edition).writeLine(to: &writer)
      _ = Document.book(edition).text(in: .plain)
      let game = PlayedGame(bookLog, under: edition.rulebook, file: "fuzz", naming: .lines)
      _ = ReplayText.text(of: game, in: .plain)
    } catch {
      _ = error.message
    }
  }

  private static let bookLog = SheetReader.read(
    """
    P1 1:00 A6 2 hooking
       1:00 B7 5+GM fighting
       1:30 A7 2+2 high-sticking
       2:00 B30g 2+10
       2:40 B goal B9 B10
       3:00 A match
       4:00 A8 PS
       4:00 B9 penalty-shot scored
    P2 0:00 A bench 2
       5:00 A goal
    OT 1:00 A9 2
       2:00 B goal
    """
  ).log
}
