import Foundation

/// The built executable.
public enum Executable {
  public struct Result: Sendable {
    public let code: Int32
    public let output: String
    public let errors: String
  }

  /// The executable next to the test binary, or the one in `QUICKACTIONS_EXECUTABLE`.
  public static let url: URL = {
    if let path = ProcessInfo.processInfo.environment["QUICKACTIONS_EXECUTABLE"] {
      return URL(filePath: path)
    }
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let folder = (bundle ?? .main).bundleURL.deletingLastPathComponent()
    #else
      let folder = URL(filePath: CommandLine.arguments.first ?? ".").deletingLastPathComponent()
    #endif
    return folder.appending(path: "quickactions")
  }()

  /// Runs the executable to its end.
  ///
  /// - Parameters:
  ///   - output: a file that gets the standard output instead of the result.
  ///   - command: a command that runs the following one, such as one that provides a terminal.
  ///   - limit: the number of seconds after which it is ended, so that no test waits forever.
  public static func run(
    _ arguments: [String], input: String = "", in folder: URL = Project.root,
    environment: [String: String] = [:], output file: FileHandle? = nil,
    through command: [String] = [], limit: Double = 240
  ) throws -> Result {
    let process = Process()
    process.executableURL = command.isEmpty ? url : URL(filePath: "/usr/bin/env")
    process.arguments =
      command.isEmpty ? arguments : command + [url.path(percentEncoded: false)] + arguments
    process.currentDirectoryURL = folder
    process.environment = ["LANG": "en", "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardError) = (stdin, stderr)
    process.standardOutput = file ?? stdout
    try process.run()
    // A process that ends without reading must not end this one.
    signal(SIGPIPE, SIG_IGN)
    try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? stdin.fileHandleForWriting.close()
    let watchdog = DispatchWorkItem { [process] in
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: watchdog)
    defer { watchdog.cancel() }
    let output = file == nil ? try stdout.fileHandleForReading.readToEnd() ?? Data() : Data()
    let errors = try stderr.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }
}

/// A running server, with the other ends of its pipes.
public final class ServerProcess {
  public let process = Process()
  private let standardInput = Pipe()
  private let output = Pipe()
  private var splitter = StreamSplitter()

  /// - Parameter limit: the number of seconds after which the server is ended, so that no test waits forever.
  public init(arguments: [String] = ["lsp"], limit: Double = 120) throws {
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = Executable.url
    process.arguments = arguments
    process.standardInput = standardInput
    process.standardOutput = output
    try process.run()
    DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [process] in
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }

  public func write(_ bytes: [UInt8]) throws {
    try input.write(contentsOf: Data(bytes))
  }

  public func send(_ body: String) throws {
    try write(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
  }

  /// The input of the server; for a thread that writes while another one reads.
  public var input: FileHandle { standardInput.fileHandleForWriting }

  public func closeInput() throws {
    try input.close()
  }

  public func closeOutput() throws {
    try output.fileHandleForReading.close()
  }

  /// Returns the next body; nil if the server has ended.
  public func receive() -> String? {
    while true {
      if let body = splitter.next() { return body }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      splitter.append(data)
    }
  }

  /// Reads until a body contains a text.
  public func receive(containing text: String) -> String? {
    while let body = receive() {
      if body.contains(text) { return body }
    }
    return nil
  }

  /// Returns the exit code of the server.
  public func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// Splits the server's output; independent of the server's own splitter, which it tests.
private struct StreamSplitter {
  private var data = Data()

  mutating func append(_ more: Data) {
    data.append(more)
  }

  mutating func next() -> String? {
    guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let header = String(decoding: data[..<end.lowerBound], as: UTF8.self)
    guard header.hasPrefix("Content-Length: "), let length = Int(header.dropFirst(16)),
      data.distance(from: end.upperBound, to: data.endIndex) >= length
    else { return nil }
    let bodyEnd = data.index(end.upperBound, offsetBy: length)
    let body = String(decoding: data[end.upperBound..<bodyEnd], as: UTF8.self)
    data = Data(data[bodyEnd...])
    return body
  }
}
