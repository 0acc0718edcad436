import CodeModel
import CodeSyntax
import SourceText
import TestKit
import Testing

/// Tables of source and its string constants; `SourceTable` describes the notation.
@Suite("Constants of every kind")
struct ConstantTableTests {
  @Test("Swift")
  func swift() { SourceTable.check(Self.swiftConstants) { Self.constants(of: $0, .swift) } }

  @Test("Objective-C")
  func objectiveC() {
    SourceTable.check(Self.objectiveCConstants) { Self.constants(of: $0, .objectiveC) }
  }

  private static func constants(of source: String, _ language: CodeLanguage) -> String {
    let constants = CodeFile(SourceText(source), language).constants.map {
      "\($0.fullName) = \($0.value.debugDescription)" + ($0.isEnumCase ? " case" : "")
    }
    return constants.joined(separator: "\n")
  }

  private static let swiftConstants = ####"""
    let a = "b" ⇒ a = "b"
    static let a = "b" ⇒ a = "b"
    let a = "" ⇒ a = ""
    let a = "b\(c)" ⇒
    let a = #"b\n"# ⇒ a = "b\\n"
    let a = "b\n\t\r\0\"\\" ⇒ a = "b\n\t\r\0\"\\"
    let a = "\u{4e2d}x" ⇒ a = "中x"
    let a = "\u{}" ⇒ a = ""
    let a = "\u{110000}" ⇒ a = ""
    let a = b ⇒
    let a = "b" + "c" ⇒
    var a = "b" ⇒ a = "b"
    var a: String { "b" } ⇒
    enum A: String { case b, c = "d" } ⇒
      A.b = "b" case
      A.c = "d" case
    enum A { case b, c = "d" } ⇒ A.c = "d" case
    enum A: String { case `default`, b } ⇒
      A.default = "default" case
      A.b = "b" case
    struct A { static let b = "c" } ⇒ A.b = "c"
    extension A { static let b = "c" } ⇒ A.b = "c"
    extension A.B { static let c = "d" } ⇒ A.B.c = "d"
    class A { enum B: String { case c } } ⇒ A.B.c = "c" case
    let a = "b", c = "d" ⇒
      a = "b"
      c = "d"
    let a: String = "b" ⇒ a = "b"
    func a() { let b = "c" } ⇒
    let a = "b"⏎.c ⇒
    let a = """⏎ b⏎ """ ⇒ a = "\n b\n "
    let a = "é中" ⇒ a = "é中"
    let a = "b\ ⇒
    let a = "b ⇒
    let a = "\u{41" ⇒ a = "A"
    enum A: B, String { case c } ⇒ A.c = "c" case
    enum A: Int { case b } ⇒
    let a = ("b") ⇒
    let a = ##"b"## ⇒ a = "b"
    let a = "b\x" ⇒ a = "bx"
    """####

  private static let objectiveCConstants = ####"""
    NSString *const A = @"b"; ⇒ A = "b"
    #define A @"b" ⇒ A = "b"
    #define A "b" ⇒ A = "b"
    #define A @"b" @"c" ⇒ A = "bc"
    #define A @"b" "c" ⇒ A = "bc"
    #define A b ⇒
    #define A ⇒
    #define A (@"b") ⇒
    static NSString *a = @"b\"c"; ⇒ a = "b\"c"
    NSString *a = @"\u4e2dx"; ⇒ a = "中x"
    NSString *a = @"\U00004e2dx"; ⇒ a = "中x"
    NSString *a = @"\u4e"; ⇒ a = "N"
    const char *a = "b\n"; ⇒ a = "b\n"
    char a = 'b'; ⇒
    NSString *a = R"(b)"; ⇒
    NSString *a = L"b"; ⇒ a = "b"
    NSString *a = b; ⇒
    @implementation A⏎static NSString *b = @"c";⏎@end ⇒ b = "c"
    #define A(x) @"b" ⇒
    NSString *const A = @"b", *const C = @"d"; ⇒
    NSString *a = @""; ⇒ a = ""
    NSString *a = @"b"⏎@"c"; ⇒ a = "bc"
    #define A @"b"; ⇒
    NSString *a = NSLocalizedString(@"b", nil); ⇒
    """####
}
