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
    /// Throws `DecodingError.dataCorrupted`, with the reason, if the object is not a line of a
    /// play.
    public init(from decoder: any Decoder) throws {
      self = try decoder.line { reader throws(LogError) in try reader.play().event }
    }

    /// Encodes the event.
    ///
    /// Throws what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encodeLine { $0.writeMembers(of: LoggedPlay(event: self)) }
    }
  }

  /// A play is coded like its event, without the event's id and time.
  extension Play: Codable {
    /// Decodes a play.
    ///
    /// Throws `DecodingError.dataCorrupted`, with the reason, if the object is not a play.
    public init(from decoder: any Decoder) throws {
      self = try decoder.line { reader throws(LogError) in try reader.playAlone() }
    }

    /// Encodes the play.
    ///
    /// Throws what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encodeLine { $0.write(self) }
    }
  }

  /// A call is coded like its play, without the word `penalty` or `signal`.
  extension Call: Codable {
    /// Decodes a call.
    ///
    /// Throws `DecodingError.dataCorrupted`, with the reason, if the object is not a call.
    public init(from decoder: any Decoder) throws {
      self = try decoder.line { reader throws(LogError) in try reader.callAlone() }
    }

    /// Encodes the call.
    ///
    /// Throws what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encodeLine { $0.write(self) }
    }
  }

  extension Decoder {
    /// Reads an object as a line of a log without a head.
    fileprivate func line<Value>(
      _ read: (inout JSONPlayReader) throws(LogError) -> Value
    ) throws -> Value {
      var writer = JSONWriter()
      try JSONValue(from: self).write(to: &writer)
      do throws(LogError) {
        return try JSONLines.read(writer.bytes, letters: GameLog().letters, read)
      } catch {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: codingPath, debugDescription: error.problem.words))
      }
    }
  }

  extension Encoder {
    /// Encodes an object, as in a log without a head; `write` writes its members.
    fileprivate func encodeLine(_ write: (inout JSONLinesWriter) -> Void) throws {
      var writer = JSONLinesWriter(letters: GameLog().letters)
      writer.json.beginObject()
      write(&writer)
      writer.json.endObject()
      for value in try JSONValue.lines(of: writer.json.bytes) { try value.encode(to: self) }
    }
  }

#endif
