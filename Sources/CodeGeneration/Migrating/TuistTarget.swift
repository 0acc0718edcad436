import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import SourceText

/// The iOS app in Tuist's `Project.swift` whose property list is declared there, as `infoPlist:
/// .extendingDefault(with: […])`, `.dictionary([…])` or `.default`.
struct TuistTarget {
  let name: String
  private let file: CodeFile
  /// The tokens of the dictionary with its brackets; nil for `.default`.
  private let dictionary: Range<Int>?
  /// The tokens after `infoPlist:`.
  private let value: Range<Int>
  /// True if a new file next to others is built without being listed.
  let findsFiles: Bool

  /// Returns the apps of a file; those whose list is declared elsewhere are left out.
  static func all(in file: CodeFile) -> [TuistTarget] {
    file.calls.compactMap { call in
      guard let product = call.argument("product")?.value, file.text(of: product) == ".app",
        let name = call.argument("name").flatMap({ file.string($0.value) }),
        let value = call.argument("infoPlist")?.value, isForIOS(call, file)
      else { return nil }
      let list = constant(value, file) ?? value
      var dictionary: Range<Int>?
      if file.text(of: list) != ".default" {
        let made = file.calls(in: list).first {
          ["extendingDefault", "dictionary"].contains($0.baseName)
            && $0.nameToken <= list.lowerBound + 2
        }
        guard let argument = made?.arguments.first?.value else { return nil }
        let literal = constant(argument, file) ?? argument
        guard let first = literal.first, file.tree.isOpen(first, "["),
          file.tree.partner(of: first) == literal.upperBound - 1
        else { return nil }
        dictionary = literal
      }
      let globs = call.argument("sources").map { file.literals(in: $0.value) } ?? []
      return TuistTarget(
        name: name, file: file, dictionary: dictionary, value: value,
        findsFiles: globs.contains { $0.value.contains("*") })
    }
  }

  private static func isForIOS(_ call: Call, _ file: CodeFile) -> Bool {
    guard let value = (call.argument("destinations") ?? call.argument("platform"))?.value else {
      return true
    }
    return ["iOS", "iPhone", "iPad"].contains { file.mentions($0, in: value) }
  }

  /// Returns the value of a name that the file declares.
  private static func constant(_ value: Range<Int>, _ file: CodeFile) -> Range<Int>? {
    guard value.count == 1, let token = value.first, file.tree.isIdentifier(token) else {
      return nil
    }
    return file.assignments.first { $0.isDeclaration && $0.name == file.tree.name(token) }?.value
  }

  private func holds(_ key: String) -> Bool {
    dictionary.map { file.literals(in: $0).contains { $0.value == key } } ?? false
  }

  /// True if it has a scene manifest.
  var hasManifest: Bool { holds(SceneManifest.name) }

  /// The storyboard of the interface; nil where there is none.
  var storyboard: String? {
    guard let dictionary else { return nil }
    let literals = file.literals(in: dictionary)
    guard let key = literals.firstIndex(where: { $0.value == "UIMainStoryboardFile" }) else {
      return nil
    }
    return literals.dropFirst(key + 1).first?.value
  }

  /// Returns the edit that adds a manifest before the first entry, in the layout of that entry.
  func adding(_ manifest: SceneManifestAddition) -> TextEdit {
    let style = CodeStyle(file, else: .xcode)
    guard let dictionary else {
      let outer = Layout.indentation(
        ofLineAt: file.bytes(of: value.lowerBound).start, in: file.source)
      let lines = style.lay(manifest.swift, indentation: outer + style.step)
      return TextEdit(
        file.bytes(of: value),
        ".extendingDefault(with: [" + style.newline + lines + style.newline + outer + "])")
    }
    let open = dictionary.lowerBound
    let (start, first) = (file.bytes(of: open).end, file.bytes(of: open + 1).start)
    let isEmpty =
      dictionary.count == 2 || dictionary.count == 3 && file.tree.isToken(open + 1, ":")
    if isEmpty {
      let outer = Layout.indentation(ofLineAt: start - 1, in: file.source)
      let lines = style.lay(manifest.swift, indentation: outer + style.step)
      return TextEdit(
        ByteRange(start: start, end: file.bytes(of: dictionary.upperBound - 1).start),
        style.newline + lines + style.newline + outer)
    }
    let indentation = Layout.indentation(ofLineAt: first, in: file.source)
    guard Layout.isFirstOnLine(first, in: file.source) else {
      let lines = style.lay(manifest.swift, indentation: indentation + style.step)
      return TextEdit(
        ByteRange(start: start, end: first),
        style.newline + lines + "," + style.newline + indentation + style.step)
    }
    let lines = style.lay(manifest.swift, indentation: indentation)
    let line = file.source.lines.start(ofLine: file.source.lines.line(at: first))
    return TextEdit(ByteRange(at: line), lines + "," + style.newline)
  }
}

extension SceneManifestAddition {
  /// The entry of a dictionary in Swift, with two spaces per level.
  fileprivate var swift: String {
    var lines = [
      "\"UISceneConfigurationName\": \"\(Self.configurationName)\",",
      "\"UISceneDelegateClassName\": \(CodeLiteral.swift(delegateClass)),",
    ]
    if let storyboard {
      lines.append("\"UISceneStoryboardFile\": \(CodeLiteral.swift(storyboard)),")
    }
    return """
      "\(SceneManifest.name)": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
      \(lines.map { "        " + $0 }.joined(separator: "\n"))
            ]
          ]
        ],
      ]
      """
  }
}
