/// Entering, walking and leaving objects and arrays.
extension JSONScanner {
  /// Steps into an object or an array.
  mutating func begin(
    with opening: UInt8, _ expectation: JSONError.Expectation
  ) throws(JSONFault) {
    guard skipSpace() == opening else { throw unexpected(expectation) }
    guard depth < JSONReader.depthLimit else { throw fault(.tooDeep) }
    offset &+= 1
    depth &+= 1
    isFirst = true
  }

  /// Advances past the comma to the next member of an object or array; false if it ends instead.
  @inline(__always)
  mutating func next(
    closing: UInt8, _ expectation: JSONError.Expectation
  ) throws(JSONFault) -> Bool {
    let first = isFirst
    isFirst = false
    let byte = skipSpace()
    if byte == closing {
      offset &+= 1
      depth &-= 1
      return false
    }
    guard !first else { return true }
    guard byte == .comma else { throw unexpected(expectation) }
    offset &+= 1
    skipSpace()
    return true
  }

  /// Advances to the next key's value, with the key as the token; false, and out of the object, at
  /// its end.
  mutating func nextKey() throws(JSONFault) -> Bool {
    guard try next(closing: .closeBrace, .commaOrBrace) else { return false }
    guard byte == .quote else { throw unexpected(.key) }
    try readToken()
    guard skipSpace() == .colon else { throw unexpected(.colon) }
    offset &+= 1
    skipSpace()
    return true
  }

  /// Advances to the value of the next key that is in `list`; nil, and out of the object, at its
  /// end.
  ///
  /// `place` is the index of the name that is expected next, and becomes that of the name after the one
  /// that was found. A key that is where it was expected, or one later, need not be searched for its
  /// end: that halves what the keys of the NHL's plays take.
  mutating func nextKey(
    of list: JSONNameList, expecting place: inout Int
  ) throws(JSONFault) -> Int? {
    while try next(closing: .closeBrace, .commaOrBrace) {
      guard byte == .quote else { throw unexpected(.key) }
      var found = expectedKey(of: list, place)
      if found == nil { found = try searchedKey(of: list) }
      guard skipSpace() == .colon else { throw unexpected(.colon) }
      offset &+= 1
      skipSpace()
      if let found {
        place = found &+ 1
        return found
      }
      try skipValue(depth: depth)
    }
    return nil
  }

  /// Reads the key that begins here as the token if it is the name at `place` or the next one; its
  /// index in `list`.
  @inline(__always)
  private mutating func expectedKey(of list: JSONNameList, _ place: Int) -> Int? {
    let start = offset &+ 1
    guard place < list.count else { return nil }
    var index = place
    var length = list.length(of: index, at: start, in: self)
    if length == nil, place &+ 1 < list.count {
      index &+= 1
      length = list.length(of: index, at: start, in: self)
    }
    guard let length else { return nil }
    tokenIsEscaped = false
    token = Range(uncheckedBounds: (start, start &+ length))
    offset = start &+ length &+ 1
    return index
  }

  /// Reads the key that begins here as the token; its index in `list`, nil if it is not there.
  private mutating func searchedKey(of list: JSONNameList) throws(JSONFault) -> Int? {
    try readToken()
    return tokenIndex(in: list)
  }

  /// Reads the string that begins here as the token.
  @inline(__always)
  mutating func readToken() throws(JSONFault) {
    let start = offset &+ 1
    tokenIsEscaped = try skipString()
    token = Range(uncheckedBounds: (start, offset &- 1))
  }

  /// The index of the token in `list`.
  @inline(__always)
  func tokenIndex(in list: JSONNameList) -> Int? {
    guard !tokenIsEscaped else { return list.index(of: tokenText) }
    return list.index(of: token.lowerBound, length: token.count, in: self)
  }

  /// The token as text.
  var tokenText: String {
    guard tokenIsEscaped else {
      let bytes = UnsafeBufferPointer(start: base + token.lowerBound, count: token.count)
      return String(decoding: bytes, as: UTF8.self)
    }
    var scanner = self
    scanner.offset = token.lowerBound
    return scanner.unescaped(to: token.upperBound)
  }
}
