import Scoresheets
import SystemLibrary

openStandardStreams()

// Prints the listing of a module whose symbol graphs are the arguments, its own first. Exits with 1
// if a public declaration has no doc comment, one that throws does not say when, or a public type
// is not Sendable.
//
// After `--pages`, the arguments are pages of the documentation. It exits with 1 if one leaves
// public symbols in no group of topics.
let arguments = CommandLine.arguments.dropFirst()
guard let first = arguments.first else {
  say("usage: api-listing MODULE.symbols.json [MODULE@OTHER.symbols.json…]")
  say("       api-listing --pages PAGE.json…")
  exit(2)
}
let faults =
  first == "--pages"
  ? read(arguments.dropFirst(), as: TopicPage.init).compactMap(\.fault)
  : printListing(of: read(arguments, as: SymbolGraph.init))
for fault in faults { say(fault) }
exit(faults.isEmpty ? 0 : 1)

/// Prints the listing of the first graph's module; returns the faults of its surface.
func printListing(of graphs: [SymbolGraph]) -> [String] {
  let listing = Listing(of: graphs)
  print(listing.text, terminator: "")
  return listing.faults.map { "\(listing.module): \($0)" }
}

/// Reads the files at `paths`; exits with 2 if one cannot be read.
func read<File>(
  _ paths: some Sequence<String>, as parse: ([UInt8]) throws(JSONError) -> File
) -> [File] {
  var files: [File] = []
  for path in paths {
    do throws(JSONError) {
      files.append(try parse(contents(of: path)))
    } catch {
      say(error.message(file: path))
      exit(2)
    }
  }
  return files
}

/// Writes a line to standard error.
func say(_ message: String) {
  let line = Array((message + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
}

/// The bytes of the file at `path`; empty, and so not JSON, if it cannot be read.
func contents(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = max(0, ftell(file))
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
  }
}
