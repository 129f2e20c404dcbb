import Surface

// The functions that the module exports. A caller allocates memory for its request, writes the bytes,
// asks, reads the answer, and releases both.

/// The surface, which keeps the game of the last request.
///
/// WebAssembly without threads has one caller at a time.
nonisolated(unsafe) private var surface = Surface()

/// Allocates `count` bytes.
@_expose(wasm, "allocate")
@_cdecl("penaltybox_allocate")
public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: max(1, Int(count)), alignment: 8)
}

/// Releases what `allocate` or `answer` returned.
@_expose(wasm, "release")
@_cdecl("penaltybox_release")
public func release(_ memory: UnsafeMutableRawPointer) {
  memory.deallocate()
}

/// The answer to the request in the `count` bytes at `request`: its length in four bytes, the lowest
/// first, then the answer itself, in UTF-8.
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
