/// The files that the `.gitignore` files of a folder and of those above it exclude. Git itself is not run.
final class IgnoreRules: Sendable {
  static let name = ".gitignore"
  /// The most bytes of a file that are read.
  static let maximumLength = 256 * 1024
  /// The most patterns of one file, apart from plain names.
  static let maximumPatterns = 1000

  /// The rules of the folders above.
  private let outer: IgnoreRules?
  /// The number of bytes before a path from the folder.
  private let start: Int
  private let patterns: [IgnorePattern]
  /// The last pattern that is the name, or that with its `/`, by the name.
  private let byName: [[UInt8]: [Int]]
  /// The others, the last one first.
  private let others: [Int]

  private init(_ folder: String, _ text: [UInt8], _ outer: IgnoreRules?) {
    self.outer = outer
    start = folder.utf8.count + (folder.hasSuffix("/") ? 0 : 1)
    var patterns: [IgnorePattern] = []
    var byName: [[UInt8]: [Int]] = [:]
    var others: [Int] = []
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    for line in text.dropFirst(text.starts(with: mark) ? 3 : 0).split(separator: 0x0A) {
      guard let pattern = IgnorePattern(line) else { continue }
      if let name = pattern.plainName {
        byName[name, default: []].append(patterns.count)
      } else if others.count < Self.maximumPatterns {
        others.append(patterns.count)
      } else {
        continue
      }
      patterns.append(pattern)
    }
    self.patterns = patterns
    self.byName = byName
    self.others = others.reversed()
  }

  /// The rules in a folder: those of its own file, if there is one, with those above.
  static func rules(
    in folder: String, _ entries: [DirectoryListing.Entry], below outer: IgnoreRules?,
    _ files: any FileAccess
  ) -> IgnoreRules? {
    // Names are in order, and few begin with a dot.
    let dot = UInt8(ascii: ".")
    let hasFile = entries.contains {
      $0.name.utf8.first == dot && $0.kind == .file && $0.name == name
    }
    return hasFile ? read(in: folder, below: outer, files) : outer
  }

  /// Returns the rules of the folders above a folder, up to that of its repository; nil outside of repositories,
  /// where it is not known which folder would be the first.
  static func rules(above folder: String, in files: any FileAccess) -> IgnoreRules? {
    func isRepository(_ folder: String) -> Bool {
      folder != "/" && files.kind(of: Path.child(".git", of: folder)) != .other
    }
    guard !isRepository(folder) else { return nil }
    let above = Path.folders(above: folder).prefix(ProjectFiles.maximumHeight)
    guard let root = above.firstIndex(where: isRepository) else { return nil }
    return above[...root].reversed().reduce(nil) { outer, folder in
      files.kind(of: Path.child(name, of: folder)) == .file
        ? read(in: folder, below: outer, files) : outer
    }
  }

  /// A file that cannot be read has no rules.
  private static func read(
    in folder: String, below outer: IgnoreRules?, _ files: any FileAccess
  ) -> IgnoreRules? {
    do throws(FileReader.Failure) {
      var text = try files.read(Path.child(name, of: folder), prefix: maximumLength)
      // A part of a line would be another pattern.
      if text.count >= maximumLength, let end = text.lastIndex(of: 0x0A) {
        text.removeSubrange(end...)
      }
      return IgnoreRules(folder, text, outer)
    } catch {
      return outer
    }
  }

  /// Returns true if a file or folder is left out. The last pattern of the innermost file that matches decides.
  ///
  /// - Parameters:
  ///   - path: of something in the folder of the rules or below it.
  ///   - name: the last name of the path.
  func ignores(_ path: String, _ name: String, isFolder: Bool) -> Bool {
    let name = Array(name.utf8)
    var rules: IgnoreRules? = self
    while let own = rules {
      if let pattern = own.pattern(for: path, name, isFolder) { return !pattern.isNegated }
      rules = own.outer
    }
    return false
  }

  private func pattern(for path: String, _ name: [UInt8], _ isFolder: Bool) -> IgnorePattern? {
    let plain = byName[name]?.last { isFolder || !patterns[$0].isForFolders }
    var names: [[UInt8]]?
    for index in others {
      if let plain, plain > index { break }
      let pattern = patterns[index]
      guard isFolder || !pattern.isForFolders else { continue }
      guard pattern.isAnchored else {
        if pattern.matches(name: name) { return pattern }
        continue
      }
      let known =
        names ?? path.utf8.dropFirst(start).split(separator: UInt8(ascii: "/")).map { Array($0) }
      names = known
      if pattern.matches(path: known) { return pattern }
    }
    return plain.map { patterns[$0] }
  }
}
