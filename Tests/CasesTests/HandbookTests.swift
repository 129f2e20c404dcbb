import Cases
import Foundation
import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// The case files, played: the rulings must match the handbooks.
@Suite struct Handbook {
  /// A test case for each of the thousands of cases would take longer than playing them.
  @Test(arguments: Casebook.parts)
  func `the book rules as the handbook says`(_ part: Int) throws {
    for run in try Casebook.runs(of: part) where run.run.case.verdict == .judged {
      guard !run.run.differences().isEmpty else { continue }
      let result = run.run.case.result(under: run.edition)
      for (difference, report) in zip(result.differences, result.reports(all: true)) {
        Issue.record(
          Comment(rawValue: report), sourceLocation: SourceLocation(difference.place))
      }
    }
  }

  @Test(arguments: try Casebook.runs { $0.isGap })
  func `a gap is still a gap`(_ run: PlayedCase) {
    #expect(!run.run.differences().isEmpty, "the gap has closed: \(run.run.case.verdict)")
  }

  /// Nobody knows who is right: the lines are one reading, which the rulings need not match.
  @Test(arguments: try Casebook.runs { $0.isDisputed })
  func `a disputed case has a reading under each of its books, and its plays can be played`(
    _ run: PlayedCase
  ) {
    let one = run.run.case
    let book = run.run.book.id
    let expected = one.instants.flatMap(\.expectations).count { $0.holds(under: book) }
    let refusals = one.instants.flatMap(\.refusals).filter { $0.holds(under: book) }
    #expect(expected + refusals.count > 0)
    #expect(
      run.run.solution.plays.indices.filter { run.run.solution.plays[$0].refused != nil }
        == refusals.map(\.play))
  }

  @Test(arguments: Casebook.parts)
  func `the rulings on a case leave a sound game at every step`(_ part: Int) throws {
    for run in try Casebook.runs(of: part).map(\.run) {
      var game = Game(run.case.log, under: run.book)
      var broken: [String] = []
      for play in run.solution.plays {
        for ruling in run.solution.rulings(of: play) {
          game.apply(ruling)
          broken += game.checkInvariants()
        }
        broken += game.checkInvariantsBetweenPlays()
      }
      #expect(broken == [], "\(run.case.title)", sourceLocation: SourceLocation(run.case.place))
    }
  }

  @Test func `every published row, and no other, is a case or is omitted with a reason`() throws {
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
    #expect(cases.count { $0.verdict.isGap } * 20 < cases.count)
  }
}

/// A case under one of its books, for the name of its test.
struct PlayedCase: Sendable, CustomTestStringConvertible {
  let run: CaseRun
  let edition: Edition

  var testDescription: String { "\(run.case.place.file):\(run.case.place.line) \(run.book.id)" }
}

/// The case files of the repository.
enum Casebook {
  private static let readFiles = Result {
    try Folder.caseFiles.map { path in
      let reading = CaseReader.read(try Folder.bytes(of: path), file: path)
      #expect(reading.errors.map { $0.report(in: path) } == [])
      return reading.file
    }
  }

  private static let allRuns = Result { try runs(of: files().flatMap(\.cases)) }

  static func files() throws -> [CaseFile] { try readFiles.get() }

  /// The cases whose verdict is wanted, under each of their books.
  static func runs(_ isWanted: (Verdict) -> Bool = { _ in true }) throws -> [PlayedCase] {
    try allRuns.get().filter { isWanted($0.run.case.verdict) }
  }

  /// The numbers of the parts into which the cases are divided, to be played side by side.
  static let parts = 0..<8

  static func runs(of part: Int) throws -> [PlayedCase] {
    let runs = try allRuns.get()
    return stride(from: part, to: runs.count, by: parts.count).map { runs[$0] }
  }

  private static func runs(of cases: [Case]) throws -> [PlayedCase] {
    var books: [String: Edition] = [:]
    for id in Rulebooks.ids { books[id] = Rulebooks.edition(id) }
    return try cases.flatMap { one in
      try one.books.map { name in
        if books[name] == nil, name.hasSuffix(".json") { books[name] = try house(name, of: one) }
        let edition = try #require(books[name], "no book \(name)")
        return PlayedCase(run: CaseRun(one, under: edition.rulebook), edition: edition)
      }
    }
  }

  /// The league's own book, in a file next to the case's file.
  private static func house(_ name: String, of one: Case) throws -> Edition {
    let folder = one.place.file.split(separator: "/").dropLast().joined(separator: "/")
    let path = "\(folder)/\(name)"
    return try Rulebooks.read(try Folder.bytes(of: path), file: path)
  }
}

extension Verdict {
  /// Whether the book cannot rule on the case yet.
  var isGap: Bool {
    switch self {
    case .gap: true
    case .judged, .disputed: false
    }
  }

  /// Whether the source of the case contradicts itself.
  var isDisputed: Bool {
    switch self {
    case .disputed: true
    case .judged, .gap: false
    }
  }
}

extension SourceLocation {
  /// Creates the place in a case file, at which a failure points.
  init(_ place: CasePlace) {
    self.init(
      fileID: "Cases/\(place.file)", filePath: Folder.cases.appending(path: place.file).path,
      line: place.line, column: place.column)
  }
}
