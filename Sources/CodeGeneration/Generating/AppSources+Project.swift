import ActionFlow
import AppFiles
import CodeSyntax
import Files
import PropertyList

extension AppSources {
  /// Reads the sources of a folder or a property list.
  ///
  /// - Parameters:
  ///   - propertyList: the only list to use, or the file from which a tool generates it; nil for all of the project
  ///     that declare quick actions.
  ///   - folder: the part of the project whose lists are used and whose source files come first. All source files of
  ///     the app are read, in any folder.
  ///   - source: the source file that the request is about; lists of other apps are not used.
  ///   - facts: returns the facts of Xcode projects about a property list.
  public init(
    _ project: ProjectFiles, propertyList: String? = nil, source: String? = nil,
    within folder: String? = nil, in files: any FileAccess,
    facts: (String) -> ProjectFacts
  ) {
    let part = folder ?? project.folder
    let declared = project.declaringFiles.filter { Path.isInside($0, part) }
    let paths = propertyList.map { [$0] } ?? (declared.isEmpty ? project.declaringFiles : declared)
    let read = paths.flatMap { DeclaredTypes.read($0, in: files)?.lists ?? [] }
    let declaring = read.filter { !$0.plist.items.isEmpty }
    let chosen =
      declaring.isEmpty ? read.filter { ProjectFiles.isInfoPlist($0.path) } : declaring
    let lists = chosen.map { (path: $0.path, plist: $0.plist, facts: facts($0.propertyList)) }
    let ofSource = lists.filter { list in
      source.map { !ProjectFacts.foreignFiles(to: [list.facts], in: project)($0) } ?? true
    }
    let near = source.flatMap(project.codeFolder).map { folder in
      ofSource.filter { project.codeFolder(of: $0.path).map { Path.isNested($0, folder) } ?? false }
    }
    let counted = [near ?? [], ofSource, lists].first { !$0.isEmpty } ?? []
    let isForeign = ProjectFacts.foreignFiles(to: counted.map(\.facts), in: project)
    let others = Self.filesOfOthers(than: counted, in: project)
    let own = project.codeFiles.filter { !isForeign($0) && !others.contains($0) }
    func isApart(_ path: String) -> Bool {
      !counted.isEmpty && !CodeLanguage.isHeader(path) && !project.mayBePartOfAny(path)
        && counted.allSatisfy { $0.facts.isApart(path) }
    }
    let hidden = HiddenSources(
      in: project, files, mayBelong: { !isForeign($0) && !isApart($0) },
      mayHold: { path in
        counted.isEmpty || project.mayBePartOfAny(path + "/")
          || !counted.allSatisfy { $0.facts.isApart(folder: path) }
      })
    self.init(
      counted,
      own.filter { Path.isInside($0, part) } + own.filter { !Path.isInside($0, part) },
      besides: hidden, in: files, isApart: isApart,
      translated: Self.titles(of: counted, in: project, files))
    if configuration != nil { losesLaunch = losesLaunch(in: project, files) }
  }

  /// Returns a look-up of titles in the development language, in the strings files and catalogs of property lists.
  private static func titles(
    of lists: [(path: String, plist: InfoPlist, facts: ProjectFacts)], in project: ProjectFiles,
    _ files: any FileAccess
  ) -> (String, DeclaredAction) -> String? {
    var tables: [String: (language: String, texts: Translations)] = [:]
    for (path, _, facts) in lists {
      let language = facts.owners.lazy.compactMap(\.project.developmentRegion).first ?? "en"
      let own = project.stringsFiles(of: path).filter { table in
        let folder = Path.name(of: Path.folder(of: table)).lowercased()
        return table.hasSuffix(".xcstrings")
          || [language.lowercased() + ".lproj", "base.lproj"].contains(folder)
      }
      let texts = Translations(own, areAll: false) { TranslationFile($0, in: files) }
      if !texts.isEmpty { tables[path] = (language, texts) }
    }
    return { path, action in
      guard let (language, texts) = tables[path], !action.title.isEmpty,
        let text = texts.translation(of: action.title, in: language)?.text, text != action.title,
        text.contains(where: { !$0.isWhitespace })
      else { return nil }
      return text
    }
  }

  /// Returns true if launches lose their quick actions. Most apps read none where they configure scenes, and need no
  /// analysis.
  private func losesLaunch(in project: ProjectFiles, _ files: any FileAccess) -> Bool {
    let apps = SharedCode(in: files) { project }.allApps() ?? []
    let own = apps.count > 1 ? apps.filter { propertyLists.contains($0.path) } : apps
    let traces = App.traces(of: own)
    return !traces.isEmpty && traces.allSatisfy { $0.status == .warmOnly }
  }

  /// Returns the source files in the folders of other apps that declare quick actions, except for those in a target
  /// of a used list.
  private static func filesOfOthers(
    than counted: [(path: String, plist: InfoPlist, facts: ProjectFacts)], in project: ProjectFiles
  ) -> Set<String> {
    let folders = counted.map { project.codeFolder(of: $0.path) }
    guard !folders.isEmpty, !folders.contains(nil) else { return [] }
    let own = folders.compactMap(\.self)
    let others = Set(project.declaringFiles.compactMap(project.codeFolder)).filter { other in
      own.allSatisfy { !Path.isNested($0, other) }
    }
    guard !others.isEmpty else { return [] }
    let files = project.codeFiles.filter { path in
      project.codeFolder(of: path).map(others.contains) ?? false
    }
    return Set(files).subtracting(counted.flatMap { $0.facts.members(among: files) })
  }

  /// The language of most of the app's files; Swift where that is not known.
  public var language: CodeLanguage {
    let swift = paths.count { CodeLanguage(path: $0) == .swift }
    return swift * 2 >= paths.count ? .swift : .objectiveC
  }
}
