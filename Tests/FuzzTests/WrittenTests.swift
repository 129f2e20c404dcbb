import Cases
import Feeds
import HockeyRules
import Rulebooks
import Scoresheets
import SeededRandom
import Testing
import Views

@testable import FuzzTargets

/// Everything that we write can be read: all writers, with mutated logs and arbitrary texts.
///
/// As in fuzzing, a fault traps, which ends the tests.
@Suite struct Written {
  /// A reader of logs, named after its corpus.
  enum Source: String, CaseIterable {
    case liiga, nhl, pwhl, jsonl, sheets, cases

    var isFeed: Bool {
      switch self {
      case .liiga, .nhl, .pwhl: true
      case .jsonl, .sheets, .cases: false
      }
    }

    func log(in bytes: [UInt8]) -> GameLog {
      switch self {
      case .liiga: return LiigaFeed.read(bytes).log
      case .nhl: return NHLFeed.read(bytes).log
      case .pwhl:
        let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        return HockeyTechFeed.read(
          Array(parts[0]), beside: parts.count > 1 ? Array(parts[1]) : nil
        ).log.log
      case .jsonl: return JSONLines.read(bytes).log
      case .sheets: return SheetReader.read(bytes).log
      case .cases:
        return CaseReader.read(bytes, file: "a.cases").file.cases.first?.log ?? GameLog()
      }
    }
  }

  private static let texts = [
    "", " ", "Beer League", "#1", "a # b", "> x", ">x", "@x", "a @b", "\"", "'", "a,b", "a\nb",
    "a\r\nb", "\u{0}", "\u{1b}[2J", "\u{85}", "\u{2028}x", "\u{feff}x", "\u{301}x", "x \u{301}y",
    "\u{202e}x", "👩‍👩‍👧", "== x", "P1 5:00", "under", "-", "no reason given", "../x", "a\tb",
    "--known", "\\u0041", "\\", "[x]", "~", "{\"a\":1}", String(repeating: "long ", count: 60),
  ]

  @Test(arguments: Source.allCases)
  func `every log is read as it is written, in every format`(_ source: Source) throws {
    let inputs = try Corpus.inputs(of: source.rawValue)
    var mutator = Mutator(inputs, longest: 2048, seed: 7)
    var random = SplitMix(24)
    var count = 0
    for number in 0..<inputs.count + 200 {
      let isChanged = number >= inputs.count
      // A mutation destroys most inputs, so half of the inputs only get different texts.
      let bytes = isChanged ? random.flip() ? mutator.next() : random.pick(inputs) : inputs[number]
      var log = source.log(in: bytes)
      if isChanged { Self.spoil(&log, &random) }
      guard log.plays.count <= FuzzTarget.playLimit else { continue }
      FuzzTarget.checkSheet(of: log, isFromSheet: false)
      FuzzTarget.checkSheet(of: log.numberingPlayers, isFromSheet: false)
      FuzzTarget.checkJSONLines(of: log, isFromFeed: source.isFeed)
      if !log.plays.isEmpty { FuzzTarget.audit(log, shownBy: nil) }
      try check(log, asCaseCalled: "a case")
      count += log.plays.count
    }
    #expect(count > 50)
  }

  /// Replaces the free texts of `log` with others.
  private static func spoil(_ log: inout GameLog, _ random: inout SplitMix) {
    log.id = random.pick(texts)
    log.league = random.pick(texts)
    if random.flip() { log.books = [random.pick(texts), "nhl-2025"] }
    for index in log.plays.indices where random.flip() {
      let text = random.pick(texts)
      log.plays[index].remark = random.pick(texts)
      switch log.plays[index].event.play {
      case .whistle: log.plays[index].event.play = .whistle(reason: text)
      case .other: log.plays[index].event.play = .other(text)
      case .penalty(var call):
        call.infraction = Infraction(rawValue: text)
        log.plays[index].event.play = .penalty(call)
      case .correction(.void(let id, _)):
        log.plays[index].event.play = .correction(.void(id, reason: text))
      default: break
      }
    }
    for team in Team.allCases {
      for index in log.rosters[team].indices { log.rosters[team][index].name = random.pick(texts) }
    }
  }

  /// Checks that the plays of `log` that a sheet contains are read back from a file of cases.
  private func check(_ log: GameLog, asCaseCalled title: String) throws {
    let sheet = SheetWriter.text(of: log)
    let count = SheetReader.read(sheet).log.plays.count
    guard count > 0 else { return }
    let text = try Formatter.canonical("== \(title)\n\(sheet)".utf8).get()
    let reading = CaseReader.read(Array(text.utf8), file: "a.cases")
    #expect(reading.errors == [], "\(text)")
    #expect(reading.file.cases.map(\.log.plays.count) == [count])
    #expect(try Formatter.canonical(text.utf8).get() == text)
  }

  @Test(arguments: Rulebooks.ids)
  func `a new book's file is read, whatever it extends is called`(_ id: String) throws {
    let edition = try #require(Rulebooks.edition(id))
    // One book is tried with every text, the others with a few.
    let texts = id == Rulebooks.ids.first ? Self.texts[...] : Self.texts.prefix(4)
    for parent in texts where parent != id {
      let text = BookTemplate.text(extending: edition, called: parent)
      let read = try Rulebooks.read(Array(text.utf8), file: "a.json") { name, _ in
        name == parent
          ? Rulebooks.text(of: id).map { RulebookReader.Text(file: "b.json", bytes: $0) } : nil
      }
      #expect(read.provisions.map(\.value) == edition.provisions.map(\.value))
    }
  }
}
