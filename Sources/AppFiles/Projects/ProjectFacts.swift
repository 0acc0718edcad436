import Guide
import SourceText
import XcodeProject

/// The facts of Xcode projects about one property list.
///
/// It contains only known facts: if a configuration that uses the file hides a value, the whole fact is nil, and
/// rules that need it report nothing.
public struct ProjectFacts: Sendable {
  /// A target that names the property list as its Info.plist.
  public struct Owner: Sendable {
    public let project: XcodeProject
    public let target: XcodeTarget
    /// The index of the target among those of all projects.
    package let number: Int
    /// The configurations that name the property list; others may name another file.
    public let configurations: [XcodeConfiguration]

    package init(
      project: XcodeProject, target: XcodeTarget, number: Int, configurations: [XcodeConfiguration]
    ) {
      self.project = project
      self.target = target
      self.number = number
      self.configurations = configurations
    }
  }

  /// A project that cannot be read.
  public struct BrokenProject: Sendable, Hashable {
    /// The file with the problem.
    public let file: String
    /// The reason why it cannot be read.
    public let problem: XcodeProject.Problem
  }

  /// Every target that uses the file, in the order of the projects.
  public let owners: [Owner]
  /// The unreadable projects that may use the file as well.
  public let broken: [BrokenProject]
  /// The files that the projects around the file list only in programs.
  package let programs: ProgramFiles

  /// The facts without any project.
  public static let none = ProjectFacts(owners: [], broken: [], programs: ProgramFiles([]))

  package init(owners: [Owner], broken: [BrokenProject], programs: ProgramFiles) {
    self.owners = owners
    self.broken = broken
    self.programs = programs
  }

  public var isEmpty: Bool { owners.isEmpty }

  /// The targets that use the file, as the subject of findings: the property lists of all configurations of a target
  /// have the same one. Nil if there is no target.
  package var subject: String? {
    owners.isEmpty
      ? nil : owners.map { "\($0.project.path)#\($0.target.name)" }.joined(separator: "\n")
  }

  /// Every configuration that uses the file.
  private var configurations: [XcodeConfiguration] { owners.flatMap(\.configurations) }

  /// The configurations that build an app for iPhone or iPad, or whose platform is not known.
  private var appConfigurations: [XcodeConfiguration] {
    owners.filter(\.target.isApplication).flatMap(\.configurations)
      .filter { $0.platform == .iOS || $0.platform == .unknown }
  }

  /// The lowest deployment target of the configurations.
  public var deploymentTarget: Version? {
    let texts = appConfigurations.map { $0["IPHONEOS_DEPLOYMENT_TARGET"].text }
    let versions = texts.compactMap { $0.flatMap(Version.init) }
    return versions.count == texts.count ? versions.min() : nil
  }

  /// The language of texts that are not translated; nil where the owners differ.
  public var developmentLanguage: String? {
    let names = Set(configurations.map { $0["DEVELOPMENT_LANGUAGE"].text })
    guard names.count == 1, let name = names.first ?? nil else { return nil }
    return TranslationLanguage.canonical(name)
  }

  /// True if Xcode adds values to the file, and so decides its development language.
  public var isGenerated: Bool {
    configurations.contains { $0["GENERATE_INFOPLIST_FILE"].isYes }
  }

  /// True if the C preprocessor processes the file in some configuration, so that its final content differs.
  public var isPreprocessed: Bool {
    configurations.contains { $0["INFOPLIST_PREPROCESS"].isYes }
  }

  /// Returns true if a file surely belongs to none of the targets that use the property list. Files in an asset
  /// catalog belong to the targets of the catalog.
  public func isInNoTarget(_ path: String) -> Bool {
    // Many images have the same name; each is tested.
    !owners.isEmpty && isListedForNone(Self.member(path))
  }

  /// Returns the same for a file or folder that a project may list itself.
  func isListedForNone(_ member: String) -> Bool {
    guard !owners.isEmpty, broken.isEmpty else { return false }
    return owners.allSatisfy { owner in
      let files = owner.target.files
      return !files.hasUnknownPlaces && files.role(of: member) == nil
    }
  }

  /// Returns true if a source file surely is no part of an app that uses the property list. A framework or library of
  /// its projects may be linked by it.
  package func isApart(_ path: String) -> Bool {
    isInNoTarget(path)
      && !owners.contains { owner in
        owner.project.targets.contains { !$0.makesExecutable && $0.files.role(of: path) != nil }
      }
  }

  /// Returns true if the files of a folder surely are no part of an app that uses the property list.
  package func isApart(folder path: String) -> Bool {
    guard !owners.isEmpty, broken.isEmpty else { return false }
    return owners.allSatisfy { owner in
      let linked = owner.project.targets.filter { !$0.makesExecutable }
      return ([owner.target] + linked).allSatisfy {
        !$0.files.hasUnknownPlaces && !$0.files.haveSources(in: [path])
      }
    }
  }

  /// Returns the file or folder that a project lists for a path.
  private static func member(_ path: String) -> String {
    let names = path.split(separator: "/")
    guard let index = names.firstIndex(where: { $0.lowercased().hasSuffix(".xcassets") }) else {
      return path
    }
    return "/" + names[...index].joined(separator: "/")
  }

  /// Returns a text that is equal for two texts of the property list exactly if these become equal in each
  /// configuration. A text with an unknown build setting is its own identity.
  package func identity(of text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")), let texts = expansions(of: text),
      let first = texts.first
    else { return text }
    return texts.allSatisfy { $0 == first } ? first : texts.joined(separator: "\n")
  }

  /// Returns the value of a text in each configuration, in their order; nil if one is not known.
  public func expansions(of text: String) -> [String]? {
    Self.expansions(of: text, by: configurations)
  }

  /// The configurations of all targets, with the names that distinguish them for users.
  package var namedConfigurations: [(name: String, configuration: XcodeConfiguration)] {
    let areMany = Set(owners.map(\.target.name)).count > 1
    return owners.flatMap { owner in
      owner.configurations.map { configuration in
        let name = configuration.name
        return (areMany ? "\(owner.target.name) (\(name))" : name, configuration)
      }
    }
  }

  /// Returns the value of a text in the shipped configuration; nil if it is not known, or blank.
  package func shippedExpansion(of text: String) -> String? {
    owners.first?.configurations.shipped
      .flatMap { Self.expansion(of: text, by: [$0]) }.flatMap { $0.isBlank ? nil : $0 }
  }

  /// Returns the different values of a text, each with the names of its configurations; nil if one is not known.
  package func variants(of text: String) -> [(text: String, configurations: [String])]? {
    guard let texts = expansions(of: text), !texts.contains(where: holdsPlaceholder) else {
      return nil
    }
    let names = namedConfigurations.map(\.name)
    var places: [String: Int] = [:]
    var variants: [(text: String, configurations: [String])] = []
    for (text, name) in zip(texts, names) {
      if let place = places[text] {
        variants[place].configurations.append(name)
      } else {
        places[text] = variants.count
        variants.append((text, [name]))
      }
    }
    return variants
  }

  /// Returns the value of a text if it is the same in each configuration and contains no unknown setting.
  package func expansion(of text: String) -> String? {
    Self.expansion(of: text, by: configurations)
  }

  /// Returns the same, given configurations that all use one property list.
  package static func expansion(
    of text: String, by configurations: [XcodeConfiguration]
  ) -> String? {
    guard let texts = expansions(of: text, by: configurations), let first = texts.first,
      texts.allSatisfy({ $0 == first }), !holdsPlaceholder(first)
    else { return nil }
    return first
  }

  private static func expansions(
    of text: String, by configurations: [XcodeConfiguration]
  ) -> [String]? {
    guard !configurations.isEmpty, !text.contains(unknownPlaceholder) else { return nil }
    var texts: [String] = []
    for configuration in configurations {
      // Hardly any project turns this off, least of all for a missing file.
      let expands = configuration["INFOPLIST_EXPAND_BUILD_SETTINGS"]
      guard expands.isYes || expands.isUnknown,
        let expanded = configuration.settings.expand(text)
      else { return nil }
      texts.append(expanded)
    }
    return texts
  }
}

extension ProjectFacts {
  /// True if Xcode adds a scene manifest to the property list.
  package var addsSceneManifest: Bool {
    owners.flatMap(\.configurations).contains {
      $0["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"].isYes
    }
  }
}
