import Glibc
import Synchronization

/// Threads that do the same work for many items, on all available cores.
package enum Workers {
  /// The number of available cores.
  package static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Returns the results of `body` for each index below `count`, in the order of the indices.
  ///
  /// Each thread begins with a `state` of its own, which `body` may use and change, so that costly
  /// objects are made once per thread. The calling thread works too, and passes the number of
  /// finished items to `progress`.
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
  private let count: Int
  private let taken = Atomic(0)
  private let results: Mutex<[Value?]>
  private let finished = Atomic(0)

  init(count: Int) {
    self.count = count
    results = Mutex(Array(repeating: nil, count: count))
  }

  /// Takes an index that no other thread gets; nil when there are no more.
  func next() -> Int? {
    let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  func put(_ value: Value, at index: Int) {
    results.withLock { $0[index] = value }
    finished.wrappingAdd(1, ordering: .relaxed)
  }

  /// The number of results so far.
  var done: Int { finished.load(ordering: .relaxed) }

  /// All results, in order.
  var values: [Value] { results.withLock { $0.compactMap(\.self) } }
}

/// Threads that run one body each.
///
/// Where the system provides no threads, the calling thread does all the work.
private struct Threads {
  private var started: [pthread_t] = []

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  init(_ count: Int, _ run: @escaping @Sendable () -> Void) {
    for _ in 0..<count {
      let body = Unmanaged.passRetained(Body(run: run))
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, nil,
        { pointer in
          if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
          return nil
        }, body.toOpaque())
      if failure == 0 {
        started.append(thread)
      } else {
        body.release()
      }
    }
  }

  func join() {
    for thread in started { pthread_join(thread, nil) }
  }
}
