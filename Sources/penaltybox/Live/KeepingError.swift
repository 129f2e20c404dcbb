import Scoresheets

/// An error in keeping a log.
enum KeepingError: Error {
  case cannotOpen(FileError)
  /// A device or a pipe, in which nothing can be kept.
  case noFile(String)
  case inUse(String)
  /// Another program has written to the file or replaced it.
  case changed(String)
  /// A failed write; `isCut` says that no part of it remains.
  case cannotWrite(String, String, isCut: Bool)

  /// The error message.
  var message: String { words.visible }

  private var words: String {
    switch self {
    case .cannotOpen(let error):
      switch error.problem {
      case .notAllowed: "\(error.path): no permission to write it"
      case .missing: "\(error.path): no such folder"
      default: error.message
      }
    case .noFile(let path): "\(path): a log cannot be kept in this kind of file"
    case .inUse(let path): "\(path): another `penaltybox live` has this log open"
    case .changed(let path):
      "\(path): another program has changed this log; nothing more is written to it"
    case .cannotWrite(let path, let words, isCut: true): "\(path): \(words); nothing is written"
    case .cannotWrite(let path, let words, isCut: false):
      "\(path): \(words); the last line may be in the log, whole or in part; open it again to see, "
        + "which repairs an incomplete line"
    }
  }

  /// Whether the error is temporary: the next line can be written once its cause is gone.
  var isPassing: Bool {
    if case .cannotWrite(_, _, isCut: true) = self { true } else { false }
  }
}
