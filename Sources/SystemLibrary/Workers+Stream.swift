extension Workers {
  /// Passes the items of `source` through `body` on several threads, and the results to `write` in the
  /// order of the items.
  ///
  /// Each thread has its own `state`. `next` takes an item from the source, or returns `nil` at its
  /// end; `write` returns whether more items are wanted. Only one thread at a time calls `next`,
  /// and only one calls `write`, but one may wait for input while another writes: a result does not
  /// wait for the next input. Only a few items for each thread are held at any time, however many
  /// there are.
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

  /// The number of items that a thread may be ahead of the one that is written next: enough that a
  /// long item does not stop the other threads, and few enough that memory stays bounded.
  private static let itemsPerThread = 8
}

/// The source of items, and the number of items taken.
private struct Input<Source: Sendable>: Sendable {
  var source: Source
  var count = 0
}

/// The results waiting for earlier ones, and their destination.
private final class Results<Output: Sendable, Value: Sendable>: @unchecked Sendable {
  // Safe: all variables are used only while the mutex is locked, or by the last thread.
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

  /// Waits until the item at `index` may be taken; false if no more is wanted.
  func waitForRoom(at index: Int) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while isWanted, index >= written + window { pthread_cond_wait(room, mutex) }
    return isWanted
  }

  /// Writes the result of the item at `index` and those waiting for it, or keeps it until its turn.
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
