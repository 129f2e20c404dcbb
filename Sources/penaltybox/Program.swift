import Surface
import Views

enum Program {
  /// Runs the program with the arguments `words`, and makes all system calls through `calls`.
  static func run(_ words: [String], by calls: any SystemCalls = OwnSystem()) -> ExitStatus {
    var console = Console(by: calls)
    var status = ExitStatus.done
    do throws(SurfaceError) {
      switch try ArgumentParser.command(of: words) {
      case .help(let verb): console.print(Help.text(on: verb, columns: console.palette.width))
      case .version: console.print("penaltybox \(Version.text)\n")
      case .run(let arguments):
        console = Console(arguments, by: calls)
        status = try arguments.verb.run(arguments, &console)
      }
    } catch {
      console.report(error.report)
      status = .couldNotRun
    }
    console.flush()
    if let failure = console.failure {
      console.report("penaltybox: cannot write standard output: \(failure)")
      status = .couldNotRun
    }
    return status
  }
}
