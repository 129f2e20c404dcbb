import Workers

extension Arguments {
  /// How many threads may be asked for.
  static let mostJobs = 256

  /// How many threads are to work: those that `--jobs` says, or one for each core.
  func jobs() throws(UsageError) -> Int {
    guard let text = self[.jobs] else { return Workers.cores }
    guard let number = Int(text), 1...Self.mostJobs ~= number else {
      throw .notJobs(text, of: verb.name)
    }
    return number
  }

  /// Whether each line of the logs is a game.
  var readsLines: Bool { self[.from] == "lines" }
}
