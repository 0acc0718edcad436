import AppFiles
import SourceText

/// Suites about a property list with two titles, one of which needs escapes in XML.
protocol ChecksTranslations {}

extension ChecksTranslations {
  var plist: String {
    """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>new</string>
    <key>UIApplicationShortcutItemTitle</key><string>New &amp; Note</string>
    <key>UIApplicationShortcutItemSubtitle</key><string>$(SUBTITLE)</string></dict>
    <dict><key>UIApplicationShortcutItemType</key><string>find</string>
    <key>UIApplicationShortcutItemTitle</key><string>Search</string></dict>
    </array></dict></plist>
    """
  }

  func catalog(_ text: String) -> TranslationFile {
    TranslationFile("/p/InfoPlist.xcstrings", SourceText(text))
  }
}
