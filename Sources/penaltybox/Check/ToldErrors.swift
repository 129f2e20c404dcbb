import Cases
import Scoresheets

/// A counter of the errors in each file of cases; only the first ones are reported.
struct ToldErrors {
  private var files: [String] = []
  private var counts: [String: Int] = [:]

  /// Counts an error of the file called `file`; returns whether to report it.
  mutating func tells(of file: String) -> Bool {
    let count = counts[file, default: 0] + 1
    counts[file] = count
    if count == 1 { files.append(file) }
    return count <= SheetReader.errorLimit
  }

  /// For each file with more errors than are reported, an entry with the number of further ones.
  var rest: [UnreadableCase] {
    files.compactMap { file in
      let more = counts[file, default: 0] - SheetReader.errorLimit
      guard more > 0 else { return nil }
      let message = more == 1 ? "1 more error" : "\(more.grouped) more errors"
      return UnreadableCase(file: file, message: message, report: "\(file.visible): \(message)")
    }
  }
}
