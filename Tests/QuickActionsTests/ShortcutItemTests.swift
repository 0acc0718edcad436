import AppFiles
import Guide
import PropertyList
import SourceText
import Testing

@Suite struct ShortcutItemTests {
  private func item(_ entries: [(String, String)]) throws -> ShortcutItem {
    let keys = entries.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    let text = "<plist><array><dict>\(keys)</dict></array></plist>"
    return try #require(InfoPlist(SyntaxTree(SourceText(text))).items.first)
  }

  @Test func everyKeyIsKnownByItsBytesAndNoOtherIs() throws {
    for key in ShortcutKey.itemKeys {
      let item = try item([(key.name, "a")])
      #expect(item.entries.map(\.key) == [key])
      #expect(item.has(key) && item.string(key) == "a")
      for other in ShortcutKey.itemKeys where other != key { #expect(!item.has(other)) }
      let altered = [key.name + " ", " " + key.name, String(key.name.dropLast()) + "É"]
      for name in altered {
        let item = try self.item([(ShortcutKey.type.name, "a"), (name, "b")])
        #expect(item.entries.map(\.key) == [.type, nil])
      }
    }
    // Written with a character reference.
    #expect(try item([("UIApplicationShortcutItem&#84;ype", "a")]).string(.type) == "a")
  }

  @Test func ofEqualKeysTheLastCounts() throws {
    let item = try item([
      ("UIApplicationShortcutItemType", "a"), ("UIApplicationShortcutItemType", "b"),
    ])
    #expect(item.string(.type) == "b")
  }

  @Test func keysAreFoundBehindMoreEntriesThanPlacesAreCountedFor() throws {
    let many = (0..<70_000).map { _ in ("a", "") }
    let item = try item(
      [("UIApplicationShortcutItemType", "a")] + many
        + [("UIApplicationShortcutItemTitle", "b"), ("UIApplicationShortcutItemTitle", "c")])
    #expect(item.string(.type) == "a")
    #expect(item.string(.title) == "c")
    #expect(!item.has(.subtitle) && item[.subtitle] == nil)
  }
}
