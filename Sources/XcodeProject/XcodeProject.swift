import SourceText

/// An Xcode project, as far as it concerns the content of an app's bundle: its targets, the settings of their
/// configurations, and their files.
///
/// Reading never fails: a project that cannot be read has a problem and no targets.
public struct XcodeProject: Sendable {
  /// The format of a project.
  public enum Format: String, Sendable, Hashable {
    /// `project.pbxproj`, an old-style property list.
    case propertyList
    /// `project.xcproj`, JSON5, since Xcode 27.2.
    case json5
    /// XcodeGen's `project.yml`, from which the project is generated.
    case xcodeGen
  }

  /// The reason why a project cannot be read.
  public struct Problem: Sendable, Hashable {
    /// The kind of problem.
    public enum Kind: Sendable, Hashable {
      /// There is no file, or it cannot be opened.
      case noFile
      /// Version control left a conflict in it.
      case conflict
      /// Its syntax is broken.
      case syntax
      /// It is well formed and not a project.
      case notAProject
      /// It requires a feature of a newer Xcode.
      case newerFormat(String)
    }

    public let kind: Kind
    /// The line, from 1; nil if there is none.
    public let line: Int?
  }

  /// The folder `*.xcodeproj`, which a tool may still have to make.
  public internal(set) var path: String
  /// The file that was read.
  public private(set) var file: String
  public private(set) var format: Format
  /// The folder to which paths of the project are relative.
  public internal(set) var folder: String
  /// The problem; nil for a project that was read.
  public internal(set) var problem: Problem?
  /// The language the app is written in, as a code.
  public internal(set) var developmentRegion: String?
  /// The languages the project lists, as codes, without `Base`.
  public internal(set) var knownRegions: [String] = []
  /// The targets in the order of the project; empty if there is a problem.
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

  /// True if it has targets that cannot be read. A project that is empty was never written.
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

  /// The default settings of an iPhone app.
  static let defaults = SettingsLevel(
    .standard,
    facts: [
      "GENERATE_INFOPLIST_FILE": "NO", "INFOPLIST_EXPAND_BUILD_SETTINGS": "YES",
      "INFOPLIST_PREPROCESS": "NO", "STRINGS_FILE_INFOPLIST_RENAME": "YES",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "TARGETED_DEVICE_FAMILY": "1",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "FULL_PRODUCT_NAME": "$(PRODUCT_NAME)",
    ])
}
