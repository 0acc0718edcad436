import ActionFlow
import AppFiles
import EditorFeatures
import Files
import Linter
import RuleSubjects
import SourceText
import TestKit
import Testing

/// After a rename of any single action in a clean sample, everything else is unchanged.
@Suite struct RenameTests {
  /// Property lists, and the files from which tools generate some, with the number of files that a rename
  /// changes.
  static let samples: [(path: String, files: Int)] = [
    ("Notes/Notes/Info.plist", 2), ("Tasks/Info.plist", 1), ("Expo/app.json", 1),
    ("XcodeGen/project.yml", 2), ("Tuist/Project.swift", 2),
  ]

  /// The files around a file, with the changed texts of the project.
  private struct Context: CheckContext {
    let project: ProjectFiles
    let files: any FileAccess

    func surroundings(of list: String) -> Surroundings? {
      Surroundings(
        project.target(of: list), in: files, code: SharedCode(in: files) { project })
    }

    func propertyLists(lookingUpIn path: String) -> [InfoPlist]? { nil }
    func codeFacts(of path: String) -> CodeFacts { .unknown }
  }

  @Test func everySampleIsRenamed() throws {
    let lists = try Project.files(below: "Samples/Clean").filter { path in
      [".plist", "app.json", "project.yml", "Project.swift"].contains { path.hasSuffix($0) }
    }
    #expect(Set(lists) == Set(Self.samples.map { "Samples/Clean/" + $0.path }))
  }

  @Test(arguments: samples)
  func cleanSamplesStayClean(_ sample: (path: String, files: Int)) throws {
    let path = Project.url("Samples/Clean/" + sample.path).path()
    let folder = Project.url(
      "Samples/Clean/" + (sample.path.split(separator: "/").first ?? "")
    ).path()
    let project = ProjectFiles(below: folder, in: DiskFiles())
    let links = try #require(ActionLinks(SharedCode(in: DiskFiles()) { project }))
    let lists = try #require(DeclaredTypes.read(path, in: DiskFiles())).lists
    let types = lists.flatMap(\.typeRanges).map(\.type)
    #expect(!types.isEmpty)
    for type in types {
      let new = type + "-renamed"
      let newer = try Self.applying(
        try links.renaming(type, to: new) { path in
          (try? DiskFiles().read(path)).map { FileEncoding.decode($0).text }
        }.edits)
      #expect(newer[path] != nil && newer.count == sample.files)
      var context = Context(project: project, files: OverlaidFiles(DiskFiles(), newer: newer))
      let model = try #require(FileModel(path, in: context.files))
      let file = try #require(CheckableFile(model, at: path, in: &context))
      #expect(file.findings() == [])
      let list = try #require(DeclaredTypes.read(path, in: context.files)?.lists.first)
      #expect(list.typeRanges.contains { $0.type == new })
      let app = try #require(context.surroundings(of: list.propertyList)?.app)
      let traces = app.traces
      #expect(traces.allSatisfy { $0.broken == nil })
      #expect(
        traces.first { $0.type == new }?.status == (sample.files > 1 ? .handled : .notFollowed))
    }
  }

  private static func applying(_ edits: [FileEdit]) throws -> [String: [UInt8]] {
    var newer: [String: [UInt8]] = [:]
    for edit in edits {
      guard case .edit(let changes) = edit.change else { continue }
      let text = FileEncoding.decode(try DiskFiles().read(edit.path)).text
      newer[edit.path] = text.applying(changes).bytes
    }
    return newer
  }
}
