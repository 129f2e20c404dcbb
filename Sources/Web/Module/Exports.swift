import Surface

// The functions that the module exports. A caller allocates memory, writes its request there, calls
// `answer`, reads the answer, and releases both blocks.

/// The surface, which keeps the game of the last request.
///
/// Safe: WebAssembly without threads has one caller at a time.
nonisolated(unsafe) private var surface = Surface()

/// Allocates `count` bytes.
@_expose(wasm, "allocate")
@_cdecl("penaltybox_allocate")
public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: max(1, Int(count)), alignment: 8)
}

/// Releases the memory that `allocate` or `answer` returned.
@_expose(wasm, "release")
@_cdecl("penaltybox_release")
public func release(_ memory: UnsafeMutableRawPointer) {
  memory.deallocate()
}

/// The answer to the request in the `count` bytes at `request`.
///
/// Four bytes hold the length of the answer, the lowest byte first. The answer follows in UTF-8.
@_expose(wasm, "answer")
@_cdecl("penaltybox_answer")
public func answer(
  _ request: UnsafeMutableRawPointer, _ count: Int32
) -> UnsafeMutableRawPointer {
  let bytes = UnsafeRawBufferPointer(start: request, count: Int(count))
  let answer = surface.answer(to: Array(bytes))
  let memory = allocate(Int32(4 + answer.count))
  memory.storeBytes(of: UInt32(answer.count).littleEndian, as: UInt32.self)
  memory.advanced(by: 4).copyMemory(from: answer, byteCount: answer.count)
  return memory
}
