import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Guide
import SourceText

/// The constant values in a file that a property list can contain: literals, and names for one, in this file or
/// another.
struct FixedValues {
  let file: CodeFile
  let path: String
  let resolver: TextResolver

  /// The most names that are followed to a text.
  private static let maximumDepth = 8
  /// The longest concatenated text, in bytes.
  private static let maximumLength = 4096
  private static let identifier = "$(PRODUCT_BUNDLE_IDENTIFIER)"

  private var tree: CodeTree { file.tree }

  // MARK: Texts

  /// Returns a text that a property list can contain.
  func text(_ tokens: Range<Int>) -> String? { text(tokens, 0, allowsIdentifier: false) }

  /// Returns the type of an item, which may begin with the bundle identifier.
  func type(_ tokens: Range<Int>) -> String? {
    text(tokens, 0, allowsIdentifier: true).flatMap { $0 == Self.identifier ? nil : $0 }
  }

  private func text(_ tokens: Range<Int>, _ depth: Int, allowsIdentifier: Bool) -> String? {
    guard depth < Self.maximumDepth, !tokens.isEmpty else { return nil }
    let tokens = file.withoutBrackets(tokens)
    if let text = file.string(tokens) { return Self.plain(text) }
    if allowsIdentifier, Self.identifiers.contains(compact(tokens)) { return Self.identifier }
    if let parts = file.textParts(tokens) {
      var whole = ""
      for part in parts {
        switch part {
        // Escapes in a piece of a text are not interpreted.
        case .text(let piece) where !piece.contains("\\"): whole += piece
        case .value(let value):
          guard let piece = text(value, depth + 1, allowsIdentifier: allowsIdentifier) else {
            return nil
          }
          whole += piece
        case .text, .unknown: return nil
        }
        guard whole.utf8.count <= Self.maximumLength else { return nil }
      }
      let rest = allowsIdentifier ? whole.replacing(Self.identifier, with: "") : whole
      return parts.isEmpty ? nil : Self.plain(rest).map { _ in whole }
    }
    guard case .name(let names) = file.textExpression(tokens), let name = names.last,
      file.language == .swift || !tokens.contains(where: { tree.isOpen($0, "[") })
    else { return nil }
    if names.count == 1 || names.count == 2 && ["self", "Self"].contains(names.first) {
      switch file.meaning(of: name, at: tokens.lowerBound, isMember: names.count > 1) {
      case .value(let value): return text(value, depth + 1, allowsIdentifier: allowsIdentifier)
      case .unknown: return nil
      case .elsewhere: break
      }
    }
    let owner = file.type(around: tokens.lowerBound)?.name
    return resolver.fixedText(of: .name(names), in: owner, at: path).flatMap(Self.plain)
  }

  /// Returns nil for a text with a character that XML does not allow, or with something that Xcode would take for a
  /// build setting.
  private static func plain(_ text: String) -> String? {
    let isLegal = text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0xFFFE && $0.value != 0xFFFF
        || "\t\n\r".unicodeScalars.contains($0)
    }
    return isLegal && !holdsPlaceholder(text) ? text : nil
  }

  private func compact(_ tokens: Range<Int>) -> String {
    file.text(of: tokens).filter { !$0.isWhitespace }
  }

  /// The expressions for the bundle identifier, without brackets around them.
  private static let identifiers: Set<String> = [
    "Bundle.main.bundleIdentifier", #"Bundle.main.bundleIdentifier??"""#,
    "NSBundle.mainBundle().bundleIdentifier", "NSBundle.mainBundle.bundleIdentifier",
    "[NSBundlemainBundle].bundleIdentifier", "[[NSBundlemainBundle]bundleIdentifier]",
    "[NSBundle.mainBundlebundleIdentifier]",
  ]

  /// Returns a displayed text, and true if it is a key of another table than the property list's.
  func shownText(_ tokens: Range<Int>) -> (text: String, isKey: Bool)? {
    if let text = text(tokens) { return (text, false) }
    // A localized title is its own key; one with another default value is not.
    guard let lookup = file.calls(in: tokens).first(where: { $0.tokens == tokens }),
      ["NSLocalizedString", "String", "NSLocalizedStringFromTable"].contains(lookup.name),
      let first = lookup.arguments.first, first.label == nil || first.label == "localized",
      lookup.argument("value") == nil, lookup.argument("defaultValue") == nil
    else { return nil }
    let table =
      lookup.argument("tableName") ?? lookup.argument("table")
      ?? (lookup.name == "NSLocalizedStringFromTable" ? lookup.arguments.dropFirst().first : nil)
    let isOwn = table.flatMap { file.string($0.value) } == "InfoPlist"
    return file.string(first.value).flatMap(Self.plain).map { ($0, !isOwn) }
  }

  // MARK: Icons

  func iconEntry(_ tokens: Range<Int>) -> (key: ShortcutKey, text: String)? {
    let tokens = iconInVariable(tokens) ?? tokens
    guard let call = file.calls(in: tokens).first(where: { $0.tokens == tokens }),
      let argument = call.arguments.first, call.arguments.count == 1
    else { return nil }
    switch argument.label {
    case "systemImageName", "iconWithSystemImageName":
      return text(argument.value).map { (.iconSymbolName, $0) }
    case "templateImageName", "iconWithTemplateImageName":
      return text(argument.value).map { (.iconFile, $0) }
    case "type", "iconWithType":
      guard let name = file.lastName(argument.value) else { return nil }
      // Swift 2 wrote `.Search`.
      let today = name.prefix(1).lowercased() + name.dropFirst()
      let icon = IconType.all.first { $0.name == today || $0.value == name }
      return icon.map { (.iconType, $0.value) }
    default: return nil
    }
  }

  /// Returns the value of a local variable that is otherwise only nil, as `generate dynamic` writes it for older
  /// systems without symbols.
  private func iconInVariable(_ tokens: Range<Int>) -> Range<Int>? {
    guard tokens.count == 1, tree.isIdentifier(tokens.lowerBound) else { return nil }
    let name = tree.name(tokens.lowerBound)
    let around = file.outline.declarations.last { $0.body?.contains(tokens.lowerBound) == true }
    guard let body = around?.body else { return nil }
    let values = file.assignments(in: body).filter { $0.name == name && $0.receiver == nil }
      .map(\.value).filter { !($0.count == 1 && tree.isToken($0.lowerBound, "nil")) }
    return values.count == 1 ? values.first : nil
  }

  // MARK: The user info

  /// Returns the values of a dictionary literal of texts, integers and Booleans, or of a name for one.
  func userInfo(_ tokens: Range<Int>) -> [(key: String, value: StaticItem.Value)]? {
    let tokens = dictionary(behind: tokens) ?? tokens
    var open = tokens.lowerBound
    if file.language == .objectiveC, tree.isToken(open, "@") { open += 1 }
    let bracket: Unicode.Scalar = file.language == .swift ? "[" : "{"
    guard tree.isOpen(open, bracket), let close = tree.partner(of: open),
      close + 1 == tokens.upperBound
    else { return nil }
    var values: [(String, StaticItem.Value)] = []
    for entry in parts(of: open + 1..<close, between: ",") where !entry.isEmpty {
      let pair = parts(of: entry, between: ":")
      guard pair.count == 2, let key = pair.first.flatMap(text),
        let value = pair.last.flatMap(value), !values.contains(where: { $0.0 == key })
      else { return nil }
      values.append((key, value))
    }
    return values
  }

  private func dictionary(behind tokens: Range<Int>) -> Range<Int>? {
    guard case .name(let names) = file.textExpression(tokens), let name = names.last,
      names.count == 1 || names.count == 2 && ["self", "Self"].contains(names.first)
    else { return nil }
    let meaning = file.meaning(of: name, at: tokens.lowerBound, isMember: names.count > 1)
    guard case .value(let value) = meaning else { return nil }
    return value
  }

  private func value(_ tokens: Range<Int>) -> StaticItem.Value? {
    // `"a" as NSString`
    let end = tokens.first { tree.isToken($0, "as") } ?? tokens.upperBound
    let own = tokens.lowerBound..<end
    switch file.text(of: own).filter({ !" @()".contains($0) }) {
    case "true", "YES": return .bool(true)
    case "false", "NO": return .bool(false)
    case let number: return Int(number).map(StaticItem.Value.number) ?? text(own).map { .text($0) }
    }
  }

  /// Returns the parts of a list between separators, outside of brackets.
  private func parts(of tokens: Range<Int>, between mark: StaticString) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, at) = (tokens.lowerBound, tokens.lowerBound)
    while at < tokens.upperBound {
      if tree.isToken(at, mark) {
        parts.append(start..<at)
        start = at + 1
      }
      at = tree.next(after: at, limit: tokens.upperBound)
    }
    return parts + [start..<tokens.upperBound]
  }
}
