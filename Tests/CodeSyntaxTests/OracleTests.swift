import CodeSyntax
import Foundation
import SourceText
import TestKit
import Testing

/// Compares our tokens with those of the toolchain's own lexers. If these are missing, the tests are skipped
/// with a message.
@Suite("Tokens beside the toolchain's", .slow, .serialized, .timeLimit(.minutes(40)))
struct OracleTests {
  /// The `usr` folder of the toolchain; nil if it is not found.
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
    "Swift: the parser's boundaries, on the project's sources, interfaces and damaged text",
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
    let interfaces = Self.interfaces()
    let samples = try Project.files(below: "Samples", suffix: ".swift").sorted()
      .map { Project.url($0).path() }
    let whole = paths + samples + interfaces
    // Texts that rarely change, so that a change of the sources does not change the random edits.
    let damaged = try Self.damaged(samples + interfaces, in: folder)
    let oracle = Self.byFile(try run(tool, whole + damaged))
    func difference(_ path: String) throws -> Piece? {
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
      return Set(joined(ours, bytes)).symmetricDifference(joined(theirs, bytes))
        .min { $0.start < $1.start }
    }
    for path in whole {
      let found = try difference(path)
      #expect(found == nil, "\(path)")
    }
    // The parser continues at another position after an unfinished interpolation, and reads an attribute in
    // place of an operand; nothing else may differ.
    for path in damaged {
      guard let found = try difference(path) else { continue }
      let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
      #expect(
        text.contains("\\(") || text.contains(" @bytes")
          || text.contains(/([&|(,=.]|let|var) *@[a-z]/),
        "\(found): \(text)")
    }
  }

  /// Returns some interfaces of the toolchain, which are generated code.
  private static func interfaces() -> [String] {
    let folder = (toolchain ?? "") + "/lib/swift/linux/"
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swiftinterface") && !$0.contains(".private.") }
      .sorted().map { folder + $0 }
      .filter { ((try? Data(contentsOf: URL(filePath: $0)))?.count ?? .max) < 60_000 }
      .prefix(6).map { $0 }
  }

  /// Returns parts of sources with a token removed, doubled or inserted into another, by a seed.
  private static func damaged(_ paths: [String], in folder: URL) throws -> [String] {
    var random = SplitMix64(seed: 17)
    let fragments = [
      "{", "}", "(", ")", "\"", "#\"", "/", "/*", "*/", "\n", "#if x", "`", "@", ".", "!",
    ]
    return try (0..<60).map { number in
      let source = [UInt8](try Data(contentsOf: URL(filePath: random.pick(paths)))).prefix(3000)
      var text = SourceText(Array(source))
      for _ in 0...random.int(below: 3) {
        let tokens = CodeTree(text, .swift).tokens.filter { $0.length > 0 }
        guard !tokens.isEmpty else { break }
        let token = random.pick(tokens)
        switch random.int(below: 3) {
        case 0: text.replace(token.range, with: [])
        case 1: text.replace(ByteRange(at: token.start), with: Array(text[token.range].utf8))
        default:
          text.replace(ByteRange(at: token.start), with: Array(random.pick(fragments).utf8))
        }
      }
      let file = folder.appending(path: "damaged\(number).swift")
      try Data(text.bytes).write(to: file)
      return file.path()
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
      // identifier 'int'  [StartOfLine]  Loc=<path:1:1>; the text between the quotes may contain line breaks.
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

  /// Merges `10`, `.` and `14`.
  private func joinVersion(_ pieces: inout [Piece], _ bytes: [UInt8]) {
    guard pieces.count > 2 else { return }
    let (first, dot, last) = (
      pieces[pieces.count - 3], pieces[pieces.count - 2], pieces[pieces.count - 1]
    )
    func isNumber(_ piece: Piece) -> Bool {
      bytes[piece.start..<min(piece.end, bytes.count)].allSatisfy {
        "0123456789.".utf8.contains($0)
      }
    }
    guard first.end == dot.start, dot.end == last.start, dot.end == dot.start + 1,
      bytes[dot.start] == UInt8(ascii: "."), isNumber(first), isNumber(last)
    else { return }
    pieces.removeLast(2)
    pieces[pieces.count - 1].end = last.end
  }

  /// Merges tokens where the two lexers split differently without a difference in meaning: runs of operators
  /// and quotes with their `#`, `0.1` after a dot of a tuple, and the `10.14` of an availability, which the
  /// parser splits. String segments are left out.
  private func joined(_ pieces: [Piece], _ bytes: [UInt8]) -> [Piece] {
    var result: [Piece] = []
    for var piece in pieces where piece.kind != "segment" {
      let text = bytes[piece.start..<min(piece.end, bytes.count)]
      if text.elementsEqual("\\".utf8) { piece.kind = "quote" }
      if piece.kind == "token", Self.isOperator(text) { piece.kind = "operator" }
      if let last = result.last, last.end == piece.start, last.kind == piece.kind,
        ["operator", "quote", "regex"].contains(piece.kind)
      {
        result[result.count - 1].end = piece.end
      } else {
        result.append(piece)
      }
      joinVersion(&result, bytes)
    }
    return result
  }

  private static func isOperator(_ text: ArraySlice<UInt8>) -> Bool {
    String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy {
      "/=-+*%<>!&|^~.?".unicodeScalars.contains($0)
        || $0.value > 0x7F && $0.properties.isPatternSyntax
    }
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

  /// Returns the output of a tool on both streams.
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
