import CodeModel
import CodeSyntax
import Guide
import SourceText

/// An item that code creates, as a property list can declare it.
struct StaticItem {
  /// A value of the user info.
  enum Value {
    case text(String)
    case number(Int)
    case bool(Bool)

    /// The markup of the value in a property list.
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
  /// Texts that code looks up in another table than the property list's.
  private(set) var keys: [String] = []

  /// Returns nil where an argument is not a constant text.
  init?(_ call: Call, _ values: FixedValues) {
    func argument(_ names: String...) -> Range<Int>? {
      let value = names.lazy.compactMap { call.argument($0)?.value }.first
      return value.flatMap { tokens in
        tokens.count == 1 && values.file.tree.isToken(tokens.lowerBound, "nil") ? nil : tokens
      }
    }
    guard let type = argument("type", "initWithType").flatMap(values.type), !type.isEmpty,
      let title = argument("localizedTitle").flatMap(values.shownText)
    else { return nil }
    self.type = type
    entries = [(.type, type), (.title, title.text)]
    var texts = [title]
    if let subtitle = argument("localizedSubtitle") {
      guard let text = values.shownText(subtitle) else { return nil }
      texts.append(text)
      entries.append((.subtitle, text.text))
    }
    keys = texts.filter(\.isKey).map(\.text)
    if let icon = argument("icon") {
      guard let entry = values.iconEntry(icon) else { return nil }
      entries.append(entry)
    }
    if let info = argument("userInfo") {
      guard let values = values.userInfo(info) else { return nil }
      userInfo = values
    }
  }
}
