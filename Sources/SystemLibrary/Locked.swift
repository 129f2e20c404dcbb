/// A value that only one thread at a time can use.
///
/// The standard library's `Mutex` does the same, but needs macOS 15.
package final class Locked<Value>: @unchecked Sendable {
  // Safe: nothing else refers to `value`, which is used only in `withLock`.
  private var value: Value
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  package init(_ value: sending Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Calls `body` with the value while no other thread can use it.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
