import CodeModel
import Files
import Foundation
import SourceText
import TestKit
import Testing
@testable import ActionFlow
@testable import AppFiles
@testable import Checks
@testable import EditorFeatures
@testable import Linter

/// An app in `Tests/QuickActionsTests/Apps` with its known behavior. Each is one file: a sentence, the truth
/// by type, and the app's files after lines that begin with `---`.
struct SmallApp: CustomTestStringConvertible {
  /// The true result for a quick action that launches the app, or is used while it runs.
  enum Truth: Equatable {
    case known(cold: Bool, warm: Bool)
    case unknown
  }

  let name: String
  /// True if UIKit uses scenes; nil if that cannot be known.
  let hasScenes: Bool?
  let truths: [String: Truth]
  /// The files by their paths in the app.
  var files: [String: String]

  var testDescription: String { name }

  static let all = AppInText.all(in: "Apps").map(SmallApp.init)

  private init(_ text: AppInText) {
    name = text.name
    var truths: [String: Truth] = [:]
    var hasScenes: Bool?
    for line in text.lines {
      guard let colon = line.range(of: ": ", options: .backwards) else { continue }
      let key = String(line[..<colon.lowerBound])
      let words = line[colon.upperBound...].split(separator: " ").map(String.init)
      if key == "scenes" {
        hasScenes = words == ["yes"] ? true : words == ["no"] ? false : nil
      } else {
        truths[key] =
          words == ["unknown"]
          ? .unknown : .known(cold: words.contains("cold"), warm: words.contains("warm"))
      }
    }
    let code = text.files.values.joined()
    let files = text.files.mapValues { file in
      file.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.hasPrefix("@plist")
          ? Self.list(line.dropFirst(6)) { name in
            // A class with a name in Objective-C belongs to no module.
            !["@objc(\(name))", "@implementation \(name)"].contains(where: code.contains)
          } : String(line)
      }.joined(separator: "\n")
    }
    (self.truths, self.hasScenes, self.files) = (truths, hasScenes, files)
  }

  /// Returns the app in a folder, with other files of the workspace by their absolute paths.
  func memory(below folder: String = "/w/App", beside others: [String: String] = [:]) -> MemoryFiles
  {
    var all = Dictionary(uniqueKeysWithValues: files.map { (folder + "/" + $0, Array($1.utf8)) })
    for (path, text) in others { all[path] = Array(text.utf8) }
    return MemoryFiles(all)
  }

  /// Returns the app with changed texts of its source files.
  func changingCode(_ change: (_ path: String, _ text: String) -> String) -> SmallApp {
    var app = self
    for (path, text) in files where FileKind(named: path)?.codeLanguage != nil {
      app.files[path] = change(path, text)
    }
    return app
  }

  /// Returns the property list for `scene=SceneDelegate type="Title"`.
  private static func list(_ words: Substring, inModule: (String) -> Bool) -> String {
    var (scenes, items) = ("", "")
    var rest = words
    while let equal = rest.firstIndex(of: "=") {
      let key = rest[..<equal].trimmingCharacters(in: .whitespaces)
      var value = rest[rest.index(after: equal)...]
      if value.first == "\"" {
        value = value.dropFirst()
        let end = value.firstIndex(of: "\"") ?? value.endIndex
        rest = value[end...].dropFirst()
        value = value[..<end]
      } else {
        let end = value.firstIndex(of: " ") ?? value.endIndex
        rest = value[end...]
        value = value[..<end]
      }
      switch key {
      case "scene":
        let module = inModule(String(value)) ? "$(PRODUCT_MODULE_NAME)." : ""
        scenes = """
          <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
          <key>UIWindowSceneSessionRoleApplication</key><array><dict>
          <key>UISceneConfigurationName</key><string>Default</string>
          <key>UISceneDelegateClassName</key><string>\(module)\(value)</string>
          </dict></array></dict></dict>

          """
      case "manifest": scenes = "<key>UIApplicationSceneManifest</key><dict/>\n"
      default:
        items += """
          <dict><key>UIApplicationShortcutItemType</key><string>\(key)</string>
          <key>UIApplicationShortcutItemTitle</key><string>\(value)</string></dict>

          """
      }
    }
    let list =
      items.isEmpty ? "" : "<key>UIApplicationShortcutItems</key>\n<array>\n\(items)</array>\n"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      <key>CFBundleIdentifier</key><string>com.example.app</string>
      \(scenes)\(list)</dict>
      </plist>
      """
  }
}

extension SmallApp {
  private static let known = Dictionary(
    all.map { ($0.name, Lazily<Answers>()) }, uniquingKeysWith: { first, _ in first })

  /// The answers of commands about the app as in its file. Computed once for all tests; a changed app, which
  /// keeps its name, is computed again.
  var answers: Answers {
    func fresh() -> Answers { Answers(memory(), below: "/w/App") }
    return Self.known[name]?(fresh) ?? fresh()
  }
}

/// The answers of commands about an app.
struct Answers: Equatable, Sendable {
  /// The trace of each type, without its positions.
  var statuses: [String: ActionTrace.Status] = [:]
  /// The types that `trace` calls broken.
  var broken: Set<String> = []
  /// The rules on handling with findings, each with their number.
  var rules: [String: Int] = [:]
  var hasScenes: Set<Bool?> = []

  /// The rules on the handling of quick actions.
  static let handling: Set<String> = [
    "no-quick-action-handler", "unhandled-shortcut-type", "empty-branch-for-type",
    "cold-launch-ignored", "handled-only-at-launch", "app-delegate-handler-in-scene-app",
    "scene-handler-without-scenes", "near-miss-delegate-method", "quick-actions-gated-on-3d-touch",
    "comparison-not-reached", "handler-does-nothing", "handler-in-wrong-class",
    "modifier-not-attached",
    "dynamic-item-not-handled",
    "dynamic-item-never-made", "unknown-shortcut-type", "scene-delegate-missing",
    "type-without-case",
  ]

  /// - Parameters:
  ///   - folder: only answers about files in it count.
  ///   - root: the folder that is scanned.
  init(_ files: MemoryFiles, below folder: String, of root: String = "/w") {
    let project = ProjectFiles(below: root, in: files)
    var checks = FolderChecks(project, in: files, sharing: SharedImages(), SharedProjects())
    for app in checks.sharedCode.allApps() ?? [] {
      for trace in app.traces where Path.isInside(trace.declaration.path, folder) {
        statuses[trace.type] = trace.status
        hasScenes.insert(app.hasScenes)
        if trace.broken != nil { broken.insert(trace.type) }
      }
    }
    let paths = project.propertyLists + project.codeFiles + project.generatorFiles
    for path in paths where Path.isInside(path, folder) {
      let file = FileModel(path, in: files).flatMap { CheckableFile($0, at: path, in: &checks) }
      for finding in file?.findings() ?? [] where Self.handling.contains(finding.rule) {
        if finding.rule == "app-delegate-handler-in-scene-app", finding.severity != .warning {
          continue
        }
        rules[finding.rule, default: 0] += 1
      }
    }
  }
}
