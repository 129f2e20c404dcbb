/// Threads that all run the same body.
///
/// If the system provides no threads, the calling thread does all the work.
struct Threads {
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

  /// Starts a thread that runs `body`; returns `nil` if the system provides none.
  private static func start(_ body: Body) -> pthread_t? {
    // Glibc identifies a thread by a number, other libraries by a pointer.
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
