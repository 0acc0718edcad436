import AppFiles
import Files
import Testing
@testable import CodeGeneration

/// Samples that came with the code of others: they move where their folder is named.
@Suite struct SceneMigrationSampleTests {
  private static let files: [String: String] = {
    var files: [String: String] = [:]
    for folder in ["/w", "/w/Frameworks/Kit"] {
      for (path, text) in SceneMigrationTests.app("  var window: UIWindow?", storyboard: true) {
        files[folder + "/App" + path.dropFirst(2)] = text
      }
      files[folder + "/project.yml"] =
        "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: App\n    settings:\n      INFOPLIST_FILE: App/Info.plist\n"
    }
    return files
  }()

  private func moving(below folder: String) -> [String] {
    let memory = SceneMigrationTests.memory(Self.files)
    return SceneMigration.all(
      in: ProjectFiles(below: folder, in: memory), SharedProjects(), memory
    ).flatMap { $0.edits.map(\.path) }
  }

  @Test func theAppMovesWithoutThem() {
    let paths = moving(below: "/w")
    #expect(paths.contains("/w/App/SceneDelegate.swift"), "\(paths)")
    #expect(!paths.contains { $0.hasPrefix("/w/Frameworks") }, "\(paths)")
  }

  @Test(arguments: ["/w/Frameworks/Kit", "/w/Frameworks"]) func theyMoveByName(_ folder: String) {
    #expect(moving(below: folder).contains("/w/Frameworks/Kit/App/SceneDelegate.swift"))
  }
}
