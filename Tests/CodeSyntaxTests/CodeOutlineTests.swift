import CodeSyntax
import SourceText
import Testing

@Suite("Declarations of code")
struct CodeOutlineTests {
  @Test("Swift")
  func swift() {
    expect(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate, Holder<Int, Bar> {
        let a = "x", b: String = "y"
        enum Kind: String { case compose = "com.x.compose", play
          case other
          init?(_ item: UIApplicationShortcutItem) { self.init(rawValue: item.type) }
        }
        private(set) lazy var size: Int = { 3 }()
        #if os(iOS) && DEBUG
        func application(_ app: UIApplication, performActionFor item: UIApplicationShortcutItem,
          completionHandler: @escaping (Bool) -> Void) { let local = 1 }
        #endif
        @available(iOS 13, *) func windowScene(_ s: UIWindowScene) async -> Bool { true }
        class func make<T: Foo>(_ t: T, in table: Dictionary<String, Int> = [:]) where T: X {}
        static func == (a: Self, b: Self) -> Bool { true }
        override func viewDidLoad() {}
      }
      extension AppDelegate.Kind: P where T == Int { struct Inner {} }
      protocol P: AnyObject { func p(x: Int); var q: Int { get } }
      """, .swift,
      """
      class AppDelegate @main final : UIResponder UIApplicationDelegate Holder
        var a = "x"
        var b = "y"
        enum Kind : String
          case compose = "com.x.compose"
          case play
          case other
          init(_ item)
        var size private lazy = { 3 }()
        func application(_ app, performActionFor item, completionHandler completionHandler)
        func windowScene(_ s) async @available
        func make(_ t, in table) class
        func ==(a a, b b) static
        func viewDidLoad() override
      extension AppDelegate.Kind : P
        struct Inner
      protocol P : AnyObject
        func p(x x)
        var q

      """)
  }

  @Test("Objective-C")
  func objectiveC() {
    expect(
      """
      #define TYPE @"com.x"
      #define CALL(x) x
      NSString *const Name = @"abc";
      typedef NS_ENUM(NSInteger, X) { A, B };
      @protocol Later;
      @interface AppDelegate : UIResponder <UIApplicationDelegate, Other> { int a; }
      @property (nonatomic) int x;
      - (void)announce;
      @end
      @interface AppDelegate () <P>
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)app didFinish:(NSDictionary<NSString *, id> *)options NS_X(9_0) { return YES; }
      - (void) handle : (T *)__unused item
            completion:(nonnull void (^)(BOOL succeeded))handler
      {
      }
      + (instancetype)shared { return nil; }
      static void helper(int a) { if (a) {} }
      @end
      """, .objectiveC,
      """
      macro TYPE = @"com.x"
      var Name = @"abc"
      interface AppDelegate : UIResponder UIApplicationDelegate Other
        func announce()
      extension AppDelegate : P
      class AppDelegate
        func application:didFinish:(application app, didFinish options)
        func handle:completion:(handle item, completion handler)
        func shared() +
        func helper() C

      """)
  }

  @Test("Half-written code gives what can be known, and never traps", arguments: Samples.all)
  func halfWritten(sample: Samples.Sample) {
    let whole = Array(sample.text.utf8)
    for end in whole.indices {
      let tree = CodeTree(SourceText(Array(whole[..<end])), sample.language)
      for declaration in CodeOutline(tree).declarations {
        #expect(declaration.tokens.upperBound <= tree.tokens.count)
        guard let body = declaration.body else { continue }
        #expect(body.upperBound <= tree.tokens.count)
        _ = PathAnalysis.exits(of: Statement.read(body, of: tree), use: { _ in .none })
      }
    }
  }

  private func expect(_ text: String, _ language: CodeLanguage, _ expected: String) {
    let tree = CodeTree(SourceText(text), language)
    let declarations = CodeOutline(tree).declarations
    var lines = ""
    for declaration in declarations {
      var depth = 0
      var parent = declaration.parent
      while let index = parent {
        depth += 1
        parent = declarations[index].parent
      }
      lines += String(repeating: "  ", count: depth) + describe(declaration, tree) + "\n"
    }
    #expect(lines == expected)
  }

  private func describe(_ declaration: Declaration, _ tree: CodeTree) -> String {
    let parameters = declaration.parameters.map { "\($0.label ?? "_") \($0.name)" }
      .joined(separator: ", ")
    var text =
      switch declaration.kind {
      case .type(let kind): "\(kind.rawValue) \(declaration.name)"
      case .function: "func \(declaration.name)(\(parameters))"
      case .initializer: "init(\(parameters))"
      case .variable: "var \(declaration.name)"
      case .enumCase: "case \(declaration.name)"
      case .macro: "macro \(declaration.name)"
      }
    if declaration.isAsync { text += " async" }
    text += declaration.attributes.map { " @" + $0 }.joined()
    text += declaration.modifiers.map { " " + $0 }.joined()
    if !declaration.inherited.isEmpty {
      text += " : " + declaration.inherited.joined(separator: " ")
    }
    if let value = declaration.value, let last = value.last {
      let range = ByteRange(
        start: tree.tokens[value.lowerBound].start, end: tree.tokens[last].end)
      text += " = " + tree.source[range]
    }
    return text
  }

  /// Each of these texts led to a range that ended before it began.
  @Test(arguments: [
    "func f(@", "func f(@@@@", "let a:", "let a: =", "enum E { case a =", "class A:", "func",
  ])
  func aHalfTypedDeclarationEndsNothing(text: String) {
    for end in 0...text.utf8.count {
      let bytes = Array(text.utf8.prefix(end))
      for language in [CodeLanguage.swift, .objectiveC] {
        _ = CodeOutline(CodeTree(SourceText(bytes), language))
        _ = CodeOutline(CodeTree(SourceText(bytes + Array(") {".utf8)), language))
      }
    }
  }
}
