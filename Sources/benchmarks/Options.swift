import SystemLibrary

/// The arguments of the benchmarks.
struct Options {
  /// The folder of the games.
  private(set) var folder: String?
  /// Parts of the names of the figures to measure; if empty, all figures are measured.
  private(set) var words: [String] = []
  /// The number of times that each figure is measured: the best counts.
  private(set) var runs = 5
  /// The number of games that are read.
  private(set) var games = Int.max

  static let usage = "usage: benchmarks FOLDER [WORD…] [--games COUNT] [--once]"

  /// The options in `arguments`, or `nil` if they are not valid.
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

  /// Whether the figure called `name` is requested.
  func ask(for name: String) -> Bool { words.isEmpty || words.contains { name.contains($0) } }
}

/// The arguments of this run.
let options: Options = {
  if let options = Options(CommandLine.arguments.dropFirst()) { return options }
  print(Options.usage)
  exit(2)
}()
