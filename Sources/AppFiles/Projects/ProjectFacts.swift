import Guide
import SourceText
import XcodeProject

/// What Xcode projects say about one property list.
///
/// It holds only what is known: where a configuration that uses the file hides a value, the whole
/// answer is nil, and rules that need it stay silent.
public struct ProjectFacts: Sendable {
  /// A target that names the property list as its Info.plist.
  public struct Owner: Sendable {
    public let project: XcodeProject
    public let target: XcodeTarget
    /// The place of the target among those of all projects.
    package let number: Int
    /// Those that name it; others may name another file.
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
    /// Why it cannot be read.
    public let problem: XcodeProject.Problem
  }

  /// Every target that uses the file, in the order of the projects.
  public let owners: [Owner]
  /// Those that could have been owners as well.
  public let broken: [BrokenProject]
  /// What all projects around the file have in programs only.
  package let programs: ProgramFiles

  /// Nothing is known of any project.
  public static let none = ProjectFacts(owners: [], broken: [], programs: ProgramFiles([]))

  package init(owners: [Owner], broken: [BrokenProject], programs: ProgramFiles) {
    self.owners = owners
    self.broken = broken
    self.programs = programs
  }

  public var isEmpty: Bool { owners.isEmpty }

  /// The targets that use the file, as the subject of findings: the property lists of all configurations of a
  /// target have the same. Nil where there is no target.
  package var subject: String? {
    owners.isEmpty
      ? nil : owners.map { "\($0.project.path)#\($0.target.name)" }.joined(separator: "\n")
  }

  /// Every configuration that uses the file.
  private var configurations: [XcodeConfiguration] { owners.flatMap(\.configurations) }

  /// The configurations that make an app for iPhone or iPad, or whose platform is not known.
  private var appConfigurations: [XcodeConfiguration] {
    owners.filter(\.target.isApplication).flatMap(\.configurations)
      .filter { $0.platform == .iOS || $0.platform == .unknown }
  }

  /// The lowest iOS that some configuration is made for.
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

  /// Whether Xcode adds to the file, and so decides on its development language.
  public var isGenerated: Bool {
    configurations.contains { $0["GENERATE_INFOPLIST_FILE"].isYes }
  }

  /// Whether the C preprocessor is run over the file in some configuration, so that what stands in it
  /// is not what becomes of it.
  public var isPreprocessed: Bool {
    configurations.contains { $0["INFOPLIST_PREPROCESS"].isYes }
  }

  /// Returns true if a file surely belongs to none of the targets that use the property list. What lies in an asset
  /// catalog belongs to what the catalog belongs to.
  public func isInNoTarget(_ path: String) -> Bool {
    // Of many images with one name each is asked about.
    !owners.isEmpty && isListedForNone(Self.member(path))
  }

  /// The same of what a project may list itself.
  func isListedForNone(_ member: String) -> Bool {
    guard !owners.isEmpty, broken.isEmpty else { return false }
    return owners.allSatisfy { owner in
      let files = owner.target.files
      return !files.hasUnknownPlaces && files.role(of: member) == nil
    }
  }

  /// Returns true if a source file surely is no part of an app that uses the property list. A framework or library of
  /// its projects may be linked with it.
  package func isApart(_ path: String) -> Bool {
    isInNoTarget(path)
      && !owners.contains { owner in
        owner.project.targets.contains { !$0.makesExecutable && $0.files.role(of: path) != nil }
      }
  }

  /// Returns true if what lies in a folder surely is no part of an app that uses the property list.
  package func isApart(folder path: String) -> Bool {
    guard !owners.isEmpty, broken.isEmpty else { return false }
    return owners.allSatisfy { owner in
      let linked = owner.project.targets.filter { !$0.makesExecutable }
      return ([owner.target] + linked).allSatisfy {
        !$0.files.hasUnknownPlaces && !$0.files.haveSources(in: [path])
      }
    }
  }

  /// The file or folder that a project lists for a path.
  private static func member(_ path: String) -> String {
    let names = path.split(separator: "/")
    guard let index = names.firstIndex(where: { $0.lowercased().hasSuffix(".xcassets") }) else {
      return path
    }
    return "/" + names[...index].joined(separator: "/")
  }

  /// A text that is the same for two texts of the property list exactly if they become the same in
  /// each configuration. One with a build setting that is not known stands for itself.
  package func identity(of text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")), let texts = expansions(of: text),
      let first = texts.first
    else { return text }
    return texts.allSatisfy { $0 == first } ? first : texts.joined(separator: "\n")
  }

  /// Returns what a text of the property list becomes in each configuration, in their order. Nil where that is not
  /// known of one.
  public func expansions(of text: String) -> [String]? {
    Self.expansions(of: text, by: configurations)
  }

  /// The configurations of all targets, with the names by which people tell them apart.
  package var namedConfigurations: [(name: String, configuration: XcodeConfiguration)] {
    let areMany = Set(owners.map(\.target.name)).count > 1
    return owners.flatMap { owner in
      owner.configurations.map { configuration in
        let name = configuration.name
        return (areMany ? "\(owner.target.name) (\(name))" : name, configuration)
      }
    }
  }

  /// Returns what a text becomes in the configuration that is shipped; nil where that is not known, or is blank.
  package func shippedExpansion(of text: String) -> String? {
    owners.first?.configurations.shipped
      .flatMap { Self.expansion(of: text, by: [$0]) }.flatMap { $0.isBlank ? nil : $0 }
  }

  /// The different texts that a text of the property list becomes, each with the names of the configurations in which
  /// it does. Nil where that is not known of one.
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

  /// Returns what a text becomes where it becomes the same in each configuration, and nothing in it stays open.
  package func expansion(of text: String) -> String? {
    Self.expansion(of: text, by: configurations)
  }

  /// The same, asked of configurations that all use one property list.
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
      // Hardly anybody turns this off, least of all in a file that is not there.
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
  /// Whether Xcode adds a scene manifest to the property list.
  package var addsSceneManifest: Bool {
    owners.flatMap(\.configurations).contains {
      $0["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"].isYes
    }
  }
}
