import Cases
import HockeyRules
import Scoresheets
import Surface
import Views

/// A trial of a user's book on case files.
struct BookTrialRun {
  private let arguments: Arguments
  private var shelf = BookShelf.ofFiles

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// The number of situations of a change that are shown.
  private static let limit = 2

  mutating func run(_ console: inout Console) -> ExitStatus {
    let words = arguments.operands.dropFirst()
    let name = words.first ?? ""
    let chain: [Edition]
    do throws(SurfaceError) {
      chain = try editions(.given(name))
    } catch {
      console.report(error.report(in: "books"))
      return .couldNotRun
    }
    guard chain.count > 1 else {
      console.report("\(name): the book extends no other, so there is nothing to compare it with")
      return .couldNotRun
    }
    var trial = BookTrial(of: chain[0], extending: chain[1])
    var status = ExitStatus.done
    if trial.mayDiffer {
      status = play(
        Array(words.dropFirst()), by: chain.dropFirst().map(\.rulebook.id), &trial, &console)
    }
    let limit = arguments.has(.all) ? nil : Self.limit
    console.print(styled: BookTrialText.text(of: trial, limit: limit, in: console.palette))
    return status
  }

  /// The edition called `name`, and those that it extends, in order.
  private mutating func editions(_ name: BookName) throws(SurfaceError) -> [Edition] {
    var chain = [try shelf.edition(name)]
    var file = name.text
    while let parent = chain.last?.extends {
      let name = BookName.written(parent, in: file)
      chain.append(try shelf.edition(name))
      file = name.asGiven
    }
    return chain
  }

  /// Plays the cases at `paths` that are for one of the `books`; without paths, it plays those that
  /// come with the program.
  private func play(
    _ paths: [String], by books: [String], _ trial: inout BookTrial, _ console: inout Console
  ) -> ExitStatus {
    var cases = arguments
    cases.operands = paths.isEmpty ? Self.usualFolder.map { [$0] } ?? [] : paths
    guard !cases.operands.isEmpty else {
      console.report(
        "books: no situations to try here; name a folder of case files, such as `Cases` of "
          + "penaltybox's repository")
      return .couldNotRun
    }
    let selection = CaseSelection(cases, CaseSelection.Books(), &console)
    let status = selection.reportUnreadable(&console)
    let runs = selection.runs
    var places: Set<String> = []
    for (index, run) in runs.enumerated() {
      console.progress(index, of: runs.count, "cases")
      let place = "\(run.case.place.file):\(run.case.place.line)"
      // A case for several of the books is one situation.
      guard books.contains(run.book.text), places.insert(place).inserted else { continue }
      trial.add(run.case.log, title: run.case.title, place: place)
    }
    return status
  }

  /// The folder of cases here, or the one that `.ci/install` puts next to the program.
  private static var usualFolder: String? {
    if FileSystem.isFolder("Cases") { return "Cases" }
    // The program is `PREFIX/bin/penaltybox`, if the system says which program runs.
    guard let program = try? FileSystem.realPath(of: "/proc/self/exe") else { return nil }
    let prefix = String(decoding: program, as: UTF8.self).folder.dropLast().description.folder
    let installed = prefix + "share/penaltybox/Cases"
    return FileSystem.isFolder(installed) ? installed : nil
  }
}
