import ActionFlow
import CodeGeneration
import CodeModel
import CodeSyntax
import Files
import SourceText

/// Follows the names that code gives the texts of quick actions to what they stand for: literals and looked-up keys in
/// constants, computed properties and the cases of an enumeration, in the same file or another one of the app.
struct CodeTexts {
  enum Text: Equatable {
    case literal(String)
    /// The key of a look-up, and what it gives without an entry, if not the key.
    case key(String, table: String, fallback: String?)
  }

  /// The most names that are followed to a text.
  private static let maximumDepth = 8
  /// The most types whose declarations are searched for in other files.
  private static let maximumTypes = 32

  private let files: any FileAccess
  private let app: App
  private var sources: [String: CodeFile?] = [:]
  private var types: Set<String> = []

  init(_ app: App, _ files: any FileAccess) {
    self.files = files
    self.app = app
  }

  /// Returns a source file; nil where it cannot be read.
  mutating func file(_ path: String) -> CodeFile? {
    if let known = sources[path] { return known }
    var file: CodeFile?
    if let bytes = try? files.read(path) {
      let isSwift = FileKind(path, bytes) == .swift
      file = CodeFile(FileEncoding.decode(bytes).text, isSwift ? .swift : .objectiveC)
    }
    sources[path] = file
    return file
  }

  /// Returns the text that an expression stands for; nil where that is known only when the app runs.
  ///
  /// - Parameter type: the type of the quick action, which decides between the cases of an enumeration.
  mutating func text(_ value: Range<Int>, in file: CodeFile, ofType type: String) -> Text? {
    text(value, file, type, 0)
  }

  private mutating func text(
    _ value: Range<Int>, _ file: CodeFile, _ type: String, _ depth: Int
  ) -> Text? {
    guard depth < Self.maximumDepth, !value.isEmpty else { return nil }
    if let text = file.string(value) { return .literal(text) }
    if let found = lookUp(value, file, type, depth) { return found }
    if let inner = file.runClosure(value) { return text(inner, file, type, depth + 1) }
    guard case .name(let names) = file.textExpression(value), let name = names.last else {
      return nil
    }
    let isMember = names.count == 2 && ["self", "Self"].contains(names.first)
    guard names.count == 1 || isMember else { return member(names, file, type, depth) }
    if case .value(let value) = file.meaning(of: name, at: value.lowerBound, isMember: isMember) {
      return text(value, file, type, depth + 1)
    }
    let outer = file.type(around: value.lowerBound)?.name
    let property = file.variables(named: name).first { file.typeNames(around: $0).last == outer }
    return property.flatMap { text(of: $0, file, type, depth) }
  }

  /// Returns what an expression looks up: `NSLocalizedString`, `String(localized:)`, `"key".localized`, what SwiftGen
  /// writes, and functions that are called like these.
  private mutating func lookUp(
    _ value: Range<Int>, _ file: CodeFile, _ type: String, _ depth: Int
  ) -> Text? {
    let start = value.lowerBound + (file.tree.isToken(value.lowerBound, ".") ? 1 : 0)
    // An interpolation has parts that nobody knows.
    guard let call = file.calls(in: value).first(where: { $0.tokens.lowerBound == start }),
      let first = call.arguments.first, let key = file.string(first.value)
    else {
      let literal = file.literal(at: value.lowerBound)
      guard let literal, file.text(of: value).contains(".localized") else { return nil }
      return .key(literal.value, table: TextLookup.localizable, fallback: nil)
    }
    // It may be the name of a constant.
    func argument(_ labels: String...) -> String? {
      guard let value = labels.lazy.compactMap({ call.argument($0)?.value }).first,
        case .literal(let text) = text(value, file, type, depth + 1)
      else { return nil }
      return text
    }
    switch call.baseName {
    case "tr":
      // A table and a key, without labels.
      guard call.arguments.count > 1, call.arguments[1].label == nil else { return nil }
      return file.string(call.arguments[1].value).map {
        .key($0, table: key, fallback: argument("fallback"))
      }
    case "String" where first.label != "localized": return nil
    case "NSLocalizedString", "LocalizedStringResource", "String":
      return .key(
        key, table: argument("tableName", "table") ?? TextLookup.localizable,
        fallback: argument("value", "defaultValue"))
    case "NSLocalizedStringFromTable":
      let table = call.arguments.dropFirst().first.flatMap { file.string($0.value) }
      return table.map { .key(key, table: $0, fallback: nil) }
    case let name where name.hasPrefix("localiz"):
      return .key(key, table: TextLookup.localizable, fallback: nil)
    default: return nil
    }
  }

  /// Returns what a static member of a type stands for, such as `L10n.Shortcuts.add`.
  private mutating func member(
    _ names: [String], _ file: CodeFile, _ type: String, _ depth: Int
  ) -> Text? {
    guard let name = names.last, let owner = names.dropLast().last else { return nil }
    func property(in file: CodeFile) -> Declaration? {
      // A module may stand before the types.
      file.variables(named: name).first { declaration in
        let around = file.typeNames(around: declaration)
        return around.last == owner
          && zip(around.reversed(), names.dropLast().reversed()).allSatisfy(==)
      }
    }
    if let own = property(in: file) { return text(of: own, file, type, depth) }
    guard let outer = names.first, types.contains(outer) || types.count < Self.maximumTypes else {
      return nil
    }
    types.insert(outer)
    for path in app.files(declaring: outer) {
      guard let other = self.file(path), let declaration = property(in: other) else { continue }
      return text(of: declaration, other, type, depth)
    }
    return nil
  }

  private mutating func text(
    of property: Declaration, _ file: CodeFile, _ type: String, _ depth: Int
  ) -> Text? {
    guard let body = property.body else {
      return property.value.flatMap { text($0, file, type, depth + 1) }
    }
    let value = file.onlyValue(of: body) ?? file.value(ofCase: type, in: body)
    return value.flatMap { text($0, file, type, depth + 1) }
  }
}

extension CodeFile {
  /// Returns what a closure gives that is run where it stands: `{ … }()`.
  fileprivate func runClosure(_ value: Range<Int>) -> Range<Int>? {
    guard tree.isOpen(value.lowerBound, "{"), let end = tree.partner(of: value.lowerBound),
      value.contains(end)
    else { return nil }
    return onlyValue(of: value.lowerBound + 1..<end)
  }

  /// The names of the types around a declaration, from the outermost.
  fileprivate func typeNames(around declaration: Declaration) -> [String] {
    var names: [String] = []
    var outer = declaration.parent
    while let at = outer, outline.declarations.indices.contains(at) {
      // An extension names all of them at once.
      names += outline.declarations[at].name.split(separator: ".").reversed().map(String.init)
      outer = outline.declarations[at].parent
    }
    return names.reversed()
  }

  /// Returns what a body that is one `switch` gives for the case of an enumeration whose raw value is a type.
  fileprivate func value(ofCase type: String, in body: Range<Int>) -> Range<Int>? {
    guard let choice = switches(in: body).first,
      let owner = self.type(around: body.lowerBound)?.name,
      let name = constants.first(where: {
        $0.isEnumCase && $0.type == owner && $0.value == type
      })?.name
    else { return nil }
    let way = choice.cases.first { way in
      way.patterns.contains { $0.last.map { tree.name($0) == name } ?? false }
    }
    return (way ?? choice.cases.first(where: \.isDefault)).flatMap { onlyValue(of: $0.body) }
  }
}
