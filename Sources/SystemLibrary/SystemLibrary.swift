// The C library of the platform, under one name for all platforms. Only executables import it.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#else
  // Windows has the C library `ucrt`, but neither POSIX threads nor locks on files.
  #error("The programs of this package need POSIX (Linux or macOS); its libraries do not.")
#endif
