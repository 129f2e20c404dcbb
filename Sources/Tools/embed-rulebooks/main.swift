import SystemLibrary

openStandardStreams()

// Writes the Swift file that embeds the rulebooks, from the JSON files in the folder `Rulebook`.
// Run it in the repository's folder after a change to a book: `swift run embed-rulebooks`.
var books: [String: String] = [:]
for name in names(in: "Rulebook") where EmbeddedBooksSource.isBook(name) {
  books[name] = text(of: "Rulebook/\(name)")
}
do throws(EmbeddedBooksSource.HeadError) {
  write(try EmbeddedBooksSource.text(of: books), to: EmbeddedBooksSource.path)
  print("\(EmbeddedBooksSource.path) embeds \(books.count) rulebooks")
} catch {
  fail("Rulebook/\(error.id).json: has no league")
}

/// Prints `message` and ends the program.
func fail(_ message: String) -> Never {
  let line = Array((message + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
  exit(2)
}

/// The names in the folder at `path`, in no particular order.
func names(in path: String) -> [String] {
  guard let folder = opendir(path) else { fail("\(path): cannot be read; run this where it is") }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    names.append(
      withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      })
  }
  return names
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
  let text = String(decoding: bytes, as: UTF8.self)
  guard text.utf8.elementsEqual(bytes) else { fail("\(path): is not UTF-8") }
  return text
}

/// Writes `text` to the file at `path`.
func write(_ text: String, to path: String) {
  let bytes = Array(text.utf8)
  guard let file = fopen(path, "wb") else { fail("\(path): cannot be written") }
  let written = fwrite(bytes, 1, bytes.count, file)
  guard fclose(file) == 0, written == bytes.count else { fail("\(path): cannot be written") }
}
