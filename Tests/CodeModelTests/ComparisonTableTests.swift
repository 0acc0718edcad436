import CodeModel
import CodeSyntax
import SourceText
import TestKit
import Testing

/// Tables of source and its comparisons; `SourceTable` describes the notation.
///
/// A comparison is its operands with its kind between them, for a pattern the tokens that run when it
/// matches, and all its tokens.
@Suite("Comparisons of every kind")
struct ComparisonTableTests {
  @Test("Swift")
  func swift() { SourceTable.check(Self.swiftComparisons) { Self.comparisons(of: $0, .swift) } }

  @Test("Objective-C")
  func objectiveC() {
    SourceTable.check(Self.objectiveCComparisons) { Self.comparisons(of: $0, .objectiveC) }
  }

  private static func comparisons(of source: String, _ language: CodeLanguage) -> String {
    let file = CodeFile(SourceText(source), language)
    func text(_ tokens: Range<Int>) -> String { "‹\(SourceTable.text(of: tokens, file.tree))›" }
    let comparisons = file.comparisons.map {
      "\(text($0.left)) \($0.kind) \(text($0.right))" + ($0.way.map { " way" + text($0) } ?? "")
        + " all" + text($0.tokens)
    }
    return comparisons.joined(separator: "\n")
  }

  private static let swiftComparisons = ####"""
    a == b ⇒ ‹a› equal ‹b› all‹a == b›
    a != b ⇒ ‹a› notEqual ‹b› all‹a != b›
    a === b ⇒ ‹a› equal ‹b› all‹a === b›
    a !== b ⇒ ‹a› notEqual ‹b› all‹a !== b›
    a.b == c.d ⇒ ‹a.b› equal ‹c.d› all‹a.b == c.d›
    a?.b == "c" ⇒ ‹a?.b› equal ‹"c"› all‹a?.b == "c"›
    "a" == b ⇒ ‹"a"› equal ‹b› all‹"a" == b›
    a == b && c != d ⇒
      ‹a› equal ‹b› all‹a == b›
      ‹c› notEqual ‹d› all‹c != d›
    if a == b { } ⇒ ‹a› equal ‹b› all‹a == b›
    if a == b, c == d { } ⇒
      ‹a› equal ‹b› all‹a == b›
      ‹c› equal ‹d› all‹c == d›
    guard a == b else { } ⇒ ‹a› equal ‹b› all‹a == b›
    return a == b ⇒ ‹a› equal ‹b› all‹a == b›
    a == b ? c : d ⇒ ‹a› equal ‹b› all‹a == b›
    a < b ⇒
    a(b) == c[d] ⇒ ‹a(b)› equal ‹c[d]› all‹a(b) == c[d]›
    (a == b) ⇒ ‹a› equal ‹b› all‹a == b›
    !(a == b) ⇒ ‹a› equal ‹b› all‹a == b›
    a == .b ⇒ ‹a› equal ‹.b› all‹a == .b›
    a as B == c ⇒ ‹a as B› equal ‹c› all‹a as B == c›
    a == nil ⇒ ‹a› equal ‹nil› all‹a == nil›
    a == b as C ⇒ ‹a› equal ‹b as C› all‹a == b as C›
    a.hasPrefix("b") ⇒ ‹a› prefix ‹"b"› all‹a.hasPrefix("b")›
    a.hasSuffix(b) ⇒ ‹a› suffix ‹b› all‹a.hasSuffix(b)›
    a.contains(b) ⇒ ‹a› contains ‹b› all‹a.contains(b)›
    a.contains { b } ⇒
    a.contains(where: b) ⇒
    a.isEqual(b) ⇒ ‹a› equal ‹b› all‹a.isEqual(b)›
    a.isEqual(to: b) ⇒
    hasPrefix("a") ⇒
    switch a { case b: c } ⇒ ‹a› pattern ‹b› way‹c› all‹b›
    switch a { case b, c: d } ⇒
      ‹a› pattern ‹b› way‹d› all‹b›
      ‹a› pattern ‹c› way‹d› all‹c›
    switch a { case b where c == d: e } ⇒
      ‹a› pattern ‹b› way‹e› all‹b›
      ‹c› equal ‹d› all‹c == d›
    switch a { case .b(let c): d⏎default: e } ⇒ ‹a› pattern ‹.b(let c)› way‹d› all‹.b(let c)›
    switch (a) { case b: c } ⇒ ‹a› pattern ‹b› way‹c› all‹b›
    switch a { case b?: c; case nil: d } ⇒
      ‹a› pattern ‹b?› way‹c;› all‹b?›
      ‹a› pattern ‹nil› way‹d› all‹nil›
    switch a.b { case "c": d() } ⇒ ‹a.b› pattern ‹"c"› way‹d()› all‹"c"›
    switch a { case b ? c : d: e } ⇒ ‹a› pattern ‹b ? c : d› way‹e› all‹b ? c : d›
    switch a { case b: if case c = d { e } } ⇒ ‹a› pattern ‹b› way‹if case c = d { e }› all‹b›
    switch a { case b: for case c in d { e } } ⇒ ‹a› pattern ‹b› way‹for case c in d { e }› all‹b›
    switch a { case b: guard case c = d else { } } ⇒ ‹a› pattern ‹b› way‹guard case c = d else { }› all‹b›
    switch a { case b: while case c = d { } } ⇒ ‹a› pattern ‹b› way‹while case c = d { }› all‹b›
    switch a { case b: if x, case c = d { } } ⇒ ‹a› pattern ‹b› way‹if x, case c = d { }› all‹b›
    switch a { default: b } ⇒
    switch a { @unknown default: b } ⇒
    switch a { case (b, c): d } ⇒ ‹a› pattern ‹(b, c)› way‹d› all‹(b, c)›
    switch a { case b: switch c { case d: e } } ⇒
      ‹a› pattern ‹b› way‹switch c { case d: e }› all‹b›
      ‹c› pattern ‹d› way‹e› all‹d›
    x.switch { case a: b } ⇒
    switch a ⇒
    switch a { case "where": b } ⇒ ‹a› pattern ‹"where"› way‹b› all‹"where"›
    a⏎== b ⇒ ‹a› equal ‹b› all‹a == b›
    a ==⏎b ⇒ ‹a› equal ‹b› all‹a == b›
    a.b⏎.c == d ⇒ ‹a.b .c› equal ‹d› all‹a.b .c == d›
    a + b == c ⇒ ‹a + b› equal ‹c› all‹a + b == c›
    a == b + c ⇒ ‹a› equal ‹b + c› all‹a == b + c›
    a ?? b == c ⇒ ‹a ?? b› equal ‹c› all‹a ?? b == c›
    a == b ?? c ⇒ ‹a› equal ‹b ?? c› all‹a == b ?? c›
    let a = b == c ⇒ ‹b› equal ‹c› all‹b == c›
    a = b == c ⇒ ‹b› equal ‹c› all‹b == c›
    f(a == b, c) ⇒ ‹a› equal ‹b› all‹a == b›
    f(a: b == c) ⇒ ‹b› equal ‹c› all‹b == c›
    [a == b] ⇒ ‹a› equal ‹b› all‹a == b›
    { a == b } ⇒ ‹a› equal ‹b› all‹a == b›
    a == "b\(c)" ⇒ ‹a› equal ‹"b\(c)"› all‹a == "b\(c)"›
    a == b⏎c == d ⇒
      ‹a› equal ‹b› all‹a == b›
      ‹c› equal ‹d› all‹c == d›
    a == -b ⇒ ‹a› equal ‹-b› all‹a == -b›
    a != !b ⇒ ‹a› notEqual ‹!b› all‹a != !b›
    a == b.c()⏎.d() ⇒ ‹a› equal ‹b.c() .d()› all‹a == b.c() .d()›
    a == b { c } ⇒ ‹a› equal ‹b› all‹a == b›
    try a() == b ⇒ ‹a()› equal ‹b› all‹a() == b›
    where a == b ⇒ ‹a› equal ‹b› all‹a == b›
    while a == b { } ⇒ ‹a› equal ‹b› all‹a == b›
    else if a == b { } ⇒ ‹a› equal ‹b› all‹a == b›
    a! == b ⇒ ‹a!› equal ‹b› all‹a! == b›
    a? == b ⇒ ‹a?› equal ‹b› all‹a? == b›
    a == b! ⇒ ‹a› equal ‹b!› all‹a == b!›
    $0 == a ⇒ ‹$0› equal ‹a› all‹$0 == a›
    a == $0 ⇒ ‹a› equal ‹$0› all‹a == $0›
    1 == a ⇒ ‹1› equal ‹a› all‹1 == a›
    a == [b] ⇒ ‹a› equal ‹[b]› all‹a == [b]›
    a == (b, c) ⇒ ‹a› equal ‹(b, c)› all‹a == (b, c)›
    #if a == b⏎#endif ⇒ ‹a› equal ‹b› all‹a == b›
    a ~= b ⇒
    a == \.b ⇒ ‹a› equal ‹\.b› all‹a == \.b›
    { a }⏎b == c ⇒ ‹b› equal ‹c› all‹b == c›
    a() { b } == c ⇒ ‹a() { b }› equal ‹c› all‹a() { b } == c›
    switch a { case is B: c; case let d as E: f } ⇒
      ‹a› pattern ‹is B› way‹c;› all‹is B›
      ‹a› pattern ‹let d as E› way‹f› all‹let d as E›
    switch a { case b: c⏎#if D⏎case e: f⏎#endif } ⇒
      ‹a› pattern ‹b› way‹c #if D› all‹b›
      ‹a› pattern ‹e› way‹f #endif› all‹e›
    switch a { case b: case_ } ⇒ ‹a› pattern ‹b› way‹case_› all‹b›
    switch a { case b: default(c) ; case d: e } ⇒
      ‹a› pattern ‹b› way‹default(c) ;› all‹b›
      ‹a› pattern ‹d› way‹e› all‹d›
    switch default { case a: b } ⇒ ‹default› pattern ‹a› way‹b› all‹a›
    switch a(b: c) { case d: e } ⇒ ‹a(b: c)› pattern ‹d› way‹e› all‹d›
    """####

  private static let objectiveCComparisons = ####"""
    a == b; ⇒ ‹a› equal ‹b› all‹a == b›
    a != b; ⇒ ‹a› notEqual ‹b› all‹a != b›
    [a isEqualToString:b]; ⇒ ‹a› equal ‹b› all‹[a isEqualToString:b]›
    [a isEqual:b]; ⇒ ‹a› equal ‹b› all‹[a isEqual:b]›
    [a.b isEqualToString:@"c"]; ⇒ ‹a.b› equal ‹@"c"› all‹[a.b isEqualToString:@"c"]›
    [[a b] hasPrefix:@"c"]; ⇒ ‹[a b]› prefix ‹@"c"› all‹[[a b] hasPrefix:@"c"]›
    [a hasSuffix:b]; ⇒ ‹a› suffix ‹b› all‹[a hasSuffix:b]›
    [a containsString:b]; ⇒ ‹a› contains ‹b› all‹[a containsString:b]›
    [a isEqual:b c:d]; ⇒
    if (a == b) { } ⇒ ‹a› equal ‹b› all‹a == b›
    if (a == b && c != d) { } ⇒
      ‹a› equal ‹b› all‹a == b›
      ‹c› notEqual ‹d› all‹c != d›
    a->b == c; ⇒ ‹a->b› equal ‹c› all‹a->b == c›
    a == [b c]; ⇒ ‹a› equal ‹[b c]› all‹a == [b c]›
    [a b] == c; ⇒ ‹[a b]› equal ‹c› all‹[a b] == c›
    (A *)a == b; ⇒ ‹(A *)a› equal ‹b› all‹(A *)a == b›
    @"a" == b; ⇒ ‹@"a"› equal ‹b› all‹@"a" == b›
    a == @"b"; ⇒ ‹a› equal ‹@"b"› all‹a == @"b"›
    switch (a) { case B: c(); break; } ⇒ ‹a› pattern ‹B› way‹c(); break;› all‹B›
    switch (a) { case 1: case 2: b(); default: c(); } ⇒
      ‹a› pattern ‹1› way‹› all‹1›
      ‹a› pattern ‹2› way‹b();› all‹2›
    switch (a.b) { case C: { d(); } } ⇒ ‹a.b› pattern ‹C› way‹{ d(); }› all‹C›
    switch ([a b]) { case C: d(); } ⇒ ‹[a b]› pattern ‹C› way‹d();› all‹C›
    return a == b; ⇒ ‹a› equal ‹b› all‹a == b›
    a = b == c; ⇒ ‹b› equal ‹c› all‹b == c›
    a ? b == c : d; ⇒ ‹b› equal ‹c› all‹b == c›
    !(a == b); ⇒ ‹a› equal ‹b› all‹a == b›
    #if a == b⏎#endif ⇒ ‹a› equal ‹b› all‹a == b›
    a == b ? c : d; ⇒ ‹a› equal ‹b› all‹a == b›
    *a == b; ⇒ ‹a› equal ‹b› all‹a == b›
    a[0] == b[1]; ⇒ ‹a[0]› equal ‹b[1]› all‹a[0] == b[1]›
    f(a == b); ⇒ ‹a› equal ‹b› all‹a == b›
    a == nil; ⇒ ‹a› equal ‹nil› all‹a == nil›
    a == -1; ⇒ ‹a› equal ‹-1› all‹a == -1›
    while (a != b) c(); ⇒ ‹a› notEqual ‹b› all‹a != b›
    switch (a) b; ⇒
    { a; }⏎b == c; ⇒ ‹b› equal ‹c› all‹b == c›
    else a == b; ⇒ ‹a› equal ‹b› all‹a == b›
    [a b:c == d]; ⇒ ‹c› equal ‹d› all‹c == d›
    """####
}
