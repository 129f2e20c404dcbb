import SystemLibrary

extension FileCalls {
  /// Opens the file at `path` for writing, creating it if there is none; the caller closes it.
  ///
  /// `path` is a name that the program made, not one that the user typed. Others may have put a
  /// link there, so a link is refused, as is a pipe or a device.
  func openOwn(_ path: String, adding flags: Int32) throws(FileError) -> Int32 {
    let descriptor: Int32
    do throws(SystemError) {
      // Without O_NONBLOCK, a named pipe would wait until somebody reads from it.
      descriptor = try open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | flags)
    } catch {
      if error.number == ELOOP { throw FileError(path, .noFile("a link")) }
      if case .other(let words)? = try? status(at: path).kind {
        throw FileError(path, .noFile(words))
      }
      throw FileError(path, error.number)
    }
    let problem: FileError?
    do throws(SystemError) {
      problem =
        switch try status(of: descriptor).kind {
        case .file: nil
        case .folder: FileError(path, .isFolder)
        case .other(let words): FileError(path, .noFile(words))
        }
    } catch {
      problem = FileError(path, error.number)
    }
    guard let problem else { return descriptor }
    close(descriptor)
    throw problem
  }
}
