import CodeModel
import CodeSyntax
import SourceText
import TestKit
import Testing

/// Tables of source and the conditions under which parts of it are built or run; `SourceTable` describes the
/// notation.
///
/// `if` and `not` are branches of `#if`, `since` and `before` versions of the system; `never`, `maybe` or
/// `built` is the result for iOS. The tokens follow.
@Suite("Conditions of every kind")
struct ConditionTableTests {
  @Test("Swift")
  func swift() { SourceTable.check(Self.swiftConditions) { Self.conditions(of: $0, .swift) } }

  @Test("Objective-C")
  func objectiveC() {
    SourceTable.check(Self.objectiveCConditions) { Self.conditions(of: $0, .objectiveC) }
  }

  private static func conditions(of source: String, _ language: CodeLanguage) -> String {
    let file = CodeFile(SourceText(source), language)
    let conditions = file.conditions.map { condition in
      let head =
        switch condition.kind {
        case .build(let text, let isNegated): (isNegated ? "not " : "if ") + text
        case .system(let versions, let isNegated):
          (isNegated ? "before " : "since ")
            + versions.map { "\($0.platform) \($0.version)" }.joined(separator: ", ")
        }
      let built = condition.isBuiltForIOS.map { $0 ? "built" : "never" } ?? "maybe"
      return "\(head): \(built) ‹\(SourceTable.text(of: condition.tokens, file.tree))›"
    }
    return conditions.joined(separator: "\n")
  }

  private static let swiftConditions = ####"""
    #if A⏎a⏎#endif ⇒ if A: maybe ‹a›
    #if os(iOS)⏎a⏎#else⏎b⏎#endif ⇒
      if os(iOS): built ‹a›
      not os(iOS): never ‹b›
    #if os(tvOS)⏎a⏎#elseif os(iOS)⏎b⏎#else⏎c⏎#endif ⇒
      if os(tvOS): never ‹a›
      if os(iOS): built ‹b›
      not os(iOS): never ‹c›
    #if A⏎#if B⏎a⏎#endif⏎#endif⏎b ⇒
      if A: maybe ‹#if B a #endif›
      if B: maybe ‹a›
    #if !A⏎a⏎#endif ⇒ if !A: maybe ‹a›
    #if A && B⏎a⏎#endif ⇒ if A && B: maybe ‹a›
    #if false⏎a⏎#else⏎b⏎#endif ⇒
      if false: never ‹a›
      not false: built ‹b›
    #if true⏎a⏎#else⏎b⏎#endif ⇒
      if true: built ‹a›
      not true: never ‹b›
    #if A⏎a ⇒
    #else⏎a⏎#endif ⇒
    #if swift(>=5)⏎a⏎#endif ⇒ if swift(>=5): built ‹a›
    #if swift(>=6)⏎a⏎#endif ⇒ if swift(>=6): maybe ‹a›
    #if swift(>=5.9)⏎a⏎#else⏎b⏎#endif ⇒
      if swift(>=5.9): built ‹a›
      not swift(>=5.9): never ‹b›
    #if swift(<5)⏎a⏎#endif ⇒ if swift(<5): never ‹a›
    #if swift(>4)⏎a⏎#endif ⇒ if swift(>4): maybe ‹a›
    #if compiler(>=5)⏎a⏎#endif ⇒ if compiler(>=5): built ‹a›
    #if targetEnvironment(simulator)⏎a⏎#endif ⇒ if targetEnvironment(simulator): maybe ‹a›
    #if targetEnvironment(macCatalyst)⏎a⏎#endif ⇒ if targetEnvironment(macCatalyst): never ‹a›
    #if canImport(UIKit)⏎a⏎#endif ⇒ if canImport(UIKit): built ‹a›
    #if canImport(AppKit)⏎a⏎#endif ⇒ if canImport(AppKit): never ‹a›
    #if canImport(A)⏎a⏎#endif ⇒ if canImport(A): maybe ‹a›
    #if os(iOS) || os(tvOS)⏎a⏎#endif ⇒ if os(iOS) || os(tvOS): built ‹a›
    #if !os(iOS)⏎a⏎#endif ⇒ if !os(iOS): never ‹a›
    #if (os(iOS))⏎a⏎#endif ⇒ if (os(iOS)): built ‹a›
    #if os(iOS⏎a⏎#endif ⇒ if os(iOS: maybe ‹a›
    #if⏎a⏎#endif ⇒ if : maybe ‹a›
    if #available(iOS 13, *) { a } else { b } ⇒
      since iOS 13: built ‹a›
      before iOS 13: built ‹{ b›
    if #unavailable(iOS 13) { a } else { b } ⇒
      before iOS 13: built ‹a›
      since iOS 13: built ‹{ b›
    guard #available(iOS 13, *) else { a }⏎b ⇒
      before iOS 13: built ‹a›
      since iOS 13: built ‹b›
    if #available(iOS 13.1, tvOS 12, *), c { a } else { b } ⇒ since iOS 13.1, tvOS 12: built ‹a›
    if #available(iOS 13, *) { a } else if c { b } else { d }⏎e ⇒
      since iOS 13: built ‹a›
      before iOS 13: built ‹if c { b } else { d›
    if c, #available(iOS 13, *) { a } else { b } ⇒
      since iOS 13: built ‹a›
      before iOS 13: built ‹{ b›
    guard c, #available(iOS 13, *) else { a }⏎b ⇒
      before iOS 13: built ‹a›
      since iOS 13: built ‹b›
    guard #available(iOS 13, *), c else { a }⏎b ⇒ since iOS 13: built ‹b›
    guard #unavailable(iOS 13) else { a }⏎b ⇒
      since iOS 13: built ‹a›
      before iOS 13: built ‹b›
    @available(iOS 13, *) func a() { b }⏎c ⇒ since iOS 13: built ‹func a() { b }›
    @available(iOS, deprecated: 13) func a() { b } ⇒
    @available(iOS 13, *)⏎class A { b }⏎c ⇒ since iOS 13: built ‹class A { b }›
    @available(*, unavailable) func a() { b } ⇒
    @available(iOS 13, *) func a()⏎} ⇒
    f { guard #available(iOS 13, *) else { a }; b }⏎c ⇒
      before iOS 13: built ‹a›
      since iOS 13: built ‹; b›
    let a = #available(iOS 13, *) ⇒
    if #available(*) { a } ⇒
    if #available(iOS 13, *) && c { a } else { b } ⇒ since iOS 13: built ‹a›
    while #available(iOS 13, *) { a } ⇒ since iOS 13: built ‹a›
    if #available(iOS 9, *) { if #available(iOS 10, *) { a } } ⇒
      since iOS 9: built ‹if #available(iOS 10, *) { a }›
      since iOS 10: built ‹a›
    #if DEBUG⏎if #available(iOS 13, *) { a }⏎#endif ⇒
      if DEBUG: maybe ‹if #available(iOS 13, *) { a }›
      since iOS 13: built ‹a›
    #if A // b⏎a⏎#endif ⇒ if A: maybe ‹a›
    available(iOS 13) { a } ⇒
    if #available(iOS 13, *) { a }; else { b } ⇒ since iOS 13: built ‹a›
    #if A⏎#elseif B⏎a⏎#else⏎b⏎#endif ⇒
      if A: maybe ‹›
      if B: maybe ‹a›
      not B: maybe ‹b›
    #if 0⏎a⏎#endif ⇒ if 0: never ‹a›
    #if 1⏎a⏎#else⏎b⏎#endif ⇒
      if 1: built ‹a›
      not 1: never ‹b›
    #if os(iOS) && A⏎a⏎#else⏎b⏎#endif ⇒
      if os(iOS) && A: maybe ‹a›
      not os(iOS) && A: maybe ‹b›
    #if os(iOS) || A⏎a⏎#else⏎b⏎#endif ⇒
      if os(iOS) || A: built ‹a›
      not os(iOS) || A: never ‹b›
    #if A⏎a⏎#elseif true⏎b⏎#else⏎c⏎#endif ⇒
      if A: maybe ‹a›
      if true: maybe ‹b›
      not true: never ‹c›
    """####

  private static let objectiveCConditions = ####"""
    #if A⏎a;⏎#endif ⇒ if A: maybe ‹a;›
    #ifdef A⏎a;⏎#else⏎b;⏎#endif ⇒
      if A: maybe ‹a;›
      not A: maybe ‹b;›
    #ifndef A⏎a;⏎#endif ⇒ not A: maybe ‹a;›
    #ifndef A⏎#define A⏎a;⏎#endif ⇒ not A: built ‹#define A a;›
    #ifndef A⏎#define B⏎a;⏎#endif ⇒ not A: maybe ‹#define B a;›
    #if 0⏎a;⏎#else⏎b;⏎#endif ⇒
      if 0: never ‹a;›
      not 0: built ‹b;›
    #if 1⏎a;⏎#endif ⇒ if 1: built ‹a;›
    #if TARGET_OS_IOS⏎a;⏎#elif TARGET_OS_TV⏎b;⏎#else⏎c;⏎#endif ⇒
      if TARGET_OS_IOS: built ‹a;›
      if TARGET_OS_TV: never ‹b;›
      not TARGET_OS_TV: never ‹c;›
    #if TARGET_OS_TV == 1⏎a;⏎#endif ⇒ if TARGET_OS_TV == 1: never ‹a;›
    #if TARGET_OS_IOS != 0⏎a;⏎#endif ⇒ if TARGET_OS_IOS != 0: built ‹a;›
    #if __IPHONE_OS_VERSION_MAX_ALLOWED >= 90000⏎a;⏎#endif ⇒ if __IPHONE_OS_VERSION_MAX_ALLOWED >= 90000: built ‹a;›
    #if __IPHONE_OS_VERSION_MAX_ALLOWED < 90000⏎a;⏎#endif ⇒ if __IPHONE_OS_VERSION_MAX_ALLOWED < 90000: never ‹a;›
    #if __IPHONE_OS_VERSION_MAX_ALLOWED >= 170000⏎a;⏎#endif ⇒ if __IPHONE_OS_VERSION_MAX_ALLOWED >= 170000: maybe ‹a;›
    #if __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_13_0⏎a;⏎#endif ⇒ if __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_13_0: built ‹a;›
    #ifdef __IPHONE_17_0⏎a;⏎#endif ⇒ if __IPHONE_17_0: built ‹a;›
    #ifdef __IPHONE_18_0⏎a;⏎#endif ⇒ if __IPHONE_18_0: maybe ‹a;›
    #ifdef __OBJC__⏎a;⏎#endif ⇒ if __OBJC__: built ‹a;›
    #if defined(TARGET_OS_IOS)⏎a;⏎#endif ⇒ if defined(TARGET_OS_IOS): built ‹a;›
    #if defined A⏎a;⏎#endif ⇒ if defined A: maybe ‹a;›
    #if defined(A) && !B⏎a;⏎#endif ⇒ if defined(A) && !B: maybe ‹a;›
    if (@available(iOS 13, *)) { a; } else { b; } ⇒
      since iOS 13: built ‹a;›
      before iOS 13: built ‹{ b;›
    if (@available(iOS 13.0, *)) a; else b; ⇒
    if (!@available(iOS 13, *)) { a; } else { b; } ⇒
      before iOS 13: built ‹a;›
      since iOS 13: built ‹{ b;›
    if (@available(iOS 13, *) && c) { a; } else { b; } ⇒ since iOS 13: built ‹a;›
    #if A⏎#if B⏎a;⏎#endif⏎#endif⏎b; ⇒
      if A: maybe ‹#if B a; #endif›
      if B: maybe ‹a;›
    #if A ⇒
    - (void)a NS_AVAILABLE_IOS(9_0) { b; } ⇒
    if (__builtin_available(iOS 13, *)) { a; } ⇒
    #if TARGET_OS_IOS == 2⏎a;⏎#endif ⇒ if TARGET_OS_IOS == 2: maybe ‹a;›
    #if A > 1⏎a;⏎#endif ⇒ if A > 1: maybe ‹a;›
    #if !defined(A)⏎a;⏎#else⏎b;⏎#endif ⇒
      if !defined(A): maybe ‹a;›
      not !defined(A): maybe ‹b;›
    #if TARGET_OS_MACCATALYST⏎a;⏎#endif ⇒ if TARGET_OS_MACCATALYST: never ‹a;›
    #if TARGET_OS_IOS && TARGET_OS_TV⏎a;⏎#endif ⇒ if TARGET_OS_IOS && TARGET_OS_TV: never ‹a;›
    #if (TARGET_OS_IOS || A) && B⏎a;⏎#endif ⇒ if (TARGET_OS_IOS || A) && B: maybe ‹a;›
    """####
}
