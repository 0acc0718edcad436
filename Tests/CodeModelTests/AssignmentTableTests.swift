import CodeModel
import CodeSyntax
import SourceText
import TestKit
import Testing

/// Tables of source and its assignments, string constants and names of expressions; `SourceTable` describes
/// the notation.
///
/// An assignment is `let` if it declares, the name, the operator, `‹value›`, and `‹receiver›` or `-`.
@Suite("Values of every kind")
struct AssignmentTableTests {
  @Test("Assignments of Swift")
  func swift() { SourceTable.check(Self.swiftAssignments) { Self.assignments(of: $0, .swift) } }

  @Test("Assignments of Objective-C")
  func objectiveC() {
    SourceTable.check(Self.objectiveCAssignments) { Self.assignments(of: $0, .objectiveC) }
  }

  private static func assignments(of source: String, _ language: CodeLanguage) -> String {
    let file = CodeFile(SourceText(source), language)
    func text(_ tokens: Range<Int>?) -> String {
      tokens.map { "‹\(SourceTable.text(of: $0, file.tree))›" } ?? "-"
    }
    let assignments = file.assignments.map {
      ($0.isDeclaration ? "let " : "") + "\($0.name) \($0.op) \(text($0.value))"
        + " of \(text($0.receiver))"
    }
    return assignments.joined(separator: "\n")
  }

  private static let swiftAssignments = ####"""
    a = b ⇒ a = ‹b› of -
    let a = b ⇒ let a = ‹b› of -
    var a = b ⇒ let a = ‹b› of -
    a.b = c ⇒ b = ‹c› of ‹a›
    a?.b = c ⇒ b = ‹c› of ‹a?›
    a!.b = c ⇒ b = ‹c› of ‹a!›
    a.b.c = d ⇒ c = ‹d› of ‹a.b›
    a[0] = b ⇒ a = ‹b› of -
    a.b[0] = c ⇒ b = ‹c› of ‹a›
    a += b ⇒ a += ‹b› of -
    a -= b ⇒ a -= ‹b› of -
    a ??= b ⇒ a ??= ‹b› of -
    let a: B = c ⇒ let a = ‹c› of -
    let a = b, c = d ⇒
      let a = ‹b› of -
      c = ‹d› of -
    let a: B = c, d: E = f ⇒
      let a = ‹c› of -
      d = ‹f› of -
    if let a = b { c } ⇒ let a = ‹b› of -
    if let a = b, let c = d { e } ⇒
      let a = ‹b› of -
      let c = ‹d› of -
    guard let a = b else { c } ⇒ let a = ‹b› of -
    while let a = b { c } ⇒ let a = ‹b› of -
    if var a = b { c } ⇒ let a = ‹b› of -
    if case .a(let b) = c { d } ⇒ a = ‹c› of -
    let (a, b) = c ⇒
    for a in b { c = d } ⇒ c = ‹d› of -
    a = { b } ⇒ a = ‹{ b }› of -
    a = b { c } ⇒ a = ‹b { c }› of -
    a = b⏎.c ⇒ a = ‹b .c› of -
    a = b⏎c = d ⇒
      a = ‹b› of -
      c = ‹d› of -
    a = b; c = d ⇒
      a = ‹b› of -
      c = ‹d› of -
    a = b ?? c ⇒ a = ‹b ?? c› of -
    a = b ? c : d ⇒ a = ‹b ? c : d› of -
    a =⏎ b ⇒ a = ‹b› of -
    a = b +⏎ c ⇒ a = ‹b + c› of -
    a = b⏎ + c ⇒ a = ‹b + c› of -
    (a = b) ⇒ a = ‹b› of -
    f(a: b = c) ⇒ b = ‹c› of -
    a = b as? C ⇒ a = ‹b as? C› of -
    let a = try b() ⇒ let a = ‹try b()› of -
    a = b // c ⇒ a = ‹b› of -
    a == b ⇒
    a! = b ⇒ a = ‹b› of -
    a? = b ⇒ a = ‹b› of -
    self.a = b ⇒ a = ‹b› of ‹self›
    static let a = b ⇒ let a = ‹b› of -
    let a = b { c } ⇒ let a = ‹b { c }› of -
    let a = b.c { d } e: { f } ⇒ let a = ‹b.c { d } e: { f }› of -
    a = [b: c] ⇒ a = ‹[b: c]› of -
    a = (b, c) ⇒ a = ‹(b, c)› of -
    a.b(c).d = e ⇒ d = ‹e› of ‹a.b(c)›
    a().b = c ⇒ b = ‹c› of ‹a()›
    var a: B = c { didSet { } } ⇒ let a = ‹c { didSet { } }› of -
    var a = b { didSet { } } ⇒ let a = ‹b { didSet { } }› of -
    a = b } ⇒ a = ‹b› of -
    let a = b == c ⇒ let a = ‹b == c› of -
    enum A { case a = "b" } ⇒ a = ‹"b"› of -
    let a = b else { c } ⇒ let a = ‹b› of -
    typealias A = B ⇒ A = ‹B› of -
    a = b = c ⇒
      a = ‹b› of -
      b = ‹c› of -
    #if A⏎a = b⏎#endif ⇒ a = ‹b› of -
    a = b⏎#if C⏎#endif ⇒ a = ‹b› of -
    a <= b ⇒
    a !== b ⇒
    a %= b ⇒ a %= ‹b› of -
    a <<= b ⇒ a <<= ‹b› of -
    lazy var a: B = c ⇒ let a = ‹c› of -
    let a: [B: C] = d ⇒ let a = ‹d› of -
    let a: (B) -> C = d ⇒ let a = ‹d› of -
    (a, b) = (c, d) ⇒
    _ = a ⇒ _ = ‹a› of -
    a = "b\(c)" ⇒ a = ‹"b\(c)"› of -
    $0.a = b ⇒ a = ‹b› of ‹$0›
    a.b⏎= c ⇒ b = ‹c› of ‹a›
    if a, let b = c { } ⇒ let b = ‹c› of -
    case let a = b ⇒ let a = ‹b› of -
    { a = b } ⇒ a = ‹b› of -
    x ? a : b = c ⇒ b = ‹c› of -
    switch a { case b: c = d } ⇒ c = ‹d› of -
    #if false⏎a = b⏎#endif⏎c = d ⇒ c = ‹d› of -
    async let a = b ⇒ let a = ‹b› of -
    let `a` = b ⇒ let a = ‹b› of -
    a.`b` = c ⇒ b = ‹c› of ‹a›
    """####

  private static let objectiveCAssignments = ####"""
    a = b; ⇒ a = ‹b› of -
    A a = b; ⇒ let a = ‹b› of -
    A *a = b; ⇒ let a = ‹b› of -
    A *const a = b; ⇒ let a = ‹b› of -
    a.b = c; ⇒ b = ‹c› of ‹a›
    a->b = c; ⇒ b = ‹c› of ‹a›
    [a b].c = d; ⇒ c = ‹d› of ‹[a b]›
    [a setB:c]; ⇒ b = ‹c› of ‹a›
    [a setBC:d]; ⇒ bC = ‹d› of ‹a›
    [a set:b]; ⇒
    [a setB:c d:e]; ⇒
    [A a].b = c; ⇒ b = ‹c› of ‹[A a]›
    a[0] = b; ⇒ a = ‹b› of -
    a += b; ⇒ a += ‹b› of -
    A a = b, c = d; ⇒
      let a = ‹b› of -
      c = ‹d› of -
    if (a == b) { } ⇒
    for (A a = b; c; d) { } ⇒ let a = ‹b› of -
    a = ^{ b = c; }; ⇒
      a = ‹^{ b = c; }› of -
      b = ‹c› of -
    a = b⏎; ⇒ a = ‹b› of -
    static A *a = b; ⇒ let a = ‹b› of -
    *a = b; ⇒ let a = ‹b› of -
    a = (B)c; ⇒ a = ‹(B)c› of -
    a = b ? c : d; ⇒ a = ‹b ? c : d› of -
    a = @{b: c}; ⇒ a = ‹@{b: c}› of -
    a = b ⇒ a = ‹b› of -
    a <= b; ⇒
    a = [b c:d e:f]; ⇒ a = ‹[b c:d e:f]› of -
    __block A a = b; ⇒ let a = ‹b› of -
    A<B> *a = c; ⇒ let a = ‹c› of -
    self->_a = b; ⇒ _a = ‹b› of ‹self›
    enum { A = 1, B }; ⇒ A = ‹1› of -
    #define A b = c⏎d = e; ⇒
      let b = ‹c› of -
      d = ‹e› of -
    A a[] = {b}; ⇒ a = ‹{b}› of -
    a.b.c += d; ⇒ c += ‹d› of ‹a.b›
    a = b; c = d; ⇒
      a = ‹b› of -
      c = ‹d› of -
    if ((a = b)) { } ⇒ a = ‹b› of -
    const A *a = b; ⇒ let a = ‹b› of -
    """####
}
