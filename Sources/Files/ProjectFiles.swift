/// One scan of a folder: the paths of the files that have to do with quick actions. Only names are
/// read.
public struct ProjectFiles: Sendable, Equatable {
  /// Folders with build products, third-party code or one user's state.
  public static let skippedDirectories: Set<String> = [
    ".git", ".build", "build", "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
    "xcuserdata",
  ]
  /// The deepest nesting of folders that is scanned. Links to folders are not followed, so this limits only real
  /// trees.
  public static let maximumDepth = 64
  /// The depth to which a folder is scanned that was not named and contains no project: enough for the folders of
  /// languages and the catalogs next to a file, but not for a user's whole disk.
  public static let looseDepth = 2
  /// The most files and folders that are scanned; beyond that the project counts as not fully known.
  public static let maximumCount = 500_000

  /// The scanned folder.
  public let folder: String
  /// The paths of all property lists, sorted.
  public private(set) var propertyLists: [String] = []
  /// `InfoPlist.strings` in folders named `*.lproj`, in any case, and `InfoPlist.xcstrings`.
  public private(set) var stringsFiles: [String] = []
  /// `Localizable.strings` in folders named `*.lproj`, and `Localizable.xcstrings`.
  package private(set) var otherTables: [String] = []
  /// Folders named `*.xcassets`; what is in them is not listed.
  public private(set) var assetCatalogs: [String] = []
  /// Images outside of asset catalogs.
  public private(set) var images: [String] = []
  /// Source files in Swift and Objective-C.
  public private(set) var codeFiles: [String] = []
  /// Files from which a tool makes an Info.plist: XcodeGen's, Tuist's and Expo's, also those
  /// that are programs.
  public private(set) var generatorFiles: [String] = []
  /// The property lists, and the files from which tools make some, sorted.
  package private(set) var declaringFiles: [String] = []
  /// True if parts of an app are written in other languages: there are projects of JavaScript, Dart or C#.
  public private(set) var hasOtherLanguages = false
  /// The files that name the packages of such parts: `package.json`, `pubspec.yaml`.
  public private(set) var dependencyFiles: [String] = []
  /// Folders that contain an Xcode project, a workspace, a package or a project's description.
  public private(set) var projectFolders: [String] = []
  /// Those of them that contain more than a package, so that an app can be built from them.
  private(set) var appFolders: [String] = []
  /// Folders of apps that no project marks.
  private(set) var plainAppFolders: [String] = []
  /// Folders that contain a package and no app: their files go into a bundle of their own.
  private(set) var packageFolders: [String] = []
  /// Folders that contain the description of a CocoaPods pod.
  private(set) var podFolders: [String] = []
  /// Folders named `*.xcodeproj`, and files of XcodeGen without such a folder next to them.
  public private(set) var xcodeProjects: [String] = []
  /// Links to folders, which are not followed: what they lead to is part of the project and not seen.
  package private(set) var linkedFolders: [String] = []
  /// Links to asset catalogs.
  private(set) var linkedCatalogs: [String] = []
  /// Links to folders of languages.
  private(set) var linkedLanguages: [String] = []
  private(set) var stringsByOwner: [PathKey: [String]] = [:]
  private(set) var tablesByOwner: [PathKey: [String]] = [:]
  private(set) var propertyListsByOwner: [PathKey: [String]] = [:]
  /// The property lists by their paths without case.
  private(set) var propertyListsWithoutCase: [String: [String]] = [:]
  /// Folders, links and source files that were left out, and what is in such folders with them.
  package private(set) var excluded: [String] = []
  /// Files that a `.gitignore` leaves out: others may depend on them, and nothing is reported of them.
  public private(set) var ignoredFiles: [String] = []
  /// Folders that a `.gitignore` leaves out.
  public private(set) var ignoredFolders: [String] = []
  /// Folders that are passed over by their names.
  public private(set) var skippedFolders: [String] = []
  /// Folders that could not be read.
  public private(set) var unreadable: [String] = []
  /// True if everything was found: no folder was unreadable and no limit was reached.
  public private(set) var isComplete = true
  /// False if the folder was only scanned near a file.
  package private(set) var isWhole = true
  /// The number of files and folders that were scanned.
  public private(set) var count = 0

  /// - Parameters:
  ///   - folder: the root of the scan. Links to folders are not followed.
  ///   - maximumDepth: the depth of the scan.
  ///   - isExcluded: returns true for folders and files to leave out; called on any thread.
  ///   - shouldStop: called repeatedly; if true, the files found so far are the result.
  public init(
    below folder: String, in files: any FileAccess,
    maximumDepth: Int = ProjectFiles.maximumDepth,
    excluding isExcluded: @Sendable (String) -> Bool = { _ in false },
    shouldStop: () -> Bool = { false }
  ) {
    self.init(folder)
    isWhole = maximumDepth >= Self.maximumDepth
    isComplete = files.listsWholeFolders
    // Near files are found first, so that a limit leaves out deep ones. This is also nearly the order of the paths.
    var level = [Found(path: folder, rules: IgnoreRules.rules(above: folder, in: files))]
    search: while !level.isEmpty {
      var next: [Found] = []
      for start in stride(from: 0, to: level.count, by: Self.listedAtOnce) {
        guard count < Self.maximumCount, !shouldStop() else {
          isComplete = false
          break search
        }
        let end = min(start + Self.listedAtOnce, level.count)
        let shares = stride(from: start, to: end, by: Self.listedTogether).map {
          level[$0..<min($0 + Self.listedTogether, end)]
        }
        let listed = Parallel.compactMap(shares, share: 1) { share in
          var listed = (files: ProjectFiles(folder), folders: [Found]())
          for found in share {
            if let entries = files.entries(of: found.path) {
              var found = found
              found.rules = IgnoreRules.rules(in: found.path, entries, below: found.rules, files)
              listed.files.take(entries, in: found, maximumDepth, isExcluded, &listed.folders)
            } else {
              listed.files.unreadable.append(found.path)
              listed.files.isComplete = false
            }
          }
          return listed
        }
        for (files, folders) in listed ?? [] {
          take(files)
          next += folders
        }
      }
      level = next
    }
    sort()
    stringsByOwner = Self.stringsByOwner(stringsFiles, propertyLists, in: folder)
    tablesByOwner = Self.stringsByOwner(otherTables, propertyLists, in: folder)
    propertyListsByOwner = Dictionary(
      grouping: propertyLists.filter(Self.isInfoPlist), by: { PathKey(owner(of: $0) ?? "") })
    propertyListsWithoutCase = Dictionary(grouping: propertyLists) { $0.lowercased() }
  }

  /// Nothing of a folder.
  private init(_ folder: String) { self.folder = folder }

  /// A folder to be scanned.
  private struct Found: Sendable {
    let path: String
    var depth = 0
    /// True if it is generated by tools, or inside such a folder.
    var isProduct = false
    /// The ignore rules for its content.
    var rules: IgnoreRules?
  }

  /// The number of folders that are listed between two calls of `shouldStop`.
  private static let listedAtOnce = 512
  /// The number of folders that one thread lists before their content is merged, which costs more than listing a
  /// small one.
  private static let listedTogether = 16

  /// The arrays that are filled folder by folder.
  private static let lists: [WritableKeyPath<Self, [String]> & Sendable] = [
    \.propertyLists, \.stringsFiles, \.otherTables, \.assetCatalogs, \.images, \.codeFiles,
    \.generatorFiles, \.dependencyFiles, \.projectFolders, \.appFolders, \.packageFolders,
    \.podFolders,
    \.xcodeProjects, \.linkedFolders, \.linkedCatalogs, \.linkedLanguages, \.excluded, \.unreadable,
    \.ignoredFiles, \.ignoredFolders, \.skippedFolders,
  ]

  /// Adds the files found in some folders.
  private mutating func take(_ other: Self) {
    for list in Self.lists where !other[keyPath: list].isEmpty {
      self[keyPath: list] += other[keyPath: list]
    }
    hasOtherLanguages = hasOtherLanguages || other.hasOtherLanguages
    isComplete = isComplete && other.isComplete
    count += other.count
  }

  /// - Parameter folders: receives the folders to be scanned next.
  private mutating func take(
    _ entries: [DirectoryListing.Entry], in found: Found, _ maximumDepth: Int,
    _ isExcluded: (String) -> Bool, _ folders: inout [Found]
  ) {
    count += entries.count
    let (path, isProduct) = (found.path, found.isProduct)
    let base = path.hasSuffix("/") ? path : path + "/"
    var (isProject, isApp) = (false, false)
    var (projects, descriptions): ([String], [String]) = ([], [])
    for entry in entries {
      let child = Path.path(base, entry.name)
      guard !isExcluded(child) else {
        if !isProduct, entry.kind != .file || FileKind(named: child)?.role == .code,
          !Self.isSkipped(entry.name)
        {
          excluded.append(child)
        }
        continue
      }
      // Most files are nothing else.
      if entry.kind == .file, FileKind.isCodeAlone(entry.name) {
        guard !isProduct else { continue }
        codeFiles.append(child)
        if found.rules?.ignores(child, entry.name, isFolder: false) == true {
          ignoredFiles.append(child)
        }
        continue
      }
      if let rules = found.rules, entry.kind == .file || entry.kind == .directory,
        rules.ignores(child, entry.name, isFolder: entry.kind == .directory),
        !ignore(child, entry, isProduct: isProduct)
      {
        continue
      }
      let name = entry.name.lowercased()
      // Most files have another name, and every test takes time.
      let mayMark = entry.kind != .file || name.utf8.first == UInt8(ascii: "p")
      if mayMark {
        isApp = isApp || Self.marksApp(name)
        isProject = isProject || isApp || Self.marksPackage(name)
      }
      switch entry.kind {
      case .file:
        note(child, name, in: path, isProduct: isProduct)
        if mayMark, FileKind.isXcodeGen(name: name) { descriptions.append(child) }
      case .directory where name.hasSuffix(".xcassets") && !isProduct:
        assetCatalogs.append(child)
      case .directory:
        guard !Self.isSkipped(entry.name) else {
          skippedFolders.append(child)
          continue
        }
        if name.hasSuffix(".xcodeproj") { projects.append(child) }
        if found.depth < maximumDepth {
          let isProduct = isProduct || Self.isProduct(name)
          folders.append(
            Found(
              path: child, depth: found.depth + 1, isProduct: isProduct, rules: found.rules))
        } else {
          isComplete = false
        }
      case .link where name.hasSuffix(".lproj") && !isProduct: linkedLanguages.append(child)
      case .link where name.hasSuffix(".xcassets") && !isProduct: linkedCatalogs.append(child)
      case .link where !isProduct && !Self.skippedDirectories.contains(entry.name):
        linkedFolders.append(child)
      case .link, .other: break
      }
    }
    if !isProduct { xcodeProjects += projects.isEmpty ? descriptions : projects }
    if isProject, !isProduct { projectFolders.append(path) }
    if isApp, !isProduct { appFolders.append(path) }
    if isProject, !isApp, !isProduct { packageFolders.append(path) }
  }

  /// Notes an entry that a `.gitignore` excludes.
  ///
  /// A generated project is often ignored, but still shows where an app begins; an app is also built from ignored
  /// code.
  ///
  /// - Returns: true if the entry is used nevertheless.
  private mutating func ignore(
    _ path: String, _ entry: DirectoryListing.Entry, isProduct: Bool
  ) -> Bool {
    if entry.kind == .file {
      if FileKind(named: path) != nil { ignoredFiles.append(path) }
      return true
    }
    let name = entry.name.lowercased()
    if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") { return true }
    guard !Self.isSkipped(entry.name) else { return true }
    ignoredFolders.append(path)
    if !isProduct { excluded.append(path) }
    return false
  }

  /// - Parameters:
  ///   - name: the name in lower case.
  ///   - isProduct: true in generated folders, of which only property lists are used.
  private mutating func note(
    _ path: String, _ name: String, in folder: String, isProduct: Bool
  ) {
    let kind = FileKind(name: name)
    if isProduct && kind != .propertyList { return }
    switch kind?.role {
    // Xcode's sample projects carry an empty file that only marks them.
    case .propertyList where name == ".xcodesamplecode.plist": break
    case .propertyList: propertyLists.append(path)
    case .translations:
      guard kind != .strings || folder.lowercased().hasSuffix(".lproj") else { break }
      noteTable(path, name)
    case .image: images.append(path)
    // XcodeGen, Tuist and Expo have names of their own for what they read.
    case .code:
      codeFiles.append(path)
      if FileKind.isTuist(name: name) { generatorFiles.append(path) }
    case .generator: generatorFiles.append(path)
    case .project, .alone: break
    case nil:
      if Self.marksOtherLanguage(name) { hasOtherLanguages = true }
      if Self.dependencyNames.contains(name) { dependencyFiles.append(path) }
      if Self.marksPod(name) { podFolders.append(folder) }
      if FileKind.isProgram(name) { generatorFiles.append(path) }
    }
  }

  private mutating func noteTable(_ path: String, _ name: String) {
    let base = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    if base.hasSuffix("infoplist") {
      stringsFiles.append(path)
    } else if base == "localizable" {
      otherTables.append(path)
    }
  }

  private static let dependencyNames = ["package.json", "pubspec.yaml"]

  private static func marksOtherLanguage(_ name: String) -> Bool {
    dependencyNames.contains(name) || name.hasPrefix("capacitor.config.")
      || name.hasSuffix(".csproj") || name.hasSuffix(".fsproj")
  }

  /// Returns true for folders of products, for frameworks in this form, and for Xcode's templates, which become files
  /// of an app only when Xcode has filled them in.
  static func isSkipped(_ name: String) -> Bool {
    if skippedDirectories.contains(name) { return true }
    guard name.utf8.contains(UInt8(ascii: ".")) else { return false }
    let name = name.lowercased()
    return [".xcframework", ".app", ".xcarchive", ".xctemplate"].contains(where: name.hasSuffix)
  }

  static func marksProject(_ name: String) -> Bool {
    marksApp(name) || marksPackage(name)
  }

  private static func marksPod(_ name: String) -> Bool {
    name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json")
  }

  private static func marksPackage(_ name: String) -> Bool { name == "package.swift" }

  /// Returns true for a name that marks an app. A package alone does not: the project around it does.
  static func marksApp(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
      || name == FileKind.xcodeGenNames.first || FileKind.isTuist(name: name)
  }

  /// Folders that are one thing to people: in them only property lists are of interest.
  private static func isProduct(_ name: String) -> Bool {
    [".xcodeproj", ".xcworkspace", ".framework", ".app", ".appex", ".bundle"]
      .contains(where: name.hasSuffix)
  }

  private mutating func sort() {
    for list in Self.lists { self[keyPath: list].sort { $0.precedes($1) } }
    declaringFiles = propertyLists + generatorFiles.filter { FileKind.mayDeclareItems($0) }
    declaringFiles.sort { $0.precedes($1) }
    plainAppFolders = foundPlainApps()
  }
}

extension ProjectFiles {
  /// The most folders above a file that are searched for a project.
  static let maximumHeight = 8

  /// Returns the project folder of a single file: the nearest folder above it, within its repository, that contains a
  /// project, else a package, else the repository's folder, else the folder of the file.
  public static func folder(
    around path: String, in files: any FileAccess = DiskFiles()
  ) -> String {
    folder(around: path) { FolderMarks($0, in: files) }
  }

  /// - Parameter marks: what the names in a folder say about it.
  public static func folder(around path: String, marks: (String) -> FolderMarks) -> String {
    var own = Path.folder(of: path)
    // The folder of a language is next to its project.
    if own.lowercased().hasSuffix(".lproj") { own = Path.folder(of: own) }
    return appFolder(around: path, marks: marks)
      ?? Path.folders(above: path).prefix(maximumHeight).first { marks($0).isProject } ?? own
  }

  /// Returns the nearest folder above a file, within its repository, that contains a project which is more than a
  /// package; nil if there is none.
  public static func appFolder(
    around path: String, in files: any FileAccess = DiskFiles()
  ) -> String? {
    appFolder(around: path) { FolderMarks($0, in: files) }
  }

  /// - Parameter marks: what the names in a folder say about it.
  package static func appFolder(around path: String, marks: (String) -> FolderMarks) -> String? {
    for folder in Path.folders(above: path).prefix(maximumHeight) where folder != "/" {
      let marks = marks(folder)
      if marks.holdsApp { return folder }
      if marks.holdsRepository { return nil }
    }
    return nil
  }

  /// Returns true if a file surely belongs to nothing outside of the folder: an app in it contains the file, or no
  /// folder above is a project or a repository.
  package func holdsApp(of path: String, in files: any FileAccess) -> Bool {
    appFolder(of: path) != nil
      || !Path.folders(above: folder).prefix(Self.maximumHeight).contains {
        FolderMarks($0, in: files).isProject
      }
  }

  /// Returns true if a folder contains a project or a repository.
  public static func isProject(
    _ folder: String, in files: any FileAccess = DiskFiles()
  ) -> Bool {
    FolderMarks(folder, in: files).isProject
  }
}
