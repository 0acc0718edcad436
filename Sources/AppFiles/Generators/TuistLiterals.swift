import CodeModel
import CodeSyntax
import SourceText

/// Reads literals of arrays, dictionaries and scalars, also in Tuist's notation `.array([…])`, `.string("…")`.
struct TuistLiterals {
  enum Value {
    case dictionary([(key: Range<Int>, value: Range<Int>)])
    case array([Range<Int>])
    case scalar(GeneratedListWriter.Scalar)
    case unknown
  }

  private let file: CodeFile
  /// The values of the global `let` constants of the file.
  private let constants: [String: Range<Int>]
  /// The values that have been read as lists: one that two targets share is read once.
  private var taken: Set<Range<Int>> = []

  init(_ file: CodeFile) {
    self.file = file
    constants = Self.constants(of: file)
  }

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
      // An unknown part of an item is kept; an unknown list is left out.
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

  /// Returns true if an array has elements that are not known.
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

  /// Returns the same without the elements of an array.
  private func plainlyUnknown(_ tokens: Range<Int>) -> Bool {
    if case .unknown = value(tokens) { true } else { false }
  }

  func value(_ tokens: Range<Int>) -> Value {
    let tree = file.tree
    let tokens = unwrapped(tokens)
    guard let first = tokens.first, let last = tokens.last else { return .unknown }
    if let text = text(tokens) ?? constantText(tokens) { return .scalar(.string(text)) }
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

  /// Returns the argument of `.string(…)` and the like, else the tokens themselves.
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

  /// Returns a string literal on one line, with an interpolation only at its beginning.
  private func text(_ tokens: Range<Int>) -> GeneratedListWriter.Text? {
    guard let literal = file.literal(at: tokens.lowerBound), literal.tokens == tokens else {
      return interpolated(tokens)
    }
    return text(literal.value, tokens, .swift)
  }

  /// Returns the text of `"\(bundleId).search"`, whose beginning is not known.
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
    let before = constant(start + 3..<close).flatMap(file.string) ?? unknownPlaceholder
    return text(before + rest, tokens, .swiftBehind(interpolation, before))
  }

  /// Returns the text of a constant; no other text can be written in its place.
  private func constantText(_ tokens: Range<Int>) -> GeneratedListWriter.Text? {
    guard let value = constant(tokens).flatMap(file.string) else { return nil }
    let range = file.bytes(of: tokens)
    return GeneratedListWriter.Text(value: value, range: range, content: range, spelling: nil)
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

// MARK: Constants

extension TuistLiterals {
  /// Returns the constants with a unique name: in functions a name could be a parameter's.
  private static func constants(of file: CodeFile) -> [String: Range<Int>] {
    var found: [String: Range<Int>] = [:]
    var twice: Set<String> = []
    for declaration in file.outline.declarations where declaration.kind == .variable {
      guard declaration.parent == nil, file.tree.isToken(declaration.nameToken - 1, "let"),
        declaration.body == nil, let value = declaration.value,
        found.updateValue(value, forKey: declaration.name) == nil
      else {
        twice.insert(declaration.name)
        continue
      }
    }
    let parameters = file.outline.declarations.flatMap(\.parameters)
    twice.formUnion(parameters.compactMap(\.name))
    return found.filter { !twice.contains($0.key) }
  }

  /// Returns the value of a name that has not been read as a list before.
  mutating func takeConstant(_ tokens: Range<Int>) -> Range<Int>? {
    guard let value = constant(tokens), taken.insert(value).inserted else { return nil }
    return value
  }

  /// Returns the value of a name; nil for another expression.
  func constant(_ tokens: Range<Int>) -> Range<Int>? {
    guard tokens.count == 1, let name = tokens.first.map(file.tree.name) else { return nil }
    return constants[name]
  }
}
