import JSONSyntax
import SourceText

/// A string catalog, `*.xcstrings`: the translations of all languages in one JSON file.
public struct StringCatalog: Sendable {
  /// The position at which the translation of a key into a further language is inserted.
  struct TranslationSlot: Sendable, Hashable {
    enum Place: Sendable, Hashable {
      /// After the last language.
      case after(Int)
      /// Into an empty object.
      case into(ByteRange)
      /// Before the end or the first member of the key's object, which has no languages yet.
      case newMember(at: Int, isOnly: Bool)
    }

    let place: Place
  }

  /// A new translation.
  struct Unit: Sendable, Hashable {
    let language: String
    let text: String
    /// True if a translator still has to review it.
    let needsReview: Bool

    var state: String { needsReview ? "needs_review" : "translated" }
  }

  public let tree: JSONTree
  /// The language of the keys.
  public let sourceLanguage: String?
  /// In the order of the file.
  public let entries: [TranslationEntry]

  /// Reads a text; one that is not a string catalog has no entries.
  public init(_ source: SourceText) {
    let tree = JSONTree(source)
    let root = tree.root
    let language = root.flatMap { tree.member("sourceLanguage", of: $0) }
      .flatMap { tree.string(of: $0) }
      .map(TranslationLanguage.canonical)
    let strings = root.flatMap { tree.member("strings", of: $0) }
    self.tree = tree
    sourceLanguage = language
    entries = (strings.map { tree.children(of: $0) } ?? []).compactMap {
      Self.entry($0, in: tree, language)
    }
  }

  private static func entry(
    _ node: JSONTree.NodeID, in tree: JSONTree, _ sourceLanguage: String?
  ) -> TranslationEntry? {
    guard let key = tree.key(of: node), let token = tree[node].key else { return nil }
    let members = members(of: node, in: tree)
    let keyRange = withoutQuotes(token, tree.source)
    var values: [TranslationEntry.Value] = []
    var languages: Set<String> = []
    for localization in members["localizations"].map({ tree.children(of: $0) }) ?? [] {
      guard let name = tree.key(of: localization) else { continue }
      let language = TranslationLanguage.canonical(name)
      guard !languages.contains(language) else { continue }
      if let value = value(localization, language, in: tree) {
        values.append(value)
        languages.insert(language)
      }
    }
    if let sourceLanguage, !languages.contains(sourceLanguage) {
      values.append(
        TranslationEntry.Value(
          language: sourceLanguage, text: key, range: keyRange, isImplied: true))
    }
    let isTranslatable = members["shouldTranslate"].map { tree[$0].kind != .boolean(false) } ?? true
    return TranslationEntry(
      key: key, keyRange: keyRange, keyToken: token,
      range: ByteRange(start: token.start, end: tree[node].range.end),
      comment: members["comment"].flatMap { tree.string(of: $0) },
      isTranslatable: isTranslatable, values: values,
      insertion: insertion(in: node, members["localizations"], tree))
  }

  /// Returns the members of an object; of two equal names the last counts.
  private static func members(
    of node: JSONTree.NodeID, in tree: JSONTree
  ) -> [String: JSONTree.NodeID] {
    guard tree[node].kind == .object else { return [:] }
    return Dictionary(
      tree.children(of: node).compactMap { child in tree.key(of: child).map { ($0, child) } },
      uniquingKeysWith: { $1 })
  }

  /// Returns the value of `{"stringUnit": {"state": "translated", "value": "…"}}`, or of variants, of which the one
  /// for an iPhone and any number is read.
  private static func value(
    _ node: JSONTree.NodeID, _ language: String, in tree: JSONTree
  ) -> TranslationEntry.Value? {
    guard let unit = unit(of: node, in: tree) else {
      return TranslationEntry.Value(
        language: language, text: nil, range: tree[node].range, isImplied: false)
    }
    let members = members(of: unit, in: tree)
    guard let value = members["value"], let text = tree.string(of: value) else { return nil }
    // Xcode writes an empty text for a missing translation.
    let state = members["state"].flatMap { tree.string(of: $0) }
    guard !text.isEmpty || state != "new" else { return nil }
    return TranslationEntry.Value(
      language: language, text: text, range: withoutQuotes(tree[value].range, tree.source),
      isImplied: false)
  }

  /// Returns the text of a language, or of its most relevant variant.
  private static func unit(
    of node: JSONTree.NodeID, in tree: JSONTree
  ) -> JSONTree.NodeID? {
    var node = node
    // A device within a number, or the other way around.
    for _ in 0..<4 {
      let members = members(of: node, in: tree)
      if let unit = members["stringUnit"] { return unit }
      guard let variations = members["variations"],
        let kind = tree.children(of: variations).first
      else { return nil }
      let forms = Self.members(of: kind, in: tree)
      guard
        let form = forms["iphone"] ?? forms["other"] ?? tree.children(of: kind).first
      else { return nil }
      node = form
    }
    return nil
  }

  private static func withoutQuotes(_ range: ByteRange, _ source: SourceText) -> ByteRange {
    let isClosed = range.length > 1 && source.bytes[range.end - 1] == UInt8(ascii: "\"")
    return ByteRange(start: range.start + 1, end: isClosed ? range.end - 1 : range.end)
  }

  // MARK: Editing

  private static func insertion(
    in node: JSONTree.NodeID, _ localizations: JSONTree.NodeID?, _ tree: JSONTree
  ) -> TranslationSlot? {
    guard tree.issue == nil, tree[node].kind == .object else { return nil }
    if let localizations {
      guard tree[localizations].kind == .object else { return nil }
      if let last = tree.children(of: localizations).last {
        return TranslationSlot(place: .after(tree[last].range.end))
      }
      return TranslationSlot(place: .into(tree[localizations].range))
    }
    let last = tree.children(of: node).last
    return TranslationSlot(
      place: .newMember(
        at: last.map { tree[$0].range.end } ?? tree[node].range.start + 1, isOnly: last == nil))
  }

  /// Returns the edit that adds translations of one key, in Xcode's layout.
  func adding(_ units: [Unit], to entry: TranslationEntry) -> TextEdit? {
    guard let insertion = entry.insertion, !units.isEmpty else { return nil }
    let newline = Layout(of: tree.source).newline
    let base = Layout.indentation(ofLineAt: entry.keyToken.start, in: tree.source)
    let inner = base + "    "
    let members = units.map { unit in
      """
      \(inner)\(JSONString.encode(unit.language)) : {
      \(inner)  "stringUnit" : {
      \(inner)    "state" : "\(unit.state)",
      \(inner)    "value" : \(JSONString.encode(unit.text))
      \(inner)  }
      \(inner)}
      """
    }.joined(separator: ",\n")
    let object = "{\n\(members)\n\(base)  }"
    let edit: (ByteRange, String) =
      switch insertion.place {
      case .after(let end): (ByteRange(at: end), ",\n" + members)
      case .into(let range): (range, object)
      case .newMember(let at, let isOnly):
        (
          ByteRange(at: at),
          "\(isOnly ? "" : ",")\n\(base)  \"localizations\" : \(object)"
            + (isOnly ? "\n\(base)" : "")
        )
      }
    return TextEdit(edit.0, Layout.lines(edit.1, endingWith: newline))
  }

  /// Returns the edit that adds keys with their translations.
  func adding(_ keys: [(key: String, comment: String?, units: [Unit])]) -> TextEdit? {
    guard tree.issue == nil, let root = tree.root,
      let strings = tree.member("strings", of: root), tree[strings].kind == .object
    else { return nil }
    let members = keys.map { key, comment, units in
      let name = "    \(JSONString.encode(key)) : {\n"
      let remark = comment.map { "      \"comment\" : \(JSONString.encode($0)),\n" } ?? ""
      let languages = units.map { unit in
        """
                \(JSONString.encode(unit.language)) : {
                  "stringUnit" : {
                    "state" : "\(unit.state)",
                    "value" : \(JSONString.encode(unit.text))
                  }
                }
        """
      }.joined(separator: ",\n")
      if units.isEmpty { return name + remark.dropLast(2) + (remark.isEmpty ? "" : "\n") + "    }" }
      return name + remark + "      \"localizations\" : {\n\(languages)\n      }\n    }"
    }.joined(separator: ",\n")
    let newline = Layout(of: tree.source).newline
    if let last = tree.children(of: strings).last {
      return TextEdit(
        ByteRange(at: tree[last].range.end), Layout.lines(",\n" + members, endingWith: newline))
    }
    return TextEdit(
      tree[strings].range, Layout.lines("{\n\(members)\n  }", endingWith: newline))
  }
}
