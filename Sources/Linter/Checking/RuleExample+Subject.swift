import ActionFlow
import AppFiles
import Checks
import Files
import PropertyList
import RuleSubjects
import SourceText
import XcodeProject

extension RuleExample {
  /// The surroundings of the example's property list; nil if it has none.
  public var surroundings: Surroundings? {
    guard !beside.isEmpty else { return nil }
    let folder = Self.folder
    var files = Dictionary(uniqueKeysWithValues: beside.map { ("\(folder)/\($0.key)", $0.value) })
    files["\(folder)/Info.plist"] = []
    let access = MemoryFiles(files)
    let project = ProjectFiles(below: folder, in: access)
    return Surroundings(
      project.target(of: "\(folder)/Info.plist"), in: access,
      code: SharedCode(in: access) { project })
  }

  /// Returns the example as rules get it, with the data around it; nil for a source file without quick action
  /// keywords.
  ///
  /// - Parameter text: the text of the example, or another text in its place.
  public func checkable(_ text: SourceText) -> CheckableFile? {
    guard case .whole(let path) = frame else {
      return .propertyList(InfoPlist(SyntaxTree(text)), surroundings)
    }
    let place = Self.folder + "/" + path
    var context = ExampleContext(example: self, text: text)
    return FileKind(named: path).flatMap { FileModel($0, place, text) }
      .flatMap { CheckableFile($0, at: place, in: &context) }
  }

  fileprivate static let folder = "/Example"
}

/// The data around the file of an example.
private struct ExampleContext: CheckContext {
  let example: RuleExample
  let text: SourceText

  func surroundings(of propertyList: String) -> Surroundings? { example.surroundings }

  func propertyLists(lookingUpIn path: String) -> [InfoPlist]? {
    let lists = example.beside.filter { $0.key.hasSuffix(".plist") }.sorted { $0.key < $1.key }
      .map { InfoPlist(SyntaxTree(FileEncoding.decode($0.value).text)) }
    return lists.isEmpty ? nil : lists
  }

  func codeFacts(of path: String) -> CodeFacts {
    guard !example.beside.isEmpty else {
      // The example has no further files.
      var facts = CodeFacts.unknown
      facts.mentions = { Dictionary(uniqueKeysWithValues: $0.map { ($0, [:]) }) }
      return facts
    }
    let folder = RuleExample.folder
    var files = Dictionary(
      uniqueKeysWithValues: example.beside.map { ("\(folder)/\($0.key)", $0.value) })
    files[path] = text.bytes
    let access = MemoryFiles(files)
    let project = ProjectFiles(below: folder, in: access)
    let projects = ProjectOwners(
      XcodeProject.all(project.xcodeProjects, inside: folder, access))
    let target = project.target(of: path)
    let images = ImageIndex(target, in: access, sharing: SharedImages())
    return CodeFacts(
      ofSource: path, projects, in: access, tables: OtherTables(target, in: access),
      images: { images }, code: SharedCode(in: access) { project })
  }
}
