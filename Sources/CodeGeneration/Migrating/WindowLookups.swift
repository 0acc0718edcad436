import ActionFlow
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Code that looks up a window, a screen or the status bar of the whole app. With scenes it finds nothing, or that of
/// another scene.
struct WindowLookups {
  /// The remarks on such code, in the order of the files.
  private(set) var remarks: [MigrationRemark] = []
  /// The remarks on windows that are never shown any more, which may be what hides or locks the app.
  private(set) var neverShown: [MigrationRemark] = []
  /// The edits that give a new window the scene of one that is there, by their files.
  private(set) var edits: [String: [TextEdit]] = [:]
  /// The files that read the app delegate's window.
  private(set) var askingDelegate: Set<String> = []

  /// The most positions that are listed.
  static let maximumCount = 500

  private static let search = [
    "keyWindow", "UIScreen", "statusBarOrientation", "statusBarFrame", ".windows", " windows]",
    "elegate", "UIWindow(", "UIWindow alloc", ".window", " window]", "var window",
    ": UIWindow",
  ]

  /// The classes of windows: UIKit's and the app's own.
  private let classes: Set<String>

  /// True if the app delegate creates windows where no scene is available.
  private(set) var delegateMakesWindows = false

  /// - Parameters:
  ///   - paths: all source files of the app.
  ///   - delegate: the name of the app delegate.
  ///   - window: the name of the property for its window; nil where there is none.
  ///   - changed: ranges that are rewritten anyway, by their files.
  init(
    _ paths: [String], delegate: String, window: String?, besides changed: [String: [ByteRange]],
    in files: any FileAccess
  ) {
    classes = Self.classes(paths, files)
    let search = WordSearch(Self.search + classes.subtracting(["UIWindow"]).sorted())
    for path in paths.prefix(AppSources.maximumFiles) {
      guard let language = CodeLanguage(path: path), let bytes = try? files.read(path),
        bytes.count <= CodeWords.maximumLength, search.finds(in: bytes)
      else { continue }
      let file = CodeFile(FileEncoding.decode(bytes).text, language)
      if mayAskDelegate(file) { askingDelegate.insert(path) }
      guard !file.isTest else { continue }
      read(file, path, delegate, window, changed[path] ?? [])
    }
  }

  private static func classes(_ paths: [String], _ files: any FileAccess) -> Set<String> {
    var classes: Set<String> = ["UIWindow"]
    var reader = AppSourceReader(files, searching: [": UIWindow"])
    for source in paths.prefix(AppSources.maximumFiles).compactMap({ reader.source($0) }) {
      for type in source.file.types where type.inherits(from: "UIWindow") && type.kind != nil {
        classes.insert(type.name)
      }
    }
    return classes
  }

  private mutating func read(
    _ file: CodeFile, _ path: String, _ delegate: String, _ window: String?,
    _ changed: [ByteRange]
  ) {
    let tree = file.tree
    for token in tree.tokens.indices
    where tree.isToken(token, among: Self.words) || isClass(token, file) {
      guard !file.isInactive(token) else { continue }
      guard let text = advice(token, file, delegate) else { continue }
      let range = file.bytes(of: token)
      guard remarks.count + neverShown.count < Self.maximumCount,
        !changed.contains(where: { $0.start <= range.start && range.end <= $0.end })
      else { continue }
      let remark = MigrationRemark(.init(path, file.source, range.start), text)
      if isClass(token, file) {
        let own = file.type(around: token)?.name == delegate ? window : nil
        addWindow(at: token, file, path, own: own, remark)
      } else if tree.isToken(token, "super") {
        neverShown.append(remark)
      } else {
        remarks.append(remark)
      }
    }
  }

  /// Notes a window that is created without a scene, or the edit that gives it one.
  ///
  /// - Parameter own: the property of the app's window, in the app delegate itself.
  private mutating func addWindow(
    at token: Int, _ file: CodeFile, _ path: String, own: String?, _ remark: MigrationRemark
  ) {
    let made = NewWindow(at: token, file)
    if let edit = made?.edit(own: own) {
      if own != nil { delegateMakesWindows = true }
      edits[path, default: []].append(edit)
    } else if let own {
      delegateMakesWindows = true
      let name = name(ofWindowAt: token, file) ?? "…"
      neverShown.append(MigrationRemark(remark.place, .giveScene(name, of: own, file.language)))
    } else if made != nil || isKept(token, file) {
      neverShown.append(remark)
    } else {
      remarks.append(remark)
    }
  }

  /// Returns true for a new window that is all that a property is declared with, or an Objective-C variable gets.
  private func isKept(_ token: Int, _ file: CodeFile) -> Bool {
    if file.language == .objectiveC { return name(ofWindowAt: token, file) != nil }
    return file.outline.declarations.contains {
      $0.kind == .variable && $0.value?.lowerBound == token
    }
  }

  /// Returns true for the name of a window class.
  private func isClass(_ token: Int, _ file: CodeFile) -> Bool {
    file.tree.isIdentifier(token) && classes.contains(file.tree.name(token))
  }

  /// Returns true if a window is read from something that may be the app delegate: neither from a view nor from
  /// `self`.
  private func mayAskDelegate(_ file: CodeFile) -> Bool {
    file.tree.tokens.indices.contains { token in
      guard file.tree.isToken(token, "window"), let receiver = receiver(of: token, file) else {
        // `\.window`, and a requirement of a protocol.
        return file.tree.isToken(token, "window")
          && (file.tree.isToken(token - 1, ".")
            || file.tree.isToken(token - 1, "var")
              && file.outline.declarations.contains {
                $0.kind == .type(.protocol) && $0.tokens.contains(token)
              })
      }
      let names = file.names(receiver)
      guard let last = names.last?.lowercased(), names != ["self"] else { return false }
      return !last.hasSuffix("view") && !["cell", "button", "sender", "super"].contains(last)
    }
  }

  /// Returns true for `super.init(frame:)` of a window class.
  private func isWindowItself(_ token: Int, _ file: CodeFile) -> Bool {
    guard file.tree.isToken(token, "super"), let type = file.type(around: token),
      type.inherits(from: "UIWindow")
    else { return false }
    return file.tree.isToken(token + 1, ".") && file.tree.isToken(token + 2, "init")
      && file.tree.isOpen(token + 3, "(") && file.tree.isToken(token + 4, "frame")
      || file.tree.isToken(token + 1, "initWithFrame")
  }

  /// Returns the name of the variable to which a new window is assigned.
  private func name(ofWindowAt token: Int, _ file: CodeFile) -> String? {
    file.assignments(in: max(0, token - 20)..<token + 1).last { $0.value.contains(token) }?.name
      ?? file.outline.declarations.last {
        $0.kind == .variable && $0.value?.contains(token) == true
      }?.name
  }

  private static let words: WordSet = [
    "keyWindow", "windows", "window", "main", "mainScreen", "statusBarOrientation",
    "statusBarFrame", "UIWindow", "super",
  ]

  private func advice(_ token: Int, _ file: CodeFile, _ delegate: String) -> LocalizedText? {
    let tree = file.tree
    if isClass(token, file) {
      let isMade =
        tree.isOpen(token + 1, "(") && tree.isToken(token + 2, among: ["frame", ")"])
        || tree.isToken(token + 1, "alloc") || tree.isToken(token + 1, "new")
      return isMade ? .makeForScene(file.language) : nil
    }
    if tree.isToken(token, "super") {
      return isWindowItself(token, file) ? .makeForScene(file.language) : nil
    }
    guard let receiver = receiver(of: token, file) else { return nil }
    let names = file.names(receiver)
    let isApp =
      names.contains("UIApplication") || names.last == "sharedApplication"
      || names.last == "application"
    switch tree.name(token) {
    case "main", "mainScreen":
      return names == ["UIScreen"] && !isFrameOfWindow(token, file)
        ? .sceneScreen(file.language) : nil
    case "keyWindow": return isApp ? .askView : nil
    case "windows": return isApp ? .sceneWindows : nil
    case "statusBarOrientation": return isApp ? .sceneOrientation : nil
    case "statusBarFrame": return isApp ? .sceneStatusBar : nil
    default:
      let isDelegate = names.last.map { $0.lowercased().hasSuffix("delegate") } ?? false
      let isShared = names.count >= 2 && names.first == delegate
      return isDelegate && names.last != "sceneDelegate" || isShared
        || holdsCast(receiver, delegate, file)
        ? .askView : nil
    }
  }

  /// Returns true for the argument in `UIWindow(frame: UIScreen.main.bounds)`, since the window is reported.
  private func isFrameOfWindow(_ token: Int, _ file: CodeFile) -> Bool {
    file.calls(in: max(0, token - 12)..<token + 1).contains { call in
      (classes.contains(call.name) || call.baseName == "initWithFrame")
        && call.arguments.contains { $0.value.contains(token) }
    }
  }

  /// `(UIApplication.shared.delegate as? AppDelegate)`
  private func holdsCast(_ receiver: Range<Int>, _ delegate: String, _ file: CodeFile) -> Bool {
    receiver.contains { file.tree.isToken($0, "as") }
      && file.mentions(delegate, in: receiver) && file.mentions("delegate", in: receiver)
  }

  private func receiver(of token: Int, _ file: CodeFile) -> Range<Int>? {
    if file.tree.isToken(token - 1, ".") || file.tree.isToken(token - 1, "->") {
      return file.tree.postfixExpression(before: token - 1)
    }
    guard file.language == .objectiveC else { return nil }
    return file.calls(in: token..<token + 1).first {
      $0.style == .message && $0.arguments.isEmpty
    }?.receiver
  }
}

extension LocalizedText {
  fileprivate static func makeForScene(_ language: CodeLanguage) -> LocalizedText {
    let initializer = language == .swift ? "UIWindow(windowScene:)" : "initWithWindowScene:"
    let scene =
      language == .swift ? "view.window?.windowScene" : "view.window.windowScene"
    return LocalizedText(
      en:
        "a window without a scene is never shown: \(initializer), with the scene of a view on screen, \(scene)",
      zhHans: "没有场景的窗口不会显示：请用 \(initializer)，并传入屏幕上某个视图的场景 \(scene)")
  }

  /// - Parameter name: the variable to which the window is assigned.
  fileprivate static func giveScene(
    _ name: String, of window: String, _ language: CodeLanguage
  ) -> LocalizedText {
    let scene =
      language == .swift
      ? (name == window ? "self." : "") + "\(window)?.windowScene" : "self.\(window).windowScene;"
    return LocalizedText(
      en:
        "a window without a scene is never shown, so what it covers or asks for stays open: add “\(name).windowScene = \(scene)” before it is shown",
      zhHans: "没有场景的窗口不会显示，它要遮盖或询问的内容就会暴露：请在显示之前加入“\(name).windowScene = \(scene)”")
  }

  fileprivate static let askView = LocalizedText(
    en: "the window of one scene, or nil: view.window, or windowScene.keyWindow",
    zhHans: "得到的是某个场景的窗口或 nil：请用 view.window 或 windowScene.keyWindow")

  fileprivate static let sceneWindows = LocalizedText(
    en: "windows of all scenes in no order: windowScene.windows",
    zhHans: "得到的是所有场景的窗口，且没有顺序：请用 windowScene.windows")

  fileprivate static func sceneScreen(_ language: CodeLanguage) -> LocalizedText {
    let screen =
      language == .swift ? "view.window?.windowScene?.screen" : "view.window.windowScene.screen"
    return LocalizedText(
      en: "not always the screen of the scene: \(screen)", zhHans: "不一定是场景所在的屏幕：请用 \(screen)")
  }

  fileprivate static let sceneOrientation = LocalizedText(
    en:
      "deprecated: windowScene.effectiveGeometry.interfaceOrientation, before iOS 16 windowScene.interfaceOrientation",
    zhHans:
      "已弃用：请用 windowScene.effectiveGeometry.interfaceOrientation，iOS 16 之前用 windowScene.interfaceOrientation"
  )

  fileprivate static let sceneStatusBar = LocalizedText(
    en: "deprecated: windowScene.statusBarManager?.statusBarFrame",
    zhHans: "已弃用：请用 windowScene.statusBarManager?.statusBarFrame")
}
