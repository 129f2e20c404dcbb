/// Threads that do the same work for many items, on all available cores.
package enum Workers {
  /// The number of available cores.
  package static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Returns the results of `body` for each index below `count`, in the order of the indices.
  ///
  /// Each thread has its own `state`, which `body` may use and change: costly objects are made once
  /// per thread. The calling thread works too, and passes the number of finished items to
  /// `progress`.
  package static func map<State, Value: Sendable>(
    _ count: Int, threads: Int = cores, state: @escaping @Sendable () -> State,
    progress: (Int) -> Void = { _ in },
    _ body: @escaping @Sendable (inout State, Int) -> Value
  ) -> [Value] {
    let job = Job<Value>(count: count)
    let helpers = Threads(max(0, min(threads, count) - 1)) {
      var state = state()
      while let index = job.next() { job.put(body(&state, index), at: index) }
    }
    var own = state()
    while let index = job.next() {
      progress(job.done)
      job.put(body(&own, index), at: index)
    }
    helpers.join()
    return job.values
  }
}

/// The work of several threads: the next index to take, and the results so far.
private final class Job<Value: Sendable>: Sendable {
  private struct Progress: Sendable {
    var taken = 0
    var finished = 0
    var results: [Value?]
  }

  private let count: Int
  private let progress: Locked<Progress>

  init(count: Int) {
    self.count = count
    progress = Locked(Progress(results: Array(repeating: nil, count: count)))
  }

  /// Takes an index that no other thread gets, or `nil` if none is left.
  func next() -> Int? {
    progress.withLock { progress in
      guard progress.taken < count else { return nil }
      defer { progress.taken += 1 }
      return progress.taken
    }
  }

  func put(_ value: Value, at index: Int) {
    progress.withLock { progress in
      progress.results[index] = value
      progress.finished += 1
    }
  }

  /// The number of results so far.
  var done: Int { progress.withLock { $0.finished } }

  /// All results, in the order of the indices.
  var values: [Value] { progress.withLock { $0.results.compactMap(\.self) } }
}
