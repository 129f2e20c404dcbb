import Scoresheets

/// A page of the converted documentation: how its topics are grouped.
///
/// docc puts a symbol that no page places into a separate group, such as "Structures". A type with
/// a handful of members may leave its members to docc.
struct TopicPage {
  /// The number of members up to which a type's page needs no groups.
  static let handful = 7

  /// The address of the page, such as `doc://Feeds/documentation/Feeds/Feed`.
  private var address = ""
  /// The kind of symbol that it describes, such as `module` or `struct`.
  private var kind = ""
  private var groups: [Group] = []

  /// Reads the page from `text`, the JSON that docc renders.
  init(_ text: [UInt8]) throws(JSONError) {
    var reader = JSONReader(text)
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "identifier") {
        address = try reader.string(under: "url") ?? ""
      } else if reader.token(is: "metadata") {
        kind = try reader.string(under: "symbolKind") ?? ""
      } else if reader.token(is: "topicSections") {
        try reader.beginArray()
        while try reader.nextElement() { groups.append(try Group(from: &reader)) }
      } else {
        try reader.skipValue()
      }
    }
    try reader.finish()
  }

  /// The fault in the grouping, in one line, or `nil` if there is none.
  var fault: String? {
    // The implementations of a protocol's requirements are best left under the protocol.
    let left = groups.filter { $0.isAutomatic && $0.title != "Default Implementations" }
      .flatMap(\.members)
    let placed = groups.filter { !$0.isAutomatic }
    if left.isEmpty { return nil }
    if placed.isEmpty && kind != "module" {
      return left.count <= Self.handful ? nil : "\(name): its \(left.count) members have no groups"
    }
    return "\(name): in no group: \(left.map { shortName(of: $0) }.joined(separator: ", "))"
  }

  /// The path of the symbol that the page describes, such as `Feeds/Feed`.
  private var name: String {
    guard let start = address.firstRange(of: "/documentation/")?.upperBound else { return address }
    return String(address[start...])
  }

  /// The path, from this page, of the page at `address`.
  private func shortName(of address: String) -> String {
    address.hasPrefix(self.address + "/")
      ? String(address.dropFirst(self.address.count + 1)) : address
  }
}

/// A group of topics on a page.
private struct Group {
  var title = ""
  /// Whether docc made it, for symbols that no page places.
  var isAutomatic = false
  /// The addresses of the pages in it.
  var members: [String] = []

  init(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.token(is: "title") {
        title = try reader.string()
      } else if reader.token(is: "generated") {
        isAutomatic = try reader.bool()
      } else if reader.token(is: "identifiers") {
        members = try reader.strings()
      } else {
        try reader.skipValue()
      }
    }
  }
}
