import CodeGeneration
import Files
import Foundation
import Testing

/// Old code that is rewritten to newer API: compilers accept the result.
@Suite(.enabled(if: StubModules.isSupported, "the stubs stand in for Apple's SDK, which is there"))
struct GeneratedRewriteTests: GeneratesCode {
  // MARK: Trait changes

  @Test func aViewControllerRegistersForItsTraits() async throws {
    let code = """
      import UIKit

      class FeedViewController: UIViewController {
          override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
              super.traitCollectionDidChange(previousTraitCollection)
              // 宽度
              if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass
                  || traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle {
                  view.setNeedsLayout()
              }
          }
      }

      """
    func result(_ code: String, _ path: String, _ version: String) throws -> String? {
      let files = files(
        GeneratorLists.plain, [path: code],
        root: "<key>MinimumOSVersion</key><string>\(version)</string>")
      let edits = try CodeGenerator.traitRegistration(
        in: "/app/" + path, of: app(files), in: files)
      return try changed(edits, files)[path]
    }
    let added = try #require(try result(code, "Feed.swift", "17.0"))
    #expect(added.contains("    private func traitsDidChange(_ previous"))
    #expect(
      added.contains("\n        super.viewDidLoad()\n        registerForTraitChanges([UITrait"))
    #expect(!added.contains("super.traitCollection"))
    try await typeCheck([added])
    let loading = code.replacing(
      "    override func trait",
      with: "    override func viewDidLoad() { super.viewDidLoad() }\n\n    override func trait")
    try await typeCheck([try #require(try result(loading, "Feed.swift", "18.1"))])
    // Code that cannot be rewritten mechanically is left alone.
    #expect(throws: GenerationFailure.self) { try result(code, "Feed.swift", "16.4") }
    let view = code.replacing("ViewController", with: "View")
    #expect(throws: GenerationFailure.self) { try result(view, "Feed.swift", "17.0") }
    let any = code.replacing("horizontalSizeClass", with: "a").replacing(
      "userInterfaceStyle", with: "b")
    #expect(throws: GenerationFailure.self) { try result(any, "Feed.swift", "17.0") }
    // A custom trait, and an explicit call.
    let own = code.replacing("view.setNeedsLayout()", with: "print(traitCollection.seatNumber)")
    #expect(throws: GenerationFailure.self) { try result(own, "Feed.swift", "17.0") }
    let called = code.replacing(
      "    override func trait",
      with: "    func f() { traitCollectionDidChange(nil) }\n    override func trait")
    #expect(throws: GenerationFailure.self) { try result(called, "Feed.swift", "17.0") }
    // Before a `return`, and for each class of a file.
    let leaving = loading.replacing("super.viewDidLoad() }", with: "super.viewDidLoad(); return }")
    try await typeCheck([try #require(try result(leaving, "Feed.swift", "17.0"))])
    let second = code.dropFirst("import UIKit\n".count).replacing("Feed", with: "List")
    let both = try #require(try result(added + second, "Feed.swift", "17.0"))
    #expect(both.components(separatedBy: "registerForTraitChanges").count == 3)
    try await typeCheck([both])
  }

  /// A method that UIKit calls when the view is loaded may be in an extension, in any file.
  @Test func theOneViewDidLoadOfATypeRegisters() async throws {
    let trait = """
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          if previous?.verticalSizeClass == .compact { view.setNeedsLayout() }
        }
      """
    let load = "  override func viewDidLoad() {\n    super.viewDidLoad()\n  }"
    func type(_ head: String, _ members: String...) -> String {
      "import UIKit\n\n\(head) {\n\(members.joined(separator: "\n\n"))\n}\n"
    }
    func result(_ code: [String: String]) throws -> [String: String] {
      let files = files(
        GeneratorLists.plain, code, root: "<key>MinimumOSVersion</key><string>17.0</string>")
      let edits = try CodeGenerator.traitRegistration(
        in: "/app/Feed.swift", of: app(files), in: files)
      return code.merging(try changed(edits, files)) { $1 }
    }
    let cases = [
      ["Feed.swift": type("class Feed: UIViewController", trait) + type("extension Feed", load)],
      [
        "Feed.swift": type("class Feed: UIViewController", trait),
        "Load.swift": type("extension Feed", load),
      ],
      [
        "Feed.swift": type("extension Feed", trait),
        "Load.swift": type("class Feed: UIViewController", load),
      ],
      [
        "Feed.swift": type("extension Feed", trait),
        "Load.swift": type("class Feed: UIViewController"),
      ],
    ]
    for code in cases {
      let texts = try result(code)
      let all = texts.values.joined()
      #expect(all.components(separatedBy: "viewDidLoad() {").count == 2, "\(all)")
      #expect(all.components(separatedBy: "registerForTraitChanges").count == 2)
      try await typeCheck(Array(texts.values))
      #expect(throws: GenerationFailure.self) { try result(texts) }
    }
    // A class of the same name in an app next to it is another one.
    let beside = try result([
      "Feed.swift": type("class Feed: UIViewController", trait),
      "Other.swift": type("class Feed: UIViewController", load),
    ])
    #expect(beside["Feed.swift"]?.contains("func viewDidLoad") == true)
    // A call or a method with the new name in another file is noticed.
    for member in ["func f() { traitCollectionDidChange(nil) }", "func traitsDidChange() {}"] {
      #expect(throws: GenerationFailure.self) {
        try result([
          "Feed.swift": type("class Feed: UIViewController", trait),
          "More.swift": type("extension Feed", member),
        ])
      }
    }
  }

  @Test func anObjectiveCViewControllerRegisters() throws {
    let code = """
      #import <UIKit/UIKit.h>

      @interface FeedViewController : UIViewController
      @end

      @implementation FeedViewController

      - (void)viewDidLoad {
        [super viewDidLoad];
      }

      - (void)traitCollectionDidChange:(UITraitCollection *)previous {
        [super traitCollectionDidChange:previous];
        if (self.traitCollection.verticalSizeClass != previous.verticalSizeClass) {
          [self.view setNeedsLayout];
        }
      }

      @end

      """
    let files = files(
      GeneratorLists.plain, ["Feed.m": code],
      root: "<key>MinimumOSVersion</key><string>17.0</string>")
    let edits = try CodeGenerator.traitRegistration(in: "/app/Feed.m", of: app(files), in: files)
    try compile(try changed(edits, files))
  }

  // MARK: Peek and pop

  static let peek = """
    import UIKit

    class ListController: UITableViewController, UIViewControllerPreviewingDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        registerForPreviewing(with: self, sourceView: tableView)
      }

      func previewingContext(_ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
        guard let row = tableView.indexPathForRow(at: location) else { return nil }
        // 行
        previewingContext.sourceRect = tableView.rectForRow(at: row)
        _ = previewingContext.sourceView.bounds
        return row.row < 0 ? nil : UIViewController()
      }

      func previewingContext(_ previewingContext: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {
        show(viewControllerToCommit, sender: self)
      }
    }

    """

  @Test func peekAndPopBecomeAContextMenu() async throws {
    func result(_ code: String, beside other: String = "", iOS version: String = "13.0") throws
      -> String
    {
      let files = files(
        [], ["List.swift": code, "Other.swift": other],
        root: "<key>MinimumOSVersion</key><string>\(version)</string>")
      let edits = try CodeGenerator.contextMenu(in: "/app/List.swift", of: app(files), in: files)
      return try #require(try changed(edits, files)["List.swift"])
    }
    let text = try result(Self.peek)
    // A list requests the menu of a row from its delegate, and highlights the row by itself.
    #expect(text.contains("    super.viewDidLoad()\n  }\n"))
    #expect(text.contains("class ListController: UITableViewController {"))
    #expect(text.contains("\n  override func tableView(\n"))
    #expect(!text.contains("reviewingContext") && text.contains("// 行\n    _ = tableView.bounds"))
    try await typeCheck([text])
    // The check for 3D Touch is removed together with the registration.
    let asking = Self.peek.replacing(
      "    registerForPreviewing(with: self, sourceView: tableView)\n",
      with: """
            if traitCollection.forceTouchCapability == .available {
              registerForPreviewing(with: self, sourceView: view)
            }

        """)
    let asked = try result(asking)
    #expect(asked.replacing("_ = view.bounds", with: "_ = tableView.bounds") == text)
    let more = asking.replacing("sourceView: view)", with: "sourceView: view); print(1)")
    #expect(throws: GenerationFailure.self) { try result(more) }
    #expect(throws: GenerationFailure.self) {
      try result(asking.replacing("== .available", with: "!= .available"))
    }
    // The actions of the preview are named.
    let offering = asking.replacing(
      "  func previewingContext(_ previewingContext: UIViewControllerPreviewing, viewC",
      with:
        "  override var previewActionItems: [UIPreviewActionItem] { [] }\n\n  func previewingContext(_ previewingContext: UIViewControllerPreviewing, viewC"
    )
    #expect(
      try result(offering).contains("// TODO: Put the actions of previewActionItems into the menu.")
    )
    #expect(!text.contains("TODO"))
    // Any other view gets an interaction, and the highlighted view remains the same.
    let plain = Self.peek.replacing("UITableViewController", with: "UIViewController")
      .replacing("tableView", with: "view").replacing(
        "view.indexPathForRow(at: location)", with: "Optional(IndexPath(row: 0, section: 0))"
      ).replacing("view.rectForRow(at: row)", with: "CGRect.zero")
    for version in ["13.0", "16.0"] {
      let own = try result(plain, iOS: version)
      #expect(own.contains("    view.addInteraction(UIContextMenuInteraction(delegate: self))\n"))
      #expect(own.contains("UIViewController, UIContextMenuInteractionDelegate {"))
      #expect(own.contains("    previewedRect = CGRect.zero\n"))
      #expect(own.contains("highlightPreviewForItem") == (version == "16.0"))
      try await typeCheck([own])
    }
    #expect(throws: GenerationFailure.self) {
      try result(
        plain.replacing(
          "  func previewingContext(_ previewingContext: UIViewControllerPreviewing, viewC",
          with:
            "}\nextension ListController {\n  func previewingContext(_ previewingContext: UIViewControllerPreviewing, viewC"
        ))
    }
    let inExtension = Self.peek.replacing(", UIViewControllerPreviewingDelegate", with: "")
      .replacing(
        "  func previewingContext(_ previewingContext: UIViewControllerPreviewing, viewC",
        with:
          "}\nextension ListController: UIViewControllerPreviewingDelegate {\n  func previewingContext(_ previewingContext: UIViewControllerPreviewing, viewC"
      )
    try await typeCheck([try result(inExtension)])
    for (old, new) in [
      (
        "registerForPreviewing(",
        "if traitCollection.forceTouchCapability == .available {}\n    registerForPreviewing("
      ),
      ("    registerForPreviewing(", "    let a = registerForPreviewing("),
      ("_ = previewingContext.sourceView.bounds", "use(previewingContext)"),
      ("sourceView: tableView", "sourceView: views[0]"), ("with: self", "with: other"),
      ("    registerForPreviewing(", "    other.registerForPreviewing("),
      ("    registerForPreviewing(", "    let tableView = a\n    registerForPreviewing("),
    ] {
      #expect(throws: GenerationFailure.self, "\(new)") {
        try result(Self.peek.replacing(old, with: new))
      }
    }
    // Members and calls in another file are not left behind.
    let commit = try #require(
      Self.peek.range(
        of: "  func previewingContext(_ previewingContext: UIViewControllerPreviewing, commit"))
    let first = String(Self.peek[..<commit.lowerBound]) + "}\n"
    let rest = "import UIKit\nextension ListController {\n" + Self.peek[commit.lowerBound...]
    #expect(throws: GenerationFailure.self) { try result(first, beside: rest) }
    let call = "func f(_ c: ListController, _ p: Any) { c.previewingContext(p, commit: c) }"
    #expect(throws: GenerationFailure.self) { try result(Self.peek, beside: call) }
    #expect(throws: GenerationFailure.self) { try result(Self.peek, iOS: "12.0") }
  }
}
