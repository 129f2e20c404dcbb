import Testing

@testable import api_listing

/// The check that each public symbol is in a group of topics.
@Suite struct TopicPages {
  @Test func `a module's page places every symbol`() throws {
    #expect(try page("module", "Rink", own: ["Seat"]).fault == nil)
    #expect(
      try page("module", "Rink", own: ["Seat"], automatic: ["Team", "solve(_:)"]).fault
        == "Rink: in no group: Team, solve(_:)")
    #expect(try page("module", "Rink", automatic: ["Team"]).fault == "Rink: in no group: Team")
  }

  @Test func `a type with a handful of members needs no groups`() throws {
    let members = (1...8).map { "member\($0)" }
    #expect(try page("struct", "Rink/Seat", automatic: Array(members.prefix(7))).fault == nil)
    #expect(
      try page("struct", "Rink/Seat", automatic: members).fault
        == "Rink/Seat: its 8 members have no groups")
    #expect(try page("struct", "Rink/Seat", own: members).fault == nil)
  }

  @Test func `a type with groups places every member`() throws {
    #expect(
      try page("struct", "Rink/Seat", own: ["id"], automatic: ["team"]).fault
        == "Rink/Seat: in no group: team")
  }

  @Test func `the implementations of a protocol stay with it`() throws {
    let text = try page(
      "struct", "Rink/Seat", own: ["id"], automatic: ["CustomStringConvertible-Implementations"],
      titled: "Default Implementations")
    #expect(text.fault == nil)
  }

  /// A page as docc renders it.
  private func page(
    _ kind: String, _ path: String, own: [String] = [], automatic: [String] = [],
    titled title: String = "Structures"
  ) throws -> TopicPage {
    let address = #"doc:\/\/Rink\/documentation/"# + path
    func group(_ title: String, _ members: [String], _ mark: String) -> String {
      let list = members.map { "\"\(address)/\($0)\"" }.joined(separator: ",")
      return #"{"title":"\#(title)",\#(mark)"anchor":"x","identifiers":[\#(list)]}"#
    }
    var groups: [String] = []
    if !own.isEmpty { groups.append(group("Playing", own, "")) }
    if !automatic.isEmpty { groups.append(group(title, automatic, #""generated":true,"#)) }
    let text = """
      {"kind":"symbol","identifier":{"url":"\(address)","interfaceLanguage":"swift"},
       "topicSections":[\(groups.joined(separator: ","))],
       "metadata":{"title":"x","symbolKind":"\(kind)"},"references":{}}
      """
    return try TopicPage(Array(text.utf8))
  }
}
