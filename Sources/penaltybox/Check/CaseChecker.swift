import Cases
import HockeyRules
import Scoresheets

/// Plays case files and folders.
struct CaseChecker {
  let arguments: Arguments
  private(set) var results: [CheckResult] = []
  private(set) var tally = CheckTally()
  private var shelf = BookShelf()
  private var status = ExitStatus.done

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// Plays all that the arguments name; says what cannot be read.
  mutating func run(_ console: inout Console) -> ExitStatus {
    for path in arguments.operands {
      do throws(FileError) {
        let files =
          FileSystem.isFolder(path)
          ? try FileSystem.files(under: path, ending: ".cases") : [path]
        for file in files { check(file, try FileSystem.contents(of: file), &console) }
      } catch {
        console.report(error.message)
        fail(.couldNotRun)
      }
    }
    if results.isEmpty, status == .done {
      let places = arguments.operands.joined(separator: ", ")
      console.report("\(places): there is no \(arguments.wantedCase)")
      return .couldNotRun
    }
    return status
  }

  private mutating func fail(_ status: ExitStatus) {
    self.status = max(self.status, status)
    if status == .couldNotRun { tally.unreadable += 1 }
  }

  private mutating func check(_ path: String, _ text: [UInt8], _ console: inout Console) {
    guard text.isEmpty || Formatter.isCaseFile(text) else {
      console.report("\(path): there are no cases in this file; `penaltybox replay` plays logs")
      return fail(.couldNotRun)
    }
    let reading = CaseReader.read(text, file: path) { BookShelf.schedule(of: $0, choice: nil) }
    for error in reading.errors {
      console.report(error.report(in: path))
      fail(.couldNotRun)
    }
    for `case` in reading.file.cases where isWanted(`case`) {
      for name in names(of: `case`) { check(`case`, under: name, &console) }
    }
  }

  private func isWanted(_ case: Case) -> Bool {
    arguments[.case].map { `case`.title.contains($0) } ?? true
  }

  /// The books that a case is played under: those that it names, or the one that was asked for, if
  /// the case names it or it is a book of one's own.
  private func names(of case: Case) -> [String] {
    guard let under = arguments[.under] else { return `case`.books }
    if BookShelf.isPath(under) { return [under] }
    return `case`.books.filter { $0 == under }
  }

  private mutating func check(_ case: Case, under name: String, _ console: inout Console) {
    do throws(BookError) {
      let book = try shelf.book(for: `case`.log, choice: name)
      let result = CheckResult(CaseRun(`case`, under: book))
      tally.add(result)
      if result.hasFailed { fail(.differs) }
      results.append(result)
    } catch {
      console.report(error.message(for: "\(`case`.place)"))
      fail(.couldNotRun)
    }
  }
}

extension Arguments {
  /// The cases that are asked for, in words.
  fileprivate var wantedCase: String {
    let title = self[.case].map { " with `\($0)` in its title" } ?? ""
    let book = self[.under].map { " under \($0)" } ?? ""
    return "case\(title)\(book)"
  }
}
