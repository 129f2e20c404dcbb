// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)

  /// A log is coded as the array of its lines: the objects that ``JSONLines`` writes.
  ///
  /// The head comes first, then the players on the log's lists, then the plays. The line numbers of
  /// the plays are not coded: a decoded play has its index in the array as its line.
  extension GameLog: Codable {
    /// Decodes a log.
    ///
    /// Throws `DecodingError.dataCorrupted` if the array is not a log; the description says which
    /// element is wrong, and why.
    public init(from decoder: any Decoder) throws {
      let lines = try [JSONValue](from: decoder)
      var writer = JSONWriter()
      for line in lines {
        line.write(to: &writer)
        writer.endLine()
      }
      let reading = JSONLines.read(writer.bytes)
      if let error = reading.error {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "element \(error.place.line - 1) of the log: \(error.problem.words)"))
      }
      self = reading.log
    }

    /// Encodes the log.
    ///
    /// Throws what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      try JSONValue.lines(of: JSONLines.text(of: self)).encode(to: encoder)
    }
  }

#endif
