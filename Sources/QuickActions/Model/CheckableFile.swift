import PropertyList
import SourceText

/// A file that rules are about, with what is known beside it. The server, the command line and code
/// actions all check through this, so that no two of them can tell kinds of files apart differently.
public enum CheckableFile: Sendable {
  /// A property list and what surrounds it, nil where that is not known.
  case propertyList(InfoPlist, Surroundings?)
  case settings(SettingsFile)
  case translations(CheckedTranslations)

  public var text: SourceText {
    switch self {
    case .propertyList(let plist, _): plist.tree.source
    case .settings(let file): file.tree.source
    case .translations(let checked): checked.file.source
    }
  }

  /// What the rules say.
  public func findings(_ options: CheckOptions = CheckOptions()) -> [Finding] {
    switch self {
    case .propertyList(let plist, let surroundings):
      Validator.findings(in: plist, options: options, surroundings: surroundings)
    case .settings(let file): Validator.findings(in: file, options: options)
    case .translations(let checked): Validator.findings(in: checked, options: options)
    }
  }

  /// What the rules say about another state of the file, with all that they know here, and how many
  /// mistakes its syntax has.
  public func read(
    _ text: SourceText, _ options: CheckOptions = CheckOptions()
  ) -> (findings: [Finding], faults: Int) {
    let changed = with(text)
    if case .propertyList(let plist, _) = changed {
      return (changed.findings(options), plist.tree.issues.count)
    }
    return (changed.findings(options), 0)
  }

  /// The file with another text.
  public func with(_ text: SourceText) -> CheckableFile {
    switch self {
    case .propertyList(let plist, let surroundings):
      return .propertyList(InfoPlist(SyntaxTree(text), encoding: plist.encoding), surroundings)
    case .settings: return .settings(SettingsFile(text))
    case .translations(let checked):
      let file = TranslationFile(checked.file.path, text, encoding: checked.file.encoding)
      return .translations(CheckedTranslations(file, usedBy: checked.propertyLists))
    }
  }
}
