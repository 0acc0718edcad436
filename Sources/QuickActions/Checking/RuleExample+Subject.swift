import CodeModel
import CodeSyntax
import Files
import PropertyList
import SourceText
import XcodeProject

extension RuleExample {
  /// What is known beside the property list of the example; nil when nothing lies there.
  public var surroundings: Surroundings? {
    guard !beside.isEmpty else { return nil }
    let folder = "/Example"
    var files = Dictionary(uniqueKeysWithValues: beside.map { ("\(folder)/\($0.key)", $0.value) })
    files["\(folder)/Info.plist"] = []
    let access = MemoryFiles(files)
    let project = ProjectFiles(below: folder, in: access)
    return Surroundings(
      project.target(of: "\(folder)/Info.plist"), in: access,
      code: SharedCode(in: access) { project })
  }

  /// An example about translations: the file with the property lists that lie beside it.
  public func translations(_ text: SourceText) -> CheckedTranslations? {
    guard case .translations(let path) = frame else { return nil }
    let lists = beside.filter { $0.key.hasSuffix(".plist") }.sorted { $0.key < $1.key }
      .map { InfoPlist(SyntaxTree(FileEncoding.decode($0.value).text)) }
    return CheckedTranslations(
      TranslationFile("/Example/" + path, text), usedBy: lists.isEmpty ? nil : lists)
  }

  /// An example in code: the file with what is known of its app.
  public func code(_ text: SourceText) -> CheckableFile? {
    let (language, path): (CodeLanguage, String)
    switch frame {
    case .swift: (language, path) = (.swift, "/Example/Example.swift")
    case .objectiveC: (language, path) = (.objectiveC, "/Example/Example.m")
    case .file, .root, .items, .item, .settings, .translations: return nil
    }
    let file = CodeFile(text, language)
    guard !beside.isEmpty else { return .code(file, .unknown) }
    var files = Dictionary(uniqueKeysWithValues: beside.map { ("/Example/\($0.key)", $0.value) })
    files[path] = text.bytes
    let access = MemoryFiles(files)
    let project = ProjectFiles(below: "/Example", in: access)
    let projects = XcodeProject.all(project.xcodeProjects, inside: "/Example", access)
    let shared = SharedCode(in: access) { project }
    let target = project.target(of: path)
    let images = ImageIndex(target, in: access, sharing: SharedImages())
    return .code(
      file,
      CodeFacts(
        ofSource: path, projects, in: access, tables: OtherTables(target, in: access),
        images: { images }, code: shared))
  }
}
