import SourceText

/// An Xcode workspace, `*.xcworkspace`, as far as it says which projects belong together.
///
/// Never fails: what cannot be read lists nothing.
public struct XcodeWorkspace: Sendable {
  /// The deepest nesting of groups.
  public static let maximumDepth = 64
  /// The most projects that are read.
  public static let maximumCount = 500

  /// The absolute paths of the projects, `*.xcodeproj`, in the order of the file.
  public private(set) var projects: [String] = []

  /// - Parameters:
  ///   - path: the absolute path of a folder named `*.xcworkspace`.
  ///   - files: nothing is read outside of its root.
  public init(at path: String, files: ProjectFileReader) {
    guard case .text(let source) = files.text(of: path + "/contents.xcworkspacedata") else {
      return
    }
    read(source.string, in: ProjectPath.folder(of: path))
  }

  /// Looks at the tags alone: each has its place in an attribute `location="kind:path"`.
  private mutating func read(_ text: String, in folder: String) {
    var groups = [folder]
    for tag in text.split(separator: "<").dropFirst() {
      let tag = tag.prefix { $0 != ">" }
      if tag.hasPrefix("/Group") {
        if groups.count > 1 { groups.removeLast() }
      } else if tag.hasPrefix("Group"), groups.count < Self.maximumDepth {
        let group = groups.last ?? folder
        groups.append(Self.path(of: tag, in: group, folder) ?? group)
      } else if tag.hasPrefix("FileRef"), projects.count < Self.maximumCount,
        let path = Self.path(of: tag, in: groups.last ?? folder, folder),
        path.hasSuffix(".xcodeproj"), !projects.contains(path)
      {
        projects.append(path)
      }
    }
  }

  /// - Parameters:
  ///   - group: the folder of the groups around the tag.
  ///   - folder: the folder of the workspace.
  /// - Returns: nil for a tag without a place, and for one whose place is that of another program.
  private static func path(of tag: Substring, in group: String, _ folder: String) -> String? {
    guard let start = tag.firstRange(of: "location")?.upperBound,
      let open = tag[start...].firstIndex(where: { $0 == "\"" || $0 == "'" })
    else { return nil }
    let value = tag[tag.index(after: open)...].prefix { $0 != tag[open] }
    let kind = value.prefix { $0 != ":" }
    let path = unescaped(value.dropFirst(kind.count + 1))
    switch kind {
    case "group": return ProjectPath.join(group, path)
    case "container": return ProjectPath.join(folder, path)
    case "absolute": return path.hasPrefix("/") ? ProjectPath.normalized(path) : nil
    default: return nil
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    let names = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let name = rest[start...].dropFirst().prefix { $0 != ";" }
      rest = rest[name.endIndex...].dropFirst()
      if let known = names[String(name)] {
        result += known
      } else if name.hasPrefix("#"), let scalar = scalar(name.dropFirst()) {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + rest
  }

  private static func scalar(_ digits: Substring) -> Unicode.Scalar? {
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init)
  }
}
