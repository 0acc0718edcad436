/// The declarations of Swift, and code that looks similar.
extension DeclarationTableTests {
  static let swiftDeclarations = ####"""
    class A {} ⇒ class A body‹› all‹class A {}›
    public final class A: B, C {} ⇒ class A public final : B C body‹› all‹public final class A: B, C {}›
    struct A<T: B>: C where T: D { let a: T } ⇒
      struct A : C body‹let a: T› all‹struct A<T: B>: C where T: D { let a: T }›
      A/var a type‹T› all‹let a: T›
    enum A: String { case a, b = "c" } ⇒
      enum A : String body‹case a, b = "c"› all‹enum A: String { case a, b = "c" }›
      A/case a all‹case a, b = "c"›
      A/case b value‹"c"› all‹case a, b = "c"›
    enum A { indirect case a(B), c } ⇒
      enum A body‹indirect case a(B), c› all‹enum A { indirect case a(B), c }›
      A/case a indirect all‹indirect case a(B), c›
      A/case c indirect all‹indirect case a(B), c›
    actor A {} ⇒ actor A body‹› all‹actor A {}›
    protocol A: B { func a(); var b: C { get } } ⇒
      protocol A : B body‹func a(); var b: C { get }› all‹protocol A: B { func a(); var b: C { get } }›
      A/func a all‹func a()›
      A/var b type‹C› body‹get› all‹var b: C { get }›
    extension A.B: @unchecked C {} ⇒ extension A.B : C body‹› all‹extension A.B: @unchecked C {}›
    extension A where B == C { struct D {} } ⇒
      extension A body‹struct D {}› all‹extension A where B == C { struct D {} }›
      A/struct D body‹› all‹struct D {}›
    class A ⇒ class A all‹class A›
    class A:⏎ B,⏎ @C D {} ⇒ class A : B D body‹› all‹class A: B, @C D {}›
    class A: B⏎class C {} ⇒
      class A : B all‹class A: B›
      class C body‹› all‹class C {}›
    class A {⏎ class func a() {}⏎ class var b = c⏎ class B {}⏎ class final func d() {} } ⇒
      class A body‹class func a() {} class var b = c class B {} class final func d() {}› all‹class A { class func a() {} class var b = c class B {} class final func d() {} }›
      A/func a class body‹› all‹class func a() {}›
      A/var b class value‹c› all‹class var b = c›
      A/class B body‹› all‹class B {}›
      A/func d class final body‹› all‹class final func d() {}›
    class `default` {} ⇒ class default body‹› all‹class `default` {}›
    func a() {} ⇒ func a body‹› all‹func a() {}›
    func a(b: C, _ d: E, f g: H = i) -> J {} ⇒ func a (b b: C, _ d: E, f g: H =) type‹J› body‹› all‹func a(b: C, _ d: E, f g: H = i) -> J {}›
    func a() async throws -> B {} ⇒ func a async type‹B› body‹› all‹func a() async throws -> B {}›
    func a<T>(_ b: T) -> C where T: D {} ⇒ func a (_ b: T) type‹C› body‹› all‹func a<T>(_ b: T) -> C where T: D {}›
    func a(b: C...) {} ⇒ func a (b b: C...) body‹› all‹func a(b: C...) {}›
    func a(_: B) {} ⇒ func a (_ _: B) body‹› all‹func a(_: B) {}›
    func == (a: B, c: D) -> E {} ⇒ func == (a a: B, c c: D) type‹E› body‹› all‹func == (a: B, c: D) -> E {}›
    func < <T>(a: T) {} ⇒ func < (a a: T) body‹› all‹func < <T>(a: T) {}›
    func a ⇒
    func a() -> B⏎func c() {} ⇒
      func a type‹B› all‹func a() -> B›
      func c body‹› all‹func c() {}›
    func a(b: @escaping (C) -> D) {} ⇒ func a (b b: @escaping (C) -> D) body‹› all‹func a(b: @escaping (C) -> D) {}›
    func a(b: inout C, d: [E: F] = [:]) {} ⇒ func a (b b: inout C, d d: [E: F] =) body‹› all‹func a(b: inout C, d: [E: F] = [:]) {}›
    func a(b: C, d: E ⇒ func a all‹func a(b: C, d: E›
    func a() -> (B) -> C {} ⇒ func a type‹C› body‹› all‹func a() -> (B) -> C {}›
    func a(@B c: D, some e: F) {} ⇒ func a (c c: D, some e: F) body‹› all‹func a(@B c: D, some e: F) {}›
    func a(`in` b: C) {} ⇒ func a (in b: C) body‹› all‹func a(`in` b: C) {}›
    func a() ; func b() ⇒
      func a all‹func a()›
      func b all‹func b()›
    class A { init() {} } ⇒
      class A body‹init() {}› all‹class A { init() {} }›
      A/init init body‹› all‹init() {}›
    class A { required init?(a: B) { c() } } ⇒
      class A body‹required init?(a: B) { c() }› all‹class A { required init?(a: B) { c() } }›
      A/init init required (a a: B) body‹c()› all‹required init?(a: B) { c() }›
    class A { init!<T>(a: T) {} } ⇒
      class A body‹init!<T>(a: T) {}› all‹class A { init!<T>(a: T) {} }›
      A/init init (a a: T) body‹› all‹init!<T>(a: T) {}›
    class A { deinit { a() }⏎var b = 1 } ⇒
      class A body‹deinit { a() } var b = 1› all‹class A { deinit { a() } var b = 1 }›
      A/var b value‹1› all‹var b = 1›
    class A { subscript(a: B) -> C { d }⏎let e = 1 } ⇒
      class A body‹subscript(a: B) -> C { d } let e = 1› all‹class A { subscript(a: B) -> C { d } let e = 1 }›
      A/var e value‹1› all‹let e = 1›
    class A { convenience init(a b: C) async {} } ⇒
      class A body‹convenience init(a b: C) async {}› all‹class A { convenience init(a b: C) async {} }›
      A/init init convenience (a b: C) async body‹› all‹convenience init(a b: C) async {}›
    let a = 1 ⇒ var a value‹1› all‹let a = 1›
    var a: B ⇒ var a type‹B› all‹var a: B›
    var a: B = c ⇒ var a type‹B› value‹c› all‹var a: B = c›
    let a = 1, b: C = d ⇒
      var a value‹1› all‹let a = 1, b: C = d›
      var b type‹C› value‹d› all‹let a = 1, b: C = d›
    var a: B { c } ⇒ var a type‹B› body‹c› all‹var a: B { c }›
    var a: B { get { c } set { d } } ⇒ var a type‹B› body‹get { c } set { d }› all‹var a: B { get { c } set { d } }›
    let a = { b }() ⇒ var a value‹{ b }()› all‹let a = { b }()›
    let a = { b } ⇒ var a value‹{ b }› body‹b› all‹let a = { b }›
    var a = b { didSet { c } } ⇒ var a value‹b { didSet { c } }› body‹didSet { c }› all‹var a = b { didSet { c } }›
    let (a, b) = c ⇒
    let a = b⏎.c⏎let d = e ⇒
      var a value‹b .c› all‹let a = b .c›
      var d value‹e› all‹let d = e›
    let a = f(b,⏎ c) ⇒ var a value‹f(b, c)› all‹let a = f(b, c)›
    private(set) lazy var a = b ⇒ var a private lazy value‹b› all‹private(set) lazy var a = b›
    @A(b) @C var d: E ⇒ var d @A @C type‹E› all‹@A(b) @C var d: E›
    static let a = [b: c] ⇒ var a static value‹[b: c]› all‹static let a = [b: c]›
    let a: B<C, D> = e ⇒ var a type‹B<C, D>› value‹e› all‹let a: B<C, D> = e›
    let a: (B, C) = d ⇒ var a type‹(B, C)› value‹d› all‹let a: (B, C) = d›
    let a = b; let c = d ⇒
      var a value‹b› all‹let a = b›
      var c value‹d› all‹let c = d›
    let a⏎= b ⇒ var a value‹b› all‹let a = b›
    let a = b⏎#if A⏎let c = d⏎#endif ⇒
      var a value‹b› all‹let a = b›
      var c value‹d› all‹let c = d›
    unowned(unsafe) let a: B ⇒ var a unowned type‹B› all‹unowned(unsafe) let a: B›
    let a = 1 } ⇒ var a value‹1› all‹let a = 1›
    @objc⏎func a() {} ⇒ func a @objc body‹› all‹@objc func a() {}›
    @A⏎(b)⏎func c() {} ⇒ func c body‹› all‹func c() {}›
    private let open = 1 ⇒ var open private value‹1› all‹private let open = 1›
    open()⏎let a = 1 ⇒ var a open value‹1› all‹open() let a = 1›
    import A⏎let b = 1 ⇒ var b value‹1› all‹let b = 1›
    typealias A = B⏎let c = d ⇒ var c value‹d› all‹let c = d›
    a.b()⏎func c() {} ⇒ func c body‹› all‹func c() {}›
    public func a() {}; private var b = 1 ⇒
      func a public body‹› all‹public func a() {}›
      var b private value‹1› all‹private var b = 1›
    struct A { var a: B { c }⏎ func d() {} } ⇒
      struct A body‹var a: B { c } func d() {}› all‹struct A { var a: B { c } func d() {} }›
      A/var a type‹B› body‹c› all‹var a: B { c }›
      A/func d body‹› all‹func d() {}›
    struct A { struct B { struct C { let d = 1 } }⏎ let e = 2 }⏎let f = 3 ⇒
      struct A body‹struct B { struct C { let d = 1 } } let e = 2› all‹struct A { struct B { struct C { let d = 1 } } let e = 2 }›
      A/struct B body‹struct C { let d = 1 }› all‹struct B { struct C { let d = 1 } }›
      B/struct C body‹let d = 1› all‹struct C { let d = 1 }›
      C/var d value‹1› all‹let d = 1›
      A/var e value‹2› all‹let e = 2›
      var f value‹3› all‹let f = 3›
    enum A { case a⏎case b; case c } ⇒
      enum A body‹case a case b; case c› all‹enum A { case a case b; case c }›
      A/case a all‹case a›
      A/case b all‹case b›
      A/case c all‹case c›
    enum A { case a = 1, b = 2 } ⇒
      enum A body‹case a = 1, b = 2› all‹enum A { case a = 1, b = 2 }›
      A/case a value‹1› all‹case a = 1, b = 2›
      A/case b value‹2› all‹case a = 1, b = 2›
    enum A: Int { case a = -1 } ⇒
      enum A : Int body‹case a = -1› all‹enum A: Int { case a = -1 }›
      A/case a value‹-1› all‹case a = -1›
    enum A { case `default` } ⇒
      enum A body‹case `default`› all‹enum A { case `default` }›
      A/case default all‹case `default`›
    #if A⏎class B {}⏎#else⏎class C {}⏎#endif ⇒
      class B body‹› all‹class B {}›
      class C body‹› all‹class C {}›
    class A: B.C<D>, @E F {} ⇒ class A : B.C F body‹› all‹class A: B.C<D>, @E F {}›
    class A<T> : B<T> {} ⇒ class A : B body‹› all‹class A<T> : B<T> {}›
    let final = 1 ⇒ var final value‹1› all‹let final = 1›
    class A { let dynamic = 1⏎ var b: C } ⇒
      class A body‹let dynamic = 1 var b: C› all‹class A { let dynamic = 1 var b: C }›
      A/var dynamic value‹1› all‹let dynamic = 1›
      A/var b type‹C› all‹var b: C›
    prefix func a() {} ⇒ func a prefix body‹› all‹prefix func a() {}›
    class A { static func a() {}; func b() {} } ⇒
      class A body‹static func a() {}; func b() {}› all‹class A { static func a() {}; func b() {} }›
      A/func a static body‹› all‹static func a() {}›
      A/func b body‹› all‹func b() {}›
    nonisolated func a() {} ⇒ func a nonisolated body‹› all‹nonisolated func a() {}›
    associatedtype A⏎func b() ⇒ func b all‹func b()›
    init() {} ⇒ init init body‹› all‹init() {}›
    class A: class {} ⇒ class A : class body‹› all‹class A: class {}›
    extension A { private static let b = "c" } ⇒
      extension A body‹private static let b = "c"› all‹extension A { private static let b = "c" }›
      A/var b private static value‹"c"› all‹private static let b = "c"›
    let a = "b\(c)" ⇒ var a value‹"b\(c)"› all‹let a = "b\(c)"›
    var a: B? = nil⏎var c: D! ⇒
      var a type‹B?› value‹nil› all‹var a: B? = nil›
      var c type‹D!› all‹var c: D!›
    let a = b ? c : d⏎let e = f ⇒
      var a value‹b ? c : d› all‹let a = b ? c : d›
      var e value‹f› all‹let e = f›
    func a(b c: D = { e }, f: G) {} ⇒ func a (b c: D =, f f: G) body‹› all‹func a(b c: D = { e }, f: G) {}›
    class A { var b: C = d, e: F } ⇒
      class A body‹var b: C = d, e: F› all‹class A { var b: C = d, e: F }›
      A/var b type‹C› value‹d› all‹var b: C = d, e: F›
      A/var e type‹F› all‹var b: C = d, e: F›
    func a(x: A<B, C>, y: D) {} ⇒ func a (x x: A<B, C>, y y: D) body‹› all‹func a(x: A<B, C>, y: D) {}›
    func a(x: (A) -> B = { c }) {} ⇒ func a (x x: (A) -> B =) body‹› all‹func a(x: (A) -> B = { c }) {}›
    class A { func a<B } >(c: D) {} ⇒ class A body‹func a<B› all‹class A { func a<B }›
    @(a) let b = 1 ⇒
    a("public", b)⏎let c = 1 ⇒ var c value‹1› all‹let c = 1›
    public⏎(a) let b = 1 ⇒
    class A: B,⏎ C {} ⇒ class A : B C body‹› all‹class A: B, C {}›
    let a =⏎ b⏎let c = d ⇒
      var a value‹b› all‹let a = b›
      var c value‹d› all‹let c = d›
    let a = b⏎private(set) var c = d ⇒
      var a value‹b› all‹let a = b›
      var c private value‹d› all‹private(set) var c = d›
    func a(@) {} ⇒ func a body‹› all‹func a(@) {}›
    func a(b: C, @) {} ⇒ func a (b b: C) body‹› all‹func a(b: C, @) {}›
    func a(1 b: C) {} ⇒ func a body‹› all‹func a(1 b: C) {}›
    func a("x": C) {} ⇒ func a body‹› all‹func a("x": C) {}›
    func a(b C) {} ⇒ func a body‹› all‹func a(b C) {}›
    func a(_ b: C = d, e: F = g) {} ⇒ func a (_ b: C =, e e: F =) body‹› all‹func a(_ b: C = d, e: F = g) {}›
    func a(b: @A C) {} ⇒ func a (b b: @A C) body‹› all‹func a(b: @A C) {}›
    class A⏎: B⏎{ } ⇒ class A : B body‹› all‹class A : B { }›
    enum A { case a(b: C), d(E) } ⇒
      enum A body‹case a(b: C), d(E)› all‹enum A { case a(b: C), d(E) }›
      A/case a all‹case a(b: C), d(E)›
      A/case d all‹case a(b: C), d(E)›
    enum A { case a; func b() {} } ⇒
      enum A body‹case a; func b() {}› all‹enum A { case a; func b() {} }›
      A/case a all‹case a›
      A/func b body‹› all‹func b() {}›
    struct A { let a, b: C } ⇒
      struct A body‹let a, b: C› all‹struct A { let a, b: C }›
      A/var a all‹let a, b: C›
      A/var b type‹C› all‹let a, b: C›
    var a = 1, b = 2 { didSet { } } ⇒
      var a value‹1› body‹didSet { }› all‹var a = 1, b = 2 { didSet { } }›
      var b value‹2 { didSet { } }› body‹didSet { }› all‹var a = 1, b = 2 { didSet { } }›
    let a: [B] = [], c = d ⇒
      var a type‹[B]› value‹[]› all‹let a: [B] = [], c = d›
      var c value‹d› all‹let a: [B] = [], c = d›
    func a() throws(E) -> B { c } ⇒ func a type‹B› body‹c› all‹func a() throws(E) -> B { c }›
    func a() rethrows {} ⇒ func a body‹› all‹func a() rethrows {}›
    func a() -> B where C: D ⇒ func a type‹B› all‹func a() -> B where C: D›
    func a() where B: C { d() } ⇒ func a body‹d()› all‹func a() where B: C { d() }›
    func a<B: C<D>>(e: F) {} ⇒ func a (e e: F) body‹› all‹func a<B: C<D>>(e: F) {}›
    func <> (a: B) {} ⇒ func <> (a a: B) body‹› all‹func <> (a: B) {}›
    func a⏎() {} ⇒ func a body‹› all‹func a () {}›
    extension A: B, C where D: E { } ⇒ extension A : B C body‹› all‹extension A: B, C where D: E { }›
    extension A.B.C { } ⇒ extension A.B.C body‹› all‹extension A.B.C { }›
    class func a() {} ⇒ func a class body‹› all‹class func a() {}›
    class var a: B { c } ⇒ var a class type‹B› body‹c› all‹class var a: B { c }›
    struct A { static var b: C { d }⏎ static func e() {} } ⇒
      struct A body‹static var b: C { d } static func e() {}› all‹struct A { static var b: C { d } static func e() {} }›
      A/var b static type‹C› body‹d› all‹static var b: C { d }›
      A/func e static body‹› all‹static func e() {}›
    protocol A { init(b: C)⏎ func d()⏎ associatedtype E⏎ var f: G { get } } ⇒
      protocol A body‹init(b: C) func d() associatedtype E var f: G { get }› all‹protocol A { init(b: C) func d() associatedtype E var f: G { get } }›
      A/init init (b b: C) all‹init(b: C)›
      A/func d all‹func d()›
      A/var f type‹G› body‹get› all‹var f: G { get }›
    actor A { nonisolated let b = 1 } ⇒
      actor A body‹nonisolated let b = 1› all‹actor A { nonisolated let b = 1 }›
      A/var b nonisolated value‹1› all‹nonisolated let b = 1›
    actor = 1⏎let a = 2 ⇒ var a value‹2› all‹let a = 2›
    a.func()⏎let b = 1 ⇒ var b value‹1› all‹let b = 1›
    @available(iOS 13, *) @MainActor final class A { } ⇒ class A @available @MainActor final body‹› all‹@available(iOS 13, *) @MainActor final class A { }›
    indirect enum A { case b } ⇒
      enum A indirect body‹case b› all‹indirect enum A { case b }›
      A/case b all‹case b›
    let a = b as? C⏎let d = e ⇒
      var a value‹b as? C› all‹let a = b as? C›
      var d value‹e› all‹let d = e›
    let a = """⏎ b⏎ """⏎let c = 1 ⇒
      var a value‹""" b """› all‹let a = """ b """›
      var c value‹1› all‹let c = 1›
    var a: B = { c }()⏎var d: E ⇒
      var a type‹B› value‹{ c }()› all‹var a: B = { c }()›
      var d type‹E› all‹var d: E›
    let (a) = b ⇒
    let a ⇒ var a all‹let a›
    var ⇒
    class ⇒
    case a ⇒ case a all‹case a›
    init ⇒
    init a ⇒
    deinit ⇒
    extension ⇒
    func ⇒
    class A { case a } ⇒
      class A body‹case a› all‹class A { case a }›
      A/case a all‹case a›
    """####
}
