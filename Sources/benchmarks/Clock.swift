/// Returns the shortest of the runs of `body`, in seconds, and its result.
func best(of body: () -> Int) -> (seconds: Double, result: Int) {
  var best = Duration.seconds(3600)
  var result = 0
  for _ in 0..<options.runs {
    best = min(best, ContinuousClock().measure { result = countedRun(of: body) })
  }
  return (best.inSeconds, result)
}

/// Runs `body`.
///
/// `.ci/instructions` counts while this function runs, and finds it by its name.
@inline(never)
private func countedRun(of body: () -> Int) -> Int { body() }

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double { Double(components.attoseconds) / 1e18 + Double(components.seconds) }
}

/// Whether the figure called `name` is requested.
func isAsked(_ name: String) -> Bool { options.ask(for: name) }

/// The figure with a suitable number of digits.
func rounded(_ value: Double) -> String {
  value < 10 ? String((value * 100).rounded() / 100) : String(Int(value.rounded()))
}
