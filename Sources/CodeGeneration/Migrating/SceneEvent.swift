import CodeModel
import CodeSyntax

/// An event that UIKit delivers to a scene delegate in an app with scenes, and to the app delegate in others.
enum SceneEvent: CaseIterable {
  case becomeActive, resignActive, enterBackground, enterForeground
  case openURL, openURLFrom, handleURL
  case continueActivity, willContinueActivity, failToContinueActivity, updateActivity
  case performAction, acceptShare

  /// The signatures of the app delegate's methods that receive it.
  var signatures: [String] {
    switch self {
    case .becomeActive: ["applicationDidBecomeActive(_:)", "applicationDidBecomeActive:"]
    case .resignActive: ["applicationWillResignActive(_:)", "applicationWillResignActive:"]
    case .enterBackground: ["applicationDidEnterBackground(_:)", "applicationDidEnterBackground:"]
    case .enterForeground:
      ["applicationWillEnterForeground(_:)", "applicationWillEnterForeground:"]
    case .openURL: ["application(_:open:options:)", "application:openURL:options:"]
    case .openURLFrom:
      [
        "application(_:open:sourceApplication:annotation:)",
        "application:openURL:sourceApplication:annotation:",
      ]
    case .handleURL: ["application(_:handleOpen:)", "application:handleOpenURL:"]
    case .continueActivity:
      [
        "application(_:continue:restorationHandler:)",
        "application:continueUserActivity:restorationHandler:",
      ]
    case .willContinueActivity:
      [
        "application(_:willContinueUserActivityWithType:)",
        "application:willContinueUserActivityWithType:",
      ]
    case .failToContinueActivity:
      [
        "application(_:didFailToContinueUserActivityWithType:error:)",
        "application:didFailToContinueUserActivityWithType:error:",
      ]
    case .updateActivity: ["application(_:didUpdate:)", "application:didUpdateUserActivity:"]
    case .performAction:
      [
        "application(_:performActionFor:completionHandler:)", "application(_:performActionFor:)",
        "application:performActionForShortcutItem:completionHandler:",
      ]
    case .acceptShare:
      [
        "application(_:userDidAcceptCloudKitShareWith:)",
        "application:userDidAcceptCloudKitShareWithMetadata:",
      ]
    }
  }

  /// The method of the scene delegate, as it is named in the report.
  var sceneMethod: String {
    switch self {
    case .becomeActive: "sceneDidBecomeActive(_:)"
    case .resignActive: "sceneWillResignActive(_:)"
    case .enterBackground: "sceneDidEnterBackground(_:)"
    case .enterForeground: "sceneWillEnterForeground(_:)"
    case .openURL, .openURLFrom, .handleURL: "scene(_:openURLContexts:)"
    case .continueActivity: "scene(_:continue:)"
    case .willContinueActivity: "scene(_:willContinueUserActivityWithType:)"
    case .failToContinueActivity: "scene(_:didFailToContinueUserActivityWithType:error:)"
    case .updateActivity: "scene(_:didUpdate:)"
    case .performAction: "windowScene(_:performActionFor:completionHandler:)"
    case .acceptShare: "windowScene(_:userDidAcceptCloudKitShareWith:)"
    }
  }

  /// The same in Objective-C.
  var sceneSelector: String {
    switch self {
    case .becomeActive: "sceneDidBecomeActive:"
    case .resignActive: "sceneWillResignActive:"
    case .enterBackground: "sceneDidEnterBackground:"
    case .enterForeground: "sceneWillEnterForeground:"
    case .openURL, .openURLFrom, .handleURL: "scene:openURLContexts:"
    case .continueActivity: "scene:continueUserActivity:"
    case .willContinueActivity: "scene:willContinueUserActivityWithType:"
    case .failToContinueActivity: "scene:didFailToContinueUserActivityWithType:error:"
    case .updateActivity: "scene:didUpdateUserActivity:"
    case .performAction: "windowScene:performActionForShortcutItem:completionHandler:"
    case .acceptShare: "windowScene:userDidAcceptCloudKitShareWithMetadata:"
    }
  }

  /// True if a launch delivers it in the connection options, and then to no other method.
  var launches: Bool {
    switch self {
    case .openURL, .openURLFrom, .handleURL, .continueActivity, .performAction, .acceptShare: true
    default: false
    }
  }

  /// Returns the events for which an app delegate has methods that do something, with those methods. Of two methods
  /// for the same event UIKit calls the newer one.
  static func handled(_ functions: [AppSources.Method]) -> [(
    event: SceneEvent, method: AppSources.Method
  )] {
    var found: [(event: SceneEvent, method: AppSources.Method)] = []
    for event in allCases {
      let isOlder = event == .openURLFrom || event == .handleURL
      if isOlder, found.contains(where: { [.openURL, .openURLFrom].contains($0.event) }) {
        continue
      }
      let method = functions.first {
        event.signatures.contains($0.function.signature) && $0.function.body?.isEmpty == false
      }
      if let method { found.append((event, method)) }
    }
    return found
  }

  /// Returns the methods for such events that do nothing.
  static func empty(_ functions: [AppSources.Method]) -> [AppSources.Method] {
    functions.filter { method in
      method.function.body?.isEmpty == true
        && allCases.contains { $0.signatures.contains(method.function.signature) }
    }
  }
}
