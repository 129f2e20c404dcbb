import Scoresheets

// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)

  /// A played game is encoded as an array: the objects that ``ReplayJSONLines`` writes, a play with its
  /// rulings each, and the result last.
  ///
  /// It cannot be decoded: keep its log, and play that again.
  extension PlayedGame: Encodable {
    /// Encodes the game; throws what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var writer = JSONWriter()
      ReplayJSONLines.write(self, to: &writer)
      try JSONValue.lines(of: writer.bytes).encode(to: encoder)
    }
  }

  /// A game at an instant is encoded as the object that ``StateJSON`` writes.
  ///
  /// It cannot be decoded: keep the game's log, and ask that for the state again.
  extension Moment: Encodable {
    /// Encodes the state; throws what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var writer = JSONWriter()
      StateJSON.write(self, to: &writer)
      try JSONValue.lines(of: writer.bytes).first.encode(to: encoder)
    }
  }

#endif
