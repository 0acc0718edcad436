import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText
import XcodeProject

/// The move of one app from an app delegate to scenes, worked out and not written.
public struct SceneMigration: Sendable {
  /// An event or a piece of code with where it went.
  public struct Move: Sendable {
    public let from: String
    public let to: String
    /// Where it stood.
    public let place: GenerationFailure.Place
  }

  /// What becomes of an app.
  public enum Outcome: Sendable {
    /// The changes are complete.
    case moves
    /// There is nothing to do.
    case isDone(LocalizedText)
    /// Nothing is changed, because something is in the way.
    case isRefused(GenerationFailure)
  }

  /// The name of the app's target, or of its folder.
  public let name: String
  public let outcome: Outcome
  public let edits: [FileEdit]
  public let moved: [Move]
  /// What is left to a person.
  public let remarks: [MigrationRemark]
  /// The app delegate's file and the property lists of the app, by which it is found.
  let paths: Set<String>

  /// The moves of all apps below a folder. Targets that share their app delegate move together.
  public static func all(
    in project: ProjectFiles, _ projects: SharedProjects, _ files: any FileAccess
  ) -> [SceneMigration] {
    let apps = MigratedApp.all(in: project, projects, files)
    var groups: [(delegate: String?, apps: [MigratedApp])] = []
    for app in apps {
      let path = (try? app.appDelegate())?.source.path
      if let path, let known = groups.firstIndex(where: { $0.delegate == path }) {
        groups[known].apps.append(app)
      } else {
        groups.append((path, [app]))
      }
    }
    return groups.map { SceneMigration($0.apps, files) }
  }

  private init(_ apps: [MigratedApp], _ files: any FileAccess) {
    name = apps.map(\.name).joined(separator: ", ")
    paths = apps.reduce(into: []) { paths, app in
      paths.formUnion(app.lists)
      if let path = (try? app.appDelegate())?.source.path { paths.insert(path) }
    }
    do throws(GenerationFailure) {
      if let reason = try Self.reasonToRest(apps) {
        (outcome, edits, moved, remarks) = (.isDone(reason), [], [], [])
        return
      }
      let plan = try MigrationPlan(apps, files)
      (outcome, edits, moved, remarks) = (.moves, plan.edits, plan.moved, plan.remarks)
    } catch {
      (outcome, edits, moved, remarks) = (.isRefused(error), [], [], [])
    }
  }

  /// Why an app needs no move; nil where it does.
  private static func reasonToRest(_ apps: [MigratedApp]) throws(GenerationFailure)
    -> LocalizedText?
  {
    for app in apps {
      if app.sources.swiftUIApp != nil { continue }
      if app.hasManifest, !app.sources.sceneDelegates.isEmpty || app.hasSceneDelegate {
        continue
      }
      return nil
    }
    return apps.contains { $0.sources.swiftUIApp != nil } ? .isSwiftUI : .hasScenesAlready
  }
}

extension LocalizedText {
  fileprivate static let isSwiftUI = LocalizedText(
    en: "an app with SwiftUI's life cycle has scenes", zhHans: "采用 SwiftUI 生命周期的 App 已使用场景")

  fileprivate static let hasScenesAlready = LocalizedText(
    en: "the app has a scene manifest with a delegate", zhHans: "App 的场景清单已指定代理")
}
