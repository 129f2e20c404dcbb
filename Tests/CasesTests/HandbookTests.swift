import Cases
import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// The case files, played: the book rules as the handbooks say.
@Suite struct Handbook {
  @Test(arguments: try Casebook.runs())
  func `the book rules as the handbook says`(_ run: PlayedCase) {
    let differences = run.run.differences()
    switch run.run.case.verdict {
    case .judged:
      for difference in differences {
        Issue.record(
          Comment(rawValue: run.run.report(of: difference)),
          sourceLocation: SourceLocation(difference.place))
      }
    case .gap(let reason):
      #expect(!differences.isEmpty, "the gap has closed: \(reason)")
    case .disputed(let reason):
      #expect(!reason.isEmpty)
    }
  }

  @Test(arguments: try Casebook.runs())
  func `what is ruled in a case leaves a sound game at every step`(_ run: PlayedCase) {
    let book = run.run.book
    var game = Game(
      under: book, kind: run.run.case.log.kind, schedule: run.run.solution.game.schedule)
    for play in run.run.solution.plays {
      for ruling in play.rulings {
        game.apply(ruling)
        #expect(game.checkInvariants(under: book) == [])
      }
      #expect(game.checkInvariantsBetweenPlays(under: book) == [])
    }
  }

  @Test func `every published row is a case or is omitted with a reason, and no other is named`()
    throws
  {
    let page = String(decoding: try Folder.bytes(of: "published.tsv"), as: UTF8.self)
    let rows = page.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != "\t" }) }
    #expect(rows.count == Set(rows).count)
    let files = try Casebook.files()
    let omissions = files.flatMap(\.omits)
    let named = files.flatMap(\.cases).flatMap(\.ids) + omissions.map(\.row)
    #expect(Set(rows).subtracting(named).sorted() == [])
    #expect(Set(named).subtracting(rows).sorted() == [])
    #expect(omissions.allSatisfy { !$0.reason.isEmpty })
  }

  @Test func `fewer than one published row in twenty is a gap`() throws {
    let cases = try Casebook.files().flatMap(\.cases).filter { !$0.ids.isEmpty }
    let gaps = cases.filter {
      if case .gap = $0.verdict { true } else { false }
    }
    #expect(gaps.count * 20 < cases.count)
  }
}

/// A case under one of its books, for the name of its test.
struct PlayedCase: Sendable, CustomTestStringConvertible {
  let run: CaseRun

  var testDescription: String { "\(run.case.place.file):\(run.case.place.line) \(run.name)" }
}

/// The case files of the repository.
enum Casebook {
  static func files() throws -> [CaseFile] {
    try Folder.caseFiles.map { path in
      let reading = CaseReader.read(try Folder.bytes(of: path), file: path) { log in
        let book = try? log.books.first.flatMap { try Rulebooks.edition($0) }?.rulebook
        return book?.schedule(for: log.kind) ?? .standard(for: log.kind)
      }
      #expect(reading.errors.map { $0.report(in: path) } == [])
      return reading.file
    }
  }

  static func runs() throws -> [PlayedCase] {
    var books: [String: Rulebook] = [:]
    for id in Rulebooks.ids { books[id] = try Rulebooks.edition(id)?.rulebook }
    return try files().flatMap(\.cases).flatMap { one in
      try one.books.map { id in
        PlayedCase(run: CaseRun(one, under: try #require(books[id], "no book \(id)")))
      }
    }
  }
}

extension SourceLocation {
  /// The place in a case file, so that a failure points there.
  init(_ place: CasePlace) {
    self.init(
      fileID: "Cases/\(place.file)", filePath: Folder.cases.appending(path: place.file).path,
      line: place.line, column: place.column)
  }
}
