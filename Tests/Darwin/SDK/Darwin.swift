// Swift declarations for C that is not imported: functions with variable arguments, and macros other than
// plain numbers. The names and types are those of Apple's module; none of this is ever run.
import SwiftOverlayShims
import SwiftShims

@_exported import Darwin

public var errno: Int32 {
  get { _swift_stdlib_getErrno() }
  set { _swift_stdlib_setErrno(newValue) }
}
public var stdin: UnsafeMutablePointer<FILE> { __stdinp }
public var stdout: UnsafeMutablePointer<FILE> { __stdoutp }
public var stderr: UnsafeMutablePointer<FILE> { __stderrp }
public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { fatalError() }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }
public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func openat(
  _ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t
) -> Int32 { 0 }
public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { 0 }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
public func fcntl(
  _ descriptor: Int32, _ command: Int32, _ value: UnsafeMutableRawPointer
) -> Int32 { 0 }
public func ioctl(_ descriptor: CInt, _ request: UInt) -> CInt { 0 }
public func ioctl(_ descriptor: CInt, _ request: UInt, _ value: CInt) -> CInt { 0 }
public func ioctl(
  _ descriptor: CInt, _ request: UInt, _ value: UnsafeMutableRawPointer
) -> CInt { 0 }

@available(*, unavailable, message: "Please use threads or posix_spawn*()")
public func fork() -> Int32 { 0 }
@available(*, unavailable, message: "Please use threads or posix_spawn*()")
public func vfork() -> Int32 { 0 }

public var S_IFMT: mode_t { 0o170000 }
public var S_IFIFO: mode_t { 0o010000 }
public var S_IFCHR: mode_t { 0o020000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFBLK: mode_t { 0o060000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IFSOCK: mode_t { 0o140000 }
public var S_IRWXU: mode_t { 0o700 }
public var S_IRUSR: mode_t { 0o400 }
public var S_IWUSR: mode_t { 0o200 }
public var S_IXUSR: mode_t { 0o100 }

public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { fatalError() }
public var SIG_ERR: sig_t { fatalError() }
public var TIOCGWINSZ: UInt { 0 }
public var WUNTRACED: Int32 { 2 }
