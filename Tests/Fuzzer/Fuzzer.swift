import FuzzTargets
import Glibc

/// The target that the environment names.
private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.named(name) else {
    fatalError("FUZZ_TARGET must be one of \(FuzzTarget.all.map(\.name))")
  }
  return target
}()

/// The function that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
