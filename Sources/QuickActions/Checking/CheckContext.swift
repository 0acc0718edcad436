import CodeModel
import Files

/// What lies beside files that are checked. The command line, the server's thread and its work in the
/// background each have their own way to find it.
public protocol CheckContext {
  /// What surrounds a property list, or the place where a tool writes one; nil where nobody knows.
  mutating func surroundings(of propertyList: String) -> Surroundings?
  /// The property lists whose texts are looked up in a file of translations; nil where nobody knows.
  mutating func propertyLists(lookingUpIn path: String) -> [InfoPlist]?
  /// What is known of the app that a source file belongs to.
  mutating func codeFacts(of path: String) -> CodeFacts
}

extension CheckableFile {
  /// A file with what the rules ask beside it; nil for one about which no rule has anything to report.
  public init?(_ model: FileModel, at path: String, in context: inout some CheckContext) {
    switch model {
    case .propertyList(let plist):
      self = .propertyList(plist, plist.items.isEmpty ? nil : context.surroundings(of: path))
    case .settings(let file): self = .settings(file)
    case .translations(let file):
      // What is looked up in other tables nobody knows.
      let lists =
        TranslationFile.mayBeOfInfoPlist(path) ? context.propertyLists(lookingUpIn: path) : nil
      self = .translations(CheckedTranslations(file, usedBy: lists))
    case .code(let file):
      guard CodeWords.mayConcern(file.source.bytes) else { return nil }
      self = .code(file, context.codeFacts(of: path))
    case .generator(let file):
      guard !file.lists.isEmpty else { return nil }
      self = .generator(
        file,
        file.lists.map { list in
          file.knowsItsProject && !list.plist.items.isEmpty
            ? context.surroundings(of: list.path ?? path) : nil
        })
    }
  }

  /// The keys around a place, and the element of an array that it lies in: what tells two findings
  /// of one rule apart.
  public func names(around offset: Int) -> (keys: String, item: String) {
    switch self {
    case .propertyList(let plist, _):
      (plist.tree.keys(around: offset), plist.tree.arrayElement(around: offset))
    case .translations(let checked): (checked.file.entry(at: offset)?.key ?? "", "")
    case .settings: ("", "")
    case .code(let file, _): (file.place(of: offset), "")
    case .generator(let file, _):
      file.place(at: offset).map { list, place in
        (list.plist.tree.keys(around: place), list.plist.tree.arrayElement(around: place))
      } ?? ("", "")
    }
  }

  /// How many property lists the file is or makes that declare quick actions.
  public var quickActionLists: Int {
    switch self {
    case .propertyList(let plist, _): plist.declarations.isEmpty ? 0 : 1
    case .generator(let file, _): file.lists.count { !$0.plist.declarations.isEmpty }
    case .settings, .translations, .code: 0
    }
  }
}
