import EditorFeatures
import Foundation
import PropertyList
import SourceText
import TestKit
import Testing

/// Formatting changes only white space between tags: tested on every sample and on real files, if they exist
/// next to the project.
@Suite struct FormattingSampleTests {
  private static let files: [URL] =
    SampleTests.propertyLists.map { Project.url($0) }
    + (Project.beside("shared/corpus/plists").flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    } ?? []).sorted { $0.path() < $1.path() }

  /// Returns the content of a file apart from white space between tags: tags, texts and comments, in order.
  private func content(of tree: SyntaxTree) -> [String] {
    var content: [String] = []
    var end = 0
    for id in tree.allNodes {
      let node = tree[id]
      guard node.kind != .document, node.start >= end else { continue }
      if node.kind.isContainer, !node.isEmptyElement {
        content += [tree.text(node.startTag), tree.text(node.endTag)]
      } else {
        content.append(tree.text(node.range))
        end = node.end
      }
    }
    return content
  }

  private func value(of bytes: [UInt8]) -> NSObject? {
    try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? NSObject
  }

  @Test(arguments: files) func onlyWhiteSpaceBetweenTagsIsChanged(_ file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let (text, encoding) = FileEncoding.decode(bytes)
    let tree = SyntaxTree(text)
    for style in [FormattingStyle.xcode, FormattingStyle(spaces: 2)] {
      guard let edits = PropertyListFormatter.edits(for: tree, style: style) else {
        #expect(!tree.issues.isEmpty || tree.isPreprocessed || !tree.structureIssues().isEmpty)
        return
      }
      for edit in edits {
        let isBlank = (text[edit.range] + edit.replacement).allSatisfy { $0.isWhitespace }
        #expect(isBlank)
      }
      let formatted = text.applying(edits)
      let result = SyntaxTree(formatted)
      #expect(content(of: result) == content(of: tree))
      #expect(PropertyListFormatter.edits(for: result, style: style) == [])
      #expect(try value(of: encoding.encode(formatted)) == value(of: bytes))
      #expect(formatted.bytes.last == 0x0A || text.bytes.last != 0x0A)
      // A file has one kind of line ends, which is preserved.
      if !text.string.contains("\r\n") { #expect(!formatted.string.contains("\r\n")) }
    }
  }

  /// Most files can be parsed, so the test above is effective.
  @Test func mostFilesAreFormatted() throws {
    let formatted = try Self.files.filter { file in
      let text = FileEncoding.decode(Array(try Data(contentsOf: file))).text
      return PropertyListFormatter.edits(for: SyntaxTree(text), style: .xcode) != nil
    }
    #expect(formatted.count * 3 > Self.files.count * 2)
  }
}
