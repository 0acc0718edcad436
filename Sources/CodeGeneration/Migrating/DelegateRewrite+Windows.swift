import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Windows that methods create, and the classes of windows.
extension DelegateRewrite {
  mutating func rewrite(
    _ helpers: Set<String>, _ classes: Set<String>, _ app: MigratedApp, _ files: any FileAccess
  ) throws(GenerationFailure) {
    for method in delegate.functions {
      guard let body = method.function.body else { continue }
      let file = method.source.file
      let isHelper =
        helpers.contains(method.function.baseName)
        && !LaunchWords.isCalledBySystem(method.function)
      guard isHelper else {
        // Other methods have no scene to pass on.
        let connecting = isLaunch(method)?.connecting ?? []
        let call = file.calls(in: body).first { call in
          helpers.contains(call.baseName) && LaunchWords.isOwn(call.receiver, file)
            && !connecting.contains { $0.part.tokens.contains(call.nameToken) }
        }
        if let call {
          throw GenerationFailure(
            .makesWindowLater, at: GenerationFailure.Place(method.source, call.nameToken))
        }
        continue
      }
      try GenerationFailure.require(alwaysBuilt: method)
      guard let head = Self.takingScene(method) else {
        throw GenerationFailure(.makesWindowLater, at: method)
      }
      var edits = [head]
      let windows = try MovedCode.windows(in: body, file, classes, method.source)
      edits += windows
      edits += MovedCode.screens(in: body, file, besides: windows)
      edits += MovedCode.calls(of: helpers, in: body, file)
      helperEdits[method.source.path, default: []] += edits
    }
    try requireNoOthers(helpers, app, files)
    guard let interface = delegate.interface, delegate.language == .objectiveC else { return }
    for function in interface.source.file.functions where helpers.contains(function.baseName) {
      if let edit = Self.takingScene((interface.source, function)) {
        helperEdits[interface.source.path, default: []].append(edit)
      }
    }
  }

  /// Returns the edit that adds the scene as the first parameter of a method.
  static func takingScene(_ method: AppSources.Method) -> TextEdit? {
    let file = method.source.file
    let name = method.function.declaration.nameToken
    if file.language == .objectiveC {
      guard method.function.parameters.isEmpty else { return nil }
      return TextEdit(
        ByteRange(at: file.bytes(of: name).end), "InScene:(UIWindowScene *)\(MovedCode.scene)")
    }
    guard file.tree.isOpen(name + 1, "(") else { return nil }
    return TextEdit(
      ByteRange(at: file.bytes(of: name + 1).end),
      "in \(MovedCode.scene): UIWindowScene" + (method.function.parameters.isEmpty ? "" : ", "))
  }

  /// Throws if other code uses a method that receives the scene now.
  func requireNoOthers(
    _ helpers: Set<String>, _ app: MigratedApp, _ files: any FileAccess
  ) throws(GenerationFailure) {
    var reader = AppSourceReader(files, searching: helpers.sorted())
    for path in app.paths.prefix(AppSources.maximumFiles) {
      guard let source = reader.source(path) else { continue }
      let isOwn = ownPaths.contains(path)
      let edits = helperEdits[path] ?? []
      for token in source.file.tree.tokens.indices
      where source.file.tree.isIdentifier(token) && helpers.contains(source.file.tree.name(token)) {
        let range = source.file.bytes(of: token)
        // Its declaration, and the calls that pass the scene.
        let isKnown =
          edits.contains { range.end <= $0.range.start && $0.range.start <= range.end + 1 }
          || splits.contains { split in
            split.method.source.path == path
              && split.connecting.contains { $0.part.tokens.contains(token) }
              && source.file.calls(in: token..<token + 1).contains {
                LaunchWords.isOwn($0.receiver, source.file)
                  && ($0.style == .message || source.file.tree.isOpen(token + 1, "("))
              }
          }
        let mayCall =
          source.file.tree.isToken(token - 1, ".")
          || source.file.calls(in: token..<token + 1).contains { $0.style == .message }
        let isOther =
          !isOwn && !mayCall
          || !delegate.functions.contains { method in
            method.function.baseName == source.file.tree.name(token)
              && MethodMention.mayBe(method, at: token, in: source)
          }
        guard isKnown || isOther else {
          throw GenerationFailure(.makesWindowLater, at: GenerationFailure.Place(source, token))
        }
      }
    }
  }

  /// Returns the window classes that can be created for a scene: UIKit's, and subclasses without an initializer.
  static func windowClasses(_ paths: [String], _ files: any FileAccess) -> Set<String> {
    var classes: Set<String> = ["UIWindow"]
    var reader = AppSourceReader(files, searching: [": UIWindow"])
    for source in paths.prefix(AppSources.maximumFiles).compactMap({ reader.source($0) }) {
      for type in source.file.types where type.inherits(from: "UIWindow") && type.kind != nil {
        let hasInitializer = source.file.functions(of: type).contains {
          $0.declaration.kind == .initializer || $0.baseName.hasPrefix("initWith")
            || $0.baseName == "init"
        }
        if !hasInitializer { classes.insert(type.name) }
      }
    }
    return classes
  }

  /// Returns the range of `= UIWindow(frame: …)` after the type of the property.
  static func valueOfWindow(_ delegate: DelegateParts) throws(GenerationFailure)
    -> ByteRange?
  {
    guard let member = delegate.window, let declaration = member.declaration,
      let value = declaration.value, member.source.file.mentions("UIWindow", in: value)
    else { return nil }
    let source = member.source
    let file = source.file
    guard let type = declaration.type, file.tree.isToken(type.upperBound - 1, "?"),
      file.tree.isToken(value.lowerBound, "UIWindow"), declaration.body == nil,
      !declaration.modifiers.contains("lazy")
    else {
      throw GenerationFailure(
        .windowIsValue, at: GenerationFailure.Place(source, declaration.nameToken))
    }
    return ByteRange(start: file.bytes(of: type).end, end: file.bytes(of: value).end)
  }
}

extension LocalizedText {
  fileprivate static let makesWindowLater = LocalizedText(
    en: "a window is made here, where no scene is known; hand the scene on by hand",
    zhHans: "此处会创建窗口，但无法得知是哪个场景，请自行传递场景")

  static let readsElsewhere = LocalizedText(
    en:
      "the launch options that this reads are nil in an app with scenes; read them in the launch method, or hand on the connection options by hand",
    zhHans: "使用场景的 App 中，此处读取的启动选项为 nil；请在启动方法中读取，或自行改为传递连接选项")

  fileprivate static let windowIsValue = LocalizedText(
    en:
      "the window is made as the value of its property; declare it as “var window: UIWindow?” and make it in the launch method first",
    zhHans: "窗口作为属性的值创建；请先声明为“var window: UIWindow?”，并在启动方法中创建")
}
