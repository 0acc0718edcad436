import CodeSyntax
import SourceText
import TestKit
import Testing

@Suite("Code as tokens")
struct CodeTreeTests {
  @Test("Every byte is in a token, in a comment, or white space", arguments: Samples.all)
  func losesNothing(sample: Samples.Sample) {
    expectWhole(CodeTree(SourceText(sample.text), sample.language))
    for end in sample.text.utf8.indices {
      let prefix = Array(sample.text.utf8[..<end])
      expectWhole(CodeTree(SourceText(prefix), sample.language))
    }
  }

  @Test("Reading a part again gives what reading all gives", arguments: Samples.all)
  func editsInPlace(sample: Samples.Sample) {
    var random = SplitMix64(seed: 20_261_121)
    var tree = CodeTree(SourceText(sample.text), sample.language)
    for _ in 0..<1500 {
      let length = tree.source.length
      let start = Int.random(in: 0...length, using: &random)
      let end = min(length, start + Int.random(in: 0...6, using: &random))
      let piece = Samples.pieces.randomElement(using: &random) ?? ""
      let before = tree.source.string
      tree.replace(ByteRange(start: start, end: end), with: Array(piece.utf8))
      let fresh = CodeTree(tree.source, sample.language)
      guard tree.tokens == fresh.tokens, tree.comments == fresh.comments else {
        Issue.record("\(start)..<\(end) ← \(piece.debugDescription) in \(before.debugDescription)")
        return
      }
      if length > 4000 { tree = CodeTree(SourceText(sample.text), sample.language) }
    }
  }

  @Test(
    "What is searched for in vain is searched for once, and each line is read like the first",
    arguments: [
      "let a = #/\n", "let a = ##/ \\/#\n", "<<<<<<< x\n", ">>>> x\n", "a \u{201C}b\n",
      "a \u{201C}b ",
      "########## ", "#", "class A<\n", "func f<(\n",
    ])
  func searchesOnce(_ piece: String) {
    let count = 20_000
    let one = CodeTree(SourceText(piece + piece), .swift).tokens.map(\.kind)
    let many = CodeTree(SourceText(String(repeating: piece, count: count)), .swift).tokens
    #expect(many.count == one.count / 2 * count)
    #expect(many.suffix(one.count).map(\.kind) == one)
  }

  @Test("A regular expression of many lines ends where its own number of # stands")
  func endsOfRegularExpressions() {
    // With two # there is no end; with one the end comes after an escaped delimiter.
    let tree = CodeTree(SourceText("let a = ##/\nlet b = #/\n x\\/# y/# + 1"), .swift)
    let texts = tree.tokens.filter { $0.kind == .regex }.map { tree.text(of: $0) }
    #expect(texts == ["##/", "#/\n x\\/# y/#"])
  }

  @Test("Brackets find their partners")
  func matchesBrackets() {
    expectPairs(
      "f(a[0]) { g { h() } }", .swift, ["(a[0])", "[0]", "{ g { h() } }", "{ h() }", "()"])
    // Braces take precedence over parentheses.
    expectPairs("{ f(a }", .swift, ["{ f(a }"])
    expectPairs("(a } b)", .swift, ["(a } b)"])
    expectPairs("{ ) }", .swift, ["{ ) }"])
    // A bracket does not reach out of a brace.
    expectPairs("(a { b) c })", .swift, ["(a { b) c })", "{ b) c }"])
    expectPairs("[a { b] c }]", .swift, ["[a { b] c }]", "{ b] c }"])
    expectPairs("\"\\(f(\")\"))\"", .swift, ["(f(\")\"))", "(\")\")"])
    expectPairs(
      "#if A\nif x {\n#else\nif y {\n#endif\n}", .swift, ["{\n#endif\n}"])
    expectPairs(
      "#define F(x) { x\nvoid f(void) { }", .objectiveC, ["(x)", "(void)", "{ }"])
    expectPairs(
      "#ifdef A\nif (x) {\n#else\nif (y) {\n#endif\n}", .objectiveC,
      ["(x)", "(y)", "{\n#endif\n}"])
    expectPairs(
      "#ifndef A\nif (x) {\n#elif B\nif (y) {\n#endif\n}", .objectiveC,
      ["(x)", "(y)", "{\n#endif\n}"])
  }

  @Test("Questions about an index behind the last token have an answer")
  func behindTheEnd() {
    let tree = CodeTree(SourceText("a\nb c"), .swift)
    #expect((-1...4).map { tree.startsLine($0) } == [false, true, true, false, false, false])
    #expect(tree.kind(3) == nil && tree.name(3).isEmpty && tree.partner(of: 3) == nil)
    // A token that ends at an offset is not after it.
    #expect((0...6).map { tree.firstToken(endingAfter: $0) } == [0, 1, 1, 2, 2, 3, 3])
  }

  @Test("The ending of a name gives the language")
  func languages() {
    let names = ["a.swift", "a.SWIFT", "a.swiftinterface", "a.h", "a.m", "a.mm", "a.M", "a.pch"]
    let others = ["a.c", "a", "swift", "a.swift.txt", "h", ""]
    #expect(
      names.map { CodeLanguage(path: $0) }
        == [.swift, .swift, .swift] + Array(repeating: .objectiveC, count: 5))
    #expect(others.allSatisfy { CodeLanguage(path: $0) == nil })
    #expect(["a.h", "a.pch", "a.m"].map { CodeLanguage.isHeader($0) } == [true, true, false])
  }

  @Test("Brackets in a raw literal of C++ are text")
  func rawLiterals() {
    expectPairs(
      "a(R\"({ \"[)\") + u8R\"x(\n)\" } )x\" + LR\"()\";", .objectiveC, ["(R\"({ \"[)\")"])
    // A raw string without an end is none.
    expectPairs("f(R\"x(a)y\");\ng();", .objectiveC, ["(R\"x(a)y\")", "()"])
    let many = CodeTree(SourceText(String(repeating: "R\"(", count: 100_000)), .objectiveC)
    #expect(many.tokens.count >= 100_000)
  }

  @Test("A merge conflict hides its first side, as the compiler reads it")
  func conflicts() {
    let text = "let a = 1\n<<<<<<< HEAD\nlet b = {\n=======\nlet b = 2\n>>>>>>> other\nlet c = 3\n"
    let tree = CodeTree(SourceText(text), .swift)
    #expect(tree.tokens.map { tree.text(of: $0) } == ["let", "a", "=", "1", "let", "c", "=", "3"])
  }

  private func expectPairs(
    _ text: String, _ language: CodeLanguage, _ expected: [String],
    location: SourceLocation = #_sourceLocation
  ) {
    let tree = CodeTree(SourceText(text), language)
    var pairs: [String] = []
    for (index, token) in tree.tokens.enumerated() where token.kind == .open {
      guard let partner = tree.partner(of: index) else { continue }
      #expect(tree.partner(of: partner) == index, sourceLocation: location)
      pairs.append(tree.source[ByteRange(start: token.start, end: tree.tokens[partner].end)])
    }
    #expect(pairs == expected, sourceLocation: location)
  }

  private func expectWhole(_ tree: CodeTree) {
    var end = 0
    var comments = tree.comments[...]
    func expectGap(to next: Int) {
      while let comment = comments.first, comment.start < next {
        expectBlank(tree, end, comment.start)
        end = comment.end
        comments = comments.dropFirst()
      }
      #expect(next >= end)
      expectBlank(tree, end, next)
    }
    for token in tree.tokens {
      expectGap(to: token.start)
      end = token.end
    }
    expectGap(to: tree.source.length)
  }

  /// Expects white space, the backslash that joins two lines, or bytes with which no token begins.
  private func expectBlank(_ tree: CodeTree, _ start: Int, _ end: Int) {
    let bytes = tree.source.bytes[min(start, end)..<end]
    #expect(bytes.allSatisfy { $0 <= 0x20 || $0 >= 0x80 || $0 == UInt8(ascii: "\\") })
  }
}

enum Samples {
  struct Sample: Sendable, CustomTestStringConvertible {
    let language: CodeLanguage
    let text: String
    var testDescription: String { "\(language)" }
  }

  static let all = [
    Sample(language: .swift, text: swift), Sample(language: .objectiveC, text: objectiveC),
    Sample(language: .objectiveC, text: objectiveCPlusPlus),
  ]

  static let pieces = [
    "", "", "", " ", "\n", "\r\n", "a", "1", "\"", "\"\"\"", "#\"", "\"#", "/", "//", "/*", "*/",
    "\\(",
    "\\", "(", ")", "[", "]", "{", "}", "`", "#if A\n", "#else\n", "#endif\n", "#define X {\n", "@",
    ".", "?", "!", "try? ", "<#", "#>", "中文", "😀", "'", "\\\n", "case \"x\":", "<<<<<<< \n",
    "func f() {\n", "return\n", "/a b/", "#/x", "/#", "R\"(", "R\"x(", ")\"", ")x\"",
  ]

  static let swift = ###"""
    import UIKit
    // 前台 😀
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      /* outer /* inner */ still */
      let text = "a \(items.map { "\($0)" }.joined(separator: ", ")) b"
      let raw = #"no \(x) but \#(y) "quotes""#
      let long = """
        first \(one)
          second \
        third
        """
      let regex = /a(b|c)[)/]+/, other = #/x/y/#
      func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void) {
        #if os(iOS)
        switch item.type {
        case "compose", "写": completionHandler(true)
        case let type where type.hasSuffix(".new"): return
        default: completionHandler(a / b / c > 0x1F.8p2 ? true : false)
        }
        #else
        guard let x = y?.z else { return }
        #endif
      }
      var `default`: Int { $0 + 1.5e3 << 2 }
    }
    """###

  static let objectiveC = #"""
    #import <UIKit/UIKit.h>
    #define TYPE(x) @"com.example." #x
    #define LONG(a, b) \
      do { a; \
      b; } while (0)
    // 注释 \
    goes on
    @interface AppDelegate () <UIApplicationDelegate>
    @property (nonatomic, copy) NSString *title;
    @end
    @implementation AppDelegate
    - (void)application:(UIApplication *)application
        performActionForShortcutItem:(UIApplicationShortcutItem *)item
                   completionHandler:(void (^)(BOOL succeeded))completionHandler {
      if ([item.type isEqualToString:@"compose \"x\""]) { /* a */
        [self open:^(BOOL done) { completionHandler(done); }];
      } else if (item->x >> 2 != 'c') {
    #ifdef DEBUG
        NSLog(@"%@", item); }
    #else
        return; }
    #endif
      completionHandler(YES);
    }
    @end
    """#

  static let objectiveCPlusPlus = #"""
    #include <vector>
    static const auto kBig = 1'000'000;
    static const char *kRaw = R"({ "a": [1)";
    static const char *kLong = u8R"json(
      @end } ) " unbalanced { )x"
    )json";
    @implementation AppDelegate
    - (void)run { auto f = [&](int x) { return std::vector<int>{x}; }; f(2); }
    @end
    """#
}
