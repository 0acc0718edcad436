public struct URL: Hashable, Sendable, Codable, CustomStringConvertible {
  public enum DirectoryHint: Sendable {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
  }
  public init?(string: __shared String) { nil }
  public init(
    filePath: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo base: URL? = nil
  ) {}
  public init(fileURLWithPath: String) {}
  public static func currentDirectory() -> URL { URL(filePath: "") }
  public static var temporaryDirectory: URL { URL(filePath: "") }
  public var description: String { "" }
  public var absoluteString: String { "" }
  public var path: String { "" }
  public func path(percentEncoded: Bool = true) -> String { "" }
  public var scheme: String? { nil }
  public var lastPathComponent: String { "" }
  public var pathExtension: String { "" }
  public var standardizedFileURL: URL { self }
  public func appending<S: StringProtocol>(
    path: S, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { self }
  public func appending<S: StringProtocol>(
    component: S, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { self }
  public func appendingPathComponent(_ component: String) -> URL { self }
  public func appendingPathExtension(_ name: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func deletingPathExtension() -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
  public func checkResourceIsReachable() throws -> Bool { true }
}

public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let size = FileAttributeKey(rawValue: "")
  public static let posixPermissions = FileAttributeKey(rawValue: "")
  public static let modificationDate = FileAttributeKey(rawValue: "")
  public static let creationDate = FileAttributeKey(rawValue: "")
  public static let systemFileNumber = FileAttributeKey(rawValue: "")
  public static let type = FileAttributeKey(rawValue: "")
}

public struct FileAttributeType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let typeRegular = FileAttributeType(rawValue: "")
  public static let typeDirectory = FileAttributeType(rawValue: "")
  public static let typeSymbolicLink = FileAttributeType(rawValue: "")
}

public struct URLResourceKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct ObjCBool: ExpressibleByBooleanLiteral {
  public init(_ value: Bool) {}
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { false }
}

open class FileManager: NSObject, @unchecked Sendable {
  public final class DirectoryEnumerator: Sequence, IteratorProtocol {
    public func next() -> Any? { nil }
  }
  open class var `default`: FileManager { fatalError() }
  open var temporaryDirectory: URL { URL(filePath: "") }
  open var currentDirectoryPath: String { "" }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys: [URLResourceKey]?
  ) throws -> [URL] { [] }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func fileExists(atPath path: String) -> Bool { false }
  open func fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool { false }
  open func isExecutableFile(atPath path: String) -> Bool { false }
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func createDirectory(
    atPath path: String, withIntermediateDirectories: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  @discardableResult open func createFile(
    atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool { false }
  open func createSymbolicLink(atPath path: String, withDestinationPath: String) throws {}
  open func createSymbolicLink(at url: URL, withDestinationURL: URL) throws {}
  open func destinationOfSymbolicLink(atPath path: String) throws -> String { "" }
  open func linkItem(atPath path: String, toPath: String) throws {}
  open func copyItem(at url: URL, to other: URL) throws {}
  open func copyItem(atPath path: String, toPath: String) throws {}
  open func moveItem(at url: URL, to other: URL) throws {}
  open func moveItem(atPath path: String, toPath: String) throws {}
  open func removeItem(at url: URL) throws {}
  open func removeItem(atPath path: String) throws {}
  open func contents(atPath path: String) -> Data? { nil }
  open func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath: String) throws {}
}

open class FileHandle: NSObject, @unchecked Sendable {
  open class var nullDevice: FileHandle { fatalError() }
  open class var standardError: FileHandle { fatalError() }
  public init(fileDescriptor: Int32, closeOnDealloc: Bool) {}
  public convenience init(fileDescriptor: Int32) {
    self.init(fileDescriptor: fileDescriptor, closeOnDealloc: false)
  }
  public convenience init?(forReadingAtPath path: String) { nil }
  public convenience init?(forWritingAtPath path: String) { nil }
  public convenience init(forReadingFrom url: URL) throws { fatalError() }
  public convenience init(forWritingTo url: URL) throws { fatalError() }
  open var fileDescriptor: Int32 { 0 }
  open var availableData: Data { Data() }
  open func readToEnd() throws -> Data? { nil }
  open func read(upToCount count: Int) throws -> Data? { nil }
  open func readDataToEndOfFile() -> Data { Data() }
  open func write<T: Sequence>(contentsOf data: T) throws where T.Element == UInt8 {}
  @discardableResult open func seekToEnd() throws -> UInt64 { 0 }
  open func close() throws {}
}

open class Pipe: NSObject, @unchecked Sendable {
  open var fileHandleForReading: FileHandle { fatalError() }
  open var fileHandleForWriting: FileHandle { fatalError() }
}

open class Process: NSObject, @unchecked Sendable {
  public enum TerminationReason: Int, Sendable { case exit, uncaughtSignal }
  open var executableURL: URL?
  open var arguments: [String]?
  open var environment: [String: String]?
  open var currentDirectoryURL: URL?
  open var standardInput: Any?
  open var standardOutput: Any?
  open var standardError: Any?
  open var isRunning: Bool { false }
  open var processIdentifier: Int32 { 0 }
  open var terminationStatus: Int32 { 0 }
  open var terminationReason: TerminationReason { .exit }
  open func run() throws {}
  open func terminate() {}
  open func interrupt() {}
  open func waitUntilExit() {}
}

open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { fatalError() }
  open var environment: [String: String] { [:] }
  open var arguments: [String] { [] }
  open var processIdentifier: Int32 { 0 }
  open var globallyUniqueString: String { "" }
  open var activeProcessorCount: Int { 0 }
}

open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { fatalError() }
  open class var allBundles: [Bundle] { [] }
  open var bundlePath: String { "" }
  open var bundleURL: URL { URL(filePath: "") }
}
