import SystemLibrary

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

  /// Takes an index that no other thread gets; nil when there are no more.
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

  /// All results, in order.
  var values: [Value] { progress.withLock { $0.results.compactMap(\.self) } }
}

/// A value that one thread at a time can use.
///
/// The standard library's `Mutex` does the same, but would need macOS 15.
private final class Locked<Value: Sendable>: @unchecked Sendable {
  // Safe: `value` is used only in `withLock`.
  private var value: Value
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}

/// Threads that run one body each.
///
/// Where the system provides no threads, the calling thread does all the work.
private struct Threads {
  private var started: [pthread_t] = []

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }

    /// Runs the body at `pointer`, which some systems declare as optional, and releases it.
    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
      return nil
    }
  }

  init(_ count: Int, _ run: @escaping @Sendable () -> Void) {
    for _ in 0..<count {
      if let thread = Self.start(Body(run: run)) { started.append(thread) }
    }
  }

  /// Starts a thread that runs `body`; nil where the system does not provide one.
  private static func start(_ body: Body) -> pthread_t? {
    // Glibc names a thread by a number, the others by a pointer.
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let retained = Unmanaged.passRetained(body)
    guard pthread_create(&thread, nil, { Body.run($0) }, retained.toOpaque()) == 0 else {
      retained.release()
      return nil
    }
    return thread
  }

  func join() {
    for thread in started { pthread_join(thread, nil) }
  }
}
