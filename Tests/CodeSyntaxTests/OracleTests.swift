import CodeSyntax
import Foundation
import SourceText
import TestKit
import Testing

/// Our tokens beside those of the toolchain's own readers. Where these are missing the tests are
/// skipped, and say so.
@Suite("Tokens beside the toolchain's", .serialized)
struct OracleTests {
  /// The toolchain's `usr`; nil where it is not found.
  private static let toolchain: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.map { URL(filePath: "\($0)/swiftc").resolvingSymlinksInPath() }
      .first { FileManager.default.fileExists(atPath: $0.path()) }
      .map { $0.deletingLastPathComponent().deletingLastPathComponent().path() }
  }()

  private static func file(_ path: String) -> Bool {
    toolchain.map { FileManager.default.fileExists(atPath: $0 + path) } ?? false
  }

  private static let hasSwiftParser = file("/lib/swift/host/SwiftParser.swiftmodule")
  private static let hasClang = file("/bin/clang")

  @Test(
    "Swift: the parser's boundaries, on the project's sources",
    .enabled(if: hasSwiftParser, "the toolchain has no SwiftParser library"))
  func swiftParser() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "oracle-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = (Self.toolchain ?? "") + "/lib/swift/host"
    let source = folder.appending(path: "main.swift")
    try FileManager.default.copyItem(
      at: Project.url("Tests/CodeSyntaxTests/Oracle/tokens.swift.txt"), to: source)
    let tool = folder.appending(path: "tokens").path()
    _ = try run(
      (Self.toolchain ?? "") + "/bin/swiftc",
      [
        "-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker",
        host, source.path(), "-o", tool,
      ])
    let paths = try Project.files(below: "Sources", suffix: ".swift").enumerated()
      .filter { $0.offset % 12 == 0 }.map { Project.url($0.element).path() }
    let oracle = Self.byFile(try run(tool, paths))
    for path in paths {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      let tree = CodeTree(SourceText(bytes), .swift)
      let ours = tree.tokens.filter { $0.length > 0 }.map { token in
        let kind =
          switch token.kind {
          case .segment: "segment"
          case .openQuote, .closeQuote, .interpolation: "quote"
          case .regex: "regex"
          default: "token"
          }
        return Piece(start: token.start, end: token.end, kind: kind)
      }
      let theirs = oracle[path] ?? []
      #expect(!theirs.isEmpty, "\(path)")
      let difference = Set(joined(ours, bytes)).symmetricDifference(joined(theirs, bytes))
      #expect(difference.isEmpty, "\(path): \(difference.min { $0.start < $1.start } as Any)")
    }
  }

  @Test(
    "Objective-C: clang's boundaries, on headers and samples",
    .enabled(if: hasClang, "the toolchain has no clang"))
  func clang() throws {
    let samples =
      try Project.files(below: "Samples", suffix: ".m")
      + Project.files(below: "Tests/GuideTests/Headers", suffix: ".h")
    #expect(!samples.isEmpty)
    for path in samples.map({ Project.url($0).path() }) {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      let text = SourceText(bytes)
      let tokens = CodeTree(text, .objectiveC).tokens.filter { $0.length > 0 }.map(\.start)
      let output = try run(
        (Self.toolchain ?? "") + "/bin/clang",
        ["-x", "objective-c", "-fsyntax-only", "-Xclang", "-dump-raw-tokens", path])
      // identifier 'int'  [StartOfLine]  Loc=<path:1:1>; the text between the quotes may have lines.
      var theirs: [Int] = []
      var kind: Substring?
      for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
        kind = kind ?? line.prefix { $0 != " " }
        guard let mark = line.range(of: "\tLoc=<", options: .backwards), line.hasSuffix(">")
        else { continue }
        let numbers = line[mark.upperBound...].dropLast().split(separator: ":").suffix(2)
          .compactMap { Int($0) }
        if numbers.count == 2, !["comment", "eof", "unknown"].contains(kind) {
          theirs.append(text.lines.start(ofLine: numbers[0] - 1) + numbers[1] - 1)
        }
        kind = nil
      }
      #expect(!theirs.isEmpty, "\(path)")
      let difference = Set(tokens).symmetricDifference(theirs)
      #expect(difference.isEmpty, "\(path): \(difference.sorted().prefix(3))")
    }
  }

  // MARK: Comparing

  private struct Piece: Hashable {
    var start: Int
    var end: Int
    var kind: String
  }

  /// Where the two cut finer or coarser without a difference in meaning: runs of operators and quotes
  /// with their `#` are one, `0.1` behind a dot of a tuple is one, segments are left out.
  private func joined(_ pieces: [Piece], _ bytes: [UInt8]) -> [Piece] {
    var result: [Piece] = []
    for var piece in pieces where piece.kind != "segment" {
      let text = bytes[piece.start..<min(piece.end, bytes.count)]
      if text.elementsEqual("\\".utf8) { piece.kind = "quote" }
      let isOperator =
        piece.kind == "token" && text.allSatisfy { "/=-+*%<>!&|^~.?".utf8.contains($0) }
      if isOperator { piece.kind = "operator" }
      if let last = result.last, last.end == piece.start, last.kind == piece.kind,
        ["operator", "quote", "regex"].contains(piece.kind)
      {
        result[result.count - 1].end = piece.end
      } else {
        result.append(piece)
      }
    }
    return result
  }

  private static func byFile(_ output: String) -> [String: [Piece]] {
    var pieces: [String: [Piece]] = [:]
    var path = ""
    for line in output.split(separator: "\n") {
      if line.hasPrefix("FILE ") {
        path = String(line.dropFirst(5))
        continue
      }
      let words = line.split(separator: " ")
      guard words.count == 3, let start = Int(words[0]), let end = Int(words[1]) else { continue }
      pieces[path, default: []].append(Piece(start: start, end: end, kind: String(words[2])))
    }
    return pieces
  }

  /// What a tool prints on either stream.
  private func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
