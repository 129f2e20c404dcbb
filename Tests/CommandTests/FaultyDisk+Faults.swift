import Foundation

extension FaultyDisk.Call {
  /// The faults that a call can have.
  var faults: [FaultyDisk.Fault] {
    switch self {
    case .open: [.fails(EIO), .fails(ENOSPC), .fails(EMFILE)]
    case .read: [.fails(EIO), .short]
    case .typed: [.fails(EIO), .short]
    case .write:
      [.fails(EIO), .fails(ENOSPC), .short, .nothing, .dies]
        + [.failsAgain(ENOSPC, after: 1), .failsAgain(EIO, after: 2)]
    case .flush:
      [.fails(EIO), .fails(ENOSPC), .dies]
        + [.failsAgain(EIO, after: 1), .failsAgain(EIO, after: 2)]
    case .flushFolder: [.fails(EIO), .fails(EINVAL)]
    case .truncate: [.fails(EIO)]
    case .lock: [.fails(EWOULDBLOCK), .fails(ENOLCK)]
    case .statusOf, .statusAt: [.fails(EIO)]
    case .answer: [.fails(EIO), .fails(EPIPE), .short]
    case .message: [.fails(EIO), .short]
    }
  }
}

extension FaultyDisk.Fault {
  /// Whether the console copes with the fault without a word to the user.
  var isHarmless: Bool { self == .fails(EINVAL) || self == .short }

  /// Whether more than one call fails.
  var isDouble: Bool {
    switch self {
    case .dies, .failsAgain: true
    case .fails, .short, .nothing: false
    }
  }
}
