import CodeModel
import CodeSyntax

extension SceneEvent {
  /// Returns the members of a scene delegate in Swift that pass the event to the app delegate.
  ///
  /// - Parameter method: the app delegate's method.
  func swiftMembers(_ method: AppSources.Method) -> [String] {
    let name = method.function.baseName
    switch self {
    case .becomeActive: return [lifeCycle("sceneDidBecomeActive", name)]
    case .resignActive: return [lifeCycle("sceneWillResignActive", name)]
    case .enterBackground: return [lifeCycle("sceneDidEnterBackground", name)]
    case .enterForeground:
      return [
        """
        func sceneWillEnterForeground(_ scene: UIScene) {
          \(Self.launchNote)
          if wasInForeground {
            appDelegate?.\(name)(.shared)
          }
          wasInForeground = true
        }
        """
      ]
    case .openURL, .openURLFrom, .handleURL:
      return [
        """
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
          URLContexts.forEach(open)
        }
        """,
        self == .openURL
          ? Self.openingInSwift(isSwift4: Self.isSwift4(method))
          : self == .handleURL ? Self.handlingInSwift : Self.openingFromInSwift,
      ]
    case .continueActivity:
      let restores = method.function.parameters.last.map { parameter in
        method.source.file.mentions("UIUserActivityRestoring", in: parameter.type)
      }
      return [
        """
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
          resume(userActivity)
        }
        """,
        """
        private func resume(_ userActivity: NSUserActivity) {
          _ = appDelegate?.application(.shared, continue: userActivity) { \(restores == true ? "restorable in" : "_ in")
        \(restores == true ? "    restorable?.forEach { $0.restoreUserActivityState(userActivity) }\n" : "")  }
        }
        """.replacingEmptyClosure,
      ]
    case .willContinueActivity:
      return [
        """
        func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
          _ = appDelegate?.application(.shared, willContinueUserActivityWithType: userActivityType)
        }
        """
      ]
    case .failToContinueActivity:
      return [
        """
        func scene(
          _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: Error
        ) {
          appDelegate?.application(
            .shared, didFailToContinueUserActivityWithType: userActivityType, error: error)
        }
        """
      ]
    case .updateActivity:
      return [
        """
        func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
          appDelegate?.application(.shared, didUpdate: userActivity)
        }
        """
      ]
    case .performAction:
      return [method.function.isAsync ? Self.awaitingInSwift : Self.performingInSwift]
    case .acceptShare:
      return [
        """
        func windowScene(
          _ windowScene: UIWindowScene,
          userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
        ) {
          appDelegate?.application(.shared, userDidAcceptCloudKitShareWith: cloudKitShareMetadata)
        }
        """
      ]
    }
  }

  /// The comment on the first time that a scene enters the foreground.
  static let launchNote = "// A launch does this as well, and UIKit told the app delegate of none."

  /// The property that stores the event of a launch until the scene is active, or that tells a launch.
  var swiftPending: String? {
    switch self {
    case .enterForeground: "private var wasInForeground = false"
    case .openURL, .openURLFrom, .handleURL:
      "private var pendingContexts: Set<UIOpenURLContext> = []"
    case .continueActivity: "private var pendingActivities: Set<NSUserActivity> = []"
    case .performAction: "private var pendingItem: UIApplicationShortcutItem?"
    case .acceptShare: "private var pendingShare: CKShare.Metadata?"
    default: nil
    }
  }

  /// The statement that stores it.
  var swiftKeeping: String? {
    switch self {
    case .openURL, .openURLFrom, .handleURL: "pendingContexts = connectionOptions.urlContexts"
    case .continueActivity: "pendingActivities = connectionOptions.userActivities"
    case .performAction: "pendingItem = connectionOptions.shortcutItem"
    case .acceptShare: "pendingShare = connectionOptions.cloudKitShareMetadata"
    default: nil
    }
  }

  /// Returns the statements that deliver it once.
  ///
  /// - Parameter isAsync: true if the app delegate's method has no completion handler.
  func swiftLaunch(isAsync: Bool) -> String? {
    switch self {
    case .openURL, .openURLFrom, .handleURL:
      return """
        let contexts = pendingContexts
        pendingContexts = []
        contexts.forEach(open)
        """
    case .continueActivity:
      return """
        let activities = pendingActivities
        pendingActivities = []
        activities.forEach(resume)
        """
    case .performAction:
      return """
        if let shortcutItem = pendingItem {
          pendingItem = nil
          \(isAsync
            ? "Task { _ = await appDelegate?.application(.shared, performActionFor: shortcutItem) }"
            : "appDelegate?.application(.shared, performActionFor: shortcutItem) { _ in }")
        }
        """
    case .acceptShare:
      return """
        if let metadata = pendingShare {
          pendingShare = nil
          appDelegate?.application(.shared, userDidAcceptCloudKitShareWith: metadata)
        }
        """
    default: return nil
    }
  }

  private func lifeCycle(_ name: String, _ own: String) -> String {
    """
    func \(name)(_ scene: UIScene) {
      appDelegate?.\(own)(.shared)
    }
    """
  }

  /// Returns true if a method's parameters have the type names that UIKit had before Swift 4.2.
  private static func isSwift4(_ method: AppSources.Method) -> Bool {
    method.function.parameters.contains {
      method.source.file.mentions("UIApplicationOpenURLOptionsKey", in: $0.type)
    }
  }

  private static func openingInSwift(isSwift4: Bool) -> String {
    let key = isSwift4 ? "UIApplicationOpenURLOptionsKey" : "UIApplication.OpenURLOptionsKey"
    return """
      private func open(_ context: UIOpenURLContext) {
        var options: [\(key): Any] = [
          .openInPlace: context.options.openInPlace
        ]
        options[.sourceApplication] = context.options.sourceApplication
        options[.annotation] = context.options.annotation
        _ = appDelegate?.application(.shared, open: context.url, options: options)
      }
      """
  }

  private static let handlingInSwift = """
    private func open(_ context: UIOpenURLContext) {
      _ = appDelegate?.application(.shared, handleOpen: context.url)
    }
    """

  private static let openingFromInSwift = """
    private func open(_ context: UIOpenURLContext) {
      _ = appDelegate?.application(
        .shared, open: context.url, sourceApplication: context.options.sourceApplication,
        annotation: context.options.annotation as Any)
    }
    """

  private static let performingInSwift = """
    func windowScene(
      _ windowScene: UIWindowScene,
      performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      guard let appDelegate else { return completionHandler(false) }
      appDelegate.application(
        .shared, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
    """

  private static let awaitingInSwift = """
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
      await appDelegate?.application(.shared, performActionFor: shortcutItem) ?? false
    }
    """
}

extension String {
  /// The text with `{ _ in` and a brace on a line of its own merged into one line.
  fileprivate var replacingEmptyClosure: String {
    split(separator: "\n", omittingEmptySubsequences: false).reduce(into: "") { text, line in
      if text.hasSuffix("{ _ in"), line == "  }" {
        text += " }"
      } else {
        text += (text.isEmpty ? "" : "\n") + line
      }
    }
  }
}
