import PropertyList
import SourceText
import TestKit
import Testing
@testable import AppFiles
@testable import EditorFeatures

/// A whole quick action is typed, character by character, in an editor that sends requests after each.
@Suite struct TypingTests {
  private struct Editor {
    var text: String
    var caret: Int
    /// True if the editor itself indents a new line like the line before.
    let copiesIndentation: Bool

    init(_ marked: String, copiesIndentation: Bool) {
      caret =
        marked.utf8.count
        - (marked.firstRange(of: "|").map { marked[$0.lowerBound...].utf8.count } ?? 0)
      text = marked.replacing("|", with: "")
      self.copiesIndentation = copiesIndentation
    }

    mutating func insert(_ piece: String) {
      text = SourceText(text).applying([TextEdit(ByteRange(at: caret), piece)]).string
      caret += piece.utf8.count
    }

    mutating func type(_ keys: String) {
      for key in keys.map(String.init) {
        let source = SourceText(text)
        let indentation = Layout.indentation(ofLineAt: caret, in: source)
        insert(key == "\n" && source.bytes.contains(0x0D) ? "\r\n" : key)
        if key == "\n", copiesIndentation { insert(indentation) }
        let tree = SyntaxTree(text)
        for edit in TypingFormatter.edits(afterTyping: key, at: caret, in: tree, style: .xcode) {
          text = tree.source.applying([edit]).string
          if edit.range.end <= caret { caret += edit.replacement.utf8.count - edit.range.length }
        }
      }
    }
  }

  private static let keys =
    "<dict>\n<key>UIApplicationShortcutItemType</key>\n<string>新建 🎉</string>\n"
    + "<key>UIApplicationShortcutItemUserInfo</key>\n<dict>\n<key>a</key>\n<array>\n<true/>\n"
    + "</array>\n</dict>\n</dict>"

  private static let before =
    "<plist version=\"1.0\">\n<dict>\n\t<key>UIApplicationShortcutItems</key>\n\t<array>\n"
  private static let item =
    "\t\t<dict>\n\t\t\t<key>UIApplicationShortcutItemType</key>\n\t\t\t<string>b</string>\n\t\t</dict>\n"
  private static let after = "\t</array>\n</dict>\n</plist>\n"

  @Test(arguments: [true, false], ["", item])
  func aTypedItemIsLaidOut(_ copiesIndentation: Bool, _ neighbor: String) throws {
    for (first, second) in [("", neighbor), (neighbor, "")] {
      for newline in ["\n", "\r\n"] {
        let text = (Self.before + first + "\t\t|\n" + second + Self.after)
          .replacing("\n", with: newline)
        var editor = Editor(text, copiesIndentation: copiesIndentation)
        editor.type(Self.keys)
        let tree = SyntaxTree(editor.text)
        #expect(tree.issues.isEmpty)
        #expect(PropertyListFormatter.edits(for: tree, style: .xcode) == [], "\(editor.text)")
      }
    }
  }

  @Test(arguments: [true, false]) func aWholeFileIsLaidOut(_ copiesIndentation: Bool) {
    var editor = Editor("|", copiesIndentation: copiesIndentation)
    editor.type(
      "<plist version=\"1.0\">\n<dict>\n<key>UIApplicationShortcutItems</key>\n<array>\n"
        + Self.keys
        + "\n</array>\n</dict>\n</plist>\n")
    let edits = PropertyListFormatter.edits(for: SyntaxTree(editor.text), style: .xcode)
    #expect(edits == [], "\(editor.text)")
  }
}
