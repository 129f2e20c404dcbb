// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)

  public import HockeyRules

  /// An event is coded as the object of its line in ``JSONLines``, in a log without a head: the
  /// home team is `A`, the visiting team `B`.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(event)
  /// print(try JSONDecoder().decode(Event.self, from: data) == event)
  /// // Prints "true"
  /// ```
  extension Event: Codable {
    /// Decodes an event.
    ///
    /// Throws `DecodingError.dataCorrupted`, with the reason, unless the object is a play's line.
    public init(from decoder: any Decoder) throws {
      var writer = JSONWriter()
      try JSONValue(from: decoder).write(to: &writer)
      do throws(LogError) {
        self = try JSONLines.play(from: writer.bytes).event
      } catch {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: error.problem.words))
      }
    }

    /// Encodes the event.
    ///
    /// Throws what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      let line = JSONLines.line(of: LoggedPlay(event: self))
      for value in try JSONValue.lines(of: line) { try value.encode(to: encoder) }
    }
  }

#endif
