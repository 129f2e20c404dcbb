import Scoresheets
import Testing
import Views

/// Games so long that they are printed in pieces.
@Suite struct LongGames {
  /// Three thousand calls, most of which are refused.
  private static let sheet =
    "under nhl-2025\nP1 1:00 A6 2\n" + String(repeating: "     A6 2\n", count: 3000)

  @Test func `the pieces of a game as JSON lines are the game`() throws {
    let game = try game(Self.sheet)
    var whole = JSONWriter()
    ReplayJSONLines.write(game, to: &whole)
    var pieces: [[UInt8]] = []
    ReplayJSONLines.write(game) { pieces.append($0) }
    #expect(pieces.count > 2)
    #expect(pieces.allSatisfy { $0.count < 1 << 17 })
    #expect(Array(pieces.joined()) == whole.bytes)
  }

  @Test(arguments: GameRows.allCases)
  func `the pieces of a game's rows are its rows`(_ rows: GameRows) throws {
    let game = try game(Self.sheet)
    var pieces: [String] = []
    ReplayCSV.write(game, rows, hasHead: true) { pieces.append($0) }
    #expect(pieces.allSatisfy { $0.utf8.count < 1 << 17 && $0.last == "\n" })
    #expect(pieces.joined() == ReplayCSV.text(of: game, rows, hasHead: true))
    #expect(pieces.count > 2 || rows != .plays)
    var lines: [UInt8] = []
    RowsJSON.writeLines(game, rows) { lines += $0 }
    var array = JSONWriter()
    RowsJSON.write(game, rows, to: &array)
    let asLines = String(decoding: lines, as: UTF8.self).split(separator: "\n")
    #expect("[\(asLines.joined(separator: ","))]" == array.text)
  }

  @Test(arguments: [Palette.plain, .terminal])
  func `the pieces of a game as text are the game`(_ palette: Palette) throws {
    let game = try game(Self.sheet)
    var pieces: [String] = []
    ReplayText.write(game, in: palette) { pieces.append($0) }
    #expect(pieces.count > 2)
    #expect(pieces.allSatisfy { $0.utf8.count < 1 << 17 && $0.last == "\n" })
    #expect(pieces.joined() == ReplayText.text(of: game, in: palette))
  }
}
