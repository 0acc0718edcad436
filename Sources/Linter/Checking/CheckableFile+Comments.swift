import AppFiles
import CodeSyntax
import Files
import PropertyList
import RuleSubjects
import SourceText

/// The comments of a file with the number of their occurrences, so that no fix loses one.
struct CommentCount: Sendable {
  private var counts: [ArraySlice<UInt8>: Int] = [:]

  init() {}

  init(_ ranges: some Sequence<ByteRange>, in source: SourceText) {
    for range in ranges {
      let range = source.clamp(range)
      counts[source.bytes[range.start..<range.end], default: 0] += 1
    }
  }

  /// Returns true if every comment of another count occurs here at least as often.
  func holds(_ other: CommentCount) -> Bool {
    other.counts.allSatisfy { comment, count in counts[comment, default: 0] >= count }
  }
}

extension CheckableFile {
  /// The comments of the file. An unterminated comment does not count: the repair decides where it ends.
  var comments: CommentCount {
    switch self {
    case .propertyList(let plist, _):
      let tree = plist.tree
      let comments = tree.allNodes.filter { tree[$0].kind == .comment && tree[$0].isClosed }
      return CommentCount(comments.map { tree[$0].range }, in: tree.source)
    case .translations(let checked):
      guard case .table(let table) = checked.file.content else { return CommentCount() }
      let source = table.source
      let comments = table.comments.filter {
        source[$0].hasPrefix("//") || $0.length >= 4 && source[$0].hasSuffix("*/")
      }
      return CommentCount(comments, in: source)
    case .code(let file, _): return CommentCount(file.tree.comments, in: file.source)
    case .generator(let file, _):
      return CommentCount(Self.comments(of: file), in: file.source)
    // Settings are JSON without comments.
    case .settings: return CommentCount()
    }
  }

  private static func comments(of file: GeneratorFile) -> [ByteRange] {
    let name = Path.name(of: file.path).lowercased()
    if name.hasSuffix(".swift") { return CodeTree(file.source, .swift).comments }
    let isJSON = name.hasSuffix(".json") || name.hasSuffix(".json5")
    return file.source.bytes.comments(isJSON ? .json : .yaml)
  }
}

private enum DataFormat {
  case json
  case yaml
}

extension [UInt8] {
  /// Returns the comments of JSON5 or YAML. A `#` in a quoted YAML string counts, too: a fix that changes the string
  /// is then refused, which does no harm.
  fileprivate func comments(_ format: DataFormat) -> [ByteRange] {
    var comments: [ByteRange] = []
    var at = 0
    var quote: UInt8?
    while at < count {
      let byte = self[at]
      if format == .json, let open = quote {
        if byte == UInt8(ascii: "\\") { at += 1 }
        if byte == open { quote = nil }
      } else if format == .json, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if let end = endOfComment(at: at, format) {
        comments.append(ByteRange(start: at, end: end))
        at = end
        continue
      }
      at += 1
    }
    return comments
  }

  private func endOfComment(at start: Int, _ format: DataFormat) -> Int? {
    func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    let rest = self[start...]
    switch format {
    case .yaml:
      guard rest.first == UInt8(ascii: "#"), start == 0 || self[start - 1] <= 0x20 else {
        return nil
      }
      return rest.firstIndex(where: isLineEnd) ?? count
    case .json:
      if rest.starts(with: "//".utf8) { return rest.firstIndex(where: isLineEnd) ?? count }
      guard rest.starts(with: "/*".utf8) else { return nil }
      var at = start + 2
      while at < count, !self[at...].starts(with: "*/".utf8) { at += 1 }
      return Swift.min(count, at + 2)
    }
  }
}
