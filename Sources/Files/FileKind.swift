import PropertyList
import SourceText

/// The kind of a file for this tool, for the server and the command line alike. Every `switch` over it lists all
/// kinds, so that the compiler finds the code that a new one needs.
public enum FileKind: Sendable, Hashable, CaseIterable {
  /// XML, binary or old-style; an Info.plist or any other.
  case propertyList
  /// `*.strings`.
  case strings
  /// `*.xcstrings`.
  case stringCatalog
  /// An image that UIKit reads.
  case image
  /// `.quickactions.json`.
  case settings
  /// `project.pbxproj`, `project.xcproj`, `*.xcconfig`.
  case project
  /// `*.swift`.
  case swift
  /// `*.m`, `*.mm`, `*.h`, `*.pch`.
  case objectiveC
  /// A file from which a tool (Expo, XcodeGen, Tuist) generates an Info.plist.
  case generator
  /// Anything else.
  case nothing

  /// Decides by the name of a file, else by an editor's language id, else by its beginning: a `*.plist` is a property
  /// list whatever it contains, so that unreadable files are reported.
  ///
  /// - Parameters:
  ///   - path: a path or a URI; `-` for standard input.
  ///   - languageId: an editor's name of the language; empty if there is none.
  public init(_ path: String, languageId: String = "", _ bytes: [UInt8]) {
    if let kind = Self(named: path) ?? Self(languageId: languageId) {
      // Many apps have a model of that name.
      let isTuist = kind == .swift && Self.isTuist(path) && Self.tuistMark.finds(in: bytes)
      self = isTuist ? .generator : kind
      return
    }
    var kind = DocumentKind(bytes)
    // UTF-16 and the like.
    if kind == .other { kind = DocumentKind(FileEncoding.decode(bytes).text.bytes) }
    self = kind == .propertyList || kind == .binaryPropertyList ? .propertyList : .nothing
  }

  /// Returns nil if the content of the file decides.
  public init?(named path: String) {
    if path == "-" {
      self = .propertyList
    } else if let kind = Self(name: Path.name(of: path).lowercased()) {
      self = kind
    } else {
      return nil
    }
  }

  /// Returns nil if the content of the file decides.
  ///
  /// - Parameter name: the name in lower case, without a folder.
  init?(name: String) {
    // Most files have one of these endings, and no file with another meaning has.
    if let mark = Self.mark(ofEnding: name),
      let known = Self.byEnding.first(where: { $0.mark == mark })
    {
      self = known.kind
    } else if name == Self.settingsName {
      self = .settings
    } else if Self.projectNames.contains(name) {
      self = .project
    } else if Self.generatorNames.contains(name) {
      self = .generator
    } else {
      return nil
    }
  }

  private init?(languageId: String) {
    let id = languageId.lowercased()
    if id.contains("plist") {
      self = .propertyList
    } else if let kind = [Self.swift, .objectiveC].first(where: { $0.languageIds.contains(id) }) {
      self = kind
    } else {
      return nil
    }
  }
}

extension FileKind {
  /// The role of a file for others: how a folder lists it, and what a change of it affects.
  public enum Role: Sendable {
    case propertyList
    case translations
    case image
    /// Part of an Xcode project.
    case project
    case code
    /// A tool generates property lists from it.
    case generator
    /// No other file has to do with it.
    case alone
  }

  public var role: Role {
    switch self {
    case .propertyList: .propertyList
    case .strings, .stringCatalog: .translations
    case .image: .image
    case .project: .project
    case .swift, .objectiveC: .code
    case .generator: .generator
    case .settings, .nothing: .alone
    }
  }

  /// The name of a project's settings file.
  public static let settingsName = ".quickactions.json"
  /// The files of an Xcode project that are recognized by their whole names.
  static let projectNames = ["project.pbxproj", "project.xcproj"]
  /// The files of Expo and XcodeGen. Those of Expo that are programs are not read.
  static let generatorNames = expoNames + xcodeGenNames
  private static let expoNames = ["app.json", "app.config.json"]
  /// XcodeGen finds the first by itself. The other has to be named to it, and is mostly another tool's file, so that
  /// only its content decides.
  static let xcodeGenNames = ["project.yml", "project.yaml"]
  /// Expo's files that are programs.
  private static let programNames = ["app.config.js", "app.config.ts"]
  private static let tuistMark = WordSearch(["import ProjectDescription"])

  /// Returns true if a file has the name of those that Expo reads.
  package static func isExpo(_ path: String) -> Bool {
    expoNames.contains(Path.name(of: path).lowercased())
  }

  /// Returns true if a file has the name of those from which XcodeGen makes projects.
  package static func isXcodeGen(_ path: String) -> Bool {
    isXcodeGen(name: Path.name(of: path).lowercased())
  }

  /// - Parameter name: in lower case, without a folder.
  static func isXcodeGen(name: String) -> Bool { xcodeGenNames.contains(name) }

  /// Returns true if a file has the name of those from which Tuist makes projects.
  static func isTuist(_ path: String) -> Bool { isTuist(name: Path.name(of: path).lowercased()) }

  /// - Parameter name: in lower case, without a folder.
  static func isTuist(name: String) -> Bool { name == "project.swift" }

  /// Returns true if a file of this name can declare quick actions: property lists, and files from which a tool makes
  /// some.
  package static func mayDeclareItems(_ path: String) -> Bool {
    Self(named: path)?.declaresItems == true || isTuist(path)
  }

  /// Returns true if a file is one of Expo's programs, which may declare quick actions that cannot be read.
  static func isProgram(_ path: String) -> Bool {
    programNames.contains(Path.name(of: path).lowercased())
  }

  /// Returns true if a file of this name may affect the declared quick actions.
  package static func concernsItems(_ path: String) -> Bool {
    mayDeclareItems(path) || isProgram(path)
  }

  /// True if files of this kind declare quick actions.
  package var declaresItems: Bool { self == .propertyList || self == .generator }

  /// The file name extensions of images that UIKit reads.
  public static let imageEndings = [
    "png", "pdf", "svg", "jpg", "jpeg", "heic", "gif", "tif", "tiff", "bmp", "webp",
  ]

  /// The kinds by the extension in lower case; the most frequent first.
  private static let byEnding: [(mark: UInt64, kind: FileKind)] = {
    let kinds: [(String, FileKind)] = [
      ("swift", .swift), ("h", .objectiveC), ("m", .objectiveC), ("mm", .objectiveC),
      ("pch", .objectiveC),
      ("plist", .propertyList), ("strings", .strings), ("xcstrings", .stringCatalog),
      ("xcconfig", .project),
    ]
    return (kinds + imageEndings.map { ($0, .image) }).compactMap { ending, kind in
      mark(ofEnding: "." + ending).map { ($0, kind) }
    }
  }()

  /// Returns the extension of a name as a number of 7 bits per byte, so that no string is created for every file; nil
  /// if it is longer than 9 bytes or not ASCII.
  static func mark(ofEnding name: String) -> UInt64? {
    var mark: UInt64 = 0
    var count = 0
    for byte in name.utf8.reversed() {
      if byte == UInt8(ascii: ".") { return mark }
      count += 1
      guard byte < 0x80, count <= 9 else { return nil }
      mark = mark << 7 | UInt64(byte)
    }
    return nil
  }

  /// Returns true if a file is code by its name, as it is most often spelled, and surely nothing else.
  static func isCodeAlone(_ name: String) -> Bool {
    // `Project.swift` is Tuist's as well.
    guard name.utf8.first.map({ $0 | 0x20 }) != UInt8(ascii: "p") else { return false }
    return name.ends(with: ".swift") || name.ends(with: ".h") || name.ends(with: ".m")
  }

  /// Glob patterns for the files that matter to others while they are not open.
  public static let watchedPatterns = allCases.flatMap(\.watchedPatterns)

  private var watchedPatterns: [String] {
    switch self {
    // The folders of languages and asset catalogs matter as wholes.
    case .stringCatalog: namePatterns + ["**/*.lproj", "**/*.xcassets/**"]
    case .generator: namePatterns + Self.programNames.map { "**/\($0)" }
    case .propertyList, .strings, .image, .settings, .project, .swift, .objectiveC, .nothing:
      namePatterns
    }
  }

  /// Glob patterns for the files that are of this kind by their names.
  private var namePatterns: [String] {
    switch self {
    case .propertyList: ["**/*.plist"]
    case .strings: ["**/*.strings"]
    case .stringCatalog: ["**/*.xcstrings"]
    case .image: ["**/*.{\(Self.imageEndings.joined(separator: ","))}"]
    case .settings: ["**/\(Self.settingsName)"]
    case .project: Self.projectNames.map { "**/\($0)" } + ["**/*.xcconfig"]
    case .generator: Self.generatorNames.map { "**/\($0)" }
    case .swift: ["**/*.swift"]
    case .objectiveC: ["**/*.{m,mm,h,pch}"]
    case .nothing: []
    }
  }

  /// Glob patterns for the documents of this kind, as far as names decide. Of the property lists that are recognized
  /// by their content, these are Apple's.
  public var documentPatterns: [String] {
    self == .propertyList
      ? namePatterns + ["**/*.{entitlements,stringsdict,xcprivacy}"] : namePatterns
  }

  /// The language ids of editors for this kind.
  public var languageIds: [String] {
    switch self {
    case .propertyList: ["plist"]
    case .swift: ["swift"]
    case .objectiveC: ["objective-c", "objective-cpp"]
    case .strings, .stringCatalog, .image, .settings, .project, .generator, .nothing: []
    }
  }
}
