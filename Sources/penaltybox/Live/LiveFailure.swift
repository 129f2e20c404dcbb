import Scoresheets
import Surface

/// The reason why a log cannot be kept.
enum LiveFailure: Error {
  case keeping(KeepingError)
  case book(SurfaceError, String)
  case unreadable(LogError, String)
  case otherFormat(String)
  /// The log's head contradicts an option.
  case otherHead(String, Option.Name, String)
  /// A new log whose name is not UTF-8.
  case badName(String)
  case badLetters(String)
  case sameLetters(String)
  /// A value of an option that is no length, or no number of periods with one.
  case badLength(Option.Name, String)

  /// The error message.
  var message: String {
    switch self {
    case .keeping(let error): error.message
    case .book(let error, let path): error.told(in: path)
    case .unreadable(let error, let path): error.message(file: path)
    case .otherFormat(let path):
      "\(path.visible): this is not a log in JSON lines; convert it with "
        + "`penaltybox convert --format jsonl \(path.visible) > LOG`"
    case .otherHead(let path, let option, let word):
      "\(path): this log was begun with `\(option.flag) \(word)`, which cannot be changed".visible
    case .badName(let path) where FileSystem.isAmbiguous(path):
      FileError(path, .unnameable).message
    case .badName(let path): "\(path): a new log needs a name in UTF-8".visible
    case .badLetters(let letters):
      "a team cannot be called `\(letters.visible)`; expected capital letters, such as `A` or `TOR`"
    case .sameLetters(let letters): "both teams are called `\(letters)`"
    case .badLength(.periods, let word):
      "`--periods` needs a number of periods and their length, such as `3x15:00`, not "
        + "`\(word.visible)`"
    case .badLength(let option, let word):
      "`\(option.flag)` needs a length, such as `5:00`, not `\(word.visible)`"
    }
  }
}
