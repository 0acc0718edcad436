import AppFiles
import Guide
import PropertyList
import SourceText

/// A range of text with a meaning that its syntax does not show.
public struct SemanticToken: Sendable, Hashable {
  /// The meaning of a range.
  public enum Kind: Sendable, CaseIterable {
    case comment
    /// A key of quick actions.
    case key
    /// The type of a quick action.
    case type
    /// The name of one of the system's icons.
    case iconType
    /// `$(NAME)` or `${NAME}`, which Xcode replaces.
    case buildSetting
  }

  public let range: ByteRange
  public let kind: Kind
  /// A key or an icon type that iOS does not know.
  public let isUnknown: Bool
}

/// Finds keys, types and icons of quick actions, which the syntax of a property list does not show.
public enum SemanticTokens {
  /// The most tokens of a document; later text has none.
  public static let maximumCount = 20_000
  /// The longest placeholder of a build setting that is recognized, in bytes.
  public static let maximumPlaceholderLength = 256

  /// Returns the tokens that overlap a range, in order. No two of them overlap.
  public static func tokens(in plist: InfoPlist, within range: ByteRange) -> [SemanticToken] {
    let tree = plist.tree
    let meanings = meanings(in: plist)
    var tokens: [SemanticToken] = []
    for id in tree.allNodes {
      let node = tree[id]
      if node.start > range.end || tokens.count >= maximumCount { break }
      guard node.end >= range.start else { continue }
      switch node.kind {
      case .comment:
        tokens.append(SemanticToken(range: node.range, kind: .comment, isUnknown: false))
      case .key, .string:
        // Markup inside a text has tokens of its own.
        guard tree.firstChild(of: id) == nil else { continue }
        append(node.content, meanings[id], in: tree.source, to: &tokens)
      default: break
      }
    }
    return tokens
  }

  private typealias Meaning = (kind: SemanticToken.Kind, isUnknown: Bool)

  private static func meanings(in plist: InfoPlist) -> [SyntaxTree.NodeID: Meaning] {
    var meanings: [SyntaxTree.NodeID: Meaning] = [:]
    for related in plist.relatedKeys
    where ShortcutKey.rootKeys.contains(where: { $0.name == related.name }) {
      meanings[related.entry.key] = (.key, false)
    }
    for declaration in plist.declarations {
      if let key = declaration.key { meanings[key] = (.key, false) }
      for entry in declaration.items.lazy.flatMap(\.entries) {
        meanings[entry.keyNode] = (.key, entry.key == nil && !holdsPlaceholder(entry.name))
        guard let value = entry.value, let text = entry.string else { continue }
        if entry.key == .type { meanings[value] = (.type, false) }
        if entry.key == .iconType {
          meanings[value] = (
            .iconType, IconType(value: text) == nil && !holdsPlaceholder(text)
          )
        }
      }
    }
    return meanings
  }

  /// Appends the placeholders of a text, and the text between them if it has a meaning.
  private static func append(
    _ range: ByteRange, _ meaning: Meaning?, in source: SourceText,
    to tokens: inout [SemanticToken]
  ) {
    func appendText(from start: Int, to end: Int) {
      guard let meaning, end > start else { return }
      tokens.append(
        SemanticToken(
          range: ByteRange(start: start, end: end), kind: meaning.kind,
          isUnknown: meaning.isUnknown))
    }
    var at = range.start
    var textStart = range.start
    while at < range.end {
      guard let end = endOfPlaceholder(at: at, before: range.end, in: source.bytes) else {
        at += 1
        continue
      }
      appendText(from: textStart, to: at)
      tokens.append(
        SemanticToken(
          range: ByteRange(start: at, end: end), kind: .buildSetting, isUnknown: false))
      (at, textStart) = (end, end)
    }
    appendText(from: textStart, to: range.end)
  }

  /// Returns the end of `$(…)` or `${…}`; names of settings can contain other settings.
  private static func endOfPlaceholder(at start: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    guard bytes[start] == UInt8(ascii: "$"), start + 2 < end else { return nil }
    let opening = bytes[start + 1]
    guard opening == UInt8(ascii: "(") || opening == UInt8(ascii: "{") else { return nil }
    let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
    var depth = 0
    for at in (start + 1)..<min(end, start + maximumPlaceholderLength) {
      if bytes[at] == opening { depth += 1 }
      if bytes[at] == closing { depth -= 1 }
      if depth == 0 { return at > start + 2 ? at + 1 : nil }
      if bytes[at].isXMLSpace { return nil }
    }
    return nil
  }
}
