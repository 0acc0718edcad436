import CodeModel
import CodeSyntax
import SourceText
import TestKit
import Testing

/// Tables of expressions and the names in them; `SourceTable` describes the notation.
@Suite("Names of expressions")
struct NameTableTests {
  @Test("Swift")
  func swift() { SourceTable.check(Self.swiftNames) { Self.names(of: $0, .swift) } }

  @Test("Objective-C")
  func objectiveC() { SourceTable.check(Self.objectiveCNames) { Self.names(of: $0, .objectiveC) } }

  private static func names(of source: String, _ language: CodeLanguage) -> String {
    let file = CodeFile(SourceText(source), language)
    return file.names(0..<file.tree.tokens.count).joined(separator: " ")
  }

  private static let swiftNames = ####"""
    a ⇒ a
    a.b ⇒ a b
    a?.b!.c ⇒ a b c
    a.b(c).d ⇒ a b d
    a[b].c ⇒ a c
    (a.b).c ⇒ a b c
    ((a).b) ⇒ a b
    (a as B).c ⇒ a c
    a as? B ⇒ a
    a is B ⇒ a
    try a.b ⇒ a b
    await a.b ⇒ a b
    try? a ⇒ a
    a.b as! C ⇒ a b
    a + b ⇒ a b
    "a".b ⇒ b
    $0.a ⇒ a
    .a ⇒ a
    a.b { c }.d ⇒ a b d
    [a].b ⇒ b
    (a, b) ⇒ a b
    (a)(b).c ⇒ a c
    a⏎.b ⇒ a b
    self ⇒ self
    -a ⇒ a
    &a.b ⇒ a b
    a ?? b ⇒ a b
    try! (await a).b ⇒ a b
    """####

  private static let objectiveCNames = ####"""
    a ⇒ a
    a.b ⇒ a b
    a->b ⇒ a b
    [a b] ⇒ a b
    [a b].c ⇒ a b c
    [[a b] c:d] ⇒ a b c
    [a b:c].d ⇒ a b d
    ((A *)a).b ⇒ a b
    (A *)a ⇒ a
    (A *)[a b] ⇒ a b
    [(A *)a b] ⇒ a b
    [(A *)[a b] c] ⇒ a b c
    a[0].b ⇒ a b
    (a).b ⇒ a b
    @"a" ⇒
    [A b:c d:e] ⇒ A b
    *a ⇒ a
    &a ⇒ a
    a(b) ⇒ a
    a(b).c ⇒ a c
    (a) ⇒ a
    ((A *)(B *)a).c ⇒ a c
    [a.b.c d] ⇒ a b c d
    ^{ a; } ⇒
    [[a] b] ⇒ a b
    (A)(b).c ⇒ b c
    """####
}
