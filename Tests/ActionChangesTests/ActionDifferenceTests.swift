@testable import ActionChanges
import TestKit
import Testing

@Suite struct ActionDifferenceTests {
  private let app = AppText(items: [.init(type: "a", title: "A"), .init(type: "b", title: "B")])

  private func changed(_ change: (inout AppText) -> Void) -> AppText {
    var app = app
    change(&app)
    return app
  }

  @Test func nothingHasChanged() {
    #expect(app.changes(from: app) == [])
    let moved = changed {
      $0.others["App/Other.swift"] = "\n\n" + $0.handler; $0.handler = ""
    }
    #expect(moved.changes(from: app) == [])
    #expect(app.difference(from: app).count == 2)
  }

  @Test func actionsComeAndGo() {
    let more = changed { $0.items.append(.init(type: "c", title: "C")) }
    #expect(more.changes(from: app) == ["changed added c"])
    #expect(app.changes(from: more) == ["changed removed c"])
    // An added quick action without a handler makes the app worse.
    let unhandled = changed { $0.items.append(.init(type: "d", title: "D")) }
    #expect(unhandled.changes(from: app) == ["worse added d"])
    #expect(unhandled.difference(from: app).isWorse && !more.difference(from: app).isWorse)
    let none = changed { $0.items = [] }
    #expect(none.changes(from: app) == ["changed removed a", "changed removed b"])
    #expect(app.changes(from: none) == ["changed added a", "changed added b"])
  }

  @Test func handlersAreLost() {
    let warm = changed { $0.handler = AppText.sceneHandler(["a", "b"], cold: false) }
    #expect(warm.changes(from: app) == ["worse handling a", "worse handling b"])
    #expect(app.changes(from: warm) == ["better handling a", "better handling b"])
    let one = changed { $0.handler = AppText.sceneHandler(["a"]) }
    #expect(one.changes(from: app) == ["worse handling b"])
    // Lost for another reason, so not worse than before.
    let none = changed { $0.handler = "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}" }
    #expect(none.changes(from: app) == ["worse handling a", "worse handling b"])
    #expect(none.changes(from: one) == ["worse handling a", "changed handling b"])
    // Lost on launch before, and now while the app runs.
    let cold = changed { $0.handler = AppText.sceneHandler(["a", "b"], warm: false) }
    #expect(cold.changes(from: warm) == ["worse handling a", "worse handling b"])
  }

  /// A typical change that breaks quick actions: scenes are added, and the handler remains in the app
  /// delegate.
  @Test func scenesComeAndTheHandlerStays() {
    let delegate = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          if shortcutItem.type == "a" { Screen.shared.show() }
        }
      }
      """
    let before = changed {
      $0.items.removeLast()
      ($0.hasScenes, $0.handler) = (false, "")
      $0.others["App/AppDelegate.swift"] = delegate
      $0.others["App.xcodeproj/project.pbxproj"] = nil
    }
    var after = before
    after.hasScenes = true
    after.handler =
      "class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }"
    let difference = after.difference(from: before)
    #expect(difference.changes.map(\.kind) == [.handling] && difference.isWorse)
    #expect(
      difference.changes.first?.after?.label.english == "✗ handler never called · AppDelegate:2")
  }

  @Test func whatIsNotKnownIsNotWorse() {
    let hidden = changed {
      $0.handler = """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            if let item = options.shortcutItem { Library.open(item) }
          }
          func windowScene(_ s: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: (Bool) -> Void) {
            Library.open(item)
          }
        }
        """
    }
    #expect(hidden.changes(from: app).allSatisfy { !$0.hasPrefix("worse") })
  }

  @Test func anotherFunctionRuns() {
    let other = changed { $0.handler = $0.handler.replacing("show(", with: "present(") }
    #expect(other.changes(from: app) == ["changed runs a", "changed runs b"])
  }

  @Test func typesAreRenamed() {
    let old = changed {
      $0.handler = AppText.sceneHandler(["x.a", "b"]); $0.items[0].type = "x.a"
    }
    #expect(app.changes(from: old) == ["changed renamed a"])
    let byTitle = changed {
      $0.handler = AppText.sceneHandler(["z", "b"]); $0.items[0].type = "z"
    }
    #expect(byTitle.changes(from: app) == ["changed renamed z"])
    // The code still compares the old type.
    let forgotten = changed { $0.items[0].type = "z" }
    #expect(forgotten.changes(from: app) == ["worse handling z", "changed renamed z"])
    let setting = changed {
      $0.handler = AppText.sceneHandler(["com.example.app.a", "b"])
      $0.items[0].type = "com.example.app.a"
    }
    let variable = changed {
      $0.handler = setting.handler
      $0.items[0].type = "$(PRODUCT_BUNDLE_IDENTIFIER).a"
    }
    #expect(variable.changes(from: setting).allSatisfy { !$0.contains("renamed") })
  }

  private func dynamic(_ types: [String], handling handled: [String]) -> AppText {
    var app = AppText(items: [], handler: AppText.sceneHandler(handled))
    let items = types.map {
      "UIApplicationShortcutItem(type: \"\($0)\", localizedTitle: \"\($0)\")"
    }
    app.others["App/AppDelegate.swift"] = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          application.shortcutItems = [\(items.joined(separator: ", "))]
        }
      }
      """
    return app
  }

  /// Items that the installed version has put on the Home Screen stay there after the update.
  @Test func formerItemsAreSentToTheNewVersion() {
    let old = dynamic(["a", "b"], handling: ["a", "b"])
    #expect(
      dynamic(["a"], handling: ["a"]).changes(from: old)
        == ["worse formerItems b", "changed removed b"])
    #expect(dynamic(["a"], handling: ["a", "b"]).changes(from: old) == ["changed removed b"])
    // Also if the app does not create any more.
    #expect(
      dynamic([], handling: ["z"]).changes(from: old).filter { $0.hasPrefix("worse") }
        == ["worse formerItems a", "worse formerItems b"])
    #expect(
      dynamic([], handling: ["a", "b"]).changes(from: old).filter { $0.hasPrefix("worse") } == [])
    // It was not handled before either.
    let broken = dynamic(["a", "b"], handling: ["a"])
    #expect(dynamic(["a"], handling: ["a"]).changes(from: broken) == ["changed removed b"])
    let renamed = dynamic(["a", "x.b"], handling: ["a", "x.b"])
    #expect(
      renamed.changes(from: old) == [
        "changed renamed x.b", "changed title x.b", "worse formerItems b",
      ])
  }

  /// Code that creates items with types known only at run time may create the same item as before.
  @Test func whatIsNotFoundAnyMoreMayBeMade() {
    let old = dynamic(["a", "b"], handling: ["a", "b"])
    var new = dynamic(["a"], handling: ["a"])
    new.others["App/More.swift"] = """
      func more(_ names: [String]) {
        UIApplication.shared.shortcutItems = names.map {
          UIApplicationShortcutItem(type: prefix + $0 + Store.suffix(), localizedTitle: $0)
        }
      }
      """
    let difference = new.difference(from: old)
    #expect(
      difference.changes.map { "\($0.effect) \($0.kind) \($0.type)" } == ["unknown removed b"])
    #expect(difference.changes.first?.detail?.english.contains("App/More.swift:3") == true)
  }

  /// The handlers were in code that is read, and are gone: the change is for the worse, whatever else is
  /// unknown.
  @Test func theMethodsThatUIKitCalledAreGone() {
    let old = dynamic(["a"], handling: ["a"])
    var new = old
    new.handler = """
      class Router {
        func open(_ item: UIApplicationShortcutItem) {
          if item.type == "a" { Screen.shared.show() }
        }
      }
      """
    new.others["App/Connecting.swift"] = """
      extension AppDelegate {
        func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
          UISceneConfiguration(name: "Default", sessionRole: session.role)
        }
      }
      """
    new.hasScenes = false
    #expect(new.changes(from: old) == ["worse handling a"])
  }

  @Test func rowsAreKept() {
    var three = app
    three.items.append(.init(type: "c", title: "C"))
    var turned = three
    turned.items.swapAt(0, 2)
    #expect(turned.changes(from: three) == ["changed row c", "changed row a"])
    var last = three
    last.items.append(last.items.removeFirst())
    #expect(last.changes(from: three) == ["changed row a"])
    // Items that only make room for another one have not moved.
    var first = app
    first.items.insert(.init(type: "c", title: "C"), at: 0)
    #expect(first.changes(from: app) == ["changed added c"])
    var five = three
    five.handler = AppText.sceneHandler(["a", "b", "c", "d", "e"])
    var four = five
    four.items.append(.init(type: "d", title: "D"))
    five.items = four.items
    five.items.insert(.init(type: "e", title: "E"), at: 0)
    #expect(five.changes(from: four) == ["changed added e", "worse visibility d"])
    #expect(
      changed { $0.items[0].title = "" }.changes(from: app).contains("worse visibility a"))
    // Dynamic items come after them.
    three.others["App/Recent.swift"] = """
      import UIKit
      func update(_ application: UIApplication) {
        application.shortcutItems = [UIApplicationShortcutItem(type: "b2", localizedTitle: "Recent")]
      }
      class Here { func now() { update(UIApplication.shared) } }
      """
    three.handler = AppText.sceneHandler(["a", "b", "c", "d", "b2"])
    var full = three
    full.items.append(.init(type: "d", title: "D"))
    #expect(full.changes(from: three) == ["changed added d", "worse visibility b2"])
    #expect(three.changes(from: full) == ["better visibility b2", "changed removed d"])
  }

  @Test func titlesLoseLanguages() {
    func translated(_ languages: [String], _ keys: [String]) -> [String: String] {
      languages.reduce(into: [:]) { files, language in
        files["App/\(language).lproj/InfoPlist.strings"] =
          keys.map { "\"\($0)\" = \"\($0) \(language)\";" }.joined(separator: "\n")
      }
    }
    let old = changed { $0.others = translated(["fr", "de"], ["A", "B"]) }
    let less = changed {
      $0.others = translated(["fr"], ["A", "B"])
      $0.others["App/de.lproj/InfoPlist.strings"] = "\"B\" = \"B de\";"
    }
    #expect(less.changes(from: old) == ["worse languages a"])
    #expect(old.changes(from: less) == ["better languages a"])
    let retitled = changed {
      $0.others = translated(["fr", "de"], ["A", "B"])
      $0.items[0].title = "New"
    }
    #expect(retitled.changes(from: old) == ["worse languages a", "changed title a"])
    // The app is not localized into the language any more.
    let dropped = changed { $0.others = translated(["fr"], ["A", "B"]) }
    #expect(dropped.changes(from: old) == ["changed languages a", "changed languages b"])
  }

  @Test func iconsVanish() {
    let icon = (key: "IconType", value: "UIApplicationShortcutIconTypeAdd")
    let old = changed { $0.items[0].icon = icon }
    #expect(app.changes(from: old) == ["worse icon a"])
    #expect(old.changes(from: app) == ["better icon a"])
    let wrong = changed { $0.items[0].icon = (key: "IconType", value: "add") }
    #expect(wrong.changes(from: old) == ["worse icon a"])
    // An unknown symbol may be newer; a misspelled one does not exist.
    let symbol = changed { $0.items[0].icon = (key: "IconSymbolName", value: "star.fill") }
    let newer = changed { $0.items[0].icon = (key: "IconSymbolName", value: "star.of.tomorrow") }
    let misspelled = changed { $0.items[0].icon = (key: "IconSymbolName", value: "Star.Fill") }
    #expect(newer.changes(from: symbol) == ["changed icon a"])
    #expect(misspelled.changes(from: symbol) == ["worse icon a"])
    let other = changed {
      $0.items[0].icon = (key: "IconType", value: "UIApplicationShortcutIconTypeLove")
    }
    #expect(other.changes(from: old) == ["changed icon a"])
    // Another tool may provide the image that was there before.
    func catalog(_ names: [String]) -> [String: String] {
      names.reduce(into: ["Podfile": "pod 'A'"]) {
        $0["App/Assets.xcassets/\($1).imageset/Contents.json"] = #"{"images": []}"#
      }
    }
    var image = changed { $0.items[0].icon = (key: "IconFile", value: "company-mark") }
    image.others = catalog(["company-mark", "other"])
    var gone = image
    gone.others = catalog(["other"])
    #expect(gone.changes(from: image) == ["unknown icon a"])
    gone.others["Podfile"] = nil
    image.others["Podfile"] = nil
    #expect(gone.changes(from: image) == ["worse icon a"])
  }

  /// The reasons are below the state, also after labels with two wide characters.
  @Test func reasonsStandBelowTheState() throws {
    let unhandled = changed { $0.items.append(.init(type: "d", title: "D")) }
    let report = DifferenceReport(
      unhandled.difference(from: app), from: .init(.folder, "old"), to: .init(.folder, "new"))
    let lines = report.lines(.simplifiedChinese)
    let state = try #require(lines.firstIndex { $0.hasPrefix("      现在  ") })
    #expect(lines[(state + 1)...].first?.prefix { $0 == " " }.count == 6 + 4 + 2 + 2)
  }

  @Test func anAppCanMove() {
    let moved = changed { $0.list = "Other/Info.plist" }
    let difference = moved.difference(from: app)
    #expect(difference.apps.map(\.path) == ["Other/Info.plist"])
    #expect(difference.apps.map(\.formerPath) == ["App/Info.plist"] && difference.changes.isEmpty)
  }

  private func state(_ folder: String, _ types: [String]) throws -> AppState {
    let app = AppText(items: types.map { .init(type: $0) }, list: folder + "/Info.plist")
    return try #require(app.states().apps.first)
  }

  /// A single app that remains on each side is the same app with other types; of several, none is matched.
  @Test func onlyTheLastAppsAreTakenForOne() throws {
    let old = try state("Old", ["x"])
    let (one, other) = (try state("A", ["a"]), try state("B", ["b"]))
    #expect(AppPair.pairs([old], [one]).map(\.before?.path) == ["Old/Info.plist"])
    #expect(
      AppPair.pairs([old], [one, other]).map(\.before?.path) == [nil, nil, "Old/Info.plist"])
  }

  @Test func anAppThatMovedIsTheOneWithMostOfItsTypes() throws {
    let old = [try state("First", ["a", "b"]), try state("Second", ["a", "c", "d"])]
    let pairs = AppPair.pairs(old, [try state("New", ["a", "c", "d"])])
    #expect(pairs.map(\.before?.path) == ["Second/Info.plist", "First/Info.plist"])
    #expect(pairs.map(\.after?.path) == ["New/Info.plist", nil])
  }

  /// An empty title does not identify a quick action.
  @Test func emptyTitlesAreNotTheSame() {
    let old = changed { $0.items[0] = .init(type: "p", title: "") }
    let new = changed { $0.items[0] = .init(type: "q", title: "") }
    #expect(new.changes(from: old).contains("changed removed p"))
  }

  @Test(arguments: [
    ([], []), ([1, 2, 3], [0, 1, 2]), ([3, 1, 2], [1, 2]), ([2, 3, 1], [0, 1]),
  ])
  func asManyAsPossibleStay(_ numbers: [Int], _ indices: [Int]) {
    #expect(AppComparison.longestRise(numbers) == indices)
  }
}
