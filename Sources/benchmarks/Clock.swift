/// Returns the shortest of five runs of `body`, in seconds, and its result.
func best(of body: () -> Int) -> (seconds: Double, result: Int) {
  var best = Duration.seconds(3600)
  var result = 0
  for _ in 0..<5 { best = min(best, ContinuousClock().measure { result = body() }) }
  return (best.inSeconds, result)
}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double { Double(components.attoseconds) / 1e18 + Double(components.seconds) }
}

/// Whether the figure called `name` is asked for: all are, unless the last argument names some.
func isAsked(_ name: String) -> Bool {
  let words = CommandLine.arguments.dropFirst(2)
  return words.isEmpty || words.contains { name.contains($0) }
}

/// A figure with a suitable number of digits.
func rounded(_ value: Double) -> String {
  value < 10 ? String((value * 100).rounded() / 100) : String(Int(value.rounded()))
}
