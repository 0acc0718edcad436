import AppFiles
import Files
import XcodeProject

extension Surroundings {
  /// The languages into which the app of the property list is localized: those of its `.lproj` folders and string
  /// catalogs. A project may list more, without files. Empty if they are not known.
  package var appLanguages: Set<String> {
    guard project.broken.isEmpty else { return [] }
    guard let first = project.owners.first else {
      return target.isInProject ? languages(of: target.nearTables + target.stringsFiles) : []
    }
    return project.owners.dropFirst().reduce(languages(of: first)) {
      $0.intersection(languages(of: $1))
    }
  }

  private func languages(of owner: ProjectFacts.Owner) -> Set<String> {
    let files = target.otherTables + target.stringsFiles
    guard project.knowsMembers else {
      return languages(of: files).intersection(owner.regions)
    }
    let own = languages(
      of: files.filter { path in
        switch owner.target.files.role(of: path) {
        case .resource, .synchronized: true
        case .source, .copied, nil: false
        }
      })
    // A tool that generates the project lists the languages that it finds.
    return owner.project.format == .xcodeGen ? own : own.intersection(owner.regions)
  }

  private func languages(of files: [String]) -> Set<String> {
    let folders = files.compactMap {
      TranslationLanguage.ofFolder(Path.name(of: Path.folder(of: $0)))
    }
    return Set(folders).subtracting([TranslationLanguage.base])
      .union(otherTables.languages(ofCatalogs: files.filter(TranslationFile.isCatalog)))
  }
}

extension ProjectFacts.Owner {
  /// The languages that the project lists, including the app's own.
  fileprivate var regions: Set<String> {
    Set(
      (project.knownRegions + (project.developmentRegion.map { [$0] } ?? []))
        .map(TranslationLanguage.canonical))
  }
}
