import CodeSyntax
import SourceText
import Testing

/// Bodies in which `done()` is tracked. The expectation is a list of the exits: the line (1 is the first line
/// of the body, 0 is its end) and how often `done()` may have been called there.
@Suite("Paths through a body")
struct PathAnalysisTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let body: String
    let expected: String
    var testDescription: String { body }

    init(_ body: String, _ expected: String) {
      self.body = body
      self.expected = expected
    }
  }

  @Test(
    "Swift",
    arguments: [
      Example("done()", "0:1"),
      Example("", "0:0"),
      Example("if a { done() }", "0:01"),
      Example("if a { done() } else { done() }", "0:1"),
      Example("if a { done() } else if b { done() }", "0:01"),
      Example("guard a else { return }\ndone()", "1:0 0:1"),
      Example("guard a else {\n done()\n return }\ndone()", "3:1 0:1"),
      Example("if a {\n done()\n}\ndone()", "0:12"),
      Example("if a { done(); return }\ndone()", "1:1 0:1"),
      Example("switch x {\ncase .a: done()\ncase .b, .c: break\ndefault: done() }", "0:01"),
      Example("switch x {\ncase .a: done()\ncase .b: fallthrough\ndefault: done() }", "0:1"),
      Example(
        "switch x {\ncase 1 where b ? c : d: return\ndefault: fatalError() }\n done()", "2:0"),
      Example("defer { done() }\nif a { return }\nb()", "2:1 0:1"),
      Example("defer { done() }\ndone()", "0:2"),
      Example("defer { fatalError() }\nif a { return }\nb()", ""),
      Example("for x in y { if x { break } }\ndone()", "0:1"),
      Example("for x in y { if x { done(); return } }\nb()", "1:1 0:0"),
      Example("repeat { done() } while a", "0:1"),
      Example("do { try a(); done() } catch { b() }", "0:01"),
      Example("do { try a() } catch { b() }\ndone()", "0:1"),
      Example("do { try a(); done(); b() } catch { done() }", "0:1"),
      Example("do { try a(); done(); try b() } catch { done() }", "0:12"),
      Example("do {\nguard a else { throw E.a }\ntry b()\ndone()\n} catch { done() }", "0:1"),
      Example("do { defer { done() }; try a() } catch { done() }", "0:12"),
      Example("run { done() }", "0:h"),
      Example("DispatchQueue.main.async {\n  done()\n}\n", "0:h"),
      Example("pass(done)", "0:h"),
      Example("#if A\ndone()\n#else\nb()\n#endif", "0:01"),
      Example("#if A\ndone()\n#else\ndone()\n#endif", "0:1"),
      Example("let x = a\n  .b { $0 }\n  .c\nreturn done()", "4:1"),
      Example("let x = y as?\n  Foo\nif let x, x.a { done() }\nelse { done() }", "0:1"),
      Example("return", "1:0"),
      Example("outer: while a { continue outer }\ndone()", "0:1"),
      Example("if #available(iOS 13, *) { done() } else { done() }", "0:1"),
      Example("if case .a = b { done() }", "0:01"),
      Example("throw E.a", "1:0"),
      Example("for x in y { if x { done(); continue }; b() }\ndone()", "0:12"),
      Example("repeat { defer { done() }; if a { break }; b() } while c", "0:1"),
      Example("do { try! a(); done() } catch { }", "0:1"),
      Example("do { try? a(); done() } catch { }", "0:1"),
      Example("do { try a(); done() } catch { }", "0:01"),
    ])
  func swift(example: Example) {
    #expect(exits("func f() {\n" + example.body + "\n}", .swift) == example.expected)
  }

  @Test(
    "Objective-C",
    arguments: [
      Example("done(YES);", "0:1"),
      Example("if (a) done(YES);", "0:01"),
      Example("if (a) done(YES); else done(NO);", "0:1"),
      Example("if (a) { done(YES); } else if (b) { return; }\ndone(NO);", "1:0 0:12"),
      Example("if (done) { done(YES); }", "0:1"),
      Example("switch (a) { case 1: case 2: done(YES); break; default: done(NO); }", "0:1"),
      Example("switch (a) { case 1: done(YES); break; }", "0:01"),
      Example("switch (a) { case 1: done(YES); default: done(NO); }", "0:12"),
      Example("for (id x in y) { if (x) { done(YES); return; } }", "1:1 0:0"),
      Example("[self run:^{ done(YES); }];", "0:h"),
      Example("[self run:done];", "0:h"),
      Example("@try { a(); done(YES); } @catch (id e) { } @finally { b(); }", "0:01"),
      Example("@try { a(); done(YES); } @catch (id e) { done(NO); }", "0:1"),
      Example("@autoreleasepool { done(YES); }", "0:1"),
      Example("#if A\ndone(YES);\n#else\nreturn;\n#endif", "4:0 0:1"),
      Example("#if 0\ndone(YES);\n#endif", "0:0"),
      Example("#pragma clang diagnostic push\ndone(YES);\n#pragma clang diagnostic pop", "0:1"),
      Example("do { done(YES); } while (0);", "0:1"),
      Example("goto end;\nend: done(YES);", "?"),
    ])
  func objectiveC(example: Example) {
    #expect(exits("void f() {\n" + example.body + "\n}", .objectiveC) == example.expected)
  }

  @Test("Deep nesting is not followed, and nothing traps")
  func deep() {
    let deep = String(repeating: "if a { ", count: 2000) + String(repeating: "}", count: 2000)
    #expect(exits("func f() {\n\(deep)\n}", .swift) == "?")
    let deepC = String(repeating: "if (a) ", count: 20_000) + "b();"
    #expect(exits("void f() {\n\(deepC)\n}", .objectiveC) == "?")
    let deepBlocks = String(repeating: "{", count: 20_000) + String(repeating: "}", count: 20_000)
    #expect(exits("void f() {\n\(deepBlocks)\n}", .objectiveC) == "?")
  }

  private func exits(_ text: String, _ language: CodeLanguage) -> String {
    let tree = CodeTree(SourceText(text), language)
    guard let body = CodeOutline(tree).declarations.first?.body else { return "no body" }
    let exits = PathAnalysis.exits(
      of: Statement.read(body, of: tree), use: { use($0, tree) }, mayThrow: tree.mayThrow)
    guard let exits else { return "?" }
    return exits.map { exit in
      let line = exit.tokens.map { tokens in
        tree.source.bytes[..<tree.tokens[tokens.lowerBound].start].count { $0 == 0x0A }
      }
      var counts = ""
      if exit.counts.contains(.never) { counts += "0" }
      if exit.counts.contains(.once) { counts += "1" }
      if exit.counts.contains(.twice) { counts += "2" }
      if exit.counts.contains(.handedOn) { counts += "h" }
      return "\(line ?? 0):\(counts)"
    }.joined(separator: " ")
  }

  private func use(_ range: Range<Int>, _ tree: CodeTree) -> PathAnalysis.Use {
    var braces = 0
    for index in range {
      if tree.tokens[index].kind == .open, tree.isToken(index, "{") { braces += 1 }
      guard tree.isToken(index, "done") else { continue }
      if range.count == 1 { return .asks }
      return braces == 0 && tree.isToken(index + 1, "(") ? .acts : .handsOn
    }
    return .none
  }
}
