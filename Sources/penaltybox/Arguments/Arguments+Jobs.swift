import Workers

extension Arguments {
  /// The greatest number of threads that may be requested.
  static let mostJobs = 256

  /// The number of threads to use: the value of `--jobs`, or one for each core.
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
