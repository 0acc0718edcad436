import CodeSyntax
import SourceText
import TestKit
import Testing

/// Tables of bodies and their statements; `SourceTable` describes the notation.
///
/// `‹a›` is a plain statement, `return‹a›` an exit, `block{…}` a block, `loop(head){…}` a loop, `loop1` one
/// that runs at least once. A branch is its keyword, `!` if one of its paths is always taken, its condition
/// and its paths, `↓` after one that falls through, and the number of characters of the whole.
@Suite("Statements of every kind")
struct StatementTableTests {
  @Test("Swift")
  func swift() { SourceTable.check(Self.swiftStatements) { Self.statements(of: $0, .swift) } }

  @Test("Objective-C")
  func objectiveC() {
    SourceTable.check(Self.objectiveCStatements) { Self.statements(of: $0, .objectiveC) }
  }

  private static func statements(of body: String, _ language: CodeLanguage) -> String {
    let tree = CodeTree(SourceText("void f() {\n" + body + "\n}"), language)
    guard let open = tree.tokens.indices.first(where: { tree.isOpen($0, "{") }) else { return "" }
    let body = Statement.read(open + 1..<(tree.partner(of: open) ?? tree.tokens.count), of: tree)
    return text(body, tree)
  }

  private static func text(_ statements: [Statement], _ tree: CodeTree) -> String {
    statements.map { text($0, tree) }.joined(separator: " ")
  }

  private static func text(_ statement: Statement, _ tree: CodeTree) -> String {
    func text(_ tokens: Range<Int>) -> String { SourceTable.text(of: tokens, tree) }
    func text(_ body: [Statement]) -> String { Self.text(body, tree) }
    switch statement {
    case .plain(let tokens): return "‹\(text(tokens))›"
    case .exit(let exit, let tokens): return "\(exit)‹\(text(tokens))›"
    case .unknown(let tokens): return "unknown‹\(text(tokens))›"
    case .deferred(let body): return "defer{\(text(body))}"
    case .block(let body): return "block{\(text(body))}"
    case .loop(let head, let body, let runsAtLeastOnce):
      return "\(runsAtLeastOnce ? "loop1" : "loop")(\(text(head))){\(text(body))}"
    case .branch(let branch):
      let ways = branch.ways.map {
        "(\(text($0.head))){\(text($0.body))}" + ($0.fallsThrough ? "↓" : "")
      }
      let head = branch.head.isEmpty ? "" : "(\(text(branch.head)))"
      return "\(branch.kind)\(branch.isExhaustive ? "!" : "")\(head)\(ways.joined())"
        + " [\(text(branch.tokens).count)]"
    }
  }

  private static let swiftStatements = ####"""
    a() ⇒ ‹a()›
    a(); b() ⇒ ‹a()› ‹b()›
    a()⏎b() ⇒ ‹a()› ‹b()›
    a⏎  .b()⏎  .c() ⇒ ‹a .b() .c()›
    let a = b ??⏎ c ⇒ ‹let a = b ?? c›
    let a =⏎ b ⇒ ‹let a = b›
    a⏎ as B ⇒ ‹a as B›
    f(a,⏎ b) ⇒ ‹f(a, b)›
    f { a }⏎{ b } ⇒ ‹f { a }› ‹{ b }›
    a +⏎ b ⇒ ‹a + b›
    a⏎ + b ⇒ ‹a + b›
    a!⏎b ⇒ ‹a!› ‹b›
    a?⏎b ⇒ ‹a?› ‹b›
    try⏎ a() ⇒ ‹try a()›
    await⏎ a() ⇒ ‹await a()›
    a,⏎ b ⇒ ‹a, b›
    return ⇒ return‹return›
    return a ⇒ return‹return a›
    return⏎a ⇒ return‹return› ‹a›
    return⏎ .a ⇒ return‹return .a›
    return a⏎b ⇒ return‹return a› ‹b›
    throw a ⇒ throw‹throw a›
    break ⇒ break‹break›
    break a ⇒ break‹break a›
    continue ⇒ continue‹continue›
    continue a; b() ⇒ continue‹continue a› ‹b()›
    break⏎b() ⇒ break‹break› ‹b()›
    fatalError() ⇒ never‹fatalError()›
    fatalError ⇒ ‹fatalError›
    preconditionFailure("a") ⇒ never‹preconditionFailure("a")›
    exit(0) ⇒ never‹exit(0)›
    abort() ⇒ never‹abort()›
    abort ⇒ ‹abort›
    if a { b() } ⇒ if(a){‹b()›} [12]
    if a { b() } else { c() } ⇒ if!(a){‹b()›}(){‹c()›} [25]
    if a { b() } else if c { d() } ⇒ if(a){‹b()›}(c){‹d()›} [30]
    if a { b() } else if c { d() } else { e() } ⇒ if!(a){‹b()›}(c){‹d()›}(){‹e()›} [43]
    if a { b() }⏎else { c() } ⇒ if!(a){‹b()›}(){‹c()›} [25]
    if a, let b { c() } ⇒ if(a, let b){‹c()›} [19]
    if f({ a }) { b() } ⇒ if(f({ a })){‹b()›} [19]
    if a ⇒ ‹if a›
    if a else ⇒ ‹if a else›
    if a { b ⇒ if(a){‹b›} [10]
    if [a { b }] { c() } ⇒ if([a { b }]){‹c()›} [20]
    if a { b() } else ⇒ if(a){‹b()›} [12] ‹else›
    if a { b() } else if ⇒ if(a){‹b()›} [12] ‹else if›
    if a) { b() } ⇒ ‹if a› ‹) { b() }›
    guard a else { return } ⇒ guard(a)(){return‹return›} [23]
    guard let a = b, c else { throw d }⏎e() ⇒ guard(let a = b, c)(){throw‹throw d›} [35] ‹e()›
    guard a ⇒ ‹guard a›
    guard a) else { } ⇒ ‹guard a› ‹) else { }›
    guard a else⏎b() ⇒ ‹guard a else› ‹b()›
    switch a { case b: c() } ⇒ switch!(a)(b){‹c()›} [24]
    switch a { case b, c: d()⏎default: e() } ⇒ switch!(a)(b, c){‹d()›}(){‹e()›} [40]
    switch a { case b where c ? d : e: f()⏎case g: h() } ⇒ switch!(a)(b where c ? d : e){‹f()›}(g){‹h()›} [52]
    switch a { case .b: fallthrough⏎case .c: d() } ⇒ switch!(a)(.b){‹fallthrough›}↓(.c){‹d()›} [46]
    switch a { case .b: c(); fallthrough;⏎default: d() } ⇒ switch!(a)(.b){‹c()› ‹fallthrough›}↓(){‹d()›} [52]
    switch a { @unknown default: b() } ⇒ switch!(a)(){‹b()›} [34]
    switch a { case b: c()⏎@unknown default: d() } ⇒ switch!(a)(b){‹c()›}(){‹d()›} [46]
    switch a { case b: if case c = d { e() } } ⇒ switch!(a)(b){if(case c = d){‹e()›} [21]} [42]
    switch a { case b: for case c in d { e() }⏎case f: g() } ⇒ switch!(a)(b){loop(case c in d){‹e()›}}(f){‹g()›} [56]
    switch a { case b: guard case c = d else { return }⏎case f: g() } ⇒ switch!(a)(b){guard(case c = d)(){return‹return›} [32]}(f){‹g()›} [65]
    switch a { case b: while case c = d { e() }⏎case f: g() } ⇒ switch!(a)(b){loop(case c = d){‹e()›}}(f){‹g()›} [57]
    switch a { case b: if x, case c = d { e() }⏎case f: g() } ⇒ switch!(a)(b){if(x, case c = d){‹e()›} [24]}(f){‹g()›} [57]
    switch a { case b: c(default: d)⏎case e: f() } ⇒ switch!(a)(b){‹c(default: d)›}(e){‹f()›} [46]
    switch a { } ⇒ switch(a) [12]
    switch a ⇒ ‹switch a›
    switch a {⏎#if B⏎case b: c()⏎#endif⏎case d: e() } ⇒ switch!(a)(b){‹c()›}(d){‹e()›} [49]
    switch a { case b } ⇒ switch!(a)(b){} [19]
    switch a { case b?: c() } ⇒ switch!(a)(b?){‹c()›} [25]
    switch a { case (b: c): d() } ⇒ switch!(a)((b: c)){‹d()›} [29]
    switch a { default: b() } ⇒ switch!(a)(){‹b()›} [25]
    switch (a, b) { case (c, d): break } ⇒ switch!((a, b))((c, d)){break‹break›} [36]
    switch a { b(); case c: d() } ⇒ switch!(a)(c){‹d()›} [29]
    for a in b { c() } ⇒ loop(a in b){‹c()›}
    while a { b() } ⇒ loop(a){‹b()›}
    for a in b ⇒ ‹for a in b›
    while a⏎{ b() } ⇒ loop(a){‹b()›}
    repeat { a() } while b ⇒ loop1(while b){‹a()›}
    repeat { a() } while b⏎c() ⇒ loop1(while b){‹a()›} ‹c()›
    repeat { a() } ⇒ loop1(){‹a()›}
    repeat a ⇒ ‹repeat a›
    a: while b { continue a } ⇒ loop(b){continue‹continue a›}
    a: for b in c { break a } ⇒ loop(b in c){break‹break a›}
    for a in b where c { d() } ⇒ loop(a in b where c){‹d()›}
    do { a() } ⇒ block{‹a()›}
    do { a() } catch { b() } ⇒ catch!(){‹a()›}(){‹b()›} [24]
    do { a() } catch let e { b() } ⇒ catch(){‹a()›}(let e){‹b()›} [30]
    do { a() } catch B.c { d() } catch { e() } ⇒ catch!(){‹a()›}(B.c){‹d()›}(){‹e()›} [42]
    do ⇒ ‹do›
    do throws(E) { a() } catch { b() } ⇒ catch!(){‹a()›}(){‹b()›} [34]
    a: do { break a } ⇒ loop1(){break‹break a›}
    do { a() } catch b ⇒ block{‹a()›} ‹catch b›
    defer { a() } ⇒ defer{‹a()›}
    defer a ⇒ ‹defer a›
    #if A⏎a()⏎#endif ⇒ conditional(A){‹a()›} [16]
    #if A⏎a()⏎#else⏎b()⏎#endif ⇒ conditional!(A){‹a()›}(){‹b()›} [26]
    #if A⏎a()⏎#elseif B⏎b()⏎#else⏎c()⏎#endif⏎d() ⇒ conditional!(A){‹a()›}(B){‹b()›}(){‹c()›} [40] ‹d()›
    #if A⏎#if B⏎a()⏎#else⏎b()⏎#endif⏎#else⏎c()⏎#endif ⇒ conditional!(A){conditional!(B){‹a()›}(){‹b()›} [26]}(){‹c()›} [49]
    #if A⏎a() ⇒ conditional(A){‹a()›} [9]
    #else⏎a() ⇒ ‹a()›
    #endif⏎a() ⇒ ‹a()›
    #warning("a")⏎b() ⇒ ‹b()›
    #error("a")⏎b() ⇒ ‹b()›
    #available(a) ⇒ ‹#available(a)›
    if #available(iOS 13, *) { a() } ⇒ if(#available(iOS 13, *)){‹a()›} [32]
    guard #unavailable(iOS 13) else { return } ⇒ guard(#unavailable(iOS 13))(){return‹return›} [42]
    a: b ⇒ ‹b›
    a: ⇒ ‹a:›
    func a() { b() } ⇒ ‹func a() { b() }›
    let a = { b() } ⇒ ‹let a = { b() }›
    a { b() } c: { d() } ⇒ ‹a { b() } c: { d() }›
    ;;a() ⇒ ‹a()›
    return { a } ⇒ return‹return { a }›
    x == y ? a : b⏎c ⇒ ‹x == y ? a : b› ‹c›
    @a b() ⇒ ‹@a b()›
    a⏎, b ⇒ ‹a , b›
    a⏎: b ⇒ ‹b›
    a⏎in b ⇒ ‹a in b›
    a⏎is B ⇒ ‹a is B›
    a⏎where b ⇒ ‹a where b›
    a ? b :⏎ c ⇒ ‹a ? b : c›
    return a; b ⇒ return‹return a› ‹b›
    throw⏎a ⇒ throw‹throw› ‹a›
    #selector(a)⏎b ⇒ ‹#selector(a)› ‹b›
    a { }⏎.b ⇒ ‹a { } .b›
    if a {} else {} b() ⇒ if!(a){}(){} [15] ‹b()›
    guard else { return } ⇒ guard(){return‹return›} [21]
    switch a { @b default: c() } ⇒ switch!(a)(){‹c()›} [28]
    switch a { case b: c; @unknown default: d() } ⇒ switch!(a)(b){‹c›}(){‹d()›} [45]
    do { a { b() } } ⇒ block{‹a { b() }›}
    x; a: do { break a } ⇒ ‹x› loop1(){break‹break a›}
    a: do { }; b() ⇒ loop1(){} ‹b()›
    { a: do { } } ⇒ ‹{ a: do { } }›
    a⏎: do { } ⇒ loop1(){}
    default: do { a() } ⇒ block{‹a()›}
    repeat { a() }⏎while b ⇒ loop1(while b){‹a()›}
    if a { b() }⏎.c() ⇒ if(a){‹b()›} [12] ‹.c()›
    a(b: c) { d }⏎else ⇒ ‹a(b: c) { d } else›
    return⏎{ a } ⇒ return‹return› ‹{ a }›
    a =⏎ b ⇒ ‹a = b›
    x = y⏎  + z⏎  - w ⇒ ‹x = y + z - w›
    a as⏎ B ⇒ ‹a as B›
    a is⏎ B ⇒ ‹a is B›
    try?⏎ a ⇒ ‹try?› ‹a›
    a!⏎= b ⇒ ‹a! = b›
    a ?? b⏎c ⇒ ‹a ?? b› ‹c›
    a...⏎b ⇒ ‹a... b›
    let a: B⏎= c ⇒ ‹let a: B = c›
    if a { } else if b { } else { }; c() ⇒ if!(a){}(b){}(){} [31] ‹c()›
    guard a, { b }() else { c() } ⇒ guard(a, { b }())(){‹c()›} [29]
    guard a else { b() }; d() ⇒ guard(a)(){‹b()›} [20] ‹d()›
    switch a { case b: break⏎#if C⏎case d: break⏎#endif⏎} ⇒ switch!(a)(b){break‹break› conditional(C){} [5]}(d){break‹break›} [53]
    for a in b { } ; c() ⇒ loop(a in b){} ‹c()›
    while a { } b() ⇒ loop(a){} ‹b()›
    defer { a() }; b() ⇒ defer{‹a()›} ‹b()›
    break; a() ⇒ break‹break; a()›
    #if A⏎#elseif B⏎a()⏎#endif ⇒ conditional(A){}(B){‹a()›} [26]
    #if A && B⏎a()⏎#endif⏎b() ⇒ conditional(A && B){‹a()›} [21] ‹b()›
    #if A⏎a()⏎#else⏎#if B⏎b()⏎#endif⏎c()⏎#endif ⇒ conditional!(A){‹a()›}(){conditional(B){‹b()›} [16] ‹c()›} [43]
    fatalError("a"); b() ⇒ never‹fatalError("a")› ‹b()›
    throw A.b(c)⏎d() ⇒ throw‹throw A.b(c)› ‹d()›
    a { [b] in c }⏎d() ⇒ ‹a { [b] in c }› ‹d()›
    f(x) { y }⏎[a] ⇒ ‹f(x) { y }› ‹[a]›
    case a: b() ⇒ ‹case a: b()›
    exit ⇒ ‹exit›
    preconditionFailure ⇒ ‹preconditionFailure›
    """####

  private static let objectiveCStatements = ####"""
    a(); ⇒ ‹a();›
    a(); b(); ⇒ ‹a();› ‹b();›
    a() ⇒ ‹a()›
    ;; ⇒
    return; ⇒ return‹return;›
    return a; ⇒ return‹return a;›
    throw a; ⇒ throw‹throw a;›
    break; ⇒ break‹break;›
    continue; ⇒ continue‹continue;›
    goto a; ⇒ unknown‹goto a;›
    abort(); ⇒ never‹abort();›
    abort; ⇒ ‹abort;›
    exit(0); ⇒ never‹exit(0);›
    __builtin_unreachable(); ⇒ never‹__builtin_unreachable();›
    { a(); } ⇒ block{‹a();›}
    { a(); ⇒ block{‹a();›}
    if (a) b(); ⇒ if(a){‹b();›} [11]
    if (a) { b(); } ⇒ if(a){‹b();›} [15]
    if (a) b(); else c(); ⇒ if!(a){‹b();›}(){‹c();›} [21]
    if (a) b(); else if (c) d(); ⇒ if(a){‹b();›}(c){‹d();›} [28]
    if (a) b(); else if (c) d(); else e(); ⇒ if!(a){‹b();›}(c){‹d();›}(){‹e();›} [38]
    if a ⇒ ‹if a›
    if (a) ⇒ if(a){} [6]
    if (a) b(); else ⇒ if!(a){‹b();›}(){} [16]
    if (a) b(); else if ⇒ if(a){‹b();›} [19]
    if (a) if (b) c(); else d(); ⇒ if(a){if!(b){‹c();›}(){‹d();›} [21]} [28]
    switch (a) { case 1: b(); break; } ⇒ switch(a)(1){‹b();› break‹break;›} [34]
    switch (a) { case 1: b(); default: c(); } ⇒ switch!(a)(1){‹b();›}↓(){‹c();›} [41]
    switch (a) { case 1: case 2: b(); return; default: c(); } ⇒ switch!(a)(1){}↓(2){‹b();› return‹return;›}(){‹c();›} [57]
    switch (a) { case 1: { b(); break; } case 2: c(); } ⇒ switch(a)(1){block{‹b();› break‹break;›}}(2){‹c();›} [51]
    switch (a) { case A::b: c(); } ⇒ switch(a)(A::b){‹c();›} [30]
    switch (a) { } ⇒ switch(a) [14]
    switch (a) b ⇒ ‹switch (a) b›
    switch a ⇒ ‹switch a›
    switch (a) { b(); case 1: c(); } ⇒ switch(a)(1){‹c();›} [32]
    switch (a) { default: b(); } ⇒ switch!(a)(){‹b();›} [28]
    switch (a) { case 1: x ? y : z; break; } ⇒ switch(a)(1){‹x ? y : z;› break‹break;›} [40]
    for (a in b) c(); ⇒ loop(a in b){‹c();›}
    for (;;) { a(); } ⇒ loop(;;){‹a();›}
    while (a) b(); ⇒ loop(a){‹b();›}
    while (a); ⇒ loop(a){}
    for a ⇒ ‹for a›
    do { a(); } while (b); ⇒ loop1(while (b);){‹a();›}
    do a(); while (b); c(); ⇒ loop1(while (b);){‹a();›} ‹c();›
    do { a(); } ⇒ loop1(){‹a();›}
    @autoreleasepool { a(); } ⇒ block{‹a();›}
    @synchronized (a) { b(); } ⇒ block{‹b();›}
    @throw a; ⇒ throw‹@throw a;›
    @try { a(); } @catch (id e) { b(); } ⇒ block{catch!(){‹a();›}(id e){‹b();›} [36]}
    @try { a(); } @catch (id e) { b(); } @finally { c(); } ⇒ block{catch!(){‹a();›}(id e){‹b();›} [54] ‹c();›}
    @try { a(); } @finally { c(); } ⇒ block{catch(){‹a();›} [31] ‹c();›}
    @try { a(); } @"x"; ⇒ block{catch(){‹a();›} [13]} ‹@"x";›
    @[a]; ⇒ ‹@[a];›
    @"a"; ⇒ ‹@"a";›
    #if A⏎a();⏎#endif⏎b(); ⇒ conditional(if A){‹a();›} [17] ‹b();›
    #if A⏎a();⏎#else⏎b();⏎#endif ⇒ conditional!(if A){‹a();›}(else){‹b();›} [28]
    #ifdef A⏎a();⏎#elif B⏎b();⏎#else⏎c();⏎#endif ⇒ conditional!(ifdef A){‹a();›}(elif B){‹b();›}(else){‹c();›} [44]
    #if 0⏎a();⏎#endif⏎b(); ⇒ conditional(if 0){} [17] ‹b();›
    #if 0⏎a();⏎#else⏎b();⏎#endif ⇒ conditional!(if 0){‹a();›}(else){‹b();›} [28]
    #if A⏎#if B⏎a();⏎#endif⏎b();⏎#else⏎c();⏎#endif ⇒ conditional!(if A){conditional(if B){‹a();›} [17] ‹b();›}(else){‹c();›} [46]
    #ifndef A⏎a(); ⇒ conditional(ifndef A){‹a();›} [14]
    #define A b⏎c(); ⇒ ‹c();›
    #pragma a⏎b(); ⇒ ‹b();›
    #else⏎a(); ⇒ ‹a();›
    a = ^{ b(); }; ⇒ ‹a = ^{ b(); };›
    [a b:^{ return; }]; ⇒ ‹[a b:^{ return; }];›
    a: b(); ⇒ ‹a: b();›
    x⏎#if A⏎y;⏎#endif ⇒ ‹x› conditional(if A){‹y;›} [15]
    case 1: a(); ⇒ ‹case 1: a();›
    if (a) { } b(); ⇒ if(a){} [10] ‹b();›
    else a(); ⇒ ‹else a();›
    int a = { b }; ⇒ ‹int a = { b };›
    return ^{ a(); }; ⇒ return‹return ^{ a(); };›
    @autoreleasepool a(); ⇒ block{‹a();›}
    @synchronized b(); ⇒ block{‹b();›}
    @try { a(); } @catch (A *b) { c(); } @catch (...) { d(); } e(); ⇒ block{catch!(){‹a();›}(A *b){‹c();›}(...){‹d();›} [58]} ‹e();›
    do { a(); } while (b) c(); ⇒ loop1(while (b) c();){‹a();›}
    if (a) { } else { } b(); ⇒ if!(a){}(){} [19] ‹b();›
    if (a) #if B⏎b();⏎#endif ⇒ if(a){‹#if B b();›} [17]
    switch (a) { case 1 ... 3: b(); } ⇒ switch(a)(1 ... 3){‹b();›} [33]
    switch (a) { case 1: { b(); } default: { c(); } } ⇒ switch!(a)(1){block{‹b();›}}↓(){block{‹c();›}} [49]
    switch (a) { case (1): b(); break; default: break; } c(); ⇒ switch!(a)((1)){‹b();› break‹break;›}(){break‹break;›} [52] ‹c();›
    for (a) { b(); } c(); ⇒ loop(a){‹b();›} ‹c();›
    while (a) { b(); } c(); ⇒ loop(a){‹b();›} ‹c();›
    return a ⇒ return‹return a›
    throw ⇒ throw‹throw›
    a(); } b(); ⇒ ‹a();›
    #if 1⏎a();⏎#endif ⇒ conditional(if 1){‹a();›} [17]
    #if A⏎#elif B⏎a();⏎#endif⏎b(); ⇒ conditional(if A){}(elif B){‹a();›} [25] ‹b();›
    #endif⏎a(); ⇒ ‹a();›
    { } a(); ⇒ block{} ‹a();›
    { a(); { b(); } } ⇒ block{‹a();› block{‹b();›}}
    if (a) { return; } else { b(); } ⇒ if!(a){return‹return;›}(){‹b();›} [32]
    @try { a(); } ⇒ block{catch(){‹a();›} [13]}
    @finally { a(); } ⇒ ‹@finally { a(); }›
    @catch (id a) { b(); } ⇒ ‹@catch (id a) { b(); }›
    exit; ⇒ ‹exit;›
    a ? b : c; ⇒ ‹a ? b : c;›
    if (a) ; b(); ⇒ if(a){} [8] ‹b();›
    if (a)⏎#define B⏎b(); ⇒ if(a){} [16] ‹b();›
    """####
}
