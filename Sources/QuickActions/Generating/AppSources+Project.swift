import CodeSyntax
import Files
import PropertyList

extension AppSources {
  /// What a folder or a property list stands for.
  ///
  /// - Parameters:
  ///   - propertyList: the only one that counts, or the file from which a tool makes it; nil for all of the
  ///     project that declare quick actions.
  ///   - source: the source file that it is about; lists of apps of which it is no part do not count.
  ///   - facts: what Xcode projects say of a property list.
  public init(
    _ project: ProjectFiles, propertyList: String? = nil, source: String? = nil,
    in files: any FileAccess,
    facts: (String) -> ProjectFacts
  ) {
    let paths = propertyList.map { [$0] } ?? project.declaringFiles
    let read = paths.flatMap { DeclaredTypes.read($0, in: files)?.lists ?? [] }
    let declaring = read.filter { !$0.plist.items.isEmpty }
    let chosen =
      declaring.isEmpty ? read.filter { ProjectFiles.isInfoPlist($0.path) } : declaring
    let lists = chosen.map { ($0.path, $0.plist, facts: facts($0.propertyList)) }
    let own = lists.filter { list in
      source.map { !ProjectFacts.foreignFiles(to: [list.facts], in: project)($0) } ?? true
    }
    let counted = own.isEmpty ? lists : own
    let isForeign = ProjectFacts.foreignFiles(to: counted.map(\.facts), in: project)
    self.init(counted, project.codeFiles.filter { !isForeign($0) }, in: files)
  }

  /// The language in which most of the app is written, Swift where that is not known.
  public var language: CodeLanguage {
    let swift = paths.count { CodeLanguage(path: $0) == .swift }
    return swift * 2 >= paths.count ? .swift : .objectiveC
  }
}
