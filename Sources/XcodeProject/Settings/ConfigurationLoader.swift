import SourceText

/// Reads configuration files with what they include.
struct ConfigurationLoader {
  /// The deepest nesting of includes.
  static let maximumDepth = 32
  /// The most files of one configuration.
  static let maximumFiles = 256

  let files: ProjectFileReader
  /// The last folder that is searched for includes.
  let projectFolder: String

  /// The level that a file makes.
  func level(_ kind: SettingOrigin.Level, path: String?, named name: String) -> SettingsLevel {
    var level = SettingsLevel(kind)
    var count = 0
    if let path {
      load(path, includers: [], &count, into: &level)
    } else if !Self.isHarmless(name) {
      level.addGap(.missingFile(name))
    }
    return level
  }

  /// Returns true for CocoaPods' files, which set flags and search paths and nothing that matters here. They are
  /// seldom under version control.
  static func isHarmless(_ path: String) -> Bool {
    let name = ProjectPath.name(of: path)
    return name.hasPrefix("Pods-") || name.hasPrefix("Pods.")
  }

  private func load(
    _ path: String, includers: [String], _ count: inout Int, into level: inout SettingsLevel
  ) {
    switch files.text(of: path) {
    case .outside: level.addGap(.outsideFile(path))
    case .missing: if !Self.isHarmless(path) { level.addGap(.missingFile(path)) }
    case .text(let source): read(source, at: path, includers: includers, &count, into: &level)
    }
  }

  private func read(
    _ source: SourceText, at path: String, includers: [String], _ count: inout Int,
    into level: inout SettingsLevel
  ) {
    count += 1
    guard count <= Self.maximumFiles, includers.count < Self.maximumDepth,
      source.length <= ConfigurationFile.maximumLength
    else { return level.addGap(.tooComplex) }
    for statement in ConfigurationFile(source).statements {
      switch statement {
      case .assignment(let key, let value, let line):
        level.set(key, to: value, path: path, line: line)
      case .include(let name, let isOptional, _):
        include(name, isOptional, from: includers + [path], &count, into: &level)
      }
    }
  }

  /// - Parameter includers: the file that includes, and those that include it, the innermost last.
  private func include(
    _ name: String, _ isOptional: Bool, from includers: [String], _ count: inout Int,
    into level: inout SettingsLevel
  ) {
    var isOutside = false
    for candidate in candidates(name, includers) {
      switch files.text(of: candidate) {
      case .missing: continue
      case .outside: isOutside = true
      case .text(let source):
        // A file that includes itself adds nothing.
        if !includers.contains(candidate) {
          read(source, at: candidate, includers: includers, &count, into: &level)
        }
        return
      }
    }
    guard !isOptional, !Self.isHarmless(name) else { return }
    level.addGap(isOutside ? .outsideFile(name) : .missingFile(name))
  }

  private func candidates(_ name: String, _ includers: [String]) -> [String] {
    guard !name.hasPrefix("<") else { return [] }
    let names = name.hasSuffix(".xcconfig") ? [name] : [name, name + ".xcconfig"]
    if name.hasPrefix("/") { return names.map(ProjectPath.normalized) }
    var folders: [String] = []
    for folder in includers.reversed().map({ ProjectPath.folder(of: $0) }) + [projectFolder]
    where !folders.contains(folder) {
      folders.append(folder)
    }
    return folders.flatMap { folder in names.map { ProjectPath.join(folder, $0) } }
  }
}
