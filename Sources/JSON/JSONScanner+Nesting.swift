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

  /// Advances past the comma to the next member of an object or array; after the last member,
  /// leaves the object or array and returns false.
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

  /// Makes the next key the token and advances to its value; after the last key, leaves the object
  /// and returns false.
  mutating func nextKey() throws(JSONFault) -> Bool {
    guard try next(closing: .closeBrace, .commaOrBrace) else { return false }
    guard byte == .quote else { throw unexpected(.key) }
    try readToken()
    guard skipSpace() == .colon else { throw unexpected(.colon) }
    offset &+= 1
    skipSpace()
    return true
  }

  /// Makes the next key that is in `list` the token and advances to its value; after the last key,
  /// leaves the object and returns `nil`.
  ///
  /// `place` is the index of the name to expect; it advances to the name after the key found. A key
  /// at the expected place, or one place later, is found by comparison without a search: that cut
  /// the instructions for the keys of the NHL's plays to two fifths.
  @inline(__always)
  mutating func nextKey(
    of list: JSONNameList, expecting place: inout Int
  ) throws(JSONFault) -> Int? {
    if place < list.count {
      if takeKey(place, of: list) {
        place &+= 1
        return place &- 1
      }
      if place &+ 1 < list.count, takeKey(place &+ 1, of: list) {
        place &+= 2
        return place &- 1
      }
    }
    if byte == .closeBrace {
      isFirst = false
      offset &+= 1
      depth &-= 1
      return nil
    }
    guard let found = try searchedKey(of: list) else { return nil }
    place = found &+ 1
    return found
  }

  /// Makes the key at `index` in `list` the token and advances to its value, if that key comes next
  /// and no white space precedes it; otherwise returns false and reads nothing.
  @inline(__always)
  private mutating func takeKey(_ index: Int, of list: JSONNameList) -> Bool {
    var start = offset
    if !isFirst {
      guard byte == .comma else { return false }
      start &+= 1
    }
    guard let length = list.length(of: index, at: start, in: self),
      base[start &+ length] == .colon
    else { return false }
    isFirst = false
    tokenIsEscaped = false
    token = Range(uncheckedBounds: (start &+ 1, start &+ length &- 1))
    offset = start &+ length &+ 1
    skipSpace()
    return true
  }

  /// Makes the next key that is in `list` the token, whatever its index, and advances to its value;
  /// after the last key, leaves the object and returns `nil`.
  @inline(never)
  private mutating func searchedKey(of list: JSONNameList) throws(JSONFault) -> Int? {
    while try nextKey() {
      if let index = tokenIndex(in: list) { return index }
      try skipValue(depth: depth)
    }
    return nil
  }

  /// Reads the string that begins here as the token.
  @inline(__always)
  mutating func readToken() throws(JSONFault) {
    let start = offset &+ 1
    tokenIsEscaped = try skipString()
    token = Range(uncheckedBounds: (start, offset &- 1))
  }

  /// The index of the token in `list`, or `nil` if the list lacks it.
  @inline(__always)
  func tokenIndex(in list: JSONNameList) -> Int? {
    guard !tokenIsEscaped else { return list.index(of: tokenText) }
    return list.index(of: token.lowerBound &- 1, length: token.count &+ 2, in: self)
  }

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
