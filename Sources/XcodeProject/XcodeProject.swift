import SourceText

/// An Xcode project as far as it has to do with what lies in an app's bundle: its targets, what is
/// set for each of their configurations, and which files belong to them.
///
/// Never fails: of a project that cannot be read it says why, and it has no targets.
public struct XcodeProject: Sendable {
  /// How a project is written.
  public enum Format: String, Sendable, Hashable {
    /// `project.pbxproj`, an old-style property list.
    case propertyList
    /// `project.xcproj`, JSON5, since Xcode 27.2.
    case json5
    /// XcodeGen's `project.yml`, from which the project is made.
    case xcodeGen
  }

  /// Why a project cannot be read.
  public struct Problem: Sendable, Hashable {
    /// What is in the way.
    public enum Kind: Sendable, Hashable {
      /// There is no file, or it cannot be opened.
      case noFile
      /// Version control left a conflict in it.
      case conflict
      /// Its syntax is broken.
      case syntax
      /// It is well formed and not a project.
      case notAProject
      /// It asks for something that only a newer Xcode knows.
      case newerFormat(String)
    }

    public let kind: Kind
    /// Where, from 1; nil where it is no place in the file.
    public let line: Int?
  }

  /// The folder `*.xcodeproj`, which a tool may still have to make.
  public internal(set) var path: String
  /// The file that was read.
  public private(set) var file: String
  public private(set) var format: Format
  /// What paths of the project begin from.
  public internal(set) var folder: String
  /// Nil for a project that was read.
  public internal(set) var problem: Problem?
  /// The language the app is written in, as a code.
  public internal(set) var developmentRegion: String?
  /// The languages the project lists, as codes, without `Base`.
  public internal(set) var knownRegions: [String] = []
  /// In the order of the project; none where there is a problem.
  public internal(set) var targets: [XcodeTarget] = []

  /// Reads a project from its folder.
  ///
  /// - Parameter path: the absolute path of a folder named `*.xcodeproj`, or of XcodeGen's file.
  public init(at path: String, files: ProjectFileReader) {
    self.path = path
    folder = ProjectPath.folder(of: path)
    guard path.lowercased().hasSuffix(".xcodeproj") else {
      (file, format) = (path, .xcodeGen)
      let bytes = files.bytes(of: path) ?? []
      var reader = XcodeGenProjectReader(FileEncoding.decode(bytes).text, self, files)
      self = reader.read()
      return
    }
    (file, format) = (path + "/project.xcproj", .json5)
    if let bytes = files.bytes(of: file) {
      var reader = JSON5ProjectReader(FileEncoding.decode(bytes).text, self, files)
      self = reader.read()
    } else {
      (file, format) = (path + "/project.pbxproj", .propertyList)
      guard let bytes = files.bytes(of: file) else {
        problem = Problem(kind: .noFile, line: nil)
        return
      }
      var reader = PropertyListProjectReader(FileEncoding.decode(bytes).text, self, files)
      self = reader.read()
    }
  }

  /// Whether there are targets in it which nobody sees here. One that is empty was never written.
  public var isBroken: Bool {
    problem.map { $0.kind != .noFile && $0.kind != .notAProject } ?? false
  }

  /// The name in the Finder, without its ending.
  public var name: String {
    let name = ProjectPath.name(of: path)
    return name.hasSuffix(".xcodeproj") ? String(name.dropLast(10)) : name
  }

  /// Returns what Xcode knows by itself about the project.
  func facts(for configuration: String) -> [String: String] {
    [
      "PROJECT_NAME": name, "PROJECT": name, "SRCROOT": folder, "SOURCE_ROOT": folder,
      "PROJECT_DIR": folder, "PROJECT_FILE_PATH": path, "CONFIGURATION": configuration,
      "DEVELOPMENT_LANGUAGE": developmentRegion ?? "en", "PLATFORM_NAME": "iphoneos",
      "EFFECTIVE_PLATFORM_NAME": "-iphoneos",
    ]
  }

  /// What counts where nobody sets anything else, for an iPhone app.
  static let defaults = SettingsLevel(
    .standard,
    facts: [
      "GENERATE_INFOPLIST_FILE": "NO", "INFOPLIST_EXPAND_BUILD_SETTINGS": "YES",
      "INFOPLIST_PREPROCESS": "NO", "STRINGS_FILE_INFOPLIST_RENAME": "YES",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "TARGETED_DEVICE_FAMILY": "1",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "FULL_PRODUCT_NAME": "$(PRODUCT_NAME)",
    ])
}
