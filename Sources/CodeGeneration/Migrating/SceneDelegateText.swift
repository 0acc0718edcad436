import CodeModel
import CodeSyntax
import Files
import SourceText

/// The source text of the new scene delegate.
struct SceneDelegateText {
  let name: String
  private let rewrite: DelegateRewrite

  init(_ rewrite: DelegateRewrite, name: String) {
    self.name = name
    self.rewrite = rewrite
    let losesItem = rewrite.losesItem
    launching = rewrite.delegate.events.filter { event, _ in
      event.launches && !(losesItem && event == .performAction)
    }
  }

  private var events: [(event: SceneEvent, method: AppSources.Method)] { rewrite.delegate.events }

  /// The new methods for the app delegate's events.
  var moves: [SceneMigration.Move] {
    events.map { event, method in
      SceneMigration.Move(
        from: method.function.signature,
        to: rewrite.delegate.language == .swift ? event.sceneMethod : event.sceneSelector,
        place: GenerationFailure.Place(method))
    }
  }

  /// The new files with their names, without folders.
  func files(_ style: CodeStyle) -> [(name: String, text: String)] {
    switch rewrite.delegate.language {
    case .swift: [(name + ".swift", swift(style))]
    case .objectiveC:
      [
        (name + ".h", style.lay(header)),
        (
          name + (rewrite.delegate.source.path.hasSuffix(".mm") ? ".mm" : ".m"),
          style.lay(objectiveC)
        ),
      ]
    }
  }

  /// The events that a launch may bring, so that they are kept until the scene is active.
  private let launching: [(event: SceneEvent, method: AppSources.Method)]
  private var isLaunched: Bool { !launching.isEmpty }
  private var method: ConnectMethod? { rewrite.place == .method ? ConnectMethod(rewrite) : nil }
  private var asksAppDelegate: Bool {
    !events.isEmpty || method != nil || rewrite.keepsWindow && rewrite.delegate.window != nil
  }

  /// The events with a property of the scene delegate.
  private var stored: [(event: SceneEvent, method: AppSources.Method)] {
    events.filter { !$0.event.launches } + launching
  }

  private static let note =
    "// What launched the app comes here and to no other method. The interface is not on screen yet."

  /// The events, except for the one that also delivers the event of the launch.
  private var others: [(event: SceneEvent, method: AppSources.Method)] {
    isLaunched ? events.filter { $0.event != .becomeActive } : events
  }

  private var becomesActive: Bool { events.contains { $0.event == .becomeActive } }

  // MARK: Swift

  /// Delivers the event of the launch before the app delegate is told that it is active, as UIKit does.
  private var swiftActive: String? {
    guard isLaunched else { return nil }
    var statements = launching.compactMap {
      $0.event.swiftLaunch(isAsync: $0.method.function.isAsync)
    }
    if becomesActive { statements.append("appDelegate?.applicationDidBecomeActive(.shared)") }
    return "func sceneDidBecomeActive(_ scene: UIScene) {\n\(Self.indented(statements))\n}"
  }

  private static func indented(_ statements: [String]) -> String {
    statements.joined(separator: "\n").split(separator: "\n").map { "  " + $0 }
      .joined(separator: "\n")
  }

  private func swift(_ style: CodeStyle) -> String {
    let isMoved = rewrite.place == .sceneDelegate
    var imports = ["UIKit"]
    if events.contains(where: { $0.event == .acceptShare }) { imports.append("CloudKit") }
    if isMoved {
      imports += rewrite.delegate.file.imports.map(\.name).filter { !imports.contains($0) }
    }
    let head = imports.sorted().map { "import \($0)" }.joined(separator: "\n") + "\n\n"
    var members = ["var window: UIWindow?"]
    if asksAppDelegate {
      members.append(
        "private var appDelegate: \(rewrite.delegate.name)? { UIApplication.shared.delegate as? \(rewrite.delegate.name) }"
      )
    }
    let pending = stored.compactMap(\.event.swiftPending)
    if !pending.isEmpty { members.append(pending.joined(separator: "\n")) }
    if let connect = swiftConnect(style) { members.append(connect) }
    if let active = swiftActive { members.append(active) }
    members += others.flatMap { $0.event.swiftMembers($0.method) }
    let body = members.map { member in
      member.hasPrefix(Self.laid)
        ? String(member.dropFirst(Self.laid.count)) : style.lay(member, indentation: style.step)
    }.joined(separator: style.newline + style.newline)
    return style.lay(head + "class \(name): UIResponder, UIWindowSceneDelegate {") + style.newline
      + body + style.newline + "}" + style.newline
  }

  /// A mark before members that are already formatted.
  private static let laid = "\u{0}"

  private func swiftConnect(_ style: CodeStyle) -> String? {
    var before: [String] = []
    var after: [String] = []
    var moved = ""
    let keeps = rewrite.keepsWindow ? rewrite.delegate.window?.name : nil
    var needsScene = false
    switch rewrite.place {
    case .nowhere:
      if let keeps { before.append("appDelegate?.\(keeps) = window") }
    case .method:
      if !rewrite.makesWindow, let keeps { before.append("appDelegate?.\(keeps) = window") }
      let call = method?.swiftCall ?? ""
      needsScene = method?.takesScene == true
      before.append(
        rewrite.answer == nil ? call : "let isPending = \(call) ?? true")
      if rewrite.makesWindow, let keeps { before.append("window = appDelegate?.\(keeps)") }
    case .sceneDelegate:
      moved = Self.reindented(rewrite.text, from: rewrite, to: style)
      if let keeps {
        let line = style.lay("appDelegate?.\(keeps) = window", indentation: style.step + style.step)
        moved = rewrite.makesWindow ? moved + line + style.newline : line + style.newline + moved
      }
      needsScene = moved.contains(MovedCode.scene)
    }
    let launches = launching.compactMap(\.event.swiftKeeping)
    if !launches.isEmpty {
      after.append(Self.note)
      if rewrite.answer != nil, rewrite.place == .method {
        after.append("guard isPending else { return }")
      }
      after += launches
    }
    guard !before.isEmpty || !after.isEmpty || !moved.isEmpty else { return nil }
    if needsScene {
      before.insert("guard let windowScene = scene as? UIWindowScene else { return }", at: 0)
    }
    let inner = style.step + style.step
    let head = style.lay(
      """
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
      """, indentation: style.step)
    var lines = [head]
    lines += before.map { style.lay($0, indentation: inner) }
    var text = lines.joined(separator: style.newline) + style.newline + moved
    if !after.isEmpty {
      if !before.isEmpty || !moved.isEmpty { text += style.newline }
      text +=
        after.map { style.lay($0, indentation: inner) }.joined(separator: style.newline)
        + style.newline
    }
    return Self.laid + text + style.step + "}"
  }

  /// Returns moved lines with the indentation of the new file.
  private static func reindented(
    _ text: String, from rewrite: DelegateRewrite, to style: CodeStyle
  ) -> String {
    let newline = style.newline
    let lines = text.split(separator: newline, omittingEmptySubsequences: false)
    let old = lines.first { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" } } ?? ""
    let new = style.step + style.step
    guard old != new[...] else { return text }
    return lines.map { line in
      line.hasPrefix(old) && !line.isEmpty ? new + line.dropFirst(old.count) : String(line)
    }.joined(separator: newline)
  }

  // MARK: Objective-C

  private var header: String {
    """
    #import <UIKit/UIKit.h>

    @interface \(name) : UIResponder <UIWindowSceneDelegate>

    @property (strong, nonatomic) UIWindow *window;

    @end

    """
  }

  private var objectiveC: String {
    var imports = ["#import \"\(name).h\""]
    if let interface = rewrite.delegate.interface {
      imports.append("#import \"\(Path.name(of: interface.source.path))\"")
    }
    if events.contains(where: { $0.event == .acceptShare }) {
      imports.append("#import <CloudKit/CloudKit.h>")
    }
    var members: [String] = []
    if asksAppDelegate {
      members.append(
        """
        - (\(rewrite.delegate.name) *)appDelegate {
          return (\(rewrite.delegate.name) *)UIApplication.sharedApplication.delegate;
        }
        """)
    }
    if let connect = objectiveCConnect { members.append(connect) }
    if isLaunched {
      var statements = launching.compactMap(\.event.objectiveCLaunch)
      if becomesActive {
        statements.append(
          "[self.appDelegate applicationDidBecomeActive:UIApplication.sharedApplication];")
      }
      members.append(
        "- (void)sceneDidBecomeActive:(UIScene *)scene {\n\(Self.indented(statements))\n}")
    }
    members += others.flatMap { $0.event.objectiveCMembers }
    let pending = stored.compactMap(\.event.objectiveCPending)
    let extended =
      pending.isEmpty
      ? "" : "@interface \(name) ()\n\n\(pending.joined(separator: "\n"))\n\n@end\n\n"
    return imports.joined(separator: "\n") + "\n\n\(extended)@implementation \(name)\n\n"
      + members.joined(separator: "\n\n") + "\n\n@end\n"
  }

  private var objectiveCConnect: String? {
    var statements: [String] = []
    let keeps = rewrite.delegate.window?.name
    switch rewrite.place {
    case .nowhere: if let keeps { statements.append("self.appDelegate.\(keeps) = self.window;") }
    case .method, .sceneDelegate:
      if !rewrite.makesWindow, let keeps {
        statements.append("self.appDelegate.\(keeps) = self.window;")
      }
      let call = method?.objectiveCCall ?? ""
      if method?.takesScene == true {
        statements.insert(
          """
          if (![scene isKindOfClass:UIWindowScene.class]) {
            return;
          }
          UIWindowScene *windowScene = (UIWindowScene *)scene;
          """, at: 0)
      }
      statements.append(rewrite.answer == nil ? call + ";" : "BOOL isPending = \(call);")
      if rewrite.makesWindow, let keeps {
        statements.append("self.window = self.appDelegate.\(keeps);")
      }
    }
    let launches = launching.compactMap(\.event.objectiveCKeeping)
    if !launches.isEmpty {
      statements.append(Self.note)
      if rewrite.answer != nil { statements.append("if (!isPending) {\n  return;\n}") }
      statements += launches
    }
    guard !statements.isEmpty else { return nil }
    return
      "- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {\n\(Self.indented(statements))\n}"
  }
}
