import CodeModel
import CodeSyntax
import SourceText

/// Tuist's `Project.swift`: the literals of `infoPlist: .extendingDefault(with: […])` and
/// `.dictionary([…])`. What is no literal has a value that nobody knows here.
enum TuistList {
  /// Whether a Swift file describes a project.
  static let mark = "import ProjectDescription"

  /// - Returns: the lists, and how many targets the file describes that are apps, or may be.
  static func lists(in source: SourceText) -> (lists: [GeneratedList], apps: Int) {
    let file = CodeFile(source, .swift)
    var lists: [GeneratedList] = []
    var apps = 0
    for call in file.calls {
      let made = call.argument("product").map { product($0.value, file) }
      if made.map(mayBeApp) == true { apps += 1 }
      guard let value = call.argument("infoPlist")?.value,
        let list = list(value, isOfApp: made == "app", file)
      else { continue }
      lists.append(list)
    }
    return (lists, apps)
  }

  /// What a target makes; empty where that is not written down.
  private static func product(_ value: Range<Int>, _ file: CodeFile) -> String {
    guard value.count == 2, file.tree.isToken(value.lowerBound, ".") else { return "" }
    return file.tree.name(value.lowerBound + 1)
  }

  private static func mayBeApp(_ product: String) -> Bool {
    product.isEmpty || product.hasPrefix("app") && product != "appExtension"
  }

  private static func list(
    _ value: Range<Int>, isOfApp: Bool, _ file: CodeFile
  ) -> GeneratedList? {
    let made = file.calls(in: value).first {
      ["extendingDefault", "dictionary"].contains($0.baseName)
        && value.lowerBound <= $0.nameToken && $0.nameToken <= value.lowerBound + 2
    }
    guard let literal = made?.arguments.first?.value else { return nil }
    let reader = LiteralReader(file)
    guard case .dictionary = reader.value(literal) else { return nil }
    var writer = GeneratedListWriter(file.source)
    var isWhole = true
    writer.write(LiteralReader.Element(key: nil, value: literal)) { element in
      isWhole = isWhole && !reader.leavesOut(element)
      return reader.read(element)
    }
    return writer.list(isWhole: isWhole, isOfApp: isOfApp)
  }
}

/// Reads literals of arrays, dictionaries and scalars, also as Tuist's `.array([…])`, `.string("…")`.
private struct LiteralReader {
  enum Value {
    case dictionary([(key: Range<Int>, value: Range<Int>)])
    case array([Range<Int>])
    case scalar(GeneratedListWriter.Scalar)
    case unknown
  }

  private let file: CodeFile

  init(_ file: CodeFile) { self.file = file }

  /// An element of an array, or an entry of a dictionary.
  struct Element {
    let key: Range<Int>?
    let value: Range<Int>
  }

  func read(
    _ element: Element
  ) -> (key: GeneratedListWriter.Text?, value: GeneratedListWriter.Value, children: [Element])? {
    let key = element.key.flatMap(text)
    let range = file.bytes(of: element.value)
    let head = file.bytes(of: element.value.prefix(1))
    switch value(element.value) {
    case .array(let elements):
      let known = elements.filter { !isUnknown($0) }.map { Element(key: nil, value: $0) }
      return (key, .container(isArray: true, range, head: head), known)
    case .dictionary(let entries):
      // Of a part of an item it matters that it is there; a list that is not known is none.
      let known = entries.filter {
        text($0.key) != nil && (!isUnknown($0.value) || isPartOfItem($0.key))
      }
      return (
        key, .container(isArray: false, range, head: head),
        known.map { Element(key: $0.key, value: $0.value) }
      )
    case .scalar(let scalar): return (key, .scalar(scalar, range), [])
    case .unknown: return (key, .scalar(.unknown(range), range), [])
    }
  }

  /// Whether an array has elements that nobody knows.
  func leavesOut(_ element: Element) -> Bool {
    guard case .array(let elements) = value(element.value) else { return false }
    return elements.contains(where: isUnknown)
  }

  private func isPartOfItem(_ key: Range<Int>) -> Bool {
    guard let name = text(key)?.value else { return false }
    return name.hasPrefix("UIApplicationShortcutItem") && name != "UIApplicationShortcutItems"
      && name != "UIApplicationShortcutItemUserInfo"
  }

  private func isUnknown(_ tokens: Range<Int>) -> Bool {
    switch value(tokens) {
    case .unknown: true
    case .array(let elements): !elements.isEmpty && elements.allSatisfy { plainlyUnknown($0) }
    case .dictionary, .scalar: false
    }
  }

  /// Without a look at what an array holds.
  private func plainlyUnknown(_ tokens: Range<Int>) -> Bool {
    if case .unknown = value(tokens) { true } else { false }
  }

  func value(_ tokens: Range<Int>) -> Value {
    let tree = file.tree
    let tokens = unwrapped(tokens)
    guard let first = tokens.first, let last = tokens.last else { return .unknown }
    if let text = text(tokens) { return .scalar(.string(text)) }
    if tokens.count == 1 {
      if tree.isToken(first, "true") { return .scalar(.boolean(true)) }
      if tree.isToken(first, "false") { return .scalar(.boolean(false)) }
      guard tree.kind(first) == .number else { return .unknown }
      let text = tree.name(first)
      return .scalar(
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? .integer(text) : .real(text))
    }
    guard tree.isOpen(first, "["), tree.partner(of: first) == last else { return .unknown }
    let inner = first + 1..<last
    if inner.count == 1, tree.isToken(first + 1, ":") { return .dictionary([]) }
    let elements = tree.arguments(inner).filter { !$0.isEmpty }
    var entries: [(key: Range<Int>, value: Range<Int>)] = []
    for element in elements {
      guard let key = file.literal(at: element.lowerBound)?.tokens,
        key.upperBound < element.upperBound, tree.isToken(key.upperBound, ":")
      else { continue }
      entries.append((key, key.upperBound + 1..<element.upperBound))
    }
    if !entries.isEmpty { return entries.count == elements.count ? .dictionary(entries) : .unknown }
    return .array(elements)
  }

  /// What stands in `.string(…)` and the like, else the tokens themselves.
  private func unwrapped(_ tokens: Range<Int>) -> Range<Int> {
    let tree = file.tree
    let start = tokens.lowerBound
    guard tokens.count > 4, tree.isToken(start, "."), tree.isOpen(start + 2, "("),
      ["string", "array", "dictionary", "boolean", "integer", "real"].contains(
        tree.name(start + 1)),
      tree.partner(of: start + 2) == tokens.upperBound - 1
    else { return tokens }
    return start + 3..<tokens.upperBound - 1
  }

  /// A string literal of one line, with an interpolation at most at its beginning.
  private func text(_ tokens: Range<Int>) -> GeneratedListWriter.Text? {
    guard let literal = file.literal(at: tokens.lowerBound), literal.tokens == tokens else {
      return interpolated(tokens)
    }
    return text(literal.value, tokens, .swift)
  }

  /// `"\(bundleId).search"`: what stands before the rest nobody knows.
  private func interpolated(_ tokens: Range<Int>) -> GeneratedListWriter.Text? {
    let tree = file.tree
    let start = tokens.lowerBound
    guard tree.kind(start) == .openQuote, tree.kind(start + 1) == .interpolation,
      tree.isOpen(start + 2, "("), let close = tree.partner(of: start + 2),
      close + 3 == tokens.upperBound, tree.kind(close + 1) == .segment,
      tree.kind(close + 2) == .closeQuote
    else { return nil }
    let rest = file.source[file.bytes(of: close + 1..<close + 2)]
    guard !rest.contains("\\") else { return nil }
    let interpolation = file.source[file.bytes(of: start + 1..<close + 1)]
    return text(unknownPlaceholder + rest, tokens, .swiftBehind(interpolation))
  }

  private func text(
    _ value: String, _ tokens: Range<Int>, _ spelling: GeneratedList.Spelling
  ) -> GeneratedListWriter.Text {
    let range = file.bytes(of: tokens)
    let quote = Array("\"".utf8)
    let bytes = file.source.bytes[range.start..<range.end]
    let isPlain =
      range.length >= 2 && bytes.starts(with: quote) && !bytes.starts(with: Array("\"\"\"".utf8))
    return GeneratedListWriter.Text(
      value: value, range: range,
      content: isPlain
        ? ByteRange(start: range.start + 1, end: range.end - 1) : range,
      spelling: isPlain ? spelling : nil)
  }
}
