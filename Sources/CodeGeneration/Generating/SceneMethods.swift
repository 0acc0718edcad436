import CodeModel
import CodeSyntax
import Guide

/// The two methods through which a scene delegate receives quick actions, in a language.
struct SceneMethods {
  /// The code that receives an item.
  enum Target {
    /// A method of the delegate performs it and returns true if it has.
    case own
    /// A method of the delegate passes it to the app delegate, with the completion handler.
    case forwarded
    /// A method of the delegate passes it to the app delegate and waits for the result; only in Swift.
    case awaited
  }

  let language: CodeLanguage
  let target: Target

  private var method: String { SceneHandler.method }

  // MARK: A cold launch

  /// The whole method that is called when a scene connects, also after a launch.
  var cold: String { cold(reading("connectionOptions")) }

  func cold(_ reading: String) -> String {
    let body = CodeStyle(step: "  ", newline: "\n").lay(reading, indentation: "  ")
    guard language == .swift else {
      return "- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session"
        + " options:(UISceneConnectionOptions *)connectionOptions {\n\(body)\n}"
    }
    return """
      func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
      \(body)
      }
      """
  }

  /// Returns the statements that read the item from the connection options.
  func reading(_ options: String) -> String {
    switch (language, target) {
    case (.swift, .own): launched("if let item = \(options).shortcutItem {", "_ = \(method)(item)")
    case (.swift, .forwarded):
      launched("if let item = \(options).shortcutItem {", "\(method)(item) { _ in }")
    case (.swift, .awaited):
      launched(
        "if let item = \(options).shortcutItem {", "Task { _ = await \(method)(item) }")
    case (.objectiveC, .own):
      launched(
        "if (\(options).shortcutItem != nil) {", "[self \(method):\(options).shortcutItem];")
    case (.objectiveC, .forwarded), (.objectiveC, .awaited):
      launched(
        "if (\(options).shortcutItem != nil) {",
        "[self \(method):\(options).shortcutItem completionHandler:^(BOOL succeeded) {}];")
    }
  }

  /// Returns the statements that pass the item of a launch to the delegate's own method for a running app.
  ///
  /// - Parameters:
  ///   - scene: the name of the scene; `isWindowScene` if it is known to be a window scene.
  ///   - isAsync: true if the method has no completion handler.
  ///   - isRead: true if the app delegate has read the item before without handling it.
  static func readingForWarm(
    _ options: String, scene: String, isWindowScene: Bool, isAsync: Bool, isRead: Bool,
    _ language: CodeLanguage
  ) -> String {
    let methods = SceneMethods(language: language, target: .own)
    guard language == .swift else {
      return methods.launched(
        "if (\(options).shortcutItem != nil && [\(scene) isKindOfClass:UIWindowScene.class]) {",
        "[self windowScene:(UIWindowScene *)\(scene)"
          + " performActionForShortcutItem:\(options).shortcutItem"
          + " completionHandler:^(BOOL succeeded) {}];", isRead: isRead)
    }
    let cast = isWindowScene ? "" : ", let windowScene = \(scene) as? UIWindowScene"
    let name = isWindowScene ? scene : "windowScene"
    let call = "self.windowScene(\(name), performActionFor: item)"
    return methods.launched(
      "if let item = \(options).shortcutItem\(cast) {",
      isAsync ? "Task { _ = await \(call) }" : call + " { _ in }", isRead: isRead)
  }

  /// Returns a `defer` statement for the beginning of a Swift method, which runs at every exit.
  static func deferred(_ reading: String) -> String {
    let lines = CodeStyle(step: "  ", newline: "\n").lay(reading, indentation: "  ")
    return "defer {\n\(lines)\n}"
  }

  private func launched(
    _ condition: String, _ statement: String, isRead: Bool = false
  ) -> String {
    """
    // The action that launched the app\(isRead ? "" : "; no other method gets it").
    \(condition)
      \(statement)
    }
    """
  }

  /// Returns the statements that create the window of a scene without a storyboard.
  func window(_ mark: ToDoMark) -> String {
    let line = mark.line("Give the window its root view controller.", language)
    guard language == .swift else {
      return """
        if (![scene isKindOfClass:UIWindowScene.class]) {
          return;
        }
        self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
        \(line)
        [self.window makeKeyAndVisible];
        """
    }
    return """
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      \(line)
      self.window = window
      window.makeKeyAndVisible()
      """
  }

  // MARK: A running app

  /// Called while the app runs.
  var warm: String {
    switch (language, target) {
    case (.swift, .own): swiftWarm("completionHandler(\(method)(shortcutItem))")
    case (.swift, .forwarded):
      swiftWarm("\(method)(shortcutItem, completionHandler: completionHandler)")
    case (.swift, .awaited): swiftAwaited
    case (.objectiveC, .own): objectiveCWarm("completionHandler([self \(method):shortcutItem]);")
    case (.objectiveC, .forwarded), (.objectiveC, .awaited):
      objectiveCWarm("[self \(method):shortcutItem completionHandler:completionHandler];")
    }
  }

  private func swiftWarm(_ call: String) -> String {
    """
    func windowScene(
      _ windowScene: UIWindowScene,
      performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      \(call)
    }
    """
  }

  private var swiftAwaited: String {
    """
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
      await \(method)(shortcutItem)
    }
    """
  }

  private func objectiveCWarm(_ call: String) -> String {
    "- (void)windowScene:(UIWindowScene *)windowScene"
      + " performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem"
      + " completionHandler:(void (^)(BOOL succeeded))completionHandler {\n  \(call)\n}"
  }
}
