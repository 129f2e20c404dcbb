import Cases
import HockeyRules
import Scoresheets
import Views

// Cases for a page that lists them, and shows one beside its game.
extension Surface {
  /// Writes the cases of the file of `source`, with what they can be found by.
  func writeCases(of source: GameSource, to answer: inout Answer) throws(SurfaceError) {
    let reading = read(cases: try source.log(or: Self.noCases), &answer)
    answer.set { writer in
      writer.array { writer in
        for `case` in reading.file.cases {
          writer.object { writer in
            Answer.writeHead(of: `case`, to: &writer)
            writer.member("line", `case`.place.line)
          }
        }
      }
    }
  }

  static let noCases = "the request has no file of cases"

  /// The cases in `file`; its errors are those of the answer.
  func read(cases file: NamedText, _ answer: inout Answer) -> CaseReading {
    let shelf = shelf
    let reading = CaseReader.read(file.text, file: file.name) {
      shelf.schedule(of: $0, in: file.name, choice: nil)
    }
    answer.errors = reading.errors.map { SurfaceError($0, in: file.name) }
    return reading
  }
}

extension Answer {
  /// Writes a case, and whether the book of `game` rules as it expects.
  static func write(_ case: Case, of game: PlayedGame, to writer: inout JSONWriter) {
    let run = CaseRun(`case`, under: game.book)
    writer.key("case")
    writer.object { writer in
      writeHead(of: `case`, to: &writer)
      switch `case`.verdict {
      case .judged: break
      case .gap(let reason), .disputed(let reason): writer.member("reason", reason)
      }
      guard `case`.books.contains(game.book.id) else {
        writer.member("outcome", "other-book")
        return
      }
      writer.member("outcome", CheckResult(run).word)
      writer.key("differences")
      writer.array { writer in
        for difference in run.differences() {
          for line in difference.lines where line.mark != .agreed {
            writer.object { writer in
              writer.member("line", difference.place.line)
              writer.member("mark", line.mark.rawValue)
              writer.member("text", line.text)
              if let citation = line.citation { writer.member("rule", citation) }
            }
          }
        }
      }
    }
  }

  fileprivate static func writeHead(of case: Case, to writer: inout JSONWriter) {
    writer.member("title", `case`.title)
    writer.member("ids", `case`.ids)
    if let from = `case`.from { writer.member("from", from) }
    writer.member("decides", `case`.decides)
    writer.member("books", `case`.books)
    switch `case`.verdict {
    case .judged: break
    case .gap: writer.member("verdict", "gap")
    case .disputed: writer.member("verdict", "disputed")
    }
  }
}
