import Foundation
import OldStylePropertyList
import SourceText
import TestKit
import Testing

/// Properties that hold for any text.
@Suite(.slow) struct OldStylePropertyTests {
  static let seeds = [
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjects = {
    /* Begin PBXBuildFile section */
    \t\t0A /* a.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0B /* a.swift */; };
    \t\t0B = {isa = PBXFileReference; path = "a b.swift"; sourceTree = "<group>"; };
    \t\t0C = {children = ( 0A, 0B /* x */, ); script = "echo \\"$X\\"\\nexit 0\n"; };
    \t};
    }
    """,
    "{ a = b; c = (1, 2, (3), {d;}); \"e f\" = <0fbd 77>; /* g */ 'h' = \"\\U4e2d\\101\"; }",
    "/* x */ key.a = 'b';\n\"c\\nd\" = { e = f; };\n\"新\";",
    "( {}, (), <>, \"\", '中🎉', a//b, /c )",
  ]
  private static let fragments = [
    "\"", "'", ";", "=", "\\", "/*", "*/", "//", "\n", "\r\n", "{", "}", "(", ")", "<", ">", ",",
    " ", "a", "\\U0041", "\\12", "中", "🎉", "\u{2028}", "<<<<<<< x\n", "=======\n", ">>>>>>> y\n",
    "", "<0f>", "a = b;", "{}", "()", "0",
  ]

  private func mutate(_ text: SourceText, _ random: inout SplitMix64) -> SourceText {
    guard random.int(below: 3) > 0 else {
      return Mutation(of: text, using: &random).applied(to: text)
    }
    var copy = text
    let start = random.int(below: text.length + 1)
    copy.replace(
      ByteRange(start: start, end: start + random.int(below: 3)),
      with: Array(random.pick(Self.fragments).utf8))
    return copy
  }

  private func checkPlaces(_ tree: OldStyleTree) {
    let whole = ByteRange(start: 0, end: tree.source.length)
    func walk(_ id: OldStyleTree.NodeID, in parent: ByteRange) {
      let node = tree[id]
      #expect(parent.contains(node.range) && node.range.contains(tree.content(of: id)))
      _ = (tree.string(of: id), tree.data(of: id))
      var end = node.range.start
      for child in tree.children(of: id) {
        if let key = tree[child].key {
          #expect(key.start >= end && !key.isEmpty && node.range.contains(key))
          #expect(key == tree[child].range || key.end <= tree[child].range.start)
        }
        #expect(tree[child].range.start >= end)
        end = tree[child].range.end
        walk(child, in: node.range)
      }
    }
    if let root = tree.root { walk(root, in: whole) }
    for issue in tree.issues { #expect(whole.contains(issue.range)) }
    var end = 0
    for comment in tree.comments {
      #expect(comment.start >= end && comment.end <= whole.end)
      end = comment.end
    }
  }

  @Test(arguments: seeds) func placesLieInsideEachOther(_ seed: String) {
    let text = SourceText(seed)
    for length in 0...text.length {
      checkPlaces(OldStyleTree(SourceText(Array(text.bytes.prefix(length)))))
    }
    var random = SplitMix64(seed: 5)
    for _ in 0..<2000 {
      var mutated = text
      for _ in 0...random.int(below: 4) { mutated = mutate(mutated, &random) }
      checkPlaces(OldStyleTree(mutated))
    }
  }

  /// Apple's reader gives the same result for a text without reported errors. For a text with an error it
  /// reads nothing, or drops text silently: the rest of a dictionary without braces, a last element or key
  /// that is broken.
  @Test(arguments: seeds) func agreesWithFoundation(_ seed: String) {
    var random = SplitMix64(seed: 11)
    var valid = 0
    for _ in 0..<4000 {
      var text = SourceText(seed)
      for _ in 0..<random.int(below: 4) { text = mutate(text, &random) }
      // Foundation tries other encodings, and XML before this format.
      guard String(validating: text.bytes, as: UTF8.self) != nil, !text.bytes.contains(0),
        !text.string.contains("\u{FEFF}")
      else { continue }
      let tree = OldStyleTree(text)
      let theirs = try? PropertyListSerialization.propertyList(
        from: Data(text.bytes), options: [], format: nil)
      guard let root = tree.root, tree[root].kind != .data else { continue }
      if let issue = tree.issues.first(where: \.isRefused) {
        let theirForm = theirs.map { canonicalForm($0) }
        let isLost =
          theirForm.map { $0.utf8.count < canonicalForm(tree).utf8.count } ?? true
          || tree.isWithoutBraces && theirForm == canonicalForm(tree, before: issue.range.start)
        #expect(isLost, "\(issue) \(text.string.debugDescription)")
      } else {
        valid += 1
        #expect(
          theirs.map { canonicalForm($0) } == canonicalForm(tree), "\(text.string.debugDescription)"
        )
      }
    }
    #expect(valid > 1000)
  }

  @Test func nestingIsLimitedWhereApplesReaderLimitsIt() {
    for depth in [OldStyleTree.maximumDepth, OldStyleTree.maximumDepth + 1] {
      let text =
        String(repeating: "{a=", count: depth) + "b" + String(repeating: ";}", count: depth)
      let theirs = try? PropertyListSerialization.propertyList(
        from: Data(text.utf8), options: [], format: nil)
      #expect((theirs != nil) == OldStyleTree(text).issues.isEmpty)
    }
  }

  /// Texts that would make a careless reader scan the rest again and again.
  @Test(
    .timeLimit(.minutes(40)),
    arguments: [
      "\"", "\"\\\"\n", "'\"", "a /*", "a = /*\n", "\"a\" = \"b;\n", "a = \"b\" x ", "=======\n",
      "a = b c = ", "{", "a = {", "a = <0 ", "(", "(\"\n", "a@", ";", "/", "a\n/*\n", "{a=(",
      "\n\"a\n'b\n", "a=b\n", "a = \"b\" \"", ")", "}", "(}", "{)", "a=\n\"b\n", "a=\n/**/b",
      "<<<<<<< \n", "<", "\"\n\"x", "\"\n\\\"\n",
    ])
  func timeIsLinear(_ piece: String) {
    let text = String(repeating: piece, count: 60_000 / piece.utf8.count)
    for opening in ["", "\"", "{", "({", "'"] {
      #expect(OldStyleTree(opening + text).issues.count <= OldStyleTree.maximumIssues)
    }
  }
}
