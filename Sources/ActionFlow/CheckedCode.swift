import AppFiles
import Checks
import CodeModel
import Files
import Guide
import SourceText

/// A source file with everything that rules read.
public struct CheckedCode: Sendable {
  public let file: CodeFile
  /// The facts about the app around the file.
  public let facts: CodeFacts
  /// The deployment target from the options, else from the Xcode project; nil where neither has one.
  public let deploymentTarget: Version?
  package let silences: Silences

  public init(_ file: CodeFile, _ facts: CodeFacts = .unknown, options: CheckOptions) {
    self.file = file
    self.facts = facts
    deploymentTarget = options.deploymentTarget ?? facts.deploymentTarget
    silences = Silences(file)
  }

  /// Returns the superclasses and protocols of a type with theirs, as far as this file and the others show.
  package func supertypes(of name: String) -> Set<String> {
    let others = facts.otherCode()
    var found: Set<String> = []
    var pending = [name]
    while let name = pending.popLast() {
      let inherited = others?.inherited(by: name) ?? []
      for other in inherited.union(file.type(named: name)?.inherited ?? [])
      where found.insert(other).inserted { pending.append(other) }
    }
    return found
  }

  /// Returns true if the app surely runs only on this version of iOS or a later one.
  public func runsOnlySince(iOS major: Int) -> Bool {
    deploymentTarget.map { $0 >= Version(major, 0) } ?? false
  }
}

/// The facts about the app of a source file. Nil means unknown: rules that need the fact then report nothing.
public struct CodeFacts: Sendable {
  /// The path of the file itself.
  public var path: String?
  /// The lowest deployment target for iOS among the targets.
  public var deploymentTarget: Version?
  /// The device families of all targets: 1 for iPhone, 2 for iPad.
  public var deviceFamilies: Set<Int>?
  /// True if it is built for iPhone or iPad; false if only for watchOS or tvOS.
  public var isForIOS: Bool?
  /// True if an app lists it among its own source files, and no other app can contain it.
  public var isPartOfApp = false
  /// Returns the images that the app can name. They are read on first use.
  public var images: @Sendable () -> ImageIndex?
  /// Returns the quick actions that the property lists of its apps declare; where tools generate these, only the ones
  /// that are surely declared. They are read on each call.
  public var declaredActions: @Sendable () -> [DeclaredAction]? = { nil }
  /// Returns these property lists, in the order of the projects, or of the files from which tools generate them. They
  /// are read on each call.
  public var propertyLists: @Sendable () -> [AppPropertyList]? = { nil }
  /// Returns a text of one of these property lists with its build settings replaced, given the path of the list. Nil
  /// where that is not known, or differs between configurations.
  package var expansion: @Sendable (_ text: String, _ list: String) -> String? = { _, _ in nil }
  /// The localized tables of the app's code.
  package var codeTables: CodeTables?
  /// Returns true if another source file surely belongs only to other apps, as the targets of projects show.
  public var isOfOtherApp: @Sendable (String) -> Bool = { _ in false }
  /// The targets that contain the file, as indexes among all targets of the projects around it; empty where any app
  /// may contain it.
  var owners: [Int] = []
  /// The programs that the projects around the file build; nil where there is no project.
  package var programs: ProgramFiles?
  /// Returns the index of the project's other source files. They are read on first use.
  public var code: @Sendable () -> CodeIndex?
  /// Returns how the other source files of the app mention methods, by their paths, without methods for which that is
  /// not fully known. The files are read on each call, once for all names.
  package var mentions: @Sendable (Set<MethodName>) -> [MethodName: [String: MethodMentions]] = {
    _ in [:]
  }
  /// The shared index with the property lists; nil where none is used.
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

  /// No facts, so that rules that need facts report nothing.
  public static let unknown = CodeFacts()

  /// The number of displayable quick actions that a property list declares.
  package struct StaticItems {
    package let list: String
    package let count: Int
  }

  /// The property list of the app with the fewest quick actions: items that do not fit next to these fit in no
  /// configuration of the app. Nil where a list declares none, or they are not known.
  package var fewestStaticItems: StaticItems? {
    let counts = propertyLists()?.map { list in
      StaticItems(
        list: list.name, count: list.plist.declarations.map(\.displayable.count).min() ?? 0)
    }
    return counts?.min { $0.count < $1.count }.flatMap { $0.count > 0 ? $0 : nil }
  }

  /// Returns the index of the app's other source files.
  package func otherCode() -> OtherCode? { code().map { OtherCode($0, self) } }

  /// Returns the source files that may be part of the app; nil for all.
  package func sources(in code: SharedCode) -> Set<String>? {
    owners.isEmpty ? nil : code.sources(for: owners)
  }
}
