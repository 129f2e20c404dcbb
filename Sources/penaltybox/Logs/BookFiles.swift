import Rulebooks
import Scoresheets
import Surface

extension BookShelf {
  static var ofFiles: BookShelf { BookShelf(.onDisk) }

  static func isPath(_ name: String) -> Bool { name.contains("/") || name.hasSuffix(".json") }
}

extension BookName {
  func path() throws(SurfaceError) -> String {
    switch self {
    case .given(let path): path
    case .written(let name, in: let file): try BookFiles.path(of: name, beside: file)
    }
  }

  var asGiven: String { BookShelf.isPath(text) ? (try? path()) ?? text : text }
}

extension BookFiles {
  fileprivate static var onDisk: BookFiles {
    BookFiles(
      path: { name throws(SurfaceError) in BookShelf.isPath(name.text) ? try name.path() : nil },
      read: load)
  }

  /// The path of the book that the file `file` calls `name`.
  ///
  /// The book must be in the folder of `file` or below, not behind a link. A log from elsewhere
  /// must not choose which files are read.
  fileprivate static func path(
    of name: String, beside file: String
  ) throws(SurfaceError) -> String {
    let path = file.folder + name
    guard FileSystem.openDescriptor(file) == nil, !name.hasPrefix("/"),
      !name.split(separator: "/").contains(".."), try isInside(path, folderOf: file)
    else {
      throw SurfaceError(
        "the rulebook `\(name)` is not in this file's folder or below; "
          + "only `--under` may name any file", .outside)
    }
    return path
  }

  private static func isInside(_ path: String, folderOf file: String) throws(SurfaceError) -> Bool {
    let folder = try FileSystem.realPath(of: file.folder.isEmpty ? "." : file.folder)
    return FileSystem.isReal(try FileSystem.realPath(of: path), in: folder)
  }

  /// Loads the book in the file at `path`.
  ///
  /// Errors show the content of a file only if the user named the file, or if it is a rulebook.
  private static func load(_ path: String, isGiven: Bool) throws(SurfaceError) -> Edition {
    let text = try contents(of: path)
    var failure: SurfaceError?
    do throws(RulebookErrors) {
      let edition = try Rulebooks.read(text, file: path) { name, file in
        guard BookShelf.isPath(name) else { return nil }
        do throws(SurfaceError) {
          let extended = try Self.path(of: name, beside: file)
          return RulebookReader.Text(file: extended, bytes: try contents(of: extended))
        } catch {
          switch error.code {
          // The reader reports a missing file at its place in the extending book.
          case .missing: break
          case .outside:
            failure = SurfaceError(
              "the book extends `\(name)`, which is not in its folder or below", .outside, in: file)
          default: failure = error
          }
          return nil
        }
      }
      return edition
    } catch {
      if let failure { throw failure }
      let stranger = error.errors.first { $0.isInNoBook }?.file
      if let stranger, !isGiven || stranger != path {
        throw SurfaceError(
          "`\(stranger)` is not a rulebook; `penaltybox books show \(stranger)` says why",
          .unreadable)
      }
      throw SurfaceError(error)
    }
  }

  private static func contents(of path: String) throws(SurfaceError) -> [UInt8] {
    try FileSystem.contents(of: path, limit: .rulebook)
  }
}

extension SurfaceError {
  /// The report about the log in the file `place`, with advice to the user.
  func told(in place: String) -> String {
    report(in: place) + (code == .noBook ? "; name it with `--under BOOK`" : "")
  }
}

extension RulebookError {
  fileprivate var isInNoBook: Bool {
    switch problem {
    case .json, .notBook, .missingKey(_, of: "the book"): true
    default: false
    }
  }
}
