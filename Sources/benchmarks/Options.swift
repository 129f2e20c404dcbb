import SystemLibrary

/// The arguments of the benchmarks.
struct Options {
  /// The folder of the games.
  private(set) var folder: String?
  /// Words of the names of the figures that are measured; all are where there are none.
  private(set) var words: [String] = []
  /// How many times each figure is measured: the best counts.
  private(set) var runs = 5
  /// How many of the games are read.
  private(set) var games = Int.max

  static let usage = "usage: benchmarks FOLDER [WORD…] [--games COUNT] [--once]"

  /// The options in `arguments`; nil where they cannot be understood.
  init?(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--once": runs = 1
      case "--games":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        games = count
      default:
        guard !argument.hasPrefix("-") else { return nil }
        if folder == nil { folder = argument } else { words.append(argument) }
      }
    }
  }

  /// Whether the figure called `name` is asked for.
  func ask(for name: String) -> Bool { words.isEmpty || words.contains { name.contains($0) } }
}

/// The arguments of this run.
let options: Options = {
  if let options = Options(CommandLine.arguments.dropFirst()) { return options }
  print(Options.usage)
  exit(2)
}()
