import ActionFlow
import CodeModel
import CodeSyntax

/// The generated function through which intents call the app's own handler.
struct IntentPerformer {
  let name: String
  let declaration: String

  /// Returns nil if the app has no reachable handler: in an app with the SwiftUI life cycle the delegate of a scene
  /// is an object of SwiftUI.
  ///
  /// - Parameter attribute: the availability attribute of the function, with its line end.
  init?(_ app: AppSources, available attribute: String) {
    guard app.swiftUIApp == nil else { return nil }
    let kinds = app.sources.flatMap(\.file.handlers).map(\.kind)
    let own = app.freeName("performQuickAction", "performHomeScreenQuickAction")
    let steps: String
    if kinds.contains(.windowScene) {
      steps = """
          let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
          let front = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
          guard let scene = front, let delegate = scene.delegate as? UIWindowSceneDelegate else { return }
          delegate.windowScene?(scene, performActionFor: item) { _ in }
        """
    } else if kinds.contains(.application), !app.hasSceneManifest {
      steps = """
          let application = UIApplication.shared
          application.delegate?.application?(application, performActionFor: item) { _ in }
        """
    } else {
      return nil
    }
    name = own
    let takesInfo = app.actions.contains { if case .literal = $0.userInfo { true } else { false } }
    let parameter = takesInfo ? ", _ userInfo: [String: NSSecureCoding]? = nil" : ""
    let arguments =
      takesInfo
      ? "\n    type: type, localizedTitle: title, localizedSubtitle: nil, icon: nil, userInfo: userInfo"
      : "type: type, localizedTitle: title"
    declaration = """
      /// Has the app do what the quick action does.
      \(attribute)@MainActor
      private func \(own)(\(takesInfo ? "\n  " : "")_ type: String, _ title: String\(parameter)\(takesInfo ? "\n" : "")) {
        let item = UIApplicationShortcutItem(\(arguments))
      \(steps)
      }
      """
  }

  /// Returns the statement for an action; nil where its user info cannot be written as code.
  func call(for action: DeclaredAction) -> String? {
    var arguments = [Dispatch.wholeType(action), CodeLiteral.swift(action.title)]
    switch action.userInfo {
    case .none: break
    case .literal(let info): arguments.append(info.swift)
    case .unknown: return nil
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
