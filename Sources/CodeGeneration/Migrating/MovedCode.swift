import AppFiles
import CodeModel
import CodeSyntax
import Guide
import SourceText

/// The statements of a launch method as they are written where a scene connects.
struct MovedCode {
  /// The whole lines, with their indentation.
  private(set) var text = ""
  /// True if they read the connection options.
  private(set) var readsOptions = false
  /// True if they create the window.
  private(set) var makesWindow = false
  /// The ranges that are rewritten.
  private(set) var rewritten: [ByteRange] = []
  /// The `return` at the end, if its value decides whether the event of a launch is still delivered.
  private(set) var answer: String?
  /// The positions that the developer has to check.
  private(set) var remarks: [MigrationRemark] = []

  static let scene = "windowScene"
  static let options = "connectionOptions"

  /// - Parameters:
  ///   - other: the launch method whose statements precede these.
  ///   - helpers: the delegate's methods that receive the scene now.
  ///   - windowClasses: the classes of windows that can be created for a scene.
  init(
    _ split: LaunchSplit, behind other: LaunchSplit?, helpers: Set<String>,
    windowClasses: Set<String>
  ) throws(GenerationFailure) {
    let file = split.file
    // A condition of the preceding statements is not repeated.
    let asked = other.map { other in
      other.copied.map { other.file.text(of: other.parts[$0].part.tokens) }
    }
    let parts = split.connecting.filter { part in
      part.exits.isEmpty || asked?.contains(file.text(of: part.part.tokens)) != true
    }
    guard !parts.isEmpty else { return }
    var edits: [TextEdit] = []
    remarks += split.remarksOnCarried
    for place in split.following.sorted() {
      remarks.append(
        MigrationRemark(
          GenerationFailure.Place(split.method.source, split.parts[place].part.tokens.lowerBound),
          .runsForEachScene))
    }
    for part in parts {
      for token in part.part.tokens where file.tree.isToken(token, "applicationState") {
        remarks.append(
          MigrationRemark(GenerationFailure.Place(split.method.source, token), .stateIsBackground))
      }
      let windows = try Self.windows(
        in: part.part.tokens, file, windowClasses, split.method.source)
      try Self.requireKnownWindows(in: part.part.tokens, windows, split)
      makesWindow = makesWindow || !windows.isEmpty
      edits += windows
      edits += Self.screens(in: part.part.tokens, file, besides: windows)
      edits += try launchOptions(in: part, split)
      edits += Self.calls(of: helpers, in: part.part.tokens, file)
      if !split.answers {
        edits += part.exits.compactMap { exit in
          let value = ByteRange(
            start: file.bytes(of: exit.lowerBound).end, end: file.bytes(of: exit).end)
          guard exit.count > 1, file.tree.isToken(exit.lowerBound, "return") else { return nil }
          let end = file.language == .objectiveC && file.tree.isToken(exit.upperBound - 1, ";")
          return TextEdit(value, end ? ";" : "")
        }
      }
    }
    var lines = ""
    var previous: ByteRange?
    for part in parts {
      let own = edits.filter {
        part.part.range.start <= $0.range.start && $0.range.end <= part.part.range.end
      }
      // An empty line between statements stays one.
      if let previous, Self.isBlank(previous.end, part.part.range.start, file) {
        lines += CodeStyle(file, else: .xcode).newline
      }
      lines += Self.text(part.part.range, own, file)
      previous = part.part.range
    }
    text = lines
    rewritten = edits.map(\.range)
    if split.answers, let final = split.parts.last {
      var own = try launchOptions(in: final, split)
      own += Self.calls(of: helpers, in: final.part.tokens, file)
      answer = Self.text(file.bytes(of: final.part.tokens), own, file)
    }
    if parts.contains(where: { $0.uses.contains(split.application) }), split.application != "_",
      let first = parts.first
    {
      let indentation = Layout.indentation(
        ofLineAt: file.bytes(of: first.part.tokens.lowerBound).start, in: file.source)
      let line =
        file.language == .swift
        ? "let \(split.application) = UIApplication.shared"
        : "UIApplication *\(split.application) = UIApplication.sharedApplication;"
      text = indentation + line + CodeStyle(file, else: .xcode).newline + text
    }
  }

  /// Returns true if the line before an offset is blank and no statement of another part is between.
  private static func isBlank(_ end: Int, _ start: Int, _ file: CodeFile) -> Bool {
    let line = file.source.lines.line(at: start)
    guard line > 0 else { return false }
    let range = file.source.range(ofLine: line - 1)
    return end <= range.start && file.source[range].trimmed.isEmpty
  }

  /// Returns a range of the source with edits applied.
  static func text(_ range: ByteRange, _ edits: [TextEdit], _ file: CodeFile) -> String {
    var text = ""
    var at = range.start
    let sorted = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    for edit in sorted where edit.range.start >= at {
      text += file.source[ByteRange(start: at, end: edit.range.start)] + edit.replacement
      at = edit.range.end
    }
    return text + file.source[ByteRange(start: at, end: range.end)]
  }

  // MARK: Windows

  /// Returns the edits that create windows for the scene: `UIWindow(frame: …)` creates one that is never shown.
  static func windows(
    in tokens: Range<Int>, _ file: CodeFile, _ classes: Set<String>, _ source: AppSources.Source
  ) throws(GenerationFailure) -> [TextEdit] {
    if let token = otherScreen(in: tokens, file) {
      throw GenerationFailure(.isOnOtherScreen, at: GenerationFailure.Place(source, token))
    }
    var edits: [TextEdit] = []
    for call in file.calls(in: tokens) {
      switch call.style {
      case .call:
        guard call.name == "UIWindow" || call.name.hasSuffix("Window"),
          call.receiver == nil, call.name.first?.isUppercase == true,
          file.language == .swift
        else { continue }
        let labels = call.arguments.map(\.label)
        guard labels.isEmpty || labels == ["frame"] else { continue }
        guard classes.contains(call.name) else {
          throw GenerationFailure(
            .ownWindow(call.name), at: GenerationFailure.Place(source, call.nameToken))
        }
        let range = ByteRange(
          start: file.bytes(of: call.nameToken).start, end: file.bytes(of: call.tokens).end)
        edits.append(TextEdit(range, "\(call.name)(windowScene: \(scene))"))
      case .message:
        guard ["initWithFrame:", "init", "new"].contains(call.name), let receiver = call.receiver,
          let name = file.names(receiver).first, name.hasSuffix("Window"),
          file.names(receiver) == [name, "alloc"]
            || call.name == "new" && file.names(receiver) == [name]
        else { continue }
        guard classes.contains(name) else {
          throw GenerationFailure(
            .ownWindow(name), at: GenerationFailure.Place(source, call.nameToken))
        }
        edits.append(
          TextEdit(
            file.bytes(of: call.tokens), "[[\(name) alloc] initWithWindowScene:\(scene)]"))
      }
    }
    return edits
  }

  /// Returns the position where a window is assigned to another screen than the main one: by its `screen`, or by its
  /// initial frame.
  private static func otherScreen(in tokens: Range<Int>, _ file: CodeFile) -> Int? {
    let tree = file.tree
    let set = file.assignments(in: tokens).first { assignment in
      assignment.name == "screen" && assignment.receiver != nil
        && !assignment.value.contains { tree.isToken($0, among: ["main", "mainScreen"]) }
    }
    if let set { return set.nameToken }
    return file.calls(in: tokens).first { call in
      call.name.hasSuffix("Window") || call.name == "initWithFrame:"
    }.flatMap { call in
      call.arguments.contains { argument in
        argument.value.contains {
          tree.isToken($0, "screens")
            && (tree.isToken($0 - 1, ".") || tree.isToken($0 - 1, "UIScreen"))
        }
      } ? call.nameToken : nil
    }
  }

  /// Throws if a window is created in a way that gives it no scene.
  private static func requireKnownWindows(
    in tokens: Range<Int>, _ made: [TextEdit], _ split: LaunchSplit
  ) throws(GenerationFailure) {
    let file = split.file
    for assignment in file.assignments(in: tokens)
    where split.words.windows.contains(assignment.name) {
      let range = file.bytes(of: assignment.value)
      let isMade = made.contains { range.start <= $0.range.start && $0.range.end <= range.end }
      let takesFrame = file.calls(in: assignment.value).contains { call in
        call.argument("frame") != nil || call.name.hasPrefix("initWithFrame") || call.name == "init"
      }
      guard isMade || !takesFrame else {
        throw GenerationFailure(
          .ownWindow(file.text(of: assignment.value)),
          at: GenerationFailure.Place(split.method.source, assignment.nameToken))
      }
    }
  }

  /// Returns the edits that replace the main screen by the scene's, except in arguments of windows.
  static func screens(
    in tokens: Range<Int>, _ file: CodeFile, besides windows: [TextEdit]
  ) -> [TextEdit] {
    let tree = file.tree
    var edits: [TextEdit] = []
    for at in tokens where tree.isToken(at, "UIScreen") {
      if tree.isToken(at + 1, "."), tree.isToken(at + 2, among: ["main", "mainScreen"]) {
        edits.append(TextEdit(file.bytes(of: at..<at + 3), scene + ".screen"))
      } else if file.language == .objectiveC, tree.isOpen(at - 1, "["),
        tree.isToken(at + 1, "mainScreen"), tree.isClose(at + 2, "]")
      {
        edits.append(TextEdit(file.bytes(of: at - 1..<at + 3), scene + ".screen"))
      }
    }
    return edits.filter { edit in
      !windows.contains { $0.range.start <= edit.range.start && edit.range.end <= $0.range.end }
    }
  }

  // MARK: Launch options

  private mutating func launchOptions(
    in part: LaunchPart, _ split: LaunchSplit
  ) throws(GenerationFailure) -> [TextEdit] {
    let file = split.file
    guard split.options != "_" else { return [] }
    let unwrapped = UnwrappedOptions.all(in: part.part.tokens, file, options: split.options)
    let handed = split.words.handed(split.options, in: part.part.tokens, file)
    // If nothing is read, the uses of the options can become `nil`.
    let isRead = !part.namesOptions
    var edits = isRead ? unwrapped.map(\.edit) : []
    for token in part.part.tokens
    where unwrapped.isName(token, file, options: split.options)
      && !(isRead && unwrapped.unwraps(token))
    {
      let place = GenerationFailure.Place(split.method.source, token)
      if let option = LaunchOption(at: token, file) {
        if let edit = Self.edit(reading: option, of: Self.options, file) {
          readsOptions = true
          edits.append(edit)
          continue
        }
        guard !option.isForced else {
          throw GenerationFailure(.hasNoOption(option.name), at: place)
        }
        remarks.append(MigrationRemark(place, .hasNoOption(option.name)))
        let type = option.type.map { file.text(of: $0) } ?? "Any"
        edits.append(
          TextEdit(
            file.bytes(of: option.tokens), file.language == .swift ? "nil as \(type)?" : "nil"))
        continue
      }
      if handed[token] != nil || isRead && LaunchPart.isTest(token, file) {
        readsOptions = true
        edits.append(TextEdit(file.bytes(of: token), Self.options))
        continue
      }
      // `if let options = launchOptions` cannot be `nil`.
      guard !file.tree.isToken(token - 1, among: ["=", "let", "var"]) else {
        throw GenerationFailure(.optionsRenamed, at: place)
      }
      guard Self.isArgument(token, file) else {
        throw GenerationFailure(.asksForOptions, at: place)
      }
      remarks.append(MigrationRemark(place, .optionsAreNil))
      edits.append(TextEdit(file.bytes(of: token), "nil"))
    }
    return edits
  }

  /// Returns true for a name that is passed on whole, so that `nil` can replace it. Code that compares or tests it
  /// would compare `nil`.
  private static func isArgument(_ token: Int, _ file: CodeFile) -> Bool {
    let tree = file.tree
    if tree.isOpen(token - 1, "("), tree.isToken(token - 2, among: ["if", "while", "return"]) {
      return false
    }
    let begins =
      tree.isOpen(token - 1, "(") || tree.isToken(token - 1, ",") || tree.isColon(token - 1)
    let ends =
      tree.kind(token + 1) == .close || tree.isToken(token + 1, ",")
      || file.language == .objectiveC && tree.isIdentifier(token + 1)
    return begins && ends
  }

  /// Returns the edit that reads a value from the connection options instead of the launch options; nil for one that
  /// they lack.
  static func edit(reading option: LaunchOption, of name: String, _ file: CodeFile) -> TextEdit? {
    guard let value = LaunchOptionValue.expression(option.name, name, file.language) else {
      return nil
    }
    let cast = option.type.map { file.text(of: $0) }
    guard file.language == .swift, let type = option.type,
      cast != LaunchOptionValue.type(option.name)
    else {
      let isForced = option.isForced && file.language == .swift
      return TextEdit(file.bytes(of: option.tokens), isForced ? "(\(value))!" : value)
    }
    // A cast to another type stays.
    let read = option.tokens.lowerBound..<type.lowerBound - 2
    return TextEdit(file.bytes(of: read), "(\(value))")
  }

  // MARK: Helpers

  /// Returns the edits that pass the scene to methods that create the window.
  static func calls(
    of helpers: Set<String>, in tokens: Range<Int>, _ file: CodeFile
  ) -> [TextEdit] {
    file.calls(in: tokens).compactMap { call in
      guard helpers.contains(call.baseName), LaunchWords.isOwn(call.receiver, file) else {
        return nil
      }
      let name = file.bytes(of: call.nameToken)
      guard call.style == .call else {
        return call.arguments.isEmpty
          ? TextEdit(ByteRange(at: name.end), "InScene:\(scene)") : nil
      }
      guard file.tree.isOpen(call.nameToken + 1, "(") else { return nil }
      let place = ByteRange(at: file.bytes(of: call.nameToken + 1).end)
      return TextEdit(place, "in: \(scene)" + (call.arguments.isEmpty ? "" : ", "))
    }
  }
}

/// A note on something that the developer has to do or check, with its position.
public struct MigrationRemark: Sendable {
  public let place: GenerationFailure.Place?
  public let text: LocalizedText

  init(_ place: GenerationFailure.Place?, _ text: LocalizedText) {
    self.place = place
    self.text = text
  }
}

extension LocalizedText {
  fileprivate static let isOnOtherScreen = LocalizedText(
    en:
      "a window for another screen belongs to a scene of that screen, UIWindowSceneSessionRoleExternalDisplayNonInteractive; take it out of the launch first and make it where that scene connects",
    zhHans:
      "其他屏幕上的窗口属于该屏幕的场景（UIWindowSceneSessionRoleExternalDisplayNonInteractive）；请先把它移出启动方法，并在该场景连接时创建"
  )

  fileprivate static func ownWindow(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "“\(name)” is a window of your own; give it init(windowScene:) and use that here first",
      zhHans: "“\(name)”是自定义的窗口，请先为它提供 init(windowScene:) 并在此处使用")
  }

  static func hasNoOption(_ key: String) -> LocalizedText {
    LocalizedText(
      en: "the launch option “\(key)” has no counterpart in the connection options and is nil",
      zhHans: "启动选项“\(key)”在连接选项中没有对应的值，始终为 nil")
  }

  fileprivate static let runsForEachScene = LocalizedText(
    en:
      "this moves with what it follows and runs for every scene that connects; UIKit can connect one twice",
    zhHans: "此处随其前面的代码一起移动，每次有场景连接时都会执行；UIKit 可能会再次连接场景")

  fileprivate static let stateIsBackground = LocalizedText(
    en:
      "an app with scenes launches in the background state, so that this condition has to go or ask the scene",
    zhHans: "使用场景的 App 启动时处于后台状态，此条件应删除，或改为询问场景")

  static let optionsAreNil = LocalizedText(
    en: "the launch options are nil in an app with scenes; read the connection options instead",
    zhHans: "使用场景的 App 中启动选项为 nil，请改为读取连接选项")

  fileprivate static let asksForOptions = LocalizedText(
    en:
      "this asks whether there are launch options, and in an app with scenes there are none; ask for the value that is meant first, such as that of the key “url”",
    zhHans: "此处判断是否有启动选项，而使用场景的 App 中没有启动选项；请先改为判断所需的值，例如键“url”的值")

  static let optionsRenamed = LocalizedText(
    en: "the launch options get another name here; read their keys from the parameter first",
    zhHans: "启动选项在此处改了名称，请先直接从参数读取各个键")
}
