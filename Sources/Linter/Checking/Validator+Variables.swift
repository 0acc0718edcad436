import AppFiles
import Checks
import Guide
import PropertyList
import PropertyListRules
import RuleSubjects
import SourceText
import XcodeProject

/// Checks of texts with build settings, such as `$(SHORTCUT_TITLE)`, with the values that a build inserts. Only
/// values from the projects and their configuration files are known.
extension Validator {
  /// The most configurations that are checked.
  static let maximumConfigurations = 16

  /// Rules on single values. Rules that compare types read the project themselves.
  private static let valueRules: [any Rule<CheckedDocument>.Type] = [
    EmptyTitle.self, EmptyType.self, DuplicateType.self, ReservedTypePrefix.self,
    TypeLooksLikeConstant.self, TitleWhitespace.self, UnknownIconType.self,
    IconTypeAvailability.self, IconFileName.self, UnknownSymbol.self, IconNotFound.self,
    IconSize.self, IconNotTemplate.self, IconScaleMissing.self, TitleNotLocalized.self,
    MissingTranslation.self, TitleTooLong.self,
  ]

  private static let keys: [ShortcutKey] = [
    .type, .title, .subtitle, .iconType, .iconFile, .iconSymbolName,
  ]

  /// A text with a build setting in it.
  private struct Variable {
    let item: Int
    let key: ShortcutKey
    let value: SyntaxTree.NodeID
    let text: String
  }

  /// Configurations in which all texts get the same values.
  private struct Group {
    /// The value of each text, by its index; nil where it is not known.
    let texts: [String?]
    var names: [String]
  }

  /// Returns the findings in such texts, at their positions, each once for all configurations to which it applies.
  static func findings(
    ofVariablesIn document: CheckedDocument, _ options: CheckOptions
  ) -> [Finding] {
    let plist = document.infoPlist
    guard let project = document.surroundings?.project, !project.isEmpty, project.broken.isEmpty,
      plist.tree.issues.isEmpty
    else { return [] }
    let variables = variables(in: plist)
    guard !variables.isEmpty else { return [] }
    let groups = groups(of: variables, in: project)
    let count = groups.reduce(0) { $0 + $1.names.count }
    var places: [Told: Int] = [:]
    var found: [(finding: Finding, told: Told, names: [String])] = []
    for group in groups {
      for (finding, variable, value) in self.findings(of: group, variables, document, options) {
        let told = Told(
          rule: finding.rule, variable: variable, value: value, message: finding.message.english)
        if let place = places[told] {
          found[place].names += group.names
        } else {
          places[told] = found.count
          found.append((finding, told, group.names))
        }
      }
    }
    return found.filter { finding, _, names in
      // Findings that apply to all configurations are reported by the rule itself; of several targets one may not be
      // meant.
      finding.rule != DuplicateType.description.id
        || names.count < count && project.owners.count == 1
    }.map { finding, told, names in
      let variable = variables[told.variable]
      return Finding(
        rule: finding.rule, severity: finding.severity, range: plist.tree.head(of: variable.value),
        message: .expanded(variable.text, [(told.value, names)], of: count, finding.message),
        tags: finding.tags, subject: finding.subject)
    }
  }

  private struct Told: Hashable {
    let rule: String
    let variable: Int
    let value: String
    let message: String
  }

  /// Returns true if a build may change some text.
  static func holdsVariables(_ plist: InfoPlist) -> Bool { !variables(in: plist).isEmpty }

  private static func variables(in plist: InfoPlist) -> [Variable] {
    plist.items.enumerated().flatMap { index, item in
      keys.compactMap { key in
        guard let entry = item[key], let text = entry.string, let value = entry.value,
          text.contains("$"), holdsPlaceholder(text)
        else { return nil }
        return Variable(item: index, key: key, value: value, text: text)
      }
    }
  }

  private static func groups(of variables: [Variable], in project: ProjectFacts) -> [Group] {
    var groups: [Group] = []
    for (name, configuration) in project.namedConfigurations.prefix(maximumConfigurations) {
      let texts = variables.map { variable -> String? in
        let text = ProjectFacts.expansion(of: variable.text, by: [configuration])
        // A setting without a value may come from the command line.
        return text.flatMap {
          $0.isBlank && !isSetToNothing(variable.text, configuration) ? nil : $0
        }
      }
      if let place = groups.firstIndex(where: { $0.texts == texts }) {
        groups[place].names.append(name)
      } else {
        groups.append(Group(texts: texts, names: [name]))
      }
    }
    return groups
  }

  /// Returns true if a text consists of one setting to which the project or one of its files assigns an empty value.
  private static func isSetToNothing(_ text: String, _ configuration: XcodeConfiguration) -> Bool {
    guard text.hasPrefix("$("), text.hasSuffix(")") else { return false }
    if case .known(let value, let origin) = configuration[String(text.dropFirst(2).dropLast())] {
      return value.isBlank && origin.path != nil
    }
    return false
  }

  /// Returns the findings in the texts that configurations change, with the index of the text for each.
  private static func findings(
    of group: Group, _ variables: [Variable], _ document: CheckedDocument, _ options: CheckOptions
  ) -> [(finding: Finding, variable: Int, value: String)] {
    let tree = document.tree
    let edits = zip(variables, group.texts).compactMap { variable, text in
      text.map { tree.replacingText(of: variable.value, with: $0) }
    }
    guard !edits.isEmpty else { return [] }
    let plist = InfoPlist(SyntaxTree(tree.source.applying(edits)))
    guard plist.items.count == document.infoPlist.items.count else { return [] }
    let expanded = CheckedDocument(plist, options: options, surroundings: document.surroundings)
    let ranges = zip(variables, group.texts).enumerated().compactMap { index, pair in
      let value = plist.items[pair.0.item][pair.0.key]?.value
      return pair.1.flatMap { text in
        value.map { (index: index, text: text, range: plist.tree[$0].range) }
      }
    }
    var found: [(finding: Finding, variable: Int, value: String)] = []
    for rule in valueRules {
      for finding in findings(of: rule, options, { rule.check(expanded, &$0) }) {
        if let place = ranges.first(where: { $0.range.contains(finding.range) }) {
          found.append((finding, place.index, place.text))
        } else if finding.rule == DuplicateType.description.id, finding.severity == .warning,
          let place = ranges.first(where: { place in
            finding.related.contains { place.range.contains($0.range) }
          })
        {
          // The other value is in the file as it is.
          let shared = Finding(
            rule: finding.rule, severity: finding.severity, range: place.range, message: .shared)
          found.append((shared, place.index, place.text))
        }
      }
    }
    return found
  }
}

extension LocalizedText {
  fileprivate static let shared = LocalizedText(
    en: "Another item has this type and the same user info; the app cannot tell them apart.",
    zhHans: "另有一项的类型与此相同，用户信息也相同，App 无法区分它们。")
}
