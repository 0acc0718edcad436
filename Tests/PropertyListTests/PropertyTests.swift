import Foundation
import SourceText
import TestKit
import Testing

@testable import PropertyList

/// Properties that hold for any text, tested on mutations of property lists with a fixed seed.
@Suite(.slow) struct PropertyTests {
  static let seeds = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>UIApplicationShortcutItems</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>UIApplicationShortcutItemType</key>
    \t\t\t<string>com.example.compose</string>
    \t\t\t<!-- 新建 🎉 -->
    \t\t\t<key>UIApplicationShortcutItemTitle</key>
    \t\t\t<string>新建 &amp; 发送</string>
    \t\t</dict>
    \t\t<dict>
    \t\t\t<key>UIApplicationShortcutItemUserInfo</key>
    \t\t\t<dict>
    \t\t\t\t<key>a</key>
    \t\t\t\t<integer>12</integer>
    \t\t\t</dict>
    \t\t</dict>
    \t</array>
    \t<key>B</key>
    \t<true/>
    </dict>
    </plist>

    """,
    "<plist><dict><key>a</key><string>b</string><key>c</key><array><data>AAEC</data></array></dict></plist>",
    "<array>\r\n  <dict>\r\n    <key>a</key>\r\n    <real>1.5</real>\r\n  </dict>\r\n  <string/>\r\n</array>\r\n",
  ]

  /// A prefix for texts that are reread in part: after an edit near the declaration all of the text is read
  /// again.
  private static let distance = "<!--" + String(repeating: " ", count: 300) + "-->\n"

  /// Returns the text composed of the tags and texts of the tree.
  private func rebuilt(_ tree: SyntaxTree) -> [UInt8] {
    var bytes: [UInt8] = []
    var at = 0
    func take(to end: Int) {
      #expect(end >= at && end <= tree.source.length)
      if end > at { bytes += tree.source.bytes[at..<min(end, tree.source.length)] }
      at = max(at, end)
    }
    func walk(_ id: SyntaxTree.NodeID) {
      let node = tree[id]
      take(to: node.start)
      take(to: node.content.start)
      for child in tree.children(of: id) {
        #expect(node.content.contains(tree[child].range) || tree[child].range.isEmpty)
        walk(child)
      }
      take(to: node.content.end)
      take(to: node.end)
    }
    walk(tree.root)
    return bytes
  }

  @Test func treesAreLossless() {
    var random = SplitMix64(seed: 20)
    for seed in Self.seeds {
      for _ in 0..<1500 {
        var text = SourceText(seed)
        for _ in 0...random.int(below: 5) {
          text = Mutation(of: text, using: &random).applied(to: text)
        }
        let tree = SyntaxTree(text)
        #expect(rebuilt(tree) == text.bytes)
        for issue in tree.issues { #expect(issue.range.end <= text.length) }
        for issue in tree.structureIssues() { #expect(issue.range.end <= text.length) }
      }
    }
  }

  @Test func everyPrefixIsRead() {
    for seed in Self.seeds {
      let bytes = Array(seed.utf8)
      for length in 0...bytes.count {
        let tree = SyntaxTree(SourceText(Array(bytes.prefix(length))))
        #expect(rebuilt(tree) == Array(bytes.prefix(length)))
      }
    }
  }

  /// Editing a tree gives the same result as reading the edited text.
  @Test func readingAgainIsTheSameAsReadingAll() throws {
    var random = SplitMix64(seed: 20)
    var readAgain = 0
    for seed in Self.seeds + Self.seeds.map({ Self.distance + $0 }) {
      for _ in 0..<750 {
        var tree = SyntaxTree(seed)
        for _ in 0..<6 {
          let before = tree.source
          let mutation = Mutation(of: tree.source, using: &random)
          if tree.replace(mutation.range, with: mutation.replacement) != nil { readAgain += 1 }
          let whole = SyntaxTree(SourceText(tree.source.bytes))
          let change =
            "\(before.string.debugDescription) \(mutation.range) \(mutation.replacement)"
          let difference = Set(tree.issues).symmetricDifference(whole.issues)
          let isSame =
            difference.isEmpty && tree.nodes == whole.nodes
            && tree.source.lines == whole.source.lines
          try #require(isSame, "\(change) \(difference)")
        }
      }
    }
    #expect(readAgain > 5000)
  }

  /// Shortened inputs that the fuzzer has found.
  @Test(arguments: [
    // The end of the dictionary depends on whether an array is still open in it.
    ("   <plist>\n<dict>\n<key>a</key>\n\t<array>\n</plist>\n", "\t<array>", ""),
    // A distant edit completes an unfinished tag.
    ("<dict><key>abc</arr\n\n  zz\n<true/></dict>", "zz", "zz>"),
    // A quote after a tag is not part of it.
    ("<dict x=\"1>\n<key>a</key>\n<true/>\nb\n<key>c</key>\n</dict>", "b", "\">"),
    // The indentation of a line determines the end of the array that begins on it.
    (
      "<dict>\n\n<key>a</key><true/><key>b</key><array><true/>\n  <key>c</key>\n<true/>\n</dict>",
      "<key>a", "  <key>a"
    ),
  ])
  func findsOfTheFuzzer(_ source: String, _ old: String, _ new: String) throws {
    let source = Self.distance + source
    let place = try #require(source.range(of: old))
    let start = source[..<place.lowerBound].utf8.count
    var tree = SyntaxTree(source)
    tree.replace(ByteRange(start: start, end: start + old.utf8.count), with: Array(new.utf8))
    let whole = SyntaxTree(SourceText(tree.source.bytes))
    #expect(tree.nodes == whole.nodes)
    #expect(Set(tree.issues) == Set(whole.issues))
  }

  /// Files that Apple's reader accepts have no issue with error severity.
  @Test func acceptedFilesHaveNoErrors() throws {
    var random = SplitMix64(seed: 20)
    var accepted = 0
    for seed in Self.seeds {
      let prologue = Array(seed.utf8.prefix(seed.hasPrefix("<?xml") ? 165 : 0))
      for _ in 0..<3000 {
        var text = SourceText(seed)
        for _ in 0...random.int(below: 2) {
          text = Mutation(of: text, using: &random).applied(to: text)
        }
        // Control characters count as white space for the reader, and a NUL makes it guess another encoding.
        // It replaces bytes that are not UTF-8, while Apple's reader rejects the file.
        guard text.bytes.allSatisfy({ $0 >= 0x20 || Parser.isSpace($0) }),
          Array(text.string.utf8) == text.bytes, isAccepted(text),
          text.bytes.starts(with: prologue)
        else { continue }
        let tree = SyntaxTree(text)
        let top = tree.elements(of: tree.root).first ?? tree.root
        guard tree[top].kind != .key else { continue }
        // The reader only searches for the next `>`, quoted or not, so it merges an unfinished tag, or a
        // broken DOCTYPE, with the next one, which is never intended.
        if tree.issues.contains(where: {
          $0.problem == .unfinishedTag || $0.problem == .unterminatedDeclaration
        }) {
          continue
        }
        accepted += 1
        let errors = tree.issues.filter { !isTolerated($0, in: tree) }
        try #require(errors.isEmpty, "\(text.string.debugDescription) \(errors)")
        let structure = tree.structureIssues().filter { !isTolerated($0, in: tree) }
        try #require(structure.isEmpty, "\(text.string.debugDescription) \(structure)")
      }
    }
    #expect(accepted > 300)
  }

  private func isAccepted(_ text: SourceText) -> Bool {
    (try? PropertyListSerialization.propertyList(
      from: Data(text.bytes), options: [], format: nil)) != nil
  }

  /// Returns true for errors that the reader tolerates; their rules report warnings.
  private func isTolerated(_ issue: StructureIssue, in tree: SyntaxTree) -> Bool {
    switch issue.problem {
    case .severalRoots, .keyOutsideDictionary, .misplacedPropertyList, .duplicateKey: true
    case .invalidScalar(.data, _): true
    default: isBeyondEnd(issue.range, of: tree)
    }
  }

  /// Returns true after the end of the property list, where nothing is read.
  private func isBeyondEnd(_ range: ByteRange, of tree: SyntaxTree) -> Bool {
    let tops = tree.children(of: tree.root).map { tree[$0] }
    let first = tops.first { $0.kind == .plist || $0.kind.isValue }
    return first.map { range.start >= $0.end } ?? false
  }

  private func isTolerated(_ issue: SyntaxIssue, in tree: SyntaxTree) -> Bool {
    // Unreadable data becomes empty data; the value is lost as well.
    let inData = tree.path(to: issue.range.start + 1).contains { tree[$0].kind == .data }
    return isBeyondEnd(issue.range, of: tree) || inData
  }
}
