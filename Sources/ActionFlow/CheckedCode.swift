import AppFiles
import Checks
import CodeModel
import Files
import Guide
import SourceText

/// A source file with all that rules look at.
public struct CheckedCode: Sendable {
  public let file: CodeFile
  /// What is known of the app around it.
  public let facts: CodeFacts
  /// From the options, else from the Xcode project; nil where nobody has said.
  public let deploymentTarget: Version?
  package let silences: Silences

  public init(_ file: CodeFile, _ facts: CodeFacts = .unknown, options: CheckOptions) {
    self.file = file
    self.facts = facts
    deploymentTarget = options.deploymentTarget ?? facts.deploymentTarget
    silences = Silences(file)
  }

  /// The superclasses and protocols of a type with theirs, as far as this file and the others tell.
  package func supertypes(of name: String) -> Set<String> {
    let others = facts.otherCode()
    var found: Set<String> = []
    var pending = [name]
    while let name = pending.popLast() {
      let inherited =
        (file.type(named: name)?.inherited ?? [])
        + (others?.parts(of: name) ?? []).flatMap(\.inherited)
      for other in inherited where found.insert(other).inserted { pending.append(other) }
    }
    return found
  }

  /// Returns true if the app surely runs on nothing older than a version of iOS.
  public func runsOnlySince(iOS major: Int) -> Bool {
    deploymentTarget.map { $0 >= Version(major, 0) } ?? false
  }
}

/// What is known of the app that a source file belongs to. What is nil is not known, and rules that need
/// it stay silent.
public struct CodeFacts: Sendable {
  /// The path of the file itself.
  public var path: String?
  /// The lowest iOS that some target is made for.
  public var deploymentTarget: Version?
  /// 1 for iPhone, 2 for iPad, of all targets together.
  public var deviceFamilies: Set<Int>?
  /// Whether it is built for iPhone or iPad; false for a target of watchOS or tvOS alone.
  public var isForIOS: Bool?
  /// Whether some app lists it among its own source files, and nothing that other apps use does.
  public var isPartOfApp = false
  /// The images that the app can name. Reads them when it is first asked.
  public var images: @Sendable () -> ImageIndex?
  /// The quick actions that the property lists of its apps declare, or surely declare where files are
  /// read from which a tool makes them. Reads them when asked.
  public var declaredActions: @Sendable () -> [DeclaredAction]? = { nil }
  /// Those property lists, in the order of the projects, or of the files from which tools make them. Reads
  /// them when asked.
  public var propertyLists: @Sendable () -> [AppPropertyList]? = { nil }
  /// What the app's build settings make of a text of one of those property lists, by its path. Nil where
  /// that is not known, or differs between configurations.
  package var expansion: @Sendable (_ text: String, _ list: String) -> String? = { _, _ in nil }
  /// The tables of the texts of the app's code.
  package var codeTables: CodeTables?
  /// Whether another source file surely is a part of other apps only, as the targets of projects tell.
  public var isOfOtherApp: @Sendable (String) -> Bool = { _ in false }
  /// The targets that have the file, by their places among all of the projects around it; empty where any app may
  /// be meant.
  var owners: [Int] = []
  /// What the other source files of the project say. Reads them when it is first asked.
  public var code: @Sendable () -> CodeIndex?
  /// How the other source files of the app mention methods, by their paths, without the methods of which not
  /// all of that is known. Reads the files when asked, once for all names.
  package var mentions: @Sendable (Set<MethodName>) -> [MethodName: [String: MethodMentions]] = {
    _ in [:]
  }
  /// The same with the property lists; nil where nobody looks.
  public var shared: SharedCode?

  public init(
    deploymentTarget: Version? = nil, deviceFamilies: Set<Int>? = nil, isForIOS: Bool? = nil,
    images: @escaping @Sendable () -> ImageIndex? = { nil },
    code: @escaping @Sendable () -> CodeIndex? = { nil }
  ) {
    self.deploymentTarget = deploymentTarget
    self.deviceFamilies = deviceFamilies
    self.isForIOS = isForIOS
    self.images = images
    self.code = code
  }

  /// Nothing is known, so that rules that need facts stay silent.
  public static let unknown = CodeFacts()

  /// How many quick actions that can be displayed a property list declares.
  package struct StaticItems {
    package let list: String
    package let count: Int
  }

  /// The property list of the app's that declares the fewest, so that what has no room beside them has it
  /// in none of the app's forms; nil where one declares none, or they are not known.
  package var fewestStaticItems: StaticItems? {
    let counts = propertyLists()?.map { list in
      StaticItems(
        list: list.name, count: list.plist.declarations.map(\.displayable.count).min() ?? 0)
    }
    return counts?.min { $0.count < $1.count }.flatMap { $0.count > 0 ? $0 : nil }
  }

  /// Returns what the other source files of the app say.
  package func otherCode() -> OtherCode? { code().map { OtherCode($0, self) } }

  /// The source files that surely are of no other app, and some of those that are; nil for all.
  package func sources(in code: SharedCode) -> Set<String>? {
    owners.isEmpty ? nil : code.sources(for: owners)
  }
}
