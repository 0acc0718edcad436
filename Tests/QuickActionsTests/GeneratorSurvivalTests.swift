import AppFiles
import Checks
import CodeGeneration
import CodeModel
import CodeSyntax
import Files
import Foundation
import Linter
import SourceText
import TestKit
import Testing

/// For any code in an app, generating gives code or a reason, and changed files still have matching brackets.
@Suite(.slow, .timeLimit(.minutes(40))) struct GeneratorSurvivalTests {
  private static let list = Array(
    """
    <plist version="1.0"><dict><key>MinimumOSVersion</key><string>17.0</string>
    <key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>a.new</string>
    <key>UIApplicationShortcutItemTitle</key><string>New</string></dict></array></dict></plist>
    """.utf8)

  private static let generators: [CodeGenerator] =
    [.types, .dynamic, .intents, .tests] + HandlerGenerator.LifeCycle.allCases.map { .handler($0) }

  /// Typical code around quick actions, to be cut and mixed.
  private static let own = [
    """
    @main struct A: App { @UIApplicationDelegateAdaptor(D.self) var d; var body: some Scene { W() } }
    class D: NSObject, UIApplicationDelegate { func application(_ a: UIApplication, performActionFor i: \
    UIApplicationShortcutItem, completionHandler c: @escaping (Bool) -> Void) { c(f(a)) } }
    """,
    """
    class S: UIResponder, UIWindowSceneDelegate {
      func scene(_ s: UIScene, willConnectTo t: UISceneSession, options o: UIScene.ConnectionOptions) {}
    }
    enum QuickAction: String { case 新; init?(_ item: UIApplicationShortcutItem) { return nil } }
    class V: UIViewController {
      override func traitCollectionDidChange(_ p: UITraitCollection?) {
        super.traitCollectionDidChange(p); if p?.horizontalSizeClass == nil {}
      }
    }
    """,
    """
    class P: UIViewController, UIViewControllerPreviewingDelegate {
      func f() { registerForPreviewing(with: self, sourceView: view) }
      func previewingContext(_ c: X, viewControllerForLocation l: CGPoint) -> Y? { c.sourceRect = r; return c.sourceView }
      func previewingContext(_ c: X, commit v: Y) { show(v) }
    }
    """,
    """
    @interface S : UIResponder <UIWindowSceneDelegate> @end
    @implementation S
    - (void)scene:(UIScene *)s willConnectToSession:(id)t options:(UISceneConnectionOptions *)o { f(); }
    - (void)traitCollectionDidChange:(id)p { [super traitCollectionDidChange:p]; p.displayScale; }
    @end
    """,
  ]

  private static var texts: [(text: String, language: CodeLanguage)] {
    let examples = RuleRegistry.code.flatMap { $0.description.examples }
    return own.map { ($0, $0.contains("@interface") ? .objectiveC : .swift) }
      + examples.compactMap { example in
        switch example.frame {
        case .swift: (example.source, .swift)
        case .objectiveC: (example.source, .objectiveC)
        default: nil
        }
      }
  }

  /// Returns the number of brackets without a partner.
  private func lonely(_ text: SourceText, _ language: CodeLanguage) -> Int {
    let tree = CodeTree(text, language)
    return tree.tokens.indices.count { index in
      let kind = tree.tokens[index].kind
      return (kind == .open || kind == .close) && tree.partner(of: index) == nil
    }
  }

  private func check(_ bytes: [UInt8], _ language: CodeLanguage) throws {
    let path = language == .swift ? "/app/Own.swift" : "/app/Own.m"
    let files = MemoryFiles(["/app/Info.plist": Self.list, path: bytes])
    let app = AppSources(ProjectFiles(below: "/app", in: files), in: files) { _ in .none }
    let before = lonely(SourceText(bytes), language)
    func look(_ changes: [FileEdit]) {
      for case .edit(let edits) in changes.filter({ $0.path == path }).map(\.change) {
        for (edit, next) in zip(edits, edits.dropFirst()) {
          #expect(edit.range.end <= next.range.start)
        }
        let result = SourceText(bytes).applying(edits)
        #expect(lonely(result, language) <= before, "\(result.string)")
      }
    }
    for generator in Self.generators {
      for own in [language, language == .swift ? .objectiveC : .swift] {
        do throws(GenerationFailure) {
          let code = try generator.code(for: app, own)
          look(try code.changes(into: path, of: app, in: files))
        } catch {
          #expect(!error.message[.english].isEmpty)
        }
      }
    }
    if let edits = try? CodeGenerator.traitRegistration(in: path, of: app, in: files) {
      look(edits)
    }
    if let edits = try? CodeGenerator.contextMenu(in: path, of: app, in: files) { look(edits) }
    if let change = try? CodeGenerator.staticItems(of: app, into: "/app/Info.plist", in: files) {
      look([change.edit])
    }
  }

  @Test func everyExampleAndItsPrefixes() throws {
    for (place, (text, language)) in Self.texts.enumerated() {
      let bytes = Array(text.utf8)
      try check(bytes, language)
      let step = place < Self.own.count ? 1 : max(1, bytes.count / 6)
      for end in stride(from: 0, to: bytes.count, by: step) {
        try check(Array(bytes[..<end]), language)
      }
    }
  }

  @Test func mutations() throws {
    var random = SplitMix64(seed: 10)
    for (text, language) in Self.texts.prefix(40) {
      let original = Array(text.utf8)
      for _ in 0..<20 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
          let at = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes.remove(at: at)
          case 1:
            bytes.insert(Array("{}()[];:\"\n@,.".utf8).randomElement(using: &random) ?? 0, at: at)
          default: bytes.removeSubrange(at..<min(bytes.count, at + 12))
          }
        }
        try check(bytes, language)
      }
    }
  }
}
