import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

extension MalformedXML {
  /// The fixes of one slip of syntax. Preferred are those after which there is no other reading.
  static func fixes(for issue: SyntaxIssue, _ document: CheckedDocument) -> [Fix] {
    let tree = document.tree
    switch issue.problem {
    case .mismatchedEndTag(let expected, _):
      return [
        Fix(.write("</\(expected)>"), [TextEdit(issue.range, expected)], isPreferred: true)
      ]
    case .strayAmpersand: return [ampersand(issue.range, tree.source)]
    case .strayLessThan:
      return isInText(issue.range, tree)
        ? [
          Fix(
            .write("&lt;"), [TextEdit(issue.range, "&lt;")],
            isPreferred: isComparison(issue.range, tree.source))
        ] : []
    case .strayEndTag:
      // Where nothing else is wrong, it is only one too many, unless its start tag is missing.
      let isAlone =
        tree.issues.count == 1 && document.structureIssues.isEmpty
        && !standsBehindItsContent(issue.range, tree) && hasAlignedEndTags(tree)
      return [Fix(.removeTag, [tree.removing(issue.range)], isPreferred: isAlone)]
    case .unclosedElement(let name): return closing(issue, name, tree)
    case .unfinishedTag: return finishing(issue.range, tree)
    case .unknownEntity(let name): return [entity(name, issue.range)]
    case .invalidCharacterReference:
      return [Fix(.removeReference, [TextEdit(issue.range, "")], isPreferred: false)]
    case .unterminatedComment: return [endingComment(issue.range, tree.source)]
    case .unterminatedCDATA: return [endingCDATA(issue.range, tree.source)]
    case .unterminatedDeclaration: return endingDeclaration(issue.range, tree)
    case .junkInTag: return [junk(issue.range, tree)]
    case .unknownDeclaration: return [declaration(issue.range, tree)].compactMap { $0 }
    case .internalSubset: return [subset(issue.range, tree)].compactMap { $0 }
    case .misplacedDoctype:
      guard let node = tree.element(at: issue.range.start), tree[node].isClosed else { return [] }
      return [Fix(.remove, [tree.removing(tree[node].range)], isPreferred: false)]
    case .invalidUTF8, .unknownElement, .unexpectedText, .markupInText, .tooDeep, .conflictMarker:
      return []
    }
  }

  /// Returns true if the element before an end tag is indented like the content of what the tag closes.
  private static func standsBehindItsContent(_ tag: ByteRange, _ tree: SyntaxTree) -> Bool {
    let parent = tree.container(around: tag.start)
    guard let before = tree.neighbors(of: tag, in: parent).before else { return false }
    let own = Layout.indentation(ofLineAt: tag.start, in: tree.source)
    return tree.indentation(of: before).utf8.count > own.utf8.count
  }

  /// Returns true if the lines say which end tag belongs to which start tag, and say what is read.
  private static func hasAlignedEndTags(_ tree: SyntaxTree) -> Bool {
    var isIndented = false
    for id in tree.allNodes where tree[id].kind.isContainer && !tree[id].endTag.isEmpty {
      let end = tree[id].endTag.start
      guard Layout.isFirstOnLine(tree[id].start, in: tree.source),
        Layout.isFirstOnLine(end, in: tree.source)
      else { continue }
      let own = tree.indentation(of: id)
      guard own == Layout.indentation(ofLineAt: end, in: tree.source) else { return false }
      isIndented = isIndented || !own.isEmpty
    }
    return isIndented
  }

  /// Between elements a `<` is a tag that somebody is about to write.
  private static func isInText(_ range: ByteRange, _ tree: SyntaxTree) -> Bool {
    tree.path(to: range.end).last.map { tree[$0].kind.isScalar && tree[$0].isClosed } ?? false
  }

  // MARK: Tags

  private static func closing(_ issue: SyntaxIssue, _ name: String, _ tree: SyntaxTree) -> [Fix] {
    guard let id = tree.element(at: issue.range.start) else { return [] }
    let node = tree[id]
    if node.kind.isContainer { return [closing(container: id, name, issue.noticedAt, tree)] }
    if node.kind == .true || node.kind == .false {
      let end = node.startTag.end - 1
      return [
        Fix(.write("<\(name)/>"), [TextEdit(ByteRange(at: end), "/")], isPreferred: true)
      ]
    }
    // `<key>A<key>`: the second was to be the end tag.
    if let other = startTagMeantAsEnd(behind: id, tree) {
      return [
        Fix(
          .write("</\(name)>"), [TextEdit(ByteRange(at: tree[other].start + 1), "/")],
          isPreferred: true)
      ]
    }
    let parent = tree.container(around: node.start)
    if let before = tree.neighbors(of: node.range, in: parent).before,
      startTagMeantAsEnd(behind: before, tree) == id
    {
      return []
    }
    let isEmpty = tree.source[node.content].allSatisfy(\.isWhitespace)
    // Nobody knows whether a blank at the end belongs to the text.
    let endsInBlank = [0x20, 0x09].contains(tree.source.bytes[node.end...].first)
    return [
      Fix(
        .write("</\(name)>"), [TextEdit(ByteRange(at: node.end), "</\(name)>")],
        isPreferred: issue.noticedAt != nil && !isEmpty && !endsInBlank
          && !isSplit(id, tree) && !TagRemains.surround(tree.text(node.content)))
    ]
  }

  /// Returns true if an element that is not closed goes on behind elements that got into its text, as in
  /// `<key>Na<true/>me</key>`.
  private static func isSplit(_ id: SyntaxTree.NodeID, _ tree: SyntaxTree) -> Bool {
    let end = tree[id].end
    let parent = tree.container(around: tree[id].start)
    guard
      let tag = tree.children(of: parent).first(where: {
        tree[$0].kind == .strayEndTag && tree[$0].start >= end
      })
    else { return false }
    return tree.splitElement(endingAt: tag, in: parent) == id
  }

  private static func startTagMeantAsEnd(
    behind id: SyntaxTree.NodeID, _ tree: SyntaxTree
  ) -> SyntaxTree.NodeID? {
    let node = tree[id]
    var next = node.end
    while next < tree.source.length, [0x20, 0x09].contains(tree.source.bytes[next]) { next += 1 }
    guard node.kind.isScalar, !node.isClosed, !node.content.isEmpty,
      let other = tree.element(at: next), other != id
    else { return nil }
    let isBlank = tree.source[tree[other].content].allSatisfy(\.isWhitespace)
    return tree[other].kind == node.kind && !tree[other].isClosed && isBlank ? other : nil
  }

  private static func closing(
    container id: SyntaxTree.NodeID, _ name: String, _ noticed: ByteRange?, _ tree: SyntaxTree
  ) -> Fix {
    let node = tree[id]
    let source = tree.source
    var end = node.end
    while end > node.content.start, [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[end - 1]) {
      end -= 1
    }
    let own = tree.indentation(of: id)
    let spansLines =
      source.lines.line(at: node.start) != source.lines.line(at: noticed?.start ?? source.length)
    let tag = (spansLines ? Layout(of: source).newline + own : "") + "</\(name)>"
    // The lines say where it ends when all in it is indented and what follows is not; otherwise the
    // end tag that is there may have been meant for it.
    let isPlain = noticed.map { noticed in
      Layout.isFirstOnLine(node.start, in: source)
        && Layout.indentation(ofLineAt: noticed.start, in: source).utf8.count <= own.utf8.count
        && isIndented(id, tree) && !isDoubled(id, tree) && !isMeantAsEnd(noticed, tree)
    }
    return Fix(
      .write("</\(name)>"), [TextEdit(ByteRange(at: end), tag)], isPreferred: isPlain ?? false)
  }

  /// Returns true if the same start tag stands directly behind that of an element, or what cannot stand in it: one of
  /// them is too many, or an end tag is missing.
  private static func isDoubled(_ id: SyntaxTree.NodeID, _ tree: SyntaxTree) -> Bool {
    tree.elements(of: id).first.map { tree[$0].kind == tree[id].kind } ?? true
  }

  /// Returns true if a tag with a slash at its end was to be the end tag: `<dict/>`.
  private static func isMeantAsEnd(_ tag: ByteRange, _ tree: SyntaxTree) -> Bool {
    tree.element(at: tag.start).map { tree[$0].kind.isContainer && tree[$0].isEmptyElement }
      ?? false
  }

  /// Returns true if the lines of all containers in an element stand deeper than the container itself.
  private static func isIndented(_ id: SyntaxTree.NodeID, _ tree: SyntaxTree) -> Bool {
    var pending = [id]
    while let container = pending.popLast() {
      let own = tree.indentation(of: container).utf8.count
      let isOnLine = Layout.isFirstOnLine(tree[container].start, in: tree.source)
      for child in tree.children(of: container) {
        if isOnLine, tree[container].kind != .plist,
          Layout.isFirstOnLine(tree[child].start, in: tree.source),
          tree.indentation(of: child).utf8.count <= own
        {
          return false
        }
        if tree[child].kind.isContainer { pending.append(child) }
      }
    }
    return true
  }

  private static func finishing(_ range: ByteRange, _ tree: SyntaxTree) -> [Fix] {
    let text = tree.text(range)
    let parent = tree.container(around: range.start)
    if text.hasPrefix("</") {
      let begun = text.dropFirst(2).trimmed
      guard let open = openElement(before: range.start, in: parent, tree) else { return [] }
      let name = tree.text(tree.elementName(from: tree[open].start + 1))
      guard name.hasPrefix(begun) else { return [] }
      return [
        Fix(
          .write("</\(name)>"), [TextEdit(range, "</\(name)>")], isPreferred: begun.count > 1)
      ]
    }
    let name = String(text.dropFirst().prefix { $0.isLetter })
    let rest = text.dropFirst(1 + name.count)
    guard knownElements.contains(name), rest.isEmpty || rest == "/" else { return [] }
    // With its end tag below, only the `>` is missing; directly behind it, all it held is, too.
    let hasEnd = tree.children(of: parent).contains {
      tree[$0].kind == .strayEndTag && tree[$0].start > range.end
        && tree.text(tree.elementName(from: tree[$0].start + 2)) == name
    }
    return [
      Fix(
        .write(text + ">"), [TextEdit(ByteRange(at: range.end), ">")],
        isPreferred: hasEnd || rest == "/")
    ]
  }

  /// Signs beside a name go; letters may have been meant for something.
  private static func junk(_ range: ByteRange, _ tree: SyntaxTree) -> Fix {
    let isMeant = tree.text(range).unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    return Fix(.remove, [TextEdit(range, "")], isPreferred: !isMeant)
  }

  // MARK: Declarations

  private static func declaration(_ range: ByteRange, _ tree: SyntaxTree) -> Fix? {
    let name = tree.text(range)
    guard Spelling.nearest(to: name, among: ["<!DOCTYPE"], limit: 2) != nil else { return nil }
    return Fix(.write("<!DOCTYPE"), [TextEdit(range, "<!DOCTYPE")], isPreferred: true)
  }

  private static func subset(_ range: ByteRange, _ tree: SyntaxTree) -> Fix? {
    let doctype = tree.path(containing: range.start).last { tree[$0].kind == .doctype }
    guard let doctype, tree[doctype].isClosed else { return nil }
    let text = tree.text(ByteRange(start: range.start, end: tree[doctype].end))
    guard let end = text.utf8.lastIndex(of: UInt8(ascii: "]")) else { return nil }
    let length = text.utf8.distance(from: text.utf8.startIndex, to: end) + 1
    let subset = ByteRange(start: range.start, end: range.start + length)
    return Fix(.remove, [TextEdit(subset, "")], isPreferred: false)
  }

  private static let knownElements: Set<String> = [
    "plist", "dict", "array", "key", "string", "integer", "real", "true", "false", "date", "data",
  ]

  /// Returns what an end tag at an offset would close: the simple element before it or the container.
  private static func openElement(
    before offset: Int, in parent: SyntaxTree.NodeID, _ tree: SyntaxTree
  ) -> SyntaxTree.NodeID? {
    let before = tree.neighbors(of: ByteRange(at: offset), in: parent).before
    // White space at the end of its text is not counted to an element that is not closed.
    if let before, tree[before].kind.isScalar, !tree[before].isClosed,
      tree.source[ByteRange(start: tree[before].end, end: offset)].allSatisfy(\.isWhitespace)
    {
      return before
    }
    return tree[parent].kind.isContainer && tree[parent].kind != .document
      && !tree[parent].isClosed ? parent : nil
  }

  // MARK: Text

  /// Names that HTML knows, and their characters.
  private static let entities: [String: Int] = [
    "nbsp": 0xA0, "copy": 0xA9, "reg": 0xAE, "trade": 0x2122, "hellip": 0x2026, "ndash": 0x2013,
    "mdash": 0x2014, "lsquo": 0x2018, "rsquo": 0x2019, "ldquo": 0x201C, "rdquo": 0x201D,
    "laquo": 0xAB, "raquo": 0xBB, "bull": 0x2022, "middot": 0xB7, "deg": 0xB0, "euro": 0x20AC,
    "auml": 0xE4, "ouml": 0xF6, "uuml": 0xFC, "Auml": 0xC4, "Ouml": 0xD6, "Uuml": 0xDC,
    "szlig": 0xDF, "eacute": 0xE9, "egrave": 0xE8, "agrave": 0xE0, "ccedil": 0xE7, "ntilde": 0xF1,
  ]

  /// A bare `&` is escaped, unless it may be what is left of a reference.
  private static func ampersand(_ range: ByteRange, _ source: SourceText) -> Fix {
    let rest = source[ByteRange(start: range.end, end: min(source.length, range.end + 8))]
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "#" }
    let isReference =
      rest.contains(";") || rest.hasPrefix("#")
      || ["lt", "gt", "amp", "quot", "apos"].contains { word.hasPrefix($0) }
    return Fix(
      .write("&amp;"), [TextEdit(range, "&amp;")],
      isPreferred: !isReference && !isBesideTag(range, source) && !isInKey(range, source))
  }

  /// The number of bytes before a character in which the start tag of a key is searched for.
  private static let maximumKey = 64

  /// Returns true if a character is in a key, where nobody writes it on purpose.
  private static func isInKey(_ range: ByteRange, _ source: SourceText) -> Bool {
    let start = max(0, range.start - maximumKey)
    let before = source.bytes[start..<range.start]
    guard let end = before.lastIndex(of: UInt8(ascii: ">")) else { return false }
    return before[..<end].suffix(4).elementsEqual("<key".utf8)
  }

  /// Returns true if a character directly follows a tag or is followed by one, so that it may be a typo.
  private static func isBesideTag(_ range: ByteRange, _ source: SourceText) -> Bool {
    let isBehind = range.start > 0 && source.bytes[range.start - 1] == UInt8(ascii: ">")
    return isBehind || range.end < source.length && source.bytes[range.end] == UInt8(ascii: "<")
  }

  /// Returns true if a bare `<` stands between words, as in `a < b`, or before a number.
  private static func isComparison(_ range: ByteRange, _ source: SourceText) -> Bool {
    let next = range.end < source.length ? source.bytes[range.end] : 0
    let afterNext = range.end + 1 < source.length ? source.bytes[range.end + 1] : 0
    let isWord = afterNext > 0x20 && ![0x3C, 0x3E, 0x2F].contains(afterNext)
    let isSeparate = range.start > 0 && source.bytes[range.start - 1] == 0x20
    return isSeparate && (next == 0x20 && isWord || (0x30...0x39).contains(next))
  }

  private static func entity(_ name: String, _ range: ByteRange) -> Fix {
    if let number = entities[name] {
      let reference = "&#x\(String(number, radix: 16, uppercase: true));"
      return Fix(.write(reference), [TextEdit(range, reference)], isPreferred: true)
    }
    let ampersand = ByteRange(start: range.start, end: range.start + 1)
    return Fix(.write("&amp;\(name);"), [TextEdit(ampersand, "&amp;")], isPreferred: false)
  }

  /// Returns what follows an opening on its line, without white space at the end.
  private static func restOfLine(_ range: ByteRange, _ source: SourceText) -> ByteRange {
    var end = max(range.end, source.endOfLine(source.lines.line(at: range.start)))
    while end > range.end, source.bytes[end - 1] == 0x20 || source.bytes[end - 1] == 0x09 {
      end -= 1
    }
    return ByteRange(start: range.end, end: end)
  }

  private static func endingComment(_ range: ByteRange, _ source: SourceText) -> Fix {
    let rest = restOfLine(range, source)
    let text = source[rest]
    for slip in ["-- >", "->", "--"] where text.hasSuffix(slip) {
      let place = ByteRange(start: rest.end - slip.utf8.count, end: rest.end)
      return Fix(.write("-->"), [TextEdit(place, "-->")], isPreferred: true)
    }
    return Fix(.write("-->"), [TextEdit(ByteRange(at: rest.end), " -->")], isPreferred: false)
  }

  private static func endingCDATA(_ range: ByteRange, _ source: SourceText) -> Fix {
    let rest = restOfLine(range, source)
    let parts = source[rest].split(separator: "</", omittingEmptySubsequences: false)
    let place = parts.count > 1 ? rest.start + (parts.first?.utf8.count ?? 0) : rest.end
    return Fix(
      .write("]]>"), [TextEdit(ByteRange(at: place), "]]>")], isPreferred: parts.count == 2)
  }

  private static func endingDeclaration(_ range: ByteRange, _ tree: SyntaxTree) -> [Fix] {
    let rest = restOfLine(range, tree.source)
    let text = tree.text(rest)
    if tree.text(range) == "<?" {
      let slip = text.hasSuffix("?") ? 1 : text.hasSuffix(">") ? 1 : 0
      let place = ByteRange(start: rest.end - slip, end: rest.end)
      return [Fix(.write("?>"), [TextEdit(place, "?>")], isPreferred: text.hasPrefix("xml "))]
    }
    guard let node = tree.element(at: range.start), !text.contains("[") else { return [] }
    let quotes = tree.text(tree[node].range).filter { $0 == "\"" }.count
    return [
      Fix(
        .write(">"), [TextEdit(ByteRange(at: tree[node].end), ">")],
        isPreferred: quotes.isMultiple(of: 2))
    ]
  }
}

extension LocalizedText {
  fileprivate static func write(_ text: String) -> LocalizedText {
    LocalizedText(en: "Write “\(text)”", zhHans: "写成“\(text)”")
  }

  fileprivate static let remove = LocalizedText(en: "Remove it", zhHans: "删除它")

  fileprivate static let removeTag = LocalizedText(
    en: "Remove the end tag", zhHans: "删除这个结束标签")

  fileprivate static let removeReference = LocalizedText(
    en: "Remove the reference", zhHans: "删除这个引用")
}
