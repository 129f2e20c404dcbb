extension Workers {
  /// Passes the items of `source` through `body` on several threads, and the results to `write` in
  /// the order of the items.
  ///
  /// Each thread has its own `state`. `next` takes an item from the source, or returns `nil` at its
  /// end; `write` returns whether more items are wanted. Only one thread at a time calls `next`,
  /// and only one calls `write`. The two may be different threads: no result waits for input that
  /// is still to come. Memory holds only a few items for each thread, whatever their total.
  package static func stream<Source: Sendable, Output: Sendable, State, Item, Value: Sendable>(
    from source: inout Source, to output: inout Output, threads: Int = cores,
    state: @escaping @Sendable () -> State,
    next: @escaping @Sendable (inout Source) -> Item?,
    write: @escaping @Sendable (inout Output, Value) -> Bool,
    _ body: @escaping @Sendable (inout State, Item) -> Value
  ) {
    let input = Locked(Input(source: source))
    let results = Results<Output, Value>(output, window: max(1, threads) * itemsPerThread)
    let work: @Sendable () -> Void = {
      var state = state()
      while true {
        let taken = input.withLock { input -> (index: Int, item: Item)? in
          guard results.waitForRoom(at: input.count), let item = next(&input.source) else {
            return nil
          }
          defer { input.count += 1 }
          return (input.count, item)
        }
        guard let taken else { return }
        results.put(body(&state, taken.item), at: taken.index, write)
      }
    }
    let helpers = Threads(max(0, threads - 1), work)
    work()
    helpers.join()
    source = input.withLock { $0.source }
    output = results.output
  }

  /// The number of items by which a thread may be ahead of the item to write next.
  ///
  /// It is large enough that a slow item does not stop the other threads, and small enough to bound
  /// memory.
  private static let itemsPerThread = 8
}

/// The source of items, and the number of items taken.
private struct Input<Source: Sendable>: Sendable {
  var source: Source
  var count = 0
}

/// The results that wait for earlier ones, and their destination.
private final class Results<Output: Sendable, Value: Sendable>: @unchecked Sendable {
  // Safe: every variable is used only while the mutex is locked, or by the last thread.
  private(set) var output: Output
  private var waiting: [Int: Value] = [:]
  private var written = 0
  private var isWanted = true
  private let window: Int
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let room: UnsafeMutablePointer<pthread_cond_t>

  init(_ output: Output, window: Int) {
    self.output = output
    self.window = window
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    room = .allocate(capacity: 1)
    room.initialize(to: pthread_cond_t())
    pthread_cond_init(room, nil)
  }

  deinit {
    pthread_cond_destroy(room)
    room.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Waits until the item at `index` may be taken; returns false if no more items are wanted.
  func waitForRoom(at index: Int) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while isWanted, index >= written + window { pthread_cond_wait(room, mutex) }
    return isWanted
  }

  /// Writes the result of the item at `index` and the results waiting for it, or keeps it until its
  /// turn.
  func put(_ value: Value, at index: Int, _ write: (inout Output, Value) -> Bool) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    waiting[index] = value
    while isWanted, let value = waiting.removeValue(forKey: written) {
      isWanted = write(&output, value)
      written += 1
    }
    pthread_cond_signal(room)
  }
}
