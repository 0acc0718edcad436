/// A property list with quick actions of which only the types are relevant.
enum RenameList {
  static func text(_ types: String...) -> String { text(types) }

  static func text(_ types: [String]) -> String {
    let items = types.map {
      "<dict><key>UIApplicationShortcutItemType</key><string>\($0)</string></dict>"
    }
    return "<plist version=\"1.0\"><dict>\n<key>UIApplicationShortcutItems</key>\n<array>"
      + items.joined(separator: "\n") + "</array>\n</dict></plist>\n"
  }
}
