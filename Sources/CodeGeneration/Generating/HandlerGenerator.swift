import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Generates a handler of quick actions that is called after a cold launch and while the app runs.
public enum HandlerGenerator {
  /// The life cycle that decides how an app receives its quick actions.
  public enum LifeCycle: String, Sendable, CaseIterable {
    case scenes
    case appDelegate = "app-delegate"
    case swiftUI = "swiftui"

    /// Reads the life cycle from an app's sources; scenes if they do not show it.
    public init(_ app: AppSources) {
      if app.swiftUIApp != nil {
        // If the scene delegate already has a handler, it receives the quick actions.
        let isHandled = app.besideSwiftUI.map { source, delegate in
          let name = source.file.fullName(of: delegate)
          return app.functions(of: name, in: source).contains { method in
            method.source.file.handlers.contains {
              $0.kind == .windowScene && $0.function.index == method.function.index
            }
          }
        }
        self = isHandled == true ? .scenes : .swiftUI
      } else if app.hasSceneManifest {
        self = .scenes
      } else {
        // A working handler of an app delegate is left unchanged: without a manifest UIKit creates no scenes,
        // whatever classes there are.
        let isHandled = app.sources.contains {
          $0.file.handlers.contains { $0.kind == .application }
        }
        let hasDelegateOfScenes = app.type(adopting: ["UIWindowSceneDelegate"]) != nil
        let isApp = !hasDelegateOfScenes && app.type(adopting: ["UIApplicationDelegate"]) != nil
        let isKnown = !app.propertyLists.isEmpty || !hasDelegateOfScenes
        self = isApp || isHandled && isKnown ? .appDelegate : .scenes
      }
    }
  }

  static func generate(
    for app: AppSources, _ language: CodeLanguage, _ lifeCycle: LifeCycle
  ) throws(GenerationFailure) -> GeneratedCode {
    let app = app.withDynamicActions
    guard !app.actions.isEmpty else { throw GenerationFailure(.noKnownActions) }
    if let failure = app.unusableDelegate { throw failure }
    if lifeCycle != .appDelegate, let failure = app.handlerInsideType { throw failure }
    var code: GeneratedCode
    switch (lifeCycle, language) {
    case (.swiftUI, .swift): code = try SwiftUIHandler.generate(for: app)
    case (.swiftUI, .objectiveC): throw GenerationFailure(.swiftUIIsSwift)
    case (.scenes, _): code = try SceneHandler.generate(for: app, language)
    case (.appDelegate, _): code = try AppDelegateHandler.generate(for: app, language)
    }
    code.notes += app.notesOnDynamicActions
    return code
  }
}

extension LocalizedText {
  fileprivate static let swiftUIIsSwift = LocalizedText(
    en: "an app with SwiftUI's life cycle is written in Swift",
    zhHans: "采用 SwiftUI 生命周期的 App 使用 Swift 编写")
}
