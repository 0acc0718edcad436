import Files
import SourceText
import TestKit
import Testing
@testable import ActionFlow
@testable import AppFiles
@testable import Checks
@testable import EditorFeatures
@testable import Linter

/// All answers about an app, with positions and messages, are the same with another app in the folder next to
/// it.
@Suite struct AppBesideAppTests {
  /// The apps of `Apps` by name, each with one next to it that shares the name of a type, or contains the
  /// parts that it lacks.
  static let pairs = [
    // A type of the same name has other supertypes in the other app.
    ("sc-stub-router-and-other", "sc-router-with-base"),
    ("sc-router-with-base", "sc-stub-router-and-other"),
    ("sc-switch", "sc-cold-lost"), ("sc-cold-lost", "sc-switch"),
    // One creates in code the type that the other declares.
    ("dyn-nobody", "sc-switch"), ("dyn-nobody", "dyn-handled"), ("dyn-handled", "dyn-nobody"),
    // Neither declares quick actions in a property list.
    ("ui-dynamic", "dyn-handled"), ("dyn-handled", "ui-dynamic"),
    // One lacks a part that the other contains.
    ("ui-no-adaptor", "dyn-handled"), ("ui-no-adaptor", "sc-switch"),
    ("sc-handler-in-app-delegate", "dyn-handled"), ("sc-handler-in-app-delegate", "sc-switch"),
    ("sc-class-differs", "sc-switch"), ("sc-class-differs", "sc-objc"),
    ("sc-objc-near-miss", "sc-objc"), ("ad-no-handler", "dyn-handled"),
    // The other app declares a name that files of this one search for, or searches for more.
    ("ad-full-type-enum", "ui-app-storage"), ("b3-car-help-links", "sc-switch"),
    ("b3-gym-relay", "sc-switch"), ("b3-house-user-info", "sc-switch"),
    ("ui-multiplatform", "dyn-handled"),
  ]

  /// The way in which the apps are separated.
  enum Mark: CaseIterable { case folders, projects }

  @Test(arguments: pairs, Mark.allCases) func nothingChanges(
    _ pair: (mine: String, other: String), _ mark: Mark
  ) throws {
    let alone = try Self.answers([("Mine", pair.mine)], mark)
    #expect(!alone.isEmpty)
    for folder in ["Aaa", "Zzz"] {
      let beside = try Self.answers([("Mine", pair.mine), (folder, pair.other)], mark)
      #expect(beside == alone, "beside \(pair.other) in \(folder)")
    }
  }

  /// Files in no target are not built: UIKit finds no scene delegate in them, whether a property list or code
  /// declares the quick actions.
  @Test(arguments: ["sc-switch", "dyn-handled"]) func aDelegateOfNoTargetIsNotMade(
    _ name: String
  ) throws {
    let app = try #require(SmallApp.all.first { $0.name == name + ".app" })
    func statuses(_ sources: [String]) -> Set<ActionTrace.Status> {
      let project = AppsOfOneProjectTests.project([
        ("App", "application", sources.map { "App/" + $0 })
      ])
      var all = ["/w/App.xcodeproj/project.pbxproj": project]
      for (path, text) in app.files { all["/w/App/" + path] = Array(text.utf8) }
      let files = MemoryFiles(all)
      let code = SharedCode(in: files) { ProjectFiles(below: "/w", in: files) }
      return Set((code.allApps() ?? []).flatMap(\.traces).map(\.status))
    }
    #expect(statuses(["AppDelegate.swift", "SceneDelegate.swift"]) == [.handled])
    #expect(statuses(["AppDelegate.swift"]) == [.wrongClass])
  }

  /// Returns the traces and findings in the folder `Mine`, as lines.
  private static func answers(_ apps: [(folder: String, name: String)], _ mark: Mark) throws
    -> [String]
  {
    var all: [String: [UInt8]] = [:]
    for (folder, name) in apps {
      let app = try #require(SmallApp.all.first { $0.name == name + ".app" })
      for (path, text) in app.files { all["/w/\(folder)/App/\(path)"] = Array(text.utf8) }
      guard mark == .projects else { continue }
      let sources = app.files.keys.filter { FileKind(named: $0)?.codeLanguage != nil }.sorted()
      all["/w/\(folder)/\(folder).xcodeproj/project.pbxproj"] = AppsOfOneProjectTests.project([
        ("App", "application", sources.filter { !$0.hasSuffix(".h") }.map { "App/" + $0 })
      ])
    }
    let files = MemoryFiles(all)
    let project = ProjectFiles(below: "/w", in: files)
    var checks = FolderChecks(project, in: files, sharing: SharedImages(), SharedProjects())
    let isMine = { (path: String) in Path.isInside(path, "/w/Mine") }
    var lines: [String] = []
    for app in checks.sharedCode.allApps() ?? [] {
      for trace in app.traces where isMine(trace.declaration.path) {
        let places = (trace.cold + trace.warm).map(\.location) + trace.comparisons.map(\.location)
        lines.append(
          "\(trace.type) \(trace.status) \(trace.broken?.english ?? "-") \(app.hasScenes as Any) "
            + places.map { "\($0.path):\($0.range?.start ?? 0)" }.joined(separator: " "))
      }
    }
    for path in project.propertyLists + project.codeFiles where isMine(path) {
      let file = FileModel(path, in: files).flatMap { CheckableFile($0, at: path, in: &checks) }
      lines += (file?.findings() ?? []).map {
        "\(path):\($0.range.start) \($0.rule) \($0.severity) \($0.message.english)"
      }
    }
    return lines.sorted()
  }
}
