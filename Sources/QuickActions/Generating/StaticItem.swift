import CodeModel
import CodeSyntax
import Guide
import SourceText

/// An item that code makes, as a property list can declare it.
struct StaticItem {
  /// A value of the user info.
  enum Value {
    case text(String)
    case number(Int)
    case bool(Bool)

    /// As it stands in a property list.
    var markup: String {
      switch self {
      case .text(let text): "<string>\(escapedForXML(text))</string>"
      case .number(let number): "<integer>\(number)</integer>"
      case .bool(let value): value ? "<true/>" : "<false/>"
      }
    }
  }

  let type: String
  private(set) var entries: [(key: ShortcutKey, text: String)] = []
  private(set) var userInfo: [(key: String, value: Value)] = []
  /// Texts that code looks up in another table than that of the property list.
  private(set) var keys: [String] = []

  /// Nil where an argument is more than a fixed text.
  init?(_ call: Call, _ file: CodeFile, _ place: GenerationFailure.Place) {
    func argument(_ names: String...) -> Range<Int>? {
      let value = names.lazy.compactMap { call.argument($0)?.value }.first
      return value.flatMap { tokens in
        tokens.count == 1 && file.tree.isToken(tokens.lowerBound, "nil") ? nil : tokens
      }
    }
    guard let type = argument("type", "initWithType").flatMap(file.itemType), !type.isEmpty,
      let title = argument("localizedTitle").flatMap(file.shownText)
    else { return nil }
    self.type = type
    entries = [(.type, type), (.title, title.text)]
    var texts = [title]
    if let subtitle = argument("localizedSubtitle") {
      guard let text = file.shownText(subtitle) else { return nil }
      texts.append(text)
      entries.append((.subtitle, text.text))
    }
    keys = texts.filter(\.isKey).map(\.text)
    if let icon = argument("icon") {
      guard let entry = file.iconEntry(icon) else { return nil }
      entries.append(entry)
    }
    if let info = argument("userInfo") {
      guard let values = file.userInfo(info) else { return nil }
      userInfo = values
    }
  }
}

extension CodeFile {
  /// The text of a literal as a property list can hold it; nil for one that holds a character that XML cannot,
  /// or what Xcode would take for a build setting.
  private func plainText(_ tokens: Range<Int>) -> String? {
    string(tokens).flatMap { text in
      let isLegal = text.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0.value != 0xFFFE && $0.value != 0xFFFF
          || "\t\n\r".unicodeScalars.contains($0)
      }
      return isLegal && !holdsPlaceholder(text) ? text : nil
    }
  }

  /// A literal, or one behind the bundle identifier as `generate dynamic` writes it.
  fileprivate func itemType(_ tokens: Range<Int>) -> String? {
    if let text = plainText(tokens) { return text }
    let head: Range<Int>
    let tail: Range<Int>
    if let call = calls(in: tokens).first(where: { $0.tokens == tokens }) {
      guard call.name == "stringByAppendingString:", let receiver = call.receiver,
        let argument = call.arguments.first
      else { return nil }
      (head, tail) = (receiver, argument.value)
    } else {
      let plus = tokens.lowerBound + 1
      guard tree.isToken(plus, "+"), tokens.contains(plus) else { return nil }
      (head, tail) = (tokens.lowerBound..<plus, plus + 1..<tokens.upperBound)
    }
    guard head.count == 1, tree.isIdentifier(head.lowerBound), let text = plainText(tail),
      !text.isEmpty
    else { return nil }
    let name = tree.name(head.lowerBound)
    let values =
      outline.declarations.filter { $0.kind == .variable && $0.name == name }.compactMap(\.value)
      + assignments.filter { $0.isDeclaration && $0.name == name }.map(\.value)
    let isIdentifier = values.allSatisfy {
      Self.identifiers.contains(self.text(of: $0).filter { !$0.isWhitespace })
    }
    return isIdentifier && !values.isEmpty ? "$(PRODUCT_BUNDLE_IDENTIFIER)." + text : nil
  }

  /// The bundle identifier with a dot, in the spellings of `generate dynamic`.
  private static let identifiers: Set<String> = [
    #"(Bundle.main.bundleIdentifier??"")+".""#, #"Bundle.main.bundleIdentifier!+".""#,
    #"[NSBundle.mainBundle.bundleIdentifierstringByAppendingString:@"."]"#,
  ]

  /// A text that people see, and whether it is a key of another table than that of the property list.
  fileprivate func shownText(_ tokens: Range<Int>) -> (text: String, isKey: Bool)? {
    if let text = plainText(tokens) { return (text, false) }
    // A title that is looked up is its own key; one with another default is not.
    guard let lookup = calls(in: tokens).first(where: { $0.tokens == tokens }),
      ["NSLocalizedString", "String", "NSLocalizedStringFromTable"].contains(lookup.name),
      let first = lookup.arguments.first, first.label == nil || first.label == "localized",
      lookup.argument("value") == nil, lookup.argument("defaultValue") == nil
    else { return nil }
    let table =
      lookup.argument("tableName") ?? lookup.argument("table")
      ?? (lookup.name == "NSLocalizedStringFromTable" ? lookup.arguments.dropFirst().first : nil)
    let isOwn = table.flatMap { string($0.value) } == "InfoPlist"
    return plainText(first.value).map { ($0, !isOwn) }
  }

  fileprivate func iconEntry(_ tokens: Range<Int>) -> (key: ShortcutKey, text: String)? {
    let tokens = iconInVariable(tokens) ?? tokens
    guard let call = calls(in: tokens).first(where: { $0.tokens == tokens }),
      let argument = call.arguments.first, call.arguments.count == 1
    else { return nil }
    switch argument.label {
    case "systemImageName", "iconWithSystemImageName":
      return plainText(argument.value).map { (.iconSymbolName, $0) }
    case "templateImageName", "iconWithTemplateImageName":
      return plainText(argument.value).map { (.iconFile, $0) }
    case "type", "iconWithType":
      guard let name = lastName(argument.value) else { return nil }
      let icon = IconType.all.first { $0.name == name || $0.value == name }
      return icon.map { (.iconType, $0.value) }
    default: return nil
    }
  }

  /// What a local variable with no other value than nil stands for, as `generate dynamic` writes it where
  /// older systems have no symbols.
  private func iconInVariable(_ tokens: Range<Int>) -> Range<Int>? {
    guard tokens.count == 1, tree.isIdentifier(tokens.lowerBound) else { return nil }
    let name = tree.name(tokens.lowerBound)
    let around = outline.declarations.last { $0.body?.contains(tokens.lowerBound) == true }
    guard let body = around?.body else { return nil }
    let values = assignments(in: body).filter { $0.name == name && $0.receiver == nil }
      .map(\.value).filter { !($0.count == 1 && tree.isToken($0.lowerBound, "nil")) }
    return values.count == 1 ? values.first : nil
  }

  // MARK: The user info

  /// A dictionary literal of texts, whole numbers and truth values.
  fileprivate func userInfo(_ tokens: Range<Int>) -> [(key: String, value: StaticItem.Value)]? {
    var open = tokens.lowerBound
    if language == .objectiveC, tree.isToken(open, "@") { open += 1 }
    let bracket: Unicode.Scalar = language == .swift ? "[" : "{"
    guard tree.isOpen(open, bracket), let close = tree.partner(of: open),
      close + 1 == tokens.upperBound
    else { return nil }
    var values: [(String, StaticItem.Value)] = []
    for entry in parts(of: open + 1..<close, between: ",") where !entry.isEmpty {
      let pair = parts(of: entry, between: ":")
      guard pair.count == 2, let key = pair.first.flatMap(plainText),
        let value = pair.last.flatMap(value), !values.contains(where: { $0.0 == key })
      else { return nil }
      values.append((key, value))
    }
    return values
  }

  private func value(_ tokens: Range<Int>) -> StaticItem.Value? {
    // `"a" as NSString`
    let end = tokens.first { tree.isToken($0, "as") } ?? tokens.upperBound
    let own = tokens.lowerBound..<end
    if let text = plainText(own) { return .text(text) }
    switch text(of: own).filter({ !" @()".contains($0) }) {
    case "true", "YES": return .bool(true)
    case "false", "NO": return .bool(false)
    case let text: return Int(text).map(StaticItem.Value.number)
    }
  }

  /// What stands between the marks of a list, outside of brackets.
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
