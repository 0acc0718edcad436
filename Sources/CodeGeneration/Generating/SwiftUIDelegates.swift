/// The code of the delegates that the SwiftUI life cycle lacks: the app delegate, which names the scene delegate, and
/// the scene delegate, which passes quick actions to the router.
enum SwiftUIDelegates {
  static func appDelegate(_ name: String, _ delegate: String) -> String {
    GeneratedCode.swiftType(
      "final class \(name): NSObject, UIApplicationDelegate", [configuration(delegate)])
  }

  /// Returns the method that names the scene delegate. SwiftUI may not call the delegate's
  /// `scene(_:willConnectTo:options:)`, and the item is already available in this method.
  ///
  /// - Parameter isMoved: true if the app delegate handles the item itself, and no router.
  static func configuration(_ delegate: String, isMoved: Bool = false) -> String {
    let lines =
      isMoved
      ? """
      Self.\(shared) = self
          // The window comes later.
          let item = options.shortcutItem
          Task { \(SceneHandler.method)(item, connecting: connectingSceneSession) }
      """
      : "\(SwiftUIRouter.name).shared.handle(options.shortcutItem, connecting: connectingSceneSession)"
    return """
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        if connectingSceneSession.role == .windowApplication {
          configuration.delegateClass = \(delegate).self
          \(lines)
        }
        return configuration
      }
      """
  }

  static let shared = "shared"
  static let served = "servedSessions"

  /// Returns the methods of an app delegate that handles the item of a launch itself.
  static func launching(_ target: SceneMethods.Target) -> [String] {
    let call =
      target == .awaited
      ? "Task { _ = await \(SceneHandler.method)(item) }" : "\(SceneHandler.method)(item) { _ in }"
    return [
      """
      /// Takes the item of a cold launch. Two places see it; the second call does nothing.
      func \(SceneHandler.method)(
        _ item: UIApplicationShortcutItem?, connecting session: UISceneSession
      ) {
        guard let item, \(served).insert(session.persistentIdentifier).inserted else { return }
        \(call)
      }
      """,
      """
      func didDisconnect(_ session: UISceneSession) {
        \(served).remove(session.persistentIdentifier)
      }
      """,
    ]
  }

  static func sceneDelegate(_ name: String) -> String {
    "/// SwiftUI makes the window; the delegate has none of its own.\n"
      + GeneratedCode.swiftType(
        "final class \(name): NSObject, UIWindowSceneDelegate", [cold, warm, disconnecting])
  }

  static let cold = """
    // Launched by an action.
    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      \(SwiftUIRouter.name).shared.handle(connectionOptions.shortcutItem, connecting: session)
    }
    """

  static let warm = """
    // An action was picked while the app was running.
    func windowScene(
      _ windowScene: UIWindowScene,
      performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      completionHandler(\(SwiftUIRouter.name).shared.handle(shortcutItem, in: windowScene.session))
    }
    """

  static let disconnecting = """
    func sceneDidDisconnect(_ scene: UIScene) {
      \(SwiftUIRouter.name).shared.didDisconnect(scene.session)
    }
    """
}
