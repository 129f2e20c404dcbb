extension [UInt8] {
  /// The length in bytes of the longest prefix of whole UTF-8 characters.
  ///
  /// `UTF8Span` finds the length too, but needs Apple's systems of 2025 or later. This search is as
  /// fast on ASCII, which makes up nearly all that leagues publish.
  var lengthOfValidUTF8: Int { withUnsafeBytes { $0.lengthOfValidUTF8 } }
}

extension UnsafeRawBufferPointer {
  fileprivate var lengthOfValidUTF8: Int {
    var offset = 0
    while true {
      offset = endOfASCII(from: offset)
      guard offset < count else { return offset }
      var rest = self[offset...].makeIterator()
      var parser = Unicode.UTF8.ForwardParser()
      guard case .valid(let scalar) = parser.parseScalar(from: &rest) else { return offset }
      offset += scalar.count
    }
  }

  /// The offset of the first byte from `start` that is not ASCII, or the end.
  private func endOfASCII(from start: Int) -> Int {
    var offset = start
    while offset + 64 <= count {
      let words = loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
      let half = words.lowHalf | words.highHalf
      let quarter = half.lowHalf | half.highHalf
      if (quarter.x | quarter.y) & 0x8080_8080_8080_8080 != 0 { break }
      offset += 64
    }
    while offset < count, self[offset] < 0x80 { offset += 1 }
    return offset
  }
}
