// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPenaltyBox
import Surface
import Views

// `penaltybox.h` describes these functions. The compiler checks their names and types against the
// header.

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
public func penaltybox_error(_ answer: UnsafePointer<CChar>?) -> UnsafePointer<CChar>? {
  guard let answer else { return nil }
  return errorCode(of: Array(String(cString: answer).utf8)).flatMap { releasedCodes[$0] }
}

@c @implementation
public func penaltybox_solve(
  _ solver: OpaquePointer?, _ log: UnsafePointer<penaltybox_log>?
) -> UnsafeMutablePointer<CChar> {
  Solver.of(solver).answer(to: Request(.replay, log))
}

@c @implementation
public func penaltybox_state(
  _ solver: OpaquePointer?, _ log: UnsafePointer<penaltybox_log>?, _ at: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar> {
  var request = Request(.state, log)
  request.instant = AskedInstant(at)
  return Solver.of(solver).answer(to: request)
}

@c @implementation
public func penaltybox_ask(
  _ solver: OpaquePointer?, _ log: UnsafePointer<penaltybox_log>?, _ at: UnsafePointer<CChar>?,
  _ play: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar> {
  var request = Request(.ask, log)
  request.instant = AskedInstant(at)
  request.plays = [play].compactMap { $0.map { String(cString: $0) } }
  return Solver.of(solver).answer(to: request)
}

@c @implementation
public func penaltybox_check(
  _ solver: OpaquePointer?, _ log: UnsafePointer<penaltybox_log>?
) -> UnsafeMutablePointer<CChar> {
  Solver.of(solver).answer(to: Request(.check, log))
}

@c @implementation
public func penaltybox_books(
  _ solver: OpaquePointer?, _ book: UnsafePointer<CChar>?, _ other: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar> {
  var request = Request(.books)
  request.game.books = [book, other].compactMap { $0.map { String(cString: $0) } }
  return Solver.of(solver).answer(to: request)
}

@c @implementation
public func penaltybox_load_book(
  _ solver: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ textLength: Int,
  _ name: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar> {
  var request = Request(.load)
  request.game.book = NamedText(text, textLength, name, else: "the book")
  return Solver.of(solver).answer(to: request)
}

@c @implementation
public func penaltybox_answer(
  _ solver: OpaquePointer?, _ request: UnsafePointer<CChar>?, _ requestLength: Int
) -> UnsafeMutablePointer<CChar> {
  Solver.of(solver).answer(to: bytes(request, requestLength))
}

/// The codes as C strings, which stay valid as long as the library is loaded.
nonisolated(unsafe) private let releasedCodes = Dictionary(
  uniqueKeysWithValues: SurfaceError.Code.allCases.map {
    ($0, UnsafePointer(cString(Array($0.rawValue.utf8))))
  })

/// The version as a C string, which stays valid as long as the library is loaded.
nonisolated(unsafe) private let releasedVersion = UnsafePointer(cString(Array(Version.text.utf8)))
