import ActionFlow
import CodeGeneration
import CodeModel
import Files
import Guide
import RuleSubjects
import SourceText

/// The reasons why code cannot be generated, as far as they are known without reading a file. Others are reported
/// when the code is generated.
struct GenerationObstacles {
  /// The reason against a handler; nil where the app handles no quick actions yet, or that is not known.
  let handler: LocalizedText?
  /// The reason against moving a handler; nil where a handler of the app delegate may never be called.
  let move: LocalizedText?
  /// The deployment target; nil where it is not known.
  private let deploymentTarget: Version?

  init(_ context: CodeActionContext, path: String) {
    let facts = context.codeFacts
    let shared = facts?.shared ?? context.surroundings?.code
    let hasScenes =
      shared.flatMap { shared in
        context.surroundings.map { shared.lifeCycle(ofAppOf: $0.target.propertyList).hasScenes }
          ?? shared.lifeCycle(ofAppOf: shared.mark(of: path)).hasScenes
      }
    deploymentTarget = context.deploymentTarget
    let handling = shared.flatMap { shared in
      Handling(of: path, shared, besides: facts?.isOfOtherApp ?? shared.foreignFiles(for: [path]))
    }
    let needsNone = hasScenes == false && handling?.isInApplication == true
    let isDone = handling?.isInScenes == true
    let makesNone = shared?.actions(for: path)?.creations.allSatisfy(\.isTest) ?? true
    let isEmpty = facts?.declaredActions()?.isEmpty == true && makesNone
    handler = isEmpty ? .noKnownActions : needsNone || isDone ? .handlesAlready : nil
    move =
      isEmpty ? .noKnownActions : needsNone ? .calledWithoutScenes : isDone ? .handlesAlready : nil
  }

  /// Returns true if something needs a version of iOS and the app surely runs on an older one.
  func isOlder(than major: Int) -> Bool {
    deploymentTarget.map { $0 < Version(major, 0) } ?? false
  }

  /// The delegates of an app that handle quick actions.
  private struct Handling {
    /// True if the app delegate does, and the code uses no scenes.
    let isInApplication: Bool
    /// True if every scene delegate does, at a launch and in a running app.
    let isInScenes: Bool

    /// Returns nil while source files are being read.
    ///
    /// - Parameter isForeign: returns true for files that surely are no part of the app.
    init?(of path: String, _ code: SharedCode, besides isForeign: @escaping (String) -> Bool) {
      guard let index = code.indexIfKnown() else { return nil }
      let folder = code.appFolder(of: path)
      func isOwn(_ path: String) -> Bool {
        code.appFolder(of: path) == folder && index.files[path]?.actions.isTest != true
          && !isForeign(path)
      }
      let delegates = Set(
        index.parts.values.joined().lazy
          .filter { $0.inherited.contains("UIWindowSceneDelegate") && isOwn($0.path) }.map(\.name))
      isInScenes =
        !delegates.isEmpty
        && delegates.allSatisfy { name in
          let parts = index.parts[name]?.filter { isOwn($0.path) } ?? []
          return parts.contains { $0.handlers.contains(.windowScene) }
            && parts.contains(where: \.readsConnectionItem)
        }
      isInApplication =
        delegates.isEmpty && !index.swiftUIApps.contains(where: isOwn)
        && index.parts.values.joined().contains {
          $0.handlers.contains(.application) && isOwn($0.path)
        }
    }
  }
}

extension LocalizedText {
  fileprivate static let handlesAlready = LocalizedText(
    en: "The app handles quick actions already.", zhHans: "App 已经处理快捷操作。")

  fileprivate static let calledWithoutScenes = LocalizedText(
    en: "The app has no scenes, so UIKit calls this handler.",
    zhHans: "App 不使用场景，UIKit 会调用此处理方法。")
}
