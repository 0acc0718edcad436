import CodeModel
import CodeSyntax
import SourceText
import TestKit
import Testing

/// Tables of source and its calls; `SourceTable` describes the notation.
///
/// A call is its style, its name, `‹receiver›` or `-`, its arguments with their labels, `{}` after a trailing
/// closure, and all its tokens.
@Suite("Calls of every kind")
struct CallTableTests {
  @Test("Swift")
  func swift() { SourceTable.check(Self.swiftCalls) { Self.calls(of: $0, .swift) } }

  @Test("Objective-C")
  func objectiveC() { SourceTable.check(Self.objectiveCCalls) { Self.calls(of: $0, .objectiveC) } }

  private static func calls(of source: String, _ language: CodeLanguage) -> String {
    let file = CodeFile(SourceText(source), language)
    func text(_ tokens: Range<Int>?) -> String {
      tokens.map { "‹\(SourceTable.text(of: $0, file.tree))›" } ?? "-"
    }
    let calls = file.calls.map { call in
      let arguments = call.arguments.map {
        ($0.label.map { $0 + " " } ?? "") + text($0.value) + ($0.isTrailing ? "{}" : "")
      }
      let name = "\(call.style == .call ? "call" : "message") \(call.name)"
      return ([name, text(call.receiver)] + arguments + ["all" + text(call.tokens)])
        .joined(separator: " ")
    }
    return calls.joined(separator: "\n")
  }

  private static let swiftCalls = ####"""
    a() ⇒ call a - all‹a()›
    a(b) ⇒ call a - ‹b› all‹a(b)›
    a(b: c, d) ⇒ call a - b ‹c› ‹d› all‹a(b: c, d)›
    a.b() ⇒ call b ‹a› all‹a.b()›
    a?.b() ⇒ call b ‹a?› all‹a?.b()›
    a!.b(c) ⇒ call b ‹a!› ‹c› all‹a!.b(c)›
    .a(b) ⇒ call a - ‹b› all‹a(b)›
    a.b.c(d).e() ⇒
      call c ‹a.b› ‹d› all‹a.b.c(d)›
      call e ‹a.b.c(d)› all‹a.b.c(d).e()›
    a { b } ⇒ call a - ‹{ b }›{} all‹a { b }›
    a(b) { c } ⇒ call a - ‹b› ‹{ c }›{} all‹a(b) { c }›
    a { b } c: { d } ⇒ call a - ‹{ b }›{} c ‹{ d }›{} all‹a { b } c: { d }›
    a(b) { c } d: { e } ⇒ call a - ‹b› ‹{ c }›{} d ‹{ e }›{} all‹a(b) { c } d: { e }›
    self.a() ⇒ call a ‹self› all‹self.a()›
    a[0].b() ⇒ call b ‹a[0]› all‹a[0].b()›
    [a].b() ⇒ call b ‹[a]› all‹[a].b()›
    "a".b() ⇒ call b ‹"a"› all‹"a".b()›
    a<B>(c) ⇒ call a - ‹c› all‹a<B>(c)›
    A<B, C>() ⇒ call A - all‹A<B, C>()›
    a(b(c), d) ⇒
      call a - ‹b(c)› ‹d› all‹a(b(c), d)›
      call b - ‹c› all‹b(c)›
    func a() {} ⇒
    func a(b: C) { d() } ⇒ call d - all‹d()›
    init(a) ⇒
    if a { b } ⇒
    if a(b) { c() } ⇒
      call a - ‹b› all‹a(b)›
      call c - all‹c()›
    for a in b() { } ⇒ call b - all‹b()›
    while a() { } ⇒ call a - all‹a()›
    switch a() { case .b(let c): d() } ⇒
      call a - all‹a()›
      call b - ‹let c› all‹b(let c)›
      call d - all‹d()›
    guard a(b) else { c() } ⇒
      call a - ‹b› all‹a(b)›
      call c - all‹c()›
    return a(b) ⇒ call a - ‹b› all‹a(b)›
    try a() ⇒ call a - all‹a()›
    try? a() ⇒ call a - all‹a()›
    await a() ⇒ call a - all‹a()›
    @A(b) let c = d() ⇒ call d - all‹d()›
    #selector(a(b)) ⇒ call a - ‹b› all‹a(b)›
    #if a(b)⏎c()⏎#endif ⇒
      call a - ‹b› all‹a(b)›
      call c - all‹c()›
    a⏎(b) ⇒
    a⏎{ b } ⇒
    a = { b() } ⇒ call b - all‹b()›
    a(b) == c(d) ⇒
      call a - ‹b› all‹a(b)›
      call c - ‹d› all‹c(d)›
    !a() ⇒ call a - all‹a()›
    a(b...) ⇒ call a - ‹b...› all‹a(b...)›
    a(&b) ⇒ call a - ‹&b› all‹a(&b)›
    a(b < c, d > e) ⇒ call a - ‹b < c› ‹d > e› all‹a(b < c, d > e)›
    a(B<C, D>(), e) ⇒
      call a - ‹B<C, D>()› ‹e› all‹a(B<C, D>(), e)›
      call B - all‹B<C, D>()›
    a(b: { c in d(c) }) ⇒
      call a - b ‹{ c in d(c) }› all‹a(b: { c in d(c) })›
      call d - ‹c› all‹d(c)›
    a ?? b() ⇒ call b - all‹b()›
    (a)() ⇒
    (a as B).c() ⇒ call c ‹(a as B)› all‹(a as B).c()›
    a()() ⇒ call a - all‹a()›
    a(b)(c) ⇒ call a - ‹b› all‹a(b)›
    super.a() ⇒ call a ‹super› all‹super.a()›
    $0.a() ⇒ call a ‹$0› all‹$0.a()›
    1.a() ⇒ call a ‹1› all‹1.a()›
    a.b { } ⇒ call b ‹a› ‹{ }›{} all‹a.b { }›
    let a = b { c } ⇒ call b - ‹{ c }›{} all‹b { c }›
    var a: B { c() } ⇒ call c - all‹c()›
    a.init(b) ⇒ call init ‹a› ‹b› all‹a.init(b)›
    A.B(c) ⇒ call B ‹A› ‹c› all‹A.B(c)›
    a("b\(c(d))") ⇒
      call a - ‹"b\(c(d))"› all‹a("b\(c(d))")›
      call c - ‹d› all‹c(d)›
    -> a() ⇒ call a - all‹a()›
    a(_: b) ⇒ call a - ‹b› all‹a(_: b)›
    func a() -> B { c() } ⇒ call c - all‹c()›
    case a(b) ⇒
    enum A { case b(C) } ⇒
    a.map { $0.b() }.c() ⇒
      call map ‹a› ‹{ $0.b() }›{} all‹a.map { $0.b() }›
      call b ‹$0› all‹$0.b()›
      call c ‹a.map { $0.b() }› all‹a.map { $0.b() }.c()›
    a(⏎ b,⏎ c: d⏎) ⇒ call a - ‹b› c ‹d› all‹a( b, c: d )›
    a(b)⏎.c() ⇒
      call a - ‹b› all‹a(b)›
      call c ‹a(b)› all‹a(b) .c()›
    a(b)⏎  { c } ⇒ call a - ‹b› all‹a(b)›
    if let a = b() { c() } ⇒
      call b - all‹b()›
      call c - all‹c()›
    defer { a() } ⇒ call a - all‹a()›
    do { try a() } catch { b() } ⇒
      call a - all‹a()›
      call b - all‹b()›
    struct A { func b() { c() } } ⇒ call c - all‹c()›
    #if false⏎a()⏎#endif⏎b() ⇒ call b - all‹b()›
    /* a() */ b() ⇒ call b - all‹b()›
    a?() ⇒ call a - all‹a?()›
    a!() ⇒ call a - all‹a!()›
    a?.b?() ⇒ call b ‹a?› all‹a?.b?()›
    a(b)?.c ⇒ call a - ‹b› all‹a(b)›
    """####

  private static let objectiveCCalls = ####"""
    [a b]; ⇒ message b ‹a› all‹[a b]›
    [a b:c]; ⇒ message b: ‹a› b ‹c› all‹[a b:c]›
    [a b:c d:e]; ⇒ message b:d: ‹a› b ‹c› d ‹e› all‹[a b:c d:e]›
    [[a b] c]; ⇒
      message b ‹a› all‹[a b]›
      message c ‹[a b]› all‹[[a b] c]›
    [a b:[c d]]; ⇒
      message b: ‹a› b ‹[c d]› all‹[a b:[c d]]›
      message d ‹c› all‹[c d]›
    [a b:c, d]; ⇒ message b: ‹a› b ‹c, d› all‹[a b:c, d]›
    [A b]; ⇒ message b ‹A› all‹[A b]›
    [self a:^{ [b c]; }]; ⇒
      message a: ‹self› a ‹^{ [b c]; }› all‹[self a:^{ [b c]; }]›
      message c ‹b› all‹[b c]›
    [super a]; ⇒ message a ‹super› all‹[super a]›
    [a.b c]; ⇒ message c ‹a.b› all‹[a.b c]›
    [a->b c:d]; ⇒ message c: ‹a->b› c ‹d› all‹[a->b c:d]›
    [(A *)b c]; ⇒ message c ‹(A *)b› all‹[(A *)b c]›
    [(a) b]; ⇒ message b ‹(a)› all‹[(a) b]›
    [a[0] b]; ⇒ message b ‹a[0]› all‹[a[0] b]›
    a[0]; ⇒
    @[a, b]; ⇒
    @{a: b}; ⇒
    @[[a b]]; ⇒ message b ‹a› all‹[a b]›
    a(b); ⇒ call a - ‹b› all‹a(b)›
    a(b, c); ⇒ call a - ‹b› ‹c› all‹a(b, c)›
    a.b(c); ⇒ call b ‹a› ‹c› all‹a.b(c)›
    a->b(c); ⇒ call b ‹a› ‹c› all‹a->b(c)›
    if (a) { } ⇒
    while (a(b)) { } ⇒ call a - ‹b› all‹a(b)›
    return a(b); ⇒ call a - ‹b› all‹a(b)›
    sizeof(a); ⇒
    @selector(a:); ⇒
    #define A(b) c(d)⏎e(); ⇒
      call c - ‹d› all‹c(d)›
      call e - all‹e()›
    void a(int b) { c(); } ⇒ call c - all‹c()›
    ^{ a(); }(); ⇒ call a - all‹a()›
    [a b:c ? d : e]; ⇒ message b: ‹a› b ‹c ? d : e› all‹[a b:c ? d : e]›
    [a b:c ? d : e f:g]; ⇒ message b:f: ‹a› b ‹c ? d : e› f ‹g› all‹[a b:c ? d : e f:g]›
    [a :b]; ⇒ message : ‹a› ‹b› all‹[a :b]›
    [a b:c :d]; ⇒ message b: ‹a› b ‹c :d› all‹[a b:c :d]›
    x = [a b]; ⇒ message b ‹a› all‹[a b]›
    a[b c]; ⇒
    [a]; ⇒
    [a b ⇒
    [a b: ⇒
    [a b:(C)d e:f]; ⇒ message b:e: ‹a› b ‹(C)d› e ‹f› all‹[a b:(C)d e:f]›
    [a b:@"c"]; ⇒ message b: ‹a› b ‹@"c"› all‹[a b:@"c"]›
    [@"a" b]; ⇒ message b ‹@"a"› all‹[@"a" b]›
    [@[a] b]; ⇒ message b ‹@[a]› all‹[@[a] b]›
    [a b:c]; [d e]; ⇒
      message b: ‹a› b ‹c› all‹[a b:c]›
      message e ‹d› all‹[d e]›
    dict[@"a"] = [b c]; ⇒ message c ‹b› all‹[b c]›
    a ? [b c] : [d e]; ⇒
      message c ‹b› all‹[b c]›
      message e ‹d› all‹[d e]›
    [a b:^(C d) { e(d); } f:g]; ⇒
      message b:f: ‹a› b ‹^(C d) { e(d); }› f ‹g› all‹[a b:^(C d) { e(d); } f:g]›
      call e - ‹d› all‹e(d)›
    [[A alloc] initWithB:c]; ⇒
      message alloc ‹A› all‹[A alloc]›
      message initWithB: ‹[A alloc]› initWithB ‹c› all‹[[A alloc] initWithB:c]›
    int a = b(c); ⇒ call b - ‹c› all‹b(c)›
    a = (B)c(d); ⇒ call c - ‹d› all‹c(d)›
    [a.b.c d:e.f]; ⇒ message d: ‹a.b.c› d ‹e.f› all‹[a.b.c d:e.f]›
    [[a b]c]; ⇒
      message b ‹a› all‹[a b]›
      message c ‹[a b]› all‹[[a b]c]›
    [a b:{c, d}]; ⇒ message b: ‹a› b ‹{c, d}› all‹[a b:{c, d}]›
    (a)(b); ⇒
    [a::b c]; ⇒ message c ‹a::b› all‹[a::b c]›
    #if 0⏎a();⏎#endif⏎b(); ⇒ call b - all‹b()›
    in (a) ⇒
    [a setB:c]; ⇒ message setB: ‹a› setB ‹c› all‹[a setB:c]›
    typeof(a) b; ⇒
    [x y:z] [0] ⇒ message y: ‹x› y ‹z› all‹[x y:z]›
    for (id a in [b c]) { } ⇒ message c ‹b› all‹[b c]›
    [a b : c]; ⇒ message b: ‹a› b ‹c› all‹[a b : c]›
    [a performSelector:@selector(b:) withObject:c]; ⇒ message performSelector:withObject: ‹a› performSelector ‹@selector(b:)› withObject ‹c› all‹[a performSelector:@selector(b:) withObject:c]›
    @synchronized (a) { b(); } ⇒ call b - all‹b()›
    """####
}
