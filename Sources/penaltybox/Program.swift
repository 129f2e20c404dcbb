import Views

enum Program {
  static func run(_ words: [String]) -> ExitStatus {
    var console = Console()
    var status = ExitStatus.done
    do throws(CommandError) {
      switch try ArgumentParser.command(of: words) {
      case .help(let verb): console.print(Help.text(on: verb, columns: console.palette.width))
      case .version: console.print("penaltybox \(Version.text)\n")
      case .run(let arguments):
        console = Console(arguments)
        status = try arguments.verb.run(arguments, &console)
      }
    } catch {
      console.report(error.message)
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
