import SourceText
import TestKit
import Testing

@testable import PropertyList

@Suite struct SyntaxTreeTests {
  /// Returns the tree as indented lines, for comparing whole trees at a glance.
  private func outline(_ source: String) -> [String] {
    let tree = SyntaxTree(source)
    var lines: [String] = []
    func add(_ id: SyntaxTree.NodeID, _ depth: Int) {
      let node = tree[id]
      var line = String(repeating: " ", count: depth) + "\(node.kind)"
      if node.kind.isScalar { line += " " + tree.scalarText(of: id) }
      if !node.isClosed, node.kind.isScalar || node.kind.isContainer { line += " (open)" }
      lines.append(line)
      for child in tree.children(of: id) { add(child, depth + 1) }
    }
    for child in tree.children(of: tree.root) { add(child, 0) }
    return lines
  }

  private func problems(_ source: String) -> [SyntaxIssue.Problem] {
    SyntaxTree(source).issues.map(\.problem)
  }

  @Test func aWholePropertyList() {
    let source = """
      <?xml version="1.0"?><!DOCTYPE plist PUBLIC "a" "c">
      <plist version="1.0"><dict><!-- c --><key>a &amp; b</key><array><true/><string/></array></dict></plist>
      """
    #expect(
      outline(source) == [
        "processingInstruction", "doctype", "plist", " dictionary", "  comment", "  key a & b",
        "  array", "   true ", "   string ",
      ])
    #expect(problems(source) == [])
  }

  /// Apple's reader rejects each of these.
  @Test(arguments: [
    ("<!DOCTYPE plist [<!ENTITY x \"]>\"> <!-- ] -->]><dict/>", SyntaxIssue.Problem.internalSubset),
    ("<!DOCTPE plist><dict/>", .unknownDeclaration),
    ("<dict><!DOCTYPE plist></dict>", .misplacedDoctype),
    ("<dict><key>a</key/><true/></dict>", .junkInTag), ("<dict></dict\u{11}>", .junkInTag),
    ("<dict;></dict>", .junkInTag),
  ])
  func whatAppleRefusesIsAnIssue(_ source: String, _ problem: SyntaxIssue.Problem) {
    #expect(problems(source) == [problem])
    #expect(SyntaxTree(source).readerVerdict() != .reads(to: source.utf8.count))
  }

  /// A reader takes keys and values in pairs, whatever is in place of a value.
  @Test func aMistakeInThePairsIsReportedOnce() {
    func problems(_ content: String) -> [String] {
      let tags = content.map { $0.isUppercase ? "<key>\($0)</key>" : "<string>\($0)</string>" }
      let tree = SyntaxTree("<plist><dict>\(tags.joined())</dict></plist>")
      return tree.structureIssues().map { issue in
        if case .keyWithoutValue(let key) = issue.problem { return key }
        return issue.problem == .valueWithoutKey ? "-" : "other"
      }
    }
    func entries(_ content: String) -> [String] {
      let tags = content.map { $0.isUppercase ? "<key>\($0)</key>" : "<string>\($0)</string>" }
      let tree = SyntaxTree("<plist><dict>\(tags.joined())</dict></plist>")
      return tree.rootValue.map { root in
        tree.entries(of: root).map { tree.scalarText(of: $0.key) }
      } ?? []
    }
    for (content, expected) in [
      ("AaBb", []), ("AB", ["A"]), ("ABb", ["A"]), ("ABCc", ["A"]), ("ABCDd", ["A", "C"]),
      ("ABC", ["A", "C"]), ("AaB", ["B"]), ("AAb", ["A", "other"]), ("AA", ["A"]),
      ("AabBb", ["-"]), ("aBb", ["-"]), ("aAbB", ["-", "B"]), ("abcd", ["-", "-"]),
    ] as [(String, [String])] {
      #expect(problems(content) == expected, "\(content)")
    }
    #expect(entries("ABCc") == ["A", "C"])
    #expect(entries("ABb") == ["A", "B"])
    #expect(entries("AaBC") == ["A", "B"])
  }

  @Test func surrogatesAreNoUTF8() {
    let text = Array("<string>".utf8) + [0xED, 0xA0, 0x80] + Array("</string>".utf8)
    let issues = SyntaxTree(SourceText(text)).issues
    // One run of bytes is one error.
    #expect(issues.map(\.problem) == [.invalidUTF8])
    #expect(issues.map(\.range) == [ByteRange(start: 8, end: 11)])
    // Apple's reader decodes this byte as ©, and no other.
    let copyright = Array("<string>".utf8) + [0xA9] + Array(" 2026</string>".utf8)
    #expect(SyntaxTree(SourceText(copyright)).issues.isEmpty)
    #expect(SyntaxTree(SourceText(copyright)).readerVerdict() == .reads(to: copyright.count))
  }

  @Test func namesOfEncodingsAreReadToTheLetter() {
    for (name, family) in [("UTF-8", DeclaredEncoding.Family.utf8), ("UTF-\u{200B}8", .unknown)] {
      let tree = SyntaxTree("<?xml version=\"1.0\" encoding=\"\(name)\"?>\n<plist><true/></plist>")
      #expect(tree.declaredEncoding?.family == family)
    }
  }

  @Test func theVerdictSaysHowFarIsRead() {
    #expect(SyntaxTree("<dict/>.").readerVerdict() == .reads(to: 7))
    #expect(SyntaxTree("<dict><true/></dict>").readerVerdict() == .stops(at: 6))
    #expect(SyntaxTree("").readerVerdict() == .stops(at: 0))
  }

  @Test func textIsDecoded() {
    let source = "<string>&lt;&#65;&#x4E2D;<![CDATA[<&amp;]]>&gt;</string>"
    #expect(outline(source).first == "string <A中<&amp;>")
    #expect(problems(source) == [])
  }

  @Test func anUnclosedKeyEndsBeforeTheNextTag() {
    let source = "<dict>\n\t<key>UIApp\n\t<string>x</string>\n</dict>"
    #expect(outline(source) == ["dictionary", " key UIApp (open)", " string x"])
    #expect(problems(source) == [.unclosedElement(name: "key")])
  }

  @Test func anUnfinishedTagHidesNothing() {
    #expect(outline("<dict>\n<\n</dict>") == ["dictionary", " malformedTag"])
    #expect(outline("<dict>\n<ke\n</dict>") == ["dictionary", " malformedTag"])
    #expect(
      outline("<dict><key>a</ <string>b</string></dict>") == [
        "dictionary", " key a (open)", " malformedTag", " string b",
      ])
  }

  @Test func aNewItemBeforeOthersDoesNotSwallowThem() {
    let source = """
      <array>
        <dict>
          <key>a</key>
          <string>x</string>
        <dict>
          <key>b</key>
          <string>y</string>
        </dict>
      </array>
      """
    #expect(
      outline(source) == [
        "array", " dictionary (open)", "  key a", "  string x", " dictionary", "  key b",
        "  string y",
      ])
  }

  @Test func aForgottenEndOfAnArray() {
    let source = """
      <dict>
        <key>a</key>
        <array>
          <dict/>
        <key>b</key>
        <true/>
      </dict>
      """
    #expect(
      outline(source) == [
        "dictionary", " key a", " array (open)", "  dictionary", " key b", " true ",
      ])
  }

  @Test func misspelledTagsAreReadAsMeant() {
    let source = "<dict><Key>a</Key><sting>b</sting></dict>"
    #expect(outline(source) == ["dictionary", " key a", " string b"])
    #expect(
      problems(source) == [
        .unknownElement(name: "Key", suggestion: "key"),
        .unknownElement(name: "sting", suggestion: "string"),
      ])
  }

  @Test func aWrongEndTagClosesASimpleElement() {
    let source = "<dict><key>a</string><string>b</strng></dict>"
    #expect(outline(source) == ["dictionary", " key a", " string b"])
    #expect(
      problems(source) == [
        .mismatchedEndTag(expected: "key", found: "string"),
        .mismatchedEndTag(expected: "string", found: "strng"),
      ])
  }

  @Test func aWrongEndTagOfTwoLettersClosesADictionary() {
    let source = "<dict><key>a</key><true/></dtc>"
    #expect(problems(source) == [.mismatchedEndTag(expected: "dict", found: "dtc")])
  }

  /// A dictionary ends the one before it only at the beginning of a line.
  @Test func aDictionaryOnTheSameLineIsInTheOther() {
    let inside = "<array><dict><key>a</key><true/><dict></dict></dict></array>"
    #expect(outline(inside) == ["array", " dictionary", "  key a", "  true ", "  dictionary"])
    let next = "<array>\n<dict>\n<key>a</key><true/>\n<dict>\n</dict>\n</array>"
    #expect(outline(next) == ["array", " dictionary (open)", "  key a", "  true ", " dictionary"])
  }

  @Test func integersMayBeHexadecimal() {
    for text in ["0x1F", "0X1F", "-0x1", "+ 0XfF", " 12"] {
      #expect(ScalarSyntax.isValid(text, as: .integer), "\(text)")
    }
    for text in ["0x", "x1", "0xG", "1F", "12 ", "0x-1"] {
      #expect(!ScalarSyntax.isValid(text, as: .integer), "\(text)")
    }
  }

  @Test func aConflictIsReadAsItsFirstSide() {
    let source = """
      <dict>
      <<<<<<< HEAD
        <key>a</key>
      =======
        <key>b</key>
      >>>>>>> other
        <string>x</string>
      </dict>
      """
    #expect(
      outline(source) == ["dictionary", " conflict", " key a", " conflict", " string x"])
    #expect(problems(source) == [.conflictMarker, .conflictMarker, .conflictMarker])
  }

  @Test func textOfEqualSignsIsNoConflict() {
    let source = "<string>a\n=======\nb</string>"
    #expect(problems(source) == [])
  }

  @Test func directivesOfThePreprocessorAreLeftAlone() {
    let tree = SyntaxTree(
      "<dict>\n#if DEBUG\n<key>a</key>\n#else\n<key>a</key>\n#endif\n<true/></dict>")
    #expect(tree.issues == [])
    #expect(tree.isPreprocessed)
  }

  @Test func nestingIsBounded() {
    let deep = 20_000
    let source =
      String(repeating: "<array>", count: deep) + String(repeating: "</array>", count: deep)
    let tree = SyntaxTree(source)
    #expect(tree.issues.map(\.problem) == [.tooDeep])
    #expect(tree.nodeCount == SyntaxTree.maximumDepth + 2)
    let open = SyntaxTree(String(repeating: "<array>", count: deep))
    #expect(open.nodeCount == SyntaxTree.maximumDepth + 2)
  }

  @Test func issuesAreBounded() {
    let tree = SyntaxTree(
      String(repeating: "&", count: 10) + String(repeating: "</x>", count: 5000))
    #expect(tree.issues.count == SyntaxTree.maximumIssues)
  }

  /// The test whether a tag is the first on its line does not scan the line.
  @Test(.timeLimit(.minutes(40))) func aLineOfStrayTagsTakesAsLongAsItsBytes() {
    let tree = SyntaxTree("<plist>" + String(repeating: "<", count: 400_000))
    #expect(tree.issues.count == SyntaxTree.maximumIssues)
  }

  @Test func aDictionaryHasNoMoreIssuesThanAFile() {
    let tree = SyntaxTree("<dict>" + String(repeating: "<key>a</key><true/>", count: 2000))
    #expect(tree.structureIssues().count == SyntaxTree.maximumIssues)
  }

  @Test func aCaretIsInsideWhatIsNotClosed() {
    func innermost(_ marked: String) -> NodeKind {
      let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
      let tree = SyntaxTree(parts.joined())
      return tree[tree.path(to: parts[0].utf8.count).last ?? tree.root].kind
    }
    #expect(innermost("<dict><key>a|</key></dict>") == .key)
    #expect(innermost("<dict><key>a</key>|</dict>") == .dictionary)
    #expect(innermost("<dict><key>a|\n</dict>") == .key)
    #expect(innermost("<dict>|</dict>") == .dictionary)
    #expect(innermost("<dict|></dict>") == .dictionary)
    #expect(innermost("<array><dict>\n|\n</array>") == .dictionary)
    #expect(innermost("<dict><ke|\n</dict>") == .malformedTag)
    #expect(innermost("<dict><!-- a | --></dict>") == .comment)
    #expect(innermost("|<dict/>") == .document)
  }

  @Test(arguments: [
    ("<plist/>", DocumentKind.propertyList), ("  <dict>", .propertyList), ("", .empty),
    (" \n", .empty), ("bplist00abc", .binaryPropertyList), ("<html><plist/></html>", .otherXML),
    ("<?xml version='1.0'?>\n<!-- <html> -->\n<plist>", .propertyList),
    ("<?xml version='1.0'?><!DOCTYPE html>", .otherXML), ("<!DOCTYPE plist", .propertyList),
    ("\"a\" = \"b\";", .other), ("{}", .other), ("<?xml version='1.0'?>", .propertyList),
    ("<<<<<<< HEAD\n<plist>", .propertyList), ("<", .other), ("\u{FEFF}<plist>", .propertyList),
  ])
  func theKindOfADocumentIsKnown(_ source: String, _ kind: DocumentKind) {
    #expect(DocumentKind(Array(source.utf8)) == kind)
  }
}
