import AppFiles
import Checks
import Guide
import PropertyList
import SourceText

extension MalformedPlist {
  /// The fixes of markup that is XML and no property list.
  static func fixes(for issue: SyntaxIssue, _ tree: SyntaxTree) -> [Fix] {
    switch issue.problem {
    case .unknownElement(let name, let suggestion?):
      guard let element = tree.element(at: issue.range.start - 1) else { return [] }
      var edits = [TextEdit(issue.range, suggestion)]
      let end = tree[element].endTag
      if !end.isEmpty, tree.text(tree.elementName(from: end.start + 2)) == name {
        edits.append(TextEdit(tree.elementName(from: end.start + 2), suggestion))
      }
      return [Fix(.write("<\(suggestion)>"), edits, isPreferred: edits.count > 1)]
    case .unexpectedText: return text(issue.range, tree)
    case .markupInText:
      if ["<!", "<?"].contains(where: tree.text(issue.range).hasPrefix) {
        return [Fix(.remove, [TextEdit(issue.range, "")], isPreferred: false)]
      }
      let bracket = ByteRange(start: issue.range.start, end: issue.range.start + 1)
      return [
        Fix(
          .write("&lt;"), [TextEdit(bracket, "&lt;")],
          isPreferred: isInsideText(issue.range, tree))
      ]
    default: return []
    }
  }

  static func fixes(for issue: StructureIssue, _ tree: SyntaxTree) -> [Fix] {
    let element = tree.element(at: issue.range.start)
    let fixes: [Fix?] =
      switch issue.problem {
      case .emptyPropertyList:
        [element.map { Fix(.addRoot, [tree.appending("<dict/>", to: $0)], isPreferred: false) }]
      case .severalRoots: [element.flatMap { .removing($0, from: tree) }]
      case .keyWithoutValue: keyWithoutValue(issue.range, tree)
      case .valueWithoutKey: element.map { valueWithoutKey($0, tree) } ?? []
      case .keyOutsideDictionary: [element.flatMap { asString($0, tree) }]
      case .misplacedPropertyList: [element.flatMap { unwrapping($0, tree) }]
      case .contentInBoolean: [boolean(issue.range, tree)]
      case .valueBeforePropertyList: [element.flatMap { .removing($0, from: tree) }]
      case .noPropertyList, .invalidScalar, .duplicateKey: []
      }
    return fixes.compactMap { $0 }
  }

  /// Returns true if markup stands inside a text that does not look as if a tag of it were broken.
  private static func isInsideText(_ range: ByteRange, _ tree: SyntaxTree) -> Bool {
    guard let scalar = tree.path(containing: range.start).last(where: { tree[$0].kind.isScalar })
    else { return false }
    // A start tag inside a word, or in a key, is a typo rather than a text.
    let bytes = tree.source.bytes
    let isEndTag = range.start + 1 < bytes.count && bytes[range.start + 1] == UInt8(ascii: "/")
    let isInWord = range.start > tree[scalar].content.start && bytes[range.start - 1] > 0x20
    return tree[scalar].kind != .key && (isEndTag || !isInWord)
      && !TagRemains.surround(tree.text(tree[scalar].content))
  }

  // MARK: Text between elements

  /// Text where exactly a key or a value is missing becomes one.
  private static func text(_ range: ByteRange, _ tree: SyntaxTree) -> [Fix] {
    if tree.invisibleText(range) != nil {
      return [Fix(.remove, [TextEdit(range, "")], isPreferred: true)]
    }
    let removal = Fix(.remove, [tree.removing(range)], isPreferred: false)
    guard !tree.text(range).hasPrefix("<") else { return [removal] }
    let parent = tree.container(around: range.start)
    if let tag = tree.strayEndTag(behind: range, in: parent) {
      return [startTag(range, endTag: tag, in: parent, tree), removal].compactMap { $0 }
    }
    let (before, after) = tree.neighbors(of: range, in: parent)
    let text = tree.text(range)
    let content = tree.escapingBareCharacters(range)
    let isPlain = isPlain(text)
    func wrapped(_ name: String, isPreferred: Bool) -> Fix {
      let element = "<\(name)>\(content)</\(name)>"
      return Fix(.write(element), [TextEdit(range, element)], isPreferred: isPreferred)
    }
    switch tree[parent].kind {
    case .array: return [wrapped("string", isPreferred: false), removal]
    case .dictionary:
      let (left, right) = (before.map { tree[$0].kind }, after.map { tree[$0].kind })
      if left == .key, right == .key || right == nil {
        return [wrapped("string", isPreferred: isPlain && !mayBeOtherType(text)), removal]
      }
      if left != .key, let right, right.isValue {
        return [wrapped("key", isPreferred: isPlain), removal]
      }
      return [removal]
    default: return [removal]
    }
  }

  /// Returns true if nothing in a text looks like the remains of a tag or of a reference.
  private static func isPlain(_ text: String) -> Bool {
    !TagRemains.surround(text) && !text.contains { "<>/\"".contains($0) }
  }

  /// Returns true if a text without tags can be of a type other than string.
  private static func mayBeOtherType(_ text: String) -> Bool {
    let kinds: [NodeKind] = [.integer, .real, .date]
    return kinds.contains { ScalarSyntax.isValid(text, as: $0) }
      || ["true", "false", "yes", "no"].contains(text.lowercased())
      || ScalarSyntax.isValid(text, as: .data) && text.contains { "=+/0123456789".contains($0) }
  }

  /// The start tag of a text whose end tag names its type.
  private static func startTag(
    _ range: ByteRange, endTag: SyntaxTree.NodeID, in parent: SyntaxTree.NodeID, _ tree: SyntaxTree
  ) -> Fix? {
    let name = tree.text(tree.elementName(from: tree[endTag].start + 2))
    guard let kind = NodeKind.scalar(named: name), kind != .true, kind != .false else { return nil }
    let before = tree.neighbors(of: range, in: parent).before.map { tree[$0].kind }
    let fits =
      switch tree[parent].kind {
      case .array: kind != .key && tree[parent].isClosed
      case .dictionary: (before == .key) == (kind != .key)
      default: false
      }
    let text = tree.text(range)
    return Fix(
      .write("<\(name)>"), [TextEdit(ByteRange(at: range.start), "<\(name)>")],
      isPreferred: fits && isPlain(text) && ScalarSyntax.isValid(text, as: kind)
        && tree.splitElement(endingAt: endTag, in: parent) == nil)
  }

  /// Takes away all that stands behind the end of the property list.
  static func behindEnd(_ start: ByteRange, _ tree: SyntaxTree) -> Fix {
    var end = tree.source.length
    while end > start.end, [0x20, 0x09, 0x0A, 0x0D].contains(tree.source.bytes[end - 1]) {
      end -= 1
    }
    return Fix(
      .removeRest, [tree.removing(ByteRange(start: start.start, end: end))], isPreferred: false)
  }

  // MARK: Keys and values

  private static func keyWithoutValue(_ range: ByteRange, _ tree: SyntaxTree) -> [Fix?] {
    guard let key = tree.path(containing: range.start).last(where: { tree[$0].kind == .key }),
      tree[key].isClosed
    else { return [] }
    let layout = Layout(of: tree.source)
    let isOnLine = Layout.isFirstOnLine(tree[key].start, in: tree.source)
    let gap = isOnLine ? layout.newline + tree.indentation(of: key) : ""
    let value = TextEdit(ByteRange(at: tree[key].end), gap + "<string></string>")
    let (keys, isBeforeValue) = row(from: key, tree)
    // A key more or less in the row, and another one would lack its value.
    let isCured = (keys % 2 == 0) == isBeforeValue
    return [nextKeyAsString(key, tree)]
      + (isCured ? [Fix(.addValue, [value], isPreferred: false), .removing(key, from: tree)] : [])
  }

  /// Returns how many keys, or how many values, stand in a row from one on, and whether another kind of these follows.
  private static func row(
    from first: SyntaxTree.NodeID, _ tree: SyntaxTree
  ) -> (count: Int, isFollowed: Bool) {
    let isOfKeys = tree[first].kind == .key
    var count = 0
    for child in tree.children(of: tree.container(around: tree[first].start))
    where tree[child].start >= tree[first].start {
      let kind = tree[child].kind
      guard kind == .key || kind.isValue else { continue }
      if (kind == .key) != isOfKeys { return (count, true) }
      count += 1
    }
    return (count, false)
  }

  /// The next key as the string that it is read as, where no value of its own follows it.
  private static func nextKeyAsString(_ key: SyntaxTree.NodeID, _ tree: SyntaxTree) -> Fix? {
    let dictionary = tree.container(around: tree[key].start)
    guard let next = tree.neighbors(of: tree[key].range, in: dictionary).after,
      tree[next].kind == .key, tree[next].isClosed, !tree[next].isEmptyElement,
      tree.neighbors(of: tree[next].range, in: dictionary).after.map({ tree[$0].kind == .key })
        ?? true
    else { return nil }
    let element = "<string>\(tree.text(tree[next].content))</string>"
    return Fix(.write(element), tree.retagging(next, "string"), isPreferred: false)
  }

  private static func valueWithoutKey(_ value: SyntaxTree.NodeID, _ tree: SyntaxTree) -> [Fix?] {
    let node = tree[value]
    let dictionary = tree.container(around: node.start)
    // Of values in a row each second one may have the one before it for its key, until that is removed.
    let isAlone = node.kind != .string || row(from: value, tree).count % 2 == 1
    let removal = isAlone ? Fix.removing(value, from: tree) : nil
    guard node.kind == .string, node.isClosed, !node.isEmptyElement else { return [removal] }
    let (before, after) = tree.neighbors(of: node.range, in: dictionary)
    let isBehindValue = before.map { tree[$0].kind != .key } ?? true
    let isBeforeValue = after.map { tree[$0].kind.isValue } ?? false
    let text = tree.scalarText(of: value)
    guard isBehindValue, isBeforeValue, !text.isEmpty, !text.contains(where: \.isWhitespace) else {
      return [removal]
    }
    // Where an end tag is left over, the start tag of a container around these values is lost.
    let isInList = tree.children(of: dictionary).contains { tree[$0].kind == .strayEndTag }
    // Two values in a row, the first of which reads like a key.
    return [
      Fix(
        .write("<key>\(text)</key>"), tree.retagging(value, "key"),
        isPreferred: readsLikeKey(text) && !isInList), removal,
    ]
  }

  /// Returns true if a text is built like the keys that Apple names: `CFBundleName`, `UIDeviceFamily`.
  private static func readsLikeKey(_ text: String) -> Bool {
    text.utf8.count > 4 && text.utf8.prefix(2).allSatisfy { (0x41...0x5A).contains($0) }
      && text.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
  }

  /// A key among simple values is read as a string, so it may as well be one.
  private static func asString(_ key: SyntaxTree.NodeID, _ tree: SyntaxTree) -> Fix? {
    let parent = tree.container(around: tree[key].start)
    // The first of several elements at the root begins a fragment, of which a string says nothing.
    let atRoot = tree.elements(of: tree.root)
    guard tree[key].isClosed, atRoot.first != key || atRoot.count == 1,
      tree.values(of: parent).allSatisfy({ tree[$0].kind.isScalar })
    else { return nil }
    let element = "<string>\(tree.text(tree[key].content))</string>"
    return Fix(.write(element), tree.retagging(key, "string"), isPreferred: false)
  }

  private static func unwrapping(_ plist: SyntaxTree.NodeID, _ tree: SyntaxTree) -> Fix? {
    let node = tree[plist]
    guard node.isClosed else { return nil }
    if node.isEmptyElement { return .removing(plist, from: tree) }
    return Fix(
      .unwrap, [tree.removing(node.startTag), tree.removing(node.endTag)], isPreferred: false)
  }

  private static func boolean(_ content: ByteRange, _ tree: SyntaxTree) -> Fix? {
    guard
      let element = tree.path(containing: content.start).last(where: {
        tree[$0].kind == .true || tree[$0].kind == .false
      }), tree[element].isClosed, let name = tree[element].kind.elementName
    else { return nil }
    let text = tree.text(content).trimmed.lowercased()
    let same = name == "true" ? ["", "true", "yes", "1"] : ["", "false", "no", "0"]
    return Fix(
      .write("<\(name)/>"), [tree.replacing(element, with: "<\(name)/>")],
      isPreferred: same.contains(text))
  }
}

extension LocalizedText {
  fileprivate static func write(_ text: String) -> LocalizedText {
    LocalizedText(en: "Write “\(text)”", zhHans: "写成“\(text)”")
  }

  fileprivate static let remove = LocalizedText(en: "Remove it", zhHans: "删除它")

  fileprivate static let removeRest = LocalizedText(
    en: "Remove what is not read", zhHans: "删除不会读取的内容")

  fileprivate static let addRoot = LocalizedText(
    en: "Add an empty dictionary", zhHans: "添加一个空字典")

  fileprivate static let addValue = LocalizedText(
    en: "Add an empty string as its value", zhHans: "添加空字符串作为值")

  fileprivate static let unwrap = LocalizedText(
    en: "Remove the tags and keep what is in them", zhHans: "删除标签，保留其中的内容")
}
