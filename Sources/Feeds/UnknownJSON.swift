import Scoresheets

/// A JSON object that is not a log in any known format.
package struct UnknownJSON: Sendable, Hashable {
  package let keys: [String]

  /// The object in `text`, or `nil` if that is something else, cannot be read, or has a key that
  /// identifies a format.
  package init?(_ text: [UInt8]) {
    // The first keys nearly always decide, as they do for `detect`.
    var head = JSONReader(Array(text.prefix(2048)))
    guard (try? Feed.json(byFirstKeysOf: &head)) == nil, Feed.detect(text) == .nhl else {
      return nil
    }
    var known = JSONReader(text)
    guard (try? Feed.json(byFirstKeysOf: &known)) == nil else { return nil }
    var reader = JSONReader(text)
    var keys: [String] = []
    do throws(JSONError) {
      try reader.beginObject()
      while try reader.nextKey() {
        keys.append(reader.tokenText)
        try reader.skipValue()
      }
      try reader.finish()
    } catch {
      return nil
    }
    self.keys = keys
  }

  /// A description in words: what the object is, and which formats are known instead.
  package var words: String {
    let shown = keys.prefix(6).map { "`\($0.shortened.visible)`" }
    let more = keys.count > 6 ? " and \(keys.count - 6) more" : ""
    let object =
      keys.isEmpty
      ? "an empty JSON object" : "a JSON object with \(shown.joined(separator: ", "))\(more)"
    return "\(object) is no log in a known format; known are the play-by-play of the NHL (`plays`, "
      + "or `liveData`), the plays and summaries of HockeyTech's leagues (`details`, `GC`, `SiteKit`), "
      + "JSON lines (`penaltybox`) and sheets"
  }
}
