import Surface
import SystemLibrary

extension Arguments {
  /// The files that each thread works on before their results are taken, so that memory does not
  /// grow with all files.
  private static let filesPerThread = 8

  /// Calls `make` for each of `files` in several threads, and then `take` for the results in order.
  ///
  /// Each thread has its own copy of `state`. `take` returns `nil` to end the loop. The errors that
  /// it throws are reported.
  func each<File: Sendable, State: Sendable, Made: Sendable>(
    of files: [File], with state: State, _ console: inout Console,
    _ make: @escaping @Sendable (inout State, File) -> [Made],
    take: (Made, inout Console) throws(SurfaceError) -> ExitStatus?
  ) throws(SurfaceError) -> ExitStatus {
    let jobs = try jobs()
    var status = ExitStatus.done
    for start in stride(from: 0, to: files.count, by: jobs * Self.filesPerThread) {
      let made = Workers.map(
        min(jobs * Self.filesPerThread, files.count - start), threads: jobs, state: { state },
        progress: { console.progress(start + $0, of: files.count) },
        { make(&$0, files[start + $1]) })
      for one in made.joined() {
        do throws(SurfaceError) {
          guard let taken = try take(one, &console) else { return status }
          status = max(status, taken)
        } catch {
          for error in [error] + error.others { console.report(error.report) }
          status = .couldNotRun
        }
      }
    }
    return status
  }
}
