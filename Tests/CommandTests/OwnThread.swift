import Foundation
import Testing

/// A thread with its own working folder and standard input, as a process has them.
///
/// Linux has such threads; the threads that they start share both. Other systems have no such
/// threads, and some containers refuse them. The folder and the input are then those of the whole
/// process, and one thread at a time runs.
enum OwnThread {
  private static let alone = NSLock()

  /// The result of `body` on a thread of its own.
  static func run(
    in folder: URL, reading input: URL, _ body: @escaping @Sendable () -> Int32
  ) -> Int32 {
    let result = Result()
    let thread = Thread {
      if unshare?(folderAndDescriptors) == 0 {
        enter(folder, input)
        result.value = body()
      } else {
        alone.withLock {
          let (before, read) = (FileManager.default.currentDirectoryPath, dup(STDIN_FILENO))
          enter(folder, input)
          result.value = body()
          #expect(chdir(before) == 0 && dup2(read, STDIN_FILENO) == 0)
          close(read)
        }
      }
      result.isThere.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    result.isThere.wait()
    return result.value
  }

  private final class Result: @unchecked Sendable {
    let isThere = DispatchSemaphore(value: 0)
    var value: Int32 = -1
  }

  private static func enter(_ folder: URL, _ input: URL) {
    let file = open(input.path, O_RDONLY)
    #expect(chdir(folder.path) == 0 && dup2(file, STDIN_FILENO) == 0)
    close(file)
  }

  /// The flags `CLONE_FS` and `CLONE_FILES`.
  private static let folderAndDescriptors: Int32 = 0x600

  /// The C library hides this call from Swift.
  private static let unshare = dlsym(nil, "unshare").map {
    unsafeBitCast($0, to: (@convention(c) (Int32) -> Int32).self)
  }
}
