import SystemLibrary

/// The arguments of the benchmarks.
struct Options {
  /// The folder of the games.
  private(set) var folder: String?
  /// Parts of the names of the figures to measure; if empty, all figures are measured.
  private var words: [String] = []
  /// The number of times that each figure is measured; the best counts.
  private(set) var runs = 5

  static let usage = "usage: benchmarks FOLDER [WORD…] [--once]"

  /// The options in `arguments`, or `nil` if they are not valid.
  init?(_ arguments: some Sequence<String>) {
    for argument in arguments {
      if argument == "--once" {
        runs = 1
      } else if argument.hasPrefix("-") {
        return nil
      } else if folder == nil {
        folder = argument
      } else {
        words.append(argument)
      }
    }
  }

  /// Whether the figure called `name` is requested.
  func ask(for name: String) -> Bool { words.isEmpty || words.contains { name.contains($0) } }
}

/// The arguments of this run.
let options: Options = {
  if let options = Options(CommandLine.arguments.dropFirst()) { return options }
  print(Options.usage)
  exit(2)
}()

/// The shortest time of the runs of `body`, in seconds, and its result.
func best(of body: () -> Int) -> (seconds: Double, result: Int) {
  var best = Duration.seconds(3600)
  var result = 0
  for _ in 0..<options.runs {
    best = min(best, ContinuousClock().measure { result = body() })
  }
  return (best / .seconds(1), result)
}

/// The figure with a suitable number of digits.
func rounded(_ value: Double) -> String {
  value < 10 ? String((value * 100).rounded() / 100) : String(Int(value.rounded()))
}
