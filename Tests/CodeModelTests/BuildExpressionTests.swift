import SourceText
import Testing

@testable import CodeModel

@Suite("Conditions of the build")
struct BuildExpressionTests {
  @Test(arguments: [
    "os(iOS)", "!os(macOS)", "os(iOS) || DEBUG", "true && !false", "canImport(UIKit)",
    "(os(iOS) && !targetEnvironment(macCatalyst))", "swift(>=5.3)", "TARGET_OS_IOS == 1",
    "TARGET_OS_IPHONE && !TARGET_OS_TV", "__IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_9_0",
    "__IPHONE_OS_VERSION_MAX_ALLOWED > 90000", "defined(__IPHONE_13_0)", "os(iOS) // not on tvOS",
  ])
  func holds(_ text: String) { #expect(BuildExpression.holds(text) == true) }

  @Test(arguments: [
    "false", "0", "os(macOS)", "os(tvOS) || os(watchOS)", "DEBUG && os(macOS)", "!os(iOS)",
    "targetEnvironment(macCatalyst)", "TARGET_OS_OSX", "TARGET_OS_MACCATALYST != 0",
    "canImport(AppKit)", "compiler(<5)",
  ])
  func holdsNever(_ text: String) { #expect(BuildExpression.holds(text) == false) }

  @Test(arguments: [
    "DEBUG", "os(iOS) && DEBUG", "os(macOS) || BETA", "!RELEASE", "targetEnvironment(simulator)",
    "canImport(Firebase)", "swift(>=99)", "defined(DEBUG)", "os(iOS", "os(iOS) os(iOS)", "", "&&",
    "VERSION >= 3", String(repeating: "(", count: 5000), String(repeating: "! ", count: 5000),
    String(repeating: "((((((((((", count: 20), "__IPHONE_OS_VERSION_MIN_REQUIRED >= 90000",
  ])
  func dependsOnMore(_ text: String) { #expect(BuildExpression.holds(text) == nil) }

  @Test("A header that is read once is built")
  func headers() {
    let file = CodeFile(
      SourceText(
        """
        #ifndef Actions_h
        #define Actions_h
        extern int a;
        #ifndef DEBUG
        extern int b;
        #endif
        #endif
        """), .objectiveC)
    let built = ["a", "b"].map { name in
      file.tree.tokens.indices.first { file.tree.isWord($0, name) }.map {
        file.isBuiltForIOS(at: $0)
      }
    }
    #expect(built == [true, Bool?.none])
  }

  @Test("Branches behind one that holds are never built")
  func branches() throws {
    let file = CodeFile(
      SourceText(
        """
        #if os(iOS)
        a
        #elseif DEBUG
        b
        #else
        c
        #endif
        #if DEBUG
        d
        #if os(macOS)
        e
        #endif
        #else
        f
        #endif
        #if os(macOS)
        #elseif os(iOS)
        g
        #else
        h
        #endif
        """), .swift)
    let built = ["a", "b", "c", "d", "e", "f", "g", "h"].map { name in
      file.tree.tokens.indices.first { file.tree.isWord($0, name) }.map {
        file.isBuiltForIOS(at: $0)
      }
    }
    #expect(built == [true, false, false, Bool?.none, false, Bool?.none, true, false])
  }
}
