import SystemLibrary

// Writes one Swift file with each given JSON file as a raw string literal, and what finds a book
// without reading it: its league and its seasons. The three number signs prevent any JSON text from
// ending the literal. A static constant is made when it is first used, once, whatever the thread: it
// keeps the edition.
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else { fail("usage: embed-rulebooks OUTPUT BOOK.json…") }
var rows = ""
var constants = ""
for (number, path) in arguments.dropFirst().enumerated() {
  let name = path.split(separator: "/").last ?? ""
  let id = name.hasSuffix(".json") ? name.dropLast(5) : name
  let text = text(of: path)
  let head = text.prefix(upTo: text.firstRange(of: "\"provisions\"")?.lowerBound ?? text.endIndex)
  guard let league = value(of: "league", in: head) else { fail("\(path): has no league") }
  rows += """
        EmbeddedBook(
          id: "\(id)", league: ###\(league)###, seasons: \(seasons(in: head)),
          text: text\(number), edition: { edition\(number) }),

    """
  constants += """
      private static let text\(number) = ###\"""
    \(text)
    \"""###
      private static let edition\(number) = read("\(id)", text\(number))

    """
}
write(
  """
  extension EmbeddedBook {
    static let all: [EmbeddedBook] = [
  \(rows)  ]
  \(constants)}

  """, to: output)

/// The text after `"key":` in `json`, up to the next comma or brace; nil if the key is missing.
func value(of key: String, in json: Substring) -> Substring? {
  guard let found = json.firstRange(of: "\"\(key)\":") else { return nil }
  let rest = json[found.upperBound...].drop { $0.isWhitespace }
  guard rest.first == "\"" else { return rest.prefix { !",} \n".contains($0) } }
  let end = rest.dropFirst().firstIndex(of: "\"") ?? rest.endIndex
  return rest[..<end] + "\""
}

/// The seasons in a book's head, as Swift writes them.
func seasons(in head: Substring) -> String {
  guard let found = head.firstRange(of: "\"seasons\":") else { return "nil" }
  let range = head[found.upperBound...].prefix { $0 != "}" }
  let from = value(of: "from", in: range) ?? "nil"
  let to = value(of: "to", in: range) ?? "nil"
  return "(from: \(from), to: \(to))"
}

/// Prints `message` and ends the program.
func fail(_ message: String) -> Never {
  let line = Array((message + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
  exit(2)
}

/// The text of the file at `path`.
func text(of path: String) -> String {
  guard let file = fopen(path, "rb") else { fail("\(path): cannot be read") }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = max(0, ftell(file))
  rewind(file)
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
  }
  guard let text = String(validating: bytes, as: UTF8.self) else { fail("\(path): is not UTF-8") }
  return text
}

/// Writes `text` to the file at `path`.
func write(_ text: String, to path: String) {
  let bytes = Array(text.utf8)
  guard let file = fopen(path, "wb") else { fail("\(path): cannot be written") }
  let written = fwrite(bytes, 1, bytes.count, file)
  guard fclose(file) == 0, written == bytes.count else { fail("\(path): cannot be written") }
}
