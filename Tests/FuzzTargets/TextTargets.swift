import Audits
import Cases
import HockeyRules
import Rulebooks
import Scoresheets

extension FuzzTarget {
  static let sheets = FuzzTarget(name: "sheets", longest: 512) { bytes in
    let reading = SheetReader.read(bytes)
    describe(reading.errors)
    checkCanonicalForm(of: bytes)
    checkSheet(of: reading.log, isFromSheet: true)
    checkJSONLines(of: reading.log)
    checkGame(of: reading.log)
  }

  static let cases = FuzzTarget(name: "cases", longest: 1024) { bytes in
    let reading = CaseReader.read(bytes, file: "fuzz.cases")
    describe(reading.errors)
    checkCanonicalForm(of: bytes)
    for one in reading.file.cases.prefix(4) where one.log.plays.count <= playLimit {
      let edition = (try? Rulebooks.edition(for: one.log)) ?? Rulebooks.nhl2025
      _ = one.result(under: edition).reports(all: true)
      let run = CaseRun(one, under: edition.rulebook)
      _ = (run.expectedInstants, run.ruledInstants)
    }
  }

  static let known = FuzzTarget(name: "known", longest: 128) { bytes in
    do throws(NotationError) {
      let errors = try KnownErrors(bytes)
      for entry in errors.entries {
        require(errors[entry.finding] == entry, "an entry is not found")
      }
    } catch {
      if bytes.showsErrors { describe([error]) }
    }
  }

  /// Lines as somebody types them into the console, and plays and times as arguments.
  static let typed = FuzzTarget(name: "typed", longest: 96) { bytes in
    var reader = SheetReader(
      behind: typedLog, undone: [], time: GameTime(period: 2, elapsed: .minutes(5)))
    let notation = reader.notation
    for (number, bytes) in NotationLine.split(bytes).prefix(16) {
      do throws(NotationError) {
        let line = try NotationLine(number: number, bytes: bytes)
        _ = try reader.readTyped(line)
      } catch {
        describe([error])
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let time = try? notation.time(text)
      if let time {
        require((try? notation.time(notation.text(of: time))) == time, "\(time) is read otherwise")
      }
      let clock = GameTime(period: 1 + number % 4, elapsed: .minutes(1))
      guard let play = try? notation.play(text, at: clock) else { continue }
      let written = notation.text(of: play)
      // A reason loses characters that would begin a label or a comment, so only the texts are
      // compared.
      let again = try? notation.play(written, at: clock)
      requireSame(written, again.map { notation.text(of: $0) } ?? "", "a play is read otherwise")
    }
  }

  private static let typedLog = SheetReader.read(
    "under nhl-2025\nP1 4:00 A6 2 hooking @x\n   5:00 B30g 2\nP2 3:00 B goal B9 @g\n"
  ).log

  /// Makes the messages of `errors`, which must not trap either.
  static func describe(_ errors: [NotationError]) {
    for error in errors { _ = (error.report(in: "fuzz"), error.description) }
  }

  private static func checkCanonicalForm(of bytes: [UInt8]) {
    switch Formatter.canonical(bytes) {
    case .failure(let errors): describe(errors.errors)
    case .success(let text):
      switch Formatter.canonical(text.utf8) {
      case .failure(let errors): fatalError("the canonical form is not read: \(errors)\n\(text)")
      case .success(let again): requireSame(text, again, "the canonical form is not canonical")
      }
    }
  }
}
