import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText
import XcodeProject

/// The planned move of one app from an app delegate to scenes.
public struct SceneMigration: Sendable {
  /// An event or a piece of code, with its old and new location.
  public struct Move: Sendable {
    public let from: String
    public let to: String
    /// The old location.
    public let place: GenerationFailure.Place
  }

  /// The result for an app.
  public enum Outcome: Sendable {
    /// The changes are complete.
    case moves
    /// There is nothing to do.
    case isDone(LocalizedText)
    /// Nothing is changed, because something prevents it.
    case isRefused(GenerationFailure)
  }

  /// The name of the app's target, or of its folder.
  public let name: String
  public let outcome: Outcome
  public let edits: [FileEdit]
  public let moved: [Move]
  /// The notes for the developer.
  public let remarks: [MigrationRemark]
  /// The app delegate's file and the property lists of the app, by which the move is found.
  package let paths: Set<String>

  /// The moves of all apps below a folder. Targets that share their app delegate move together.
  public static func all(
    in project: ProjectFiles, _ projects: SharedProjects, _ files: any FileAccess
  ) -> [SceneMigration] {
    let apps: [MigratedApp]
    do throws(GenerationFailure) {
      apps = try MigratedApp.all(in: project, projects, files)
    } catch {
      return [SceneMigration(Path.name(of: project.folder), error)]
    }
    var groups: [(delegate: String?, apps: [MigratedApp])] = []
    for app in apps {
      let path = app.delegatePath
      if let path, let known = groups.firstIndex(where: { $0.delegate == path }) {
        groups[known].apps.append(app)
      } else {
        groups.append((path, [app]))
      }
    }
    let delegates = Set(groups.compactMap(\.delegate))
    var migrations: [SceneMigration] = []
    for group in groups {
      // In a list that two apps share, the scene delegate of one would be used for both.
      let others = groups.filter { $0.delegate != group.delegate }.flatMap(\.apps)
      if let list = group.apps.flatMap(\.lists).first(where: { list in
        others.contains { $0.lists.contains(list) }
      }) {
        let name = group.apps.map(\.name).joined(separator: ", ")
        migrations.append(SceneMigration(name, GenerationFailure(.isShared, in: list)))
        continue
      }
      if groups.contains(where: { !$0.apps.allSatisfy { $0.isOfOthers(in: project.folder) } }),
        group.apps.allSatisfy({ $0.isOfOthers(in: project.folder) })
      {
        migrations.append(SceneMigration(ofOthers: group.apps))
        continue
      }
      let migration = SceneMigration(group.apps, files)
      if case .moves = migration.outcome, let path = group.delegate,
        let other = group.apps.lazy.compactMap({ $0.television(using: path) }).first
      {
        let failure = GenerationFailure(.isOfTelevision(other), in: path)
        migrations.append(SceneMigration(migration.name, failure))
        continue
      }
      // Where it is not known which files an app is built of, another app's may look like its own.
      let foreign = migration.edits.first {
        $0.path != group.delegate && delegates.contains($0.path)
      }
      if let foreign {
        let failure = GenerationFailure(.isShared, in: foreign.path)
        migrations.append(SceneMigration(migration.name, failure))
        continue
      }
      // A file that two apps share cannot be changed twice, except for a project, which lists both their files.
      // What code of both needs is the same for both.
      let shared = migration.edits.first { edit in
        let isNew = if case .create = edit.change { true } else { false }
        return !edit.path.hasSuffix(".pbxproj")
          && migrations.contains {
            $0.edits.contains { $0.path == edit.path && (isNew || $0 != edit) }
          }
      }
      migrations.append(
        shared.map { SceneMigration(migration.name, GenerationFailure(.isShared, in: $0.path)) }
          ?? migration)
    }
    return migrations
  }

  /// Returns the changes of several apps, each file once.
  public static func edits(of migrations: [SceneMigration]) -> [FileEdit] {
    var merged: [FileEdit] = []
    for edit in migrations.flatMap(\.edits) {
      guard case .edit(let new) = edit.change,
        let known = merged.firstIndex(where: { $0.path == edit.path }),
        case .edit(let old) = merged[known].change
      else {
        merged.append(edit)
        continue
      }
      let all = (old + new.filter { !old.contains($0) })
        .sorted { $0.range.start < $1.range.start }
      merged[known] = FileEdit(edit.path, .edit(all))
    }
    return merged
  }

  private init(_ name: String, _ failure: GenerationFailure) {
    self.name = name
    outcome = .isRefused(failure)
    (edits, moved, remarks, paths) = ([], [], [], [])
  }

  /// Leaves apps as they are that come with code of others.
  private init(ofOthers apps: [MigratedApp]) {
    name = apps.map(\.name).joined(separator: ", ")
    paths = Self.paths(of: apps)
    outcome = .isDone(.isOfOthers)
    (edits, moved, remarks) = ([], [], [])
  }

  private static func paths(of apps: [MigratedApp]) -> Set<String> {
    apps.reduce(into: []) { paths, app in
      paths.formUnion(app.lists)
      if let path = app.delegatePath { paths.insert(path) }
    }
  }

  private init(_ apps: [MigratedApp], _ files: any FileAccess) {
    name = apps.map(\.name).joined(separator: ", ")
    paths = Self.paths(of: apps)
    do throws(GenerationFailure) {
      if let reason = try Self.reasonToRest(apps, files) {
        (outcome, edits, moved, remarks) = (.isDone(reason), [], [], [])
        return
      }
      let plan = try MigrationPlan(apps, files)
      (outcome, edits, moved, remarks) = (.moves, plan.edits, plan.moved, plan.remarks)
    } catch {
      (outcome, edits, moved, remarks) = (.isRefused(error), [], [], [])
    }
  }

  /// Returns the reason why an app needs no move; nil where it does.
  private static func reasonToRest(
    _ apps: [MigratedApp], _ files: any FileAccess
  ) throws(GenerationFailure) -> LocalizedText? {
    if apps.allSatisfy(\.configuresScenes) {
      return .configuresScenesAlready
    }
    for app in apps {
      if app.isOfSwiftUI { continue }
      if app.hasManifest, app.namesSceneDelegate(in: files) { continue }
      return nil
    }
    return apps.contains(where: \.isOfSwiftUI) ? .isSwiftUI : .hasScenesAlready
  }
}

extension LocalizedText {
  fileprivate static let isSwiftUI = LocalizedText(
    en: "an app with SwiftUI's life cycle has scenes", zhHans: "采用 SwiftUI 生命周期的 App 已使用场景")

  fileprivate static let isShared = LocalizedText(
    en: "another app of this folder uses the file as well; give each its own first",
    zhHans: "此文件夹中的另一个 App 也使用该文件，请先让它们各用各的")

  fileprivate static func isOfTelevision(_ target: String) -> LocalizedText {
    LocalizedText(
      en:
        "the tvOS app “\(target)” uses the file as well and would be left without a window; only iOS apps are moved here, so give it an app delegate of its own first",
      zhHans: "tvOS App“\(target)”也使用该文件，迁移后会没有窗口；这里只迁移 iOS App，请先让它使用自己的 app delegate")
  }

  fileprivate static let isOfOthers = LocalizedText(
    en: "it lies in a folder for code of others and stays as it is; name its folder to move it",
    zhHans: "位于存放第三方代码的文件夹中，保持不变；如需迁移，请指定该文件夹")

  fileprivate static let configuresScenesAlready = LocalizedText(
    en: "the app delegate names the scene delegate where it configures scenes",
    zhHans: "app delegate 在配置场景时已指定 scene delegate")

  fileprivate static let hasScenesAlready = LocalizedText(
    en: "the app has a scene manifest with a delegate", zhHans: "App 的场景清单已指定代理")
}
