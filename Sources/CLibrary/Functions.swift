// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPenaltyBox
import Surface
import Views

// The functions of `penaltybox.h`, which describes them. The compiler checks their names and types
// against it.

@c @implementation
public func penaltybox_version() -> UnsafePointer<CChar> { releasedVersion }

@c @implementation
public func penaltybox_new() -> OpaquePointer {
  OpaquePointer(Unmanaged.passRetained(Solver()).toOpaque())
}

@c @implementation
public func penaltybox_release(_ solver: OpaquePointer?) {
  guard let solver else { return }
  Unmanaged<Solver>.fromOpaque(UnsafeRawPointer(solver)).release()
}

@c @implementation
public func penaltybox_free(_ answer: UnsafeMutablePointer<CChar>?) {
  answer?.deallocate()
}

@c @implementation
public func penaltybox_solve(
  _ solver: OpaquePointer?, _ log: UnsafePointer<penaltybox_log>?,
  _ length: UnsafeMutablePointer<Int>?
) -> UnsafeMutablePointer<CChar> {
  Solver.of(solver).answer(to: Request(.replay, log?.pointee), length)
}

@c @implementation
public func penaltybox_state(
  _ solver: OpaquePointer?, _ log: UnsafePointer<penaltybox_log>?, _ at: UnsafePointer<CChar>?,
  _ length: UnsafeMutablePointer<Int>?
) -> UnsafeMutablePointer<CChar> {
  Solver.of(solver).answer(to: Request(.state(AskedInstant(at)), log?.pointee), length)
}

@c @implementation
public func penaltybox_ask(
  _ solver: OpaquePointer?, _ log: UnsafePointer<penaltybox_log>?, _ at: UnsafePointer<CChar>?,
  _ play: UnsafePointer<CChar>?, _ length: UnsafeMutablePointer<Int>?
) -> UnsafeMutablePointer<CChar> {
  let plays = [play].compactMap { $0.map { String(cString: $0) } }
  return Solver.of(solver).answer(
    to: Request(.ask(AskedInstant(at), plays: plays), log?.pointee), length)
}

@c @implementation
public func penaltybox_check(
  _ solver: OpaquePointer?, _ log: UnsafePointer<penaltybox_log>?,
  _ length: UnsafeMutablePointer<Int>?
) -> UnsafeMutablePointer<CChar> {
  Solver.of(solver).answer(to: Request(.check(title: nil), log?.pointee), length)
}

@c @implementation
public func penaltybox_books(
  _ solver: OpaquePointer?, _ book: UnsafePointer<CChar>?, _ other: UnsafePointer<CChar>?,
  _ length: UnsafeMutablePointer<Int>?
) -> UnsafeMutablePointer<CChar> {
  var request = Request(.books)
  request.game.books = [book, other].compactMap { $0.map { String(cString: $0) } }
  return Solver.of(solver).answer(to: request, length)
}

@c @implementation
public func penaltybox_load_book(
  _ solver: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ textLength: Int,
  _ name: UnsafePointer<CChar>?, _ length: UnsafeMutablePointer<Int>?
) -> UnsafeMutablePointer<CChar> {
  let book = NamedText(text, textLength, name, else: "the book")
  return Solver.of(solver).answer(to: Request(.load(book)), length)
}

@c @implementation
public func penaltybox_answer(
  _ solver: OpaquePointer?, _ request: UnsafePointer<CChar>?, _ requestLength: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> UnsafeMutablePointer<CChar> {
  Solver.of(solver).answer(to: bytes(request, requestLength), length)
}

/// The version as a C string, which lives as long as the library.
nonisolated(unsafe) private let releasedVersion = UnsafePointer(cString(Array(Version.text.utf8)))
