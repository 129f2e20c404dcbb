import SystemLibrary

/// The value of an environment variable.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// The contents of the folder's files with the ending `ending`, in the order of their names.
func files(in folder: String, ending: String = ".json") -> [[UInt8]] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name.hasSuffix(ending) { names.append(name) }
  }
  return names.sorted().map { contents(of: folder + "/" + $0) }
}

private func contents(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = max(0, ftell(file))
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
  }
}
