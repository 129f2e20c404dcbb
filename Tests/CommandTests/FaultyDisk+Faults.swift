import Foundation

extension FaultyDisk.Call {
  /// The faults that a call can have.
  var faults: [FaultyDisk.Fault] {
    switch self {
    case .open: [.fails(EINTR), .fails(EIO), .fails(ENOSPC), .fails(EMFILE)]
    case .read: [.fails(EINTR), .fails(EIO), .short]
    case .typed: [.fails(EINTR), .fails(EIO), .short]
    case .write:
      [.fails(EINTR), .fails(EIO), .fails(ENOSPC), .short, .nothing, .dies]
        + [.failsAgain(ENOSPC, after: 1), .failsAgain(EIO, after: 2)]
    case .flush:
      [.fails(EINTR), .fails(EIO), .fails(ENOSPC), .dies]
        + [.failsAgain(EIO, after: 1), .failsAgain(EIO, after: 2)]
    case .flushFolder: [.fails(EINTR), .fails(EIO), .fails(EINVAL)]
    case .truncate: [.fails(EINTR), .fails(EIO)]
    case .lock: [.fails(EINTR), .fails(EWOULDBLOCK), .fails(ENOLCK)]
    case .statusOf, .statusAt: [.fails(EINTR), .fails(EIO)]
    case .answer: [.fails(EINTR), .fails(EIO), .fails(EPIPE), .short]
    case .message: [.fails(EINTR), .fails(EIO), .short]
    }
  }
}

extension FaultyDisk.Fault {
  /// Whether the console copes with the fault without a word to the user.
  var isHarmless: Bool { self == .fails(EINTR) || self == .fails(EINVAL) || self == .short }

  /// Whether more than one call fails.
  var isDouble: Bool {
    switch self {
    case .dies, .failsAgain: true
    case .fails, .short, .nothing: false
    }
  }
}
