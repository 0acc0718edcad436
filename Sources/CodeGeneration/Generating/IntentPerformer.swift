import ActionFlow
import CodeModel
import CodeSyntax

/// The function by which intents have the app's own handler perform a quick action.
struct IntentPerformer {
  let name: String
  let declaration: String

  /// Nil where the app has no handler that can be reached: in an app with SwiftUI's life cycle the delegate of a scene
  /// is an object of SwiftUI's.
  ///
  /// - Parameter attribute: what makes the function available, with its line end.
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
    declaration = """
      /// Has the app do what the quick action does.
      \(attribute)@MainActor
      private func \(own)(_ type: String, _ title: String) {
        let item = UIApplicationShortcutItem(type: type, localizedTitle: title)
      \(steps)
      }
      """
  }

  /// The statement for an action.
  func call(for action: DeclaredAction) -> String {
    let title = CodeLiteral.swift(action.title)
    return "\(name)(\(Dispatch.wholeType(action)), \(title))"
  }
}
