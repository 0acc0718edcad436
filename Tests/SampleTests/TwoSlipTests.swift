import PropertyList
import SourceText
import Testing

/// Two typos in a correct property list: both are repaired as each alone would be, or the file is not
/// changed.
@Suite struct TwoSlipTests {
  private static let right = """
    <plist version="1.0">
    <dict>
    \t<key>CFBundleName</key>
    \t<string>$(PRODUCT_NAME)</string>
    \t<key>CFBundleVersion</key>
    \t<string>1</string>
    \t<key>UIApplicationShortcutItems</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>UIApplicationShortcutItemIconFile</key>
    \t\t\t<string>icon</string>
    \t\t\t<key>UIApplicationShortcutItemTitle</key>
    \t\t\t<string>Search</string>
    \t\t\t<key>UIApplicationShortcutItemType</key>
    \t\t\t<string>com.example.search</string>
    \t\t</dict>
    \t\t<dict>
    \t\t\t<key>UIApplicationShortcutItemTitle</key>
    \t\t\t<string>Compose</string>
    \t\t\t<key>UIApplicationShortcutItemType</key>
    \t\t\t<string>com.example.compose</string>
    \t\t</dict>
    \t</array>
    \t<key>UIRequiredDeviceCapabilities</key>
    \t<array>
    \t\t<string>armv7</string>
    \t</array>
    \t<key>UIStatusBarHidden</key>
    \t<true/>
    \t<key>UISupportedInterfaceOrientations</key>
    \t<array>
    \t\t<string>UIPortrait</string>
    \t\t<string>UILeft</string>
    \t\t<string>UIRight</string>
    \t</array>
    \t<key>UIViewController</key>
    \t<false/>
    </dict>
    </plist>

    """

  private static func slipped(_ slips: [String]) throws -> SourceText {
    var text = right
    for index in stride(from: 0, to: slips.count, by: 2) {
      let range = try #require(text.range(of: slips[index]))
      text.replaceSubrange(range, with: slips[index + 1])
    }
    return SourceText(text)
  }

  @Test(arguments: [
    // A tag that became another tag, and a misspelled one, far from each other and close.
    ["<key>CFBundleName", "<key/>CFBundleName", "armv7</string>", "armv7&lt;/string>"],
    [
      "CFBundleName</key>", "CFBundleName</dict>", "</array>\n\t<key>UIS",
      "&lt;/array>\n\t<key>UIS",
    ],
    ["<key>CFBundleName", "<key/>CFBundleName", "<string>$", "<>$"],
    ["<key>CFBundleVersion", "<keyy>CFBundleVersion", "<string>1", "<string/>1"],
    ["<string>$", "<array>$", "<string>1", "string>1"],
    // Two tags that became other tags, or are doubled.
    ["CFBundleName</key>", "CFBundleName<key/>", "<string>$", "<string/>$"],
    ["<string>1", "<string/>1", "1</string>", "1<string/>"],
    ["<key>CFBundleName", "<key/>CFBundleName", "NAME)</string>", "NAME)</string>\n</string>"],
    ["<string>1", "<string><string>1", "Search</string>", "Search</dict>"],
    ["Items</key>", "Items</key>\n</key>", "<array>\n\t\t<dict>", "<string>\n\t\t<dict>"],
    ["Search</string>", "Search</string></string>", "compose</string>", "compose<string/>"],
  ]) func bothAreRepaired(_ slips: [String]) throws {
    let result = TagSlip.fixed(try Self.slipped(slips))
    #expect(TagSlip.values(result.bytes) == TagSlip.values(Array(Self.right.utf8)))
  }

  @Test(arguments: [
    // An item that closes itself, or an apparent end tag of one, before a key.
    [
      "<dict>\n\t\t\t<key>UIApplicationShortcutItemIcon",
      "<dict/>\n\t\t\t<ky>UIApplicationShortcutItemIcon",
    ],
    ["Search</string>\n\t\t\t<key>", "Search</dict>\n\t\t\t<ke>y"],
    // A start tag twice, and an end tag of another name.
    ["<string>UILeft", "<string>\n<string>UILeft", "UIRight</string>", "UIRight</array>"],
    [
      "<string>armv7", "<string>\n<string>armv7", "</array>\n\t<key>UIS",
      "</array>\n</array>\n\t<key>UIS",
    ],
    // A superfluous letter or element in a text or in an array.
    ["CFBundleVersion</key>", "CFBundleVersion<key>", "<string>armv7", "x<string>armv7"],
    ["CFBundleVersion</key>", "CFBundleVersion</key", "<string>Search", "<string><S/>earch"],
    // An array that lost its tags, so that its text is not indented like a value.
    [
      "<array>\n\t\t<string>armv7</string>\n\t</array>\n\t<key>UIStatus",
      "\n\t\tarmv7</string>\n\t\n\tUIStatus",
    ],
    [
      "Capabilities</key>\n\t<array>\n\t\t<string>armv7</string>\n\t</array>",
      "Capabilities\n\t\n\t\t<string>armv7</string>\n\t</string>",
    ],
    // The last letter of a text became a `<`.
    ["UIApplicationShortcutItemType</key>", "UIApplicationShortcutItemTyp<</key>"],
    ["UIApplicationShortcutItemType</key>", "UIApplicationShortcutItemTyp<</key>\n</key>"],
  ]) func nothingIsChanged(_ slips: [String]) throws {
    let broken = try Self.slipped(slips)
    #expect(TagSlip.fixed(broken) == broken)
  }

  /// A missing start tag on a line of its own is inserted there.
  @Test func aLostTagIsWrittenOnItsLine() throws {
    let result = TagSlip.fixed(
      try Self.slipped(["<array>\n\t\t<dict>", "\n\t\t<dict>"]))
    #expect(result.string == Self.right)
  }
}
