import Cases
import Scoresheets
import SeededRandom
import Testing

@Suite struct FormatterTests {
  @Test func `comments stay where they are`() throws {
    let canonical = try Formatter.canonical(
      """


      #   about the file
      under nhl-2025 # the book
      # about the first case
      == one   # a title
      decides 26.1
      # about the play
      P1 4:00 A6 2 @x #who
        # between
      > A6 starts   26.1 # why
      5:00 > 4v5 # later


      #about the second
      == two # another
      P1 4:00 look
      refused the game is over # or not
      # the end

      """.utf8
    ).get()
    #expect(
      canonical == """
        #   about the file
        under    nhl-2025                                # the book

        # about the first case
        == one                                           # a title
        decides  26.1

        # about the play
        P1  4:00  A6   2 @x                              #who
                  # between
                  > A6 starts                            26.1  # why
            5:00  > 4v5                                  # later

        #about the second
        == two                                           # another

        P1  4:00  look
                  refused the game is over               # or not
        # the end

        """)
    #expect(try Formatter.canonical(canonical.utf8).get() == canonical)
  }

  @Test func `a sheet has a canonical form too`() throws {
    let canonical = try Formatter.canonical(
      "clock remaining\nP1 4:00 A6 2 hooking\n\n\n  # then\nB7 2\n".utf8
    ).get()
    #expect(
      canonical == """
        clock    remaining

        P1  4:00  A6   2 hooking

                  # then
                  B7   2

        """)
  }

  @Test func `a text that cannot be read is not changed`() {
    let result = Formatter.canonical("P1 4:00 A6\nP1 4:00 B6\n".utf8)
    guard case .failure(let failure) = result else {
      Issue.record("it was formatted")
      return
    }
    #expect(failure.errors.map(\.line) == [1, 2])
  }

  /// The comments in `text`, line by line.
  private func comments(_ text: String) -> [Substring] {
    text.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "#").map { line[$0...] }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `formatting keeps all comments, and formatting again changes nothing`(seed: UInt64) throws {
    var random = SplitMix(seed)
    var lines = [
      "under nhl-2025", "== one", "P1 4:00 A6 2 hooking", "> A6 starts  16.1", "5:00 > 4v5",
      "B goal @x", "> A6 ends, goal against", "refused the game is over", "== two",
      "OT 1:00 look",
    ]
    for number in 0..<random.below(12) {
      let comment = random.pick(["# ", "#", "##  "]) + "\(number)"
      let index = random.below(lines.count + 1)
      switch random.below(4) {
      case 0: lines.insert("", at: index)
      case 1: lines.insert(comment, at: index)
      case 2: lines.insert("   " + comment, at: index)
      default:
        if index < lines.count, !lines[index].contains("#") { lines[index] += " " + comment }
      }
    }
    let text = lines.joined(separator: "\n")
    let canonical = try Formatter.canonical(text.utf8).get()
    #expect(try Formatter.canonical(canonical.utf8).get() == canonical)
    #expect(comments(canonical) == comments(text))
    #expect(!canonical.contains("\n\n\n"))
    let before = CaseReader.read(text.utf8, file: "")
    let after = CaseReader.read(canonical.utf8, file: "")
    #expect(after.file.meaning == before.file.meaning)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `no bytes make the reader trap`(seed: UInt64) {
    var random = SplitMix(seed)
    let words = [
      "P1 ", "4:00 ", "A6 ", "2+", "goal ", "@x ", "#", ">", "== ", "\n", "clock ", "[", "]",
      "'s ", "starts, ", "until ", "SO ", "refused ", "omits ", "bench ",
    ]
    var bytes = Array("== a\nP1 4:00 A6 2\n".utf8)
    for _ in 0..<random.below(60) {
      if random.below(6) == 0 {
        bytes.append(UInt8(random.below(256)))
      } else {
        bytes += Array(words[random.below(words.count)].utf8)
      }
    }
    for error in CaseReader.read(bytes, file: "x").errors {
      #expect(error.report(in: "x").hasPrefix("x:\(error.line):\(error.column): "))
    }
  }
}
