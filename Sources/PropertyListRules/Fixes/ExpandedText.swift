import SourceText

extension LocalizedText {
  /// A message on what a text with build settings becomes in some configurations.
  ///
  /// - Parameters:
  ///   - values: what it becomes, with the configurations in which it does.
  ///   - count: how many configurations there are.
  package static func expanded(
    _ text: String, _ values: [(value: String, names: [String])], of count: Int,
    _ message: LocalizedText
  ) -> LocalizedText {
    let parts = values.prefix(3).map { value, names -> (english: String, chinese: String) in
      let shown = names.prefix(3)
      let rest = names.count - shown.count
      if names.count == count, count > 1 {
        return ("“\(value)” in all configurations", "在所有配置中是“\(value)”")
      }
      return (
        "“\(value)” in \(shown.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : ""),
        "在 \(shown.joined(separator: "、"))" + (rest > 0 ? " 等 \(names.count) 个配置" : " ")
          + "中是“\(value)”"
      )
    }
    let english = parts.map(\.english).joined(separator: " and ")
    let chinese = parts.map(\.chinese).joined(separator: "，")
    return LocalizedText(
      en: "“\(text)” is \(english): \(message.english)",
      zhHans: "“\(text)”\(chinese)：\(message.simplifiedChinese)")
  }
}
