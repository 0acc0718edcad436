import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText
import YAMLSyntax

/// A property list that XcodeGen or Tuist generates: the properties of a target in `project.yml`, or a dictionary in
/// `Project.swift`.
struct MadeList {
  /// The generated property list.
  let list: String
  /// The file that contains the properties.
  let file: String
  /// The name of the target in Tuist's file; nil for XcodeGen's, whose projects are read.
  var tuistName: String? { if case .tuist(let target) = form { target.name } else { nil } }
  private let form: Form

  private enum Form {
    case xcodeGen(YAMLTree, properties: YAMLTree.NodeID)
    case tuist(TuistTarget)
  }

  /// Returns the lists of all targets of some files.
  static func all(in paths: [String], _ files: any FileAccess) -> [MadeList] {
    let ofTuist = paths.filter { Path.name(of: $0) == "Project.swift" }
      .flatMap { path -> [MadeList] in
        guard let bytes = try? files.read(path), bytes.count <= GeneratorFile.maximumLength else {
          return []
        }
        // The folder in which Tuist writes generated lists.
        let lists = Path.folder(of: path) + "/Derived/InfoPlists/"
        return TuistTarget.all(in: CodeFile(FileEncoding.decode(bytes).text, .swift)).map {
          MadeList(list: lists + $0.name + "-Info.plist", file: path, form: .tuist($0))
        }
      }
    let ofXcodeGen = paths.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
    return ofTuist
      + ofXcodeGen.flatMap { path -> [MadeList] in
        guard let bytes = try? files.read(path), bytes.count <= GeneratorFile.maximumLength else {
          return []
        }
        let tree = YAMLTree(FileEncoding.decode(bytes).text)
        guard let root = tree.root, let targets = tree.member("targets", of: root) else {
          return []
        }
        return tree.children(of: targets).compactMap { target in
          guard let info = tree.member("info", of: target),
            let place = tree.member("path", of: info),
            let list = XcodeGenList.place(of: place, in: tree, from: path),
            let properties = tree.member("properties", of: info),
            tree[properties].kind == .mapping
          else { return nil }
          return MadeList(list: list, file: path, form: .xcodeGen(tree, properties: properties))
        }
      }
  }

  /// Returns the positions where XcodeGen files refer to others or to templates, which are not followed and may
  /// generate a property list.
  static func unfollowed(
    in paths: [String], _ files: any FileAccess
  ) -> [GenerationFailure.Place] {
    paths.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.compactMap { path in
      guard let bytes = try? files.read(path), bytes.count <= GeneratorFile.maximumLength else {
        return nil
      }
      let tree = YAMLTree(FileEncoding.decode(bytes).text)
      guard let root = tree.root,
        let id = ["include", "targetTemplates"].lazy.compactMap({ tree.member($0, of: root) }).first
      else { return nil }
      return GenerationFailure.Place(path, tree.source, tree[id].range.start)
    }
  }

  /// True if it has a scene manifest.
  var hasManifest: Bool {
    switch form {
    case .xcodeGen(let tree, let properties):
      tree.member(SceneManifest.name, of: properties) != nil
    case .tuist(let target): target.hasManifest
    }
  }

  /// True if the tool finds a new source file by itself.
  var findsFiles: Bool { if case .tuist(let target) = form { target.findsFiles } else { true } }

  /// The storyboard of the interface; nil where there is none.
  var storyboard: String? {
    guard case .xcodeGen(let tree, let properties) = form else {
      if case .tuist(let target) = form { return target.storyboard }
      return nil
    }
    guard let id = tree.member("UIMainStoryboardFile", of: properties),
      case .scalar(let text) = tree[id].kind
    else { return nil }
    return tree.string(of: text)
  }

  /// Returns the edit that adds a manifest before the first property; nil where the properties are on one line.
  func adding(_ manifest: SceneManifestAddition) -> TextEdit? {
    guard case .xcodeGen(let tree, let properties) = form else {
      if case .tuist(let target) = form { return target.adding(manifest) }
      return nil
    }
    guard let first = tree.children(of: properties).first, let key = tree[first].key else {
      return nil
    }
    let source = tree.source
    let line = source.lines.line(at: key.range.start)
    let start = source.lines.start(ofLine: line)
    let head = source[ByteRange(start: start, end: key.range.start)]
    guard head.allSatisfy({ $0 == " " }) else { return nil }
    let newline = Layout(of: source).newline
    let text = manifest.yaml.map { head + $0 + newline }.joined()
    return TextEdit(ByteRange(at: start), text)
  }
}

extension SceneManifestAddition {
  /// The entry as XcodeGen takes it, a line each.
  fileprivate var yaml: [String] {
    var lines = [
      "\(SceneManifest.name):",
      "  UIApplicationSupportsMultipleScenes: false",
      "  UISceneConfigurations:",
      "    UIWindowSceneSessionRoleApplication:",
      "      - UISceneConfigurationName: \(Self.configurationName)",
      "        UISceneDelegateClassName: \(delegateClass)",
    ]
    if let storyboard { lines.append("        UISceneStoryboardFile: \(storyboard)") }
    return lines
  }
}
