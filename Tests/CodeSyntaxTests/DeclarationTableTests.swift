import CodeSyntax
import SourceText
import TestKit
import Testing

/// Tables of source and its declarations; `SourceTable` describes the notation.
///
/// Each declaration is its keyword and its name, after that of the enclosing type, its attributes and
/// modifiers, parameters as `label name: type` with `=` for a default value, inherited types, and the tokens
/// of its type, value, body and whole.
@Suite("Declarations of every kind")
struct DeclarationTableTests {
  @Test("Swift")
  func swift() { SourceTable.check(Self.swiftDeclarations) { Self.declarations(of: $0, .swift) } }

  @Test("Objective-C")
  func objectiveC() {
    SourceTable.check(Self.objectiveCDeclarations) { Self.declarations(of: $0, .objectiveC) }
  }

  private static func declarations(of text: String, _ language: CodeLanguage) -> String {
    let tree = CodeTree(SourceText(text), language)
    let all = CodeOutline(tree).declarations
    return all.map { describe($0, all, tree) }.joined(separator: "\n")
  }

  private static func describe(
    _ declaration: Declaration, _ all: [Declaration], _ tree: CodeTree
  ) -> String {
    func text(_ tokens: Range<Int>) -> String { SourceTable.text(of: tokens, tree) }
    let keyword =
      switch declaration.kind {
      case .type(let kind): kind.rawValue
      case .function: "func"
      case .initializer: "init"
      case .variable: "var"
      case .enumCase: "case"
      case .macro: "macro"
      }
    var parts = [declaration.parent.map { all[$0].name + "/" } ?? ""]
    parts[0] += keyword + " " + declaration.name
    parts += declaration.attributes.map { "@" + $0 } + declaration.modifiers
    if !declaration.parameters.isEmpty {
      let parameters = declaration.parameters.map {
        "\($0.label ?? "_") \($0.name): \(text($0.type))" + ($0.hasDefault ? " =" : "")
      }
      parts.append("(" + parameters.joined(separator: ", ") + ")")
    }
    if declaration.isAsync { parts.append("async") }
    if !declaration.inherited.isEmpty { parts += [":"] + declaration.inherited }
    let ranges = [
      ("type", declaration.type), ("value", declaration.value), ("body", declaration.body),
      ("all", declaration.tokens),
    ]
    for (name, range) in ranges {
      if let range { parts.append("\(name)‹\(text(range))›") }
    }
    return parts.joined(separator: " ")
  }

  private static let objectiveCDeclarations = ####"""
    @interface A : B <C, D> { int e; }⏎- (void)f;⏎@end ⇒
      interface A : B C D body‹- (void)f;› all‹@interface A : B <C, D> { int e; } - (void)f; @end›
      A/func f type‹void› all‹- (void)f›
    @interface A ()⏎@end ⇒ extension A body‹› all‹@interface A () @end›
    @interface A (B) <C>⏎@end ⇒ extension A : C body‹› all‹@interface A (B) <C> @end›
    @implementation A⏎- (void)b { c(); }⏎@end ⇒
      class A body‹- (void)b { c(); }› all‹@implementation A - (void)b { c(); } @end›
      A/func b type‹void› body‹c();› all‹- (void)b { c(); }›
    @implementation A (B)⏎@end ⇒ extension A body‹› all‹@implementation A (B) @end›
    @protocol A <B>⏎- (void)c;⏎@end ⇒
      protocol A : B body‹- (void)c;› all‹@protocol A <B> - (void)c; @end›
      A/func c type‹void› all‹- (void)c›
    @protocol A; ⇒
    @protocol A, B; ⇒
    @interface A ⇒ interface A body‹› all‹@interface A›
    @interface A : B⏎- (void)c;⏎@interface D⏎@end ⇒
      interface A : B body‹- (void)› all‹@interface A : B - (void)c;›
      A/func c type‹void› all‹- (void)c›
      interface D body‹› all‹@interface D @end›
    @implementation A⏎+ (B)c:(D)e f:(G)h { }⏎- i { }⏎@end ⇒
      class A body‹+ (B)c:(D)e f:(G)h { } - i { }› all‹@implementation A + (B)c:(D)e f:(G)h { } - i { } @end›
      A/func c:f: + (c e: D, f h: G) type‹B› body‹› all‹+ (B)c:(D)e f:(G)h { }›
      A/func i body‹› all‹- i { }›
    - (void)a; ⇒
    @implementation A⏎- (void)a:b { }⏎- (void):(C)d { }⏎- (void)e:(F)__unused g NS_X(9) { }⏎@end ⇒
      class A body‹- (void)a:b { } - (void):(C)d { } - (void)e:(F)__unused g NS_X(9) { }› all‹@implementation A - (void)a:b { } - (void):(C)d { } - (void)e:(F)__unused g NS_X(9) { } @end›
      A/func a: (a b: ) type‹void› body‹› all‹- (void)a:b { }›
      A/func : (_ d: C) type‹void› body‹› all‹- (void):(C)d { }›
      A/func e: (e g: F) type‹void› body‹› all‹- (void)e:(F)__unused g NS_X(9) { }›
    @interface A⏎@property (nonatomic) B c;⏎- (void)d;⏎@end ⇒
      interface A body‹@property (nonatomic) B c; - (void)d;› all‹@interface A @property (nonatomic) B c; - (void)d; @end›
      A/func d type‹void› all‹- (void)d›
    void a(int b) { c(); } ⇒ func a C body‹c();› all‹void a(int b) { c(); }›
    static int a(void) { } ⇒ func a C body‹› all‹static int a(void) { }›
    int a(void); ⇒
    NSString *const A = @"b"; ⇒ var A type‹NSString *const› value‹@"b"› all‹NSString *const A = @"b";›
    static NSString *a = b(c), *d; ⇒ var a type‹static NSString *› value‹b(c), *d› all‹static NSString *a = b(c), *d;›
    int a; ⇒
    typedef enum { A } B;⏎int c = 1; ⇒ var c type‹int› value‹1› all‹int c = 1;›
    #define A b⏎#define C(d) e⏎#define F (g)⏎#define H ⇒
      macro A value‹b› all‹#define A b›
      macro F value‹(g)› all‹#define F (g)›
      macro H value‹› all‹#define H›
    extern "C" { void a(void) { } } ⇒ func a C body‹› all‹void a(void) { }›
    namespace a { int b = 1; } ⇒ var b type‹int› value‹1› all‹int b = 1;›
    @implementation A⏎static void b(void) { }⏎- (void)c { }⏎@end ⇒
      class A body‹static void b(void) { } - (void)c { }› all‹@implementation A static void b(void) { } - (void)c { } @end›
      A/func b C body‹› all‹static void b(void) { }›
      A/func c type‹void› body‹› all‹- (void)c { }›
    @class A;⏎int b = 1; ⇒ var b type‹int› value‹1› all‹int b = 1;›
    @end ⇒
    int a[] = { 1, 2 }; ⇒
    @implementation A { int b; }⏎- (void)c { }⏎@end⏎int d = 1; ⇒
      class A body‹- (void)c { }› all‹@implementation A { int b; } - (void)c { } @end›
      A/func c type‹void› body‹› all‹- (void)c { }›
      var d type‹int› value‹1› all‹int d = 1;›
    @implementation A⏎- (void)b:(C)d ⇒
      class A body‹› all‹@implementation A›
      A/func b: (b d: C) type‹void› all‹- (void)b:(C)d›
    @implementation A⏎- (void)b { ⇒
      class A body‹› all‹@implementation A›
      A/func b type‹void› body‹› all‹- (void)b {›
    @implementation A⏎-(void)a{}-(void)b{}⏎@end ⇒
      class A body‹-(void)a{}-(void)b{}› all‹@implementation A -(void)a{}-(void)b{} @end›
      A/func a type‹void› body‹› all‹-(void)a{}›
      A/func b type‹void› body‹› all‹-(void)b{}›
    @import A;⏎int b = 1; ⇒ var b type‹int› value‹1› all‹int b = 1;›
    a();⏎int b = 1; ⇒ var b type‹int› value‹1› all‹int b = 1;›
    A *b = c⏎#if D⏎int e = 1;⏎#endif ⇒
      var b type‹A *› value‹› all‹A *b = c›
      var e type‹int› value‹1› all‹int e = 1;›
    @implementation A⏎- (void)a __attribute__((b)) { }⏎@end ⇒
      class A body‹- (void)a __attribute__((b)) { }› all‹@implementation A - (void)a __attribute__((b)) { } @end›
      A/func a type‹void› body‹› all‹- (void)a __attribute__((b)) { }›
    template <typename A> void b(A c) { } ⇒ func b C body‹› all‹template <typename A> void b(A c) { }›
    @interface A : B⏎@end⏎@implementation A⏎@end ⇒
      interface A : B body‹› all‹@interface A : B @end›
      class A body‹› all‹@implementation A @end›
    @implementation A⏎- (int)a { return 1; }⏎- (int)b;⏎@end⏎void c(void) { d(); } ⇒
      class A body‹- (int)a { return 1; } - (int)b;› all‹@implementation A - (int)a { return 1; } - (int)b; @end›
      A/func a type‹int› body‹return 1;› all‹- (int)a { return 1; }›
      A/func b type‹int› all‹- (int)b›
      func c C body‹d();› all‹void c(void) { d(); }›
    a) int b = 1; ⇒ var b type‹int› value‹1› all‹int b = 1;›
    #if A⏎int b = 1;⏎#endif ⇒ var b type‹int› value‹1› all‹int b = 1;›
    @interface A : B <C>⏎@end⏎int d = 1; ⇒
      interface A : B C body‹› all‹@interface A : B <C> @end›
      var d type‹int› value‹1› all‹int d = 1;›
    @protocol A <B, C>⏎@end ⇒ protocol A : B C body‹› all‹@protocol A <B, C> @end›
    @protocol A⏎@optional⏎- (void)b;⏎@end ⇒
      protocol A body‹@optional - (void)b;› all‹@protocol A @optional - (void)b; @end›
      A/func b type‹void› all‹- (void)b›
    @implementation A⏎@synthesize a = b;⏎@dynamic c;⏎- (void)d { }⏎@end ⇒
      class A body‹@synthesize a = b; @dynamic c; - (void)d { }› all‹@implementation A @synthesize a = b; @dynamic c; - (void)d { } @end›
      var a type‹› value‹b› all‹a = b;›
      A/func d type‹void› body‹› all‹- (void)d { }›
    @implementation A⏎- (void)a { }⏎#define B c⏎- (void)d { }⏎@end ⇒
      class A body‹- (void)a { } #define B c - (void)d { }› all‹@implementation A - (void)a { } #define B c - (void)d { } @end›
      A/func a type‹void› body‹› all‹- (void)a { }›
      macro B value‹c› all‹#define B c›
      A/func d type‹void› body‹› all‹- (void)d { }›
    const char *a = "b";⏎int c = 2 ⇒
      var a type‹const char *› value‹"b"› all‹const char *a = "b";›
      var c type‹int› value‹2› all‹int c = 2›
    NSString * const A = @"b" @"c"; ⇒ var A type‹NSString * const› value‹@"b" @"c"› all‹NSString * const A = @"b" @"c";›
    static int a(int b) { return b; } int c = 1; ⇒
      func a C body‹return b;› all‹static int a(int b) { return b; }›
      var c type‹int› value‹1› all‹int c = 1;›
    int A::b(int c) { } ⇒ func b C body‹› all‹int A::b(int c) { }›
    @interface A⏎- (instancetype)initWithB:(B *)b NS_DESIGNATED_INITIALIZER;⏎+ (A *)c;⏎@end ⇒
      interface A body‹- (instancetype)initWithB:(B *)b NS_DESIGNATED_INITIALIZER; + (A *)c;› all‹@interface A - (instancetype)initWithB:(B *)b NS_DESIGNATED_INITIALIZER; + (A *)c; @end›
      A/func initWithB: (initWithB b: B *) type‹instancetype› all‹- (instancetype)initWithB:(B *)b NS_DESIGNATED_INITIALIZER›
      A/func c + type‹A *› all‹+ (A *)c›
    @implementation A⏎- (void)a:(B)c d:(E)f;⏎- (void)g:(H (^)(I))j { }⏎@end ⇒
      class A body‹- (void)a:(B)c d:(E)f; - (void)g:(H (^)(I))j { }› all‹@implementation A - (void)a:(B)c d:(E)f; - (void)g:(H (^)(I))j { } @end›
      A/func a:d: (a c: B, d f: E) type‹void› all‹- (void)a:(B)c d:(E)f›
      A/func g: (g j: H (^)(I)) type‹void› body‹› all‹- (void)g:(H (^)(I))j { }›
    @implementation A⏎- (void)a :(B)c :(D)e { }⏎@end ⇒
      class A body‹- (void)a :(B)c :(D)e { }› all‹@implementation A - (void)a :(B)c :(D)e { } @end›
      A/func a:: (a c: B, _ e: D) type‹void› body‹› all‹- (void)a :(B)c :(D)e { }›
    @implementation A⏎+ a { } - b { }⏎@end ⇒
      class A body‹+ a { } - b { }› all‹@implementation A + a { } - b { } @end›
      A/func a + body‹› all‹+ a { }›
      A/func b body‹› all‹- b { }›
    #define A(b) c⏎#define D ⇒ macro D value‹› all‹#define D›
    #define ⇒
    #define A (b) c ⇒ macro A value‹(b) c› all‹#define A (b) c›
    @interface ⇒
    @implementation ⇒
    @end @implementation A @end ⇒ class A body‹› all‹@implementation A @end›
    static const int a = 1, b = 2; ⇒ var a type‹static const int› value‹1, b = 2› all‹static const int a = 1, b = 2;›
    struct A { int b; };⏎int c = 1; ⇒ var c type‹int› value‹1› all‹int c = 1;›
    int a = ^{ b = 1; };⏎int c = 2; ⇒
      var a type‹int› value‹^{ b = 1; }› all‹int a = ^{ b = 1; };›
      var c type‹int› value‹2› all‹int c = 2;›
    @implementation A⏎int b = 1;⏎@end ⇒
      class A body‹int b = 1;› all‹@implementation A int b = 1; @end›
      var b type‹int› value‹1› all‹int b = 1;›
    @implementation A⏎-(void)b{ c = 1; }⏎@end⏎int d = 1; ⇒
      class A body‹-(void)b{ c = 1; }› all‹@implementation A -(void)b{ c = 1; } @end›
      A/func b type‹void› body‹c = 1;› all‹-(void)b{ c = 1; }›
      var d type‹int› value‹1› all‹int d = 1;›
    """####
}
