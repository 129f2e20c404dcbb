import Foundation

/// A connection for consecutive requests to a server on this machine, in plain HTTP/1.1.
///
/// Foundation's `URLSession` on Linux rejects a header that `chromedriver` sends.
final class HTTPConnection {
  private let socket: Int32
  private let port: UInt16
  /// The received bytes that belong to the next answer.
  private var received = Data()

  init(port: UInt16) throws {
    self.port = port
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    socket = Foundation.socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) == 0 }
    }
    guard isConnected else { throw DriverError(words: "nothing listens on port \(port)") }
  }

  deinit { close(socket) }

  /// Sends a request; returns the body of the answer.
  func send(_ method: String, _ path: String, _ body: Data) throws -> Data {
    let head = [
      "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Content-Type: application/json",
      "Content-Length: \(body.count)", "", "",
    ]
    try write(Data(head.joined(separator: "\r\n").utf8) + body)
    let separator = Data("\r\n\r\n".utf8)
    var end = received.range(of: separator)
    while end == nil {
      try receive()
      end = received.range(of: separator)
    }
    guard let end else { return Data() }
    let answered = String(decoding: received[..<end.lowerBound], as: UTF8.self)
    let length = answered.firstMatch(of: /(?i)content-length: *([0-9]+)/).flatMap { Int($0.1) } ?? 0
    received = Data(received[end.upperBound...])
    while received.count < length { try receive() }
    defer { received = Data(received[length...]) }
    return received[..<length]
  }

  private func write(_ bytes: Data) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(socket, $0.baseAddress, $0.count) }
      guard count > 0 else { throw DriverError(words: "the driver takes nothing") }
      rest = rest.dropFirst(count)
    }
  }

  private func receive() throws {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(socket, &bytes, bytes.count)
    guard count > 0 else { throw DriverError(words: "the driver ended the connection") }
    received += bytes.prefix(count)
  }
}
