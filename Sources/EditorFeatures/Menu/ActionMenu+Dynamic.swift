import ActionFlow
import AppFiles
import Checks
import CodeModel
import CodeRules
import CodeSyntax
import Files
import Guide
import PropertyList
import RuleSubjects
import SourceText

extension ActionMenu {
  /// The rules on code whose findings change what is displayed.
  private static let rulesOnCode: Set<String> = [
    DynamicTitleNotLocalized.description.id, DynamicItemRepeatsStatic.description.id,
    DynamicItemsOverLimit.description.id, DynamicItemNeverMade.description.id,
    TemplateImageNotFound.description.id, IconNameWithScale.description.id,
    UnknownSystemImage.description.id,
  ]

  /// Returns the quick actions that code creates, in the order of the code, as far as it contains their texts.
  ///
  /// - Parameter findings: returns the findings in a source file.
  static func dynamicItems(
    of app: App?, _ lookup: TextLookup, _ reader: IconReader, in files: any FileAccess,
    findings: (String) -> [Finding]
  ) -> [Item] {
    guard let app else { return [] }
    var known: [String: [Finding]] = [:]
    func notes(_ path: String, in range: ByteRange?) -> [Note] {
      guard let range else { return [] }
      let all = known[path] ?? findings(path).filter { rulesOnCode.contains($0.rule) }
      known[path] = all
      return all.filter { range.contains($0.range) }.map {
        Note(
          rule: $0.rule, severity: $0.severity, message: $0.message,
          location: FileLocation(path, $0.range))
      }
    }
    var creations = DynamicCreations(app, files)
    func item(_ trace: ActionTrace, at place: FileLocation) -> Item {
      let path = place.path
      let creation = creations.creation(at: place)
      func text(_ value: Range<Int>?) -> Text? {
        guard let (file, _) = creation, let value else { return nil }
        return creations.texts.shown(
          value, in: file, ofType: trace.type, lookup,
          at: FileLocation(path, file.bytes(of: value)))
      }
      let known = place == trace.declaration ? trace.title : nil
      let title =
        text(creation?.1.title) ?? known.map { lookup.literal($0, at: place) }
        ?? lookup.unknown("…", at: place)
      return Item(
        type: trace.type, isDynamic: true, title: title, subtitle: text(creation?.1.subtitle),
        icon: creation.map { $0.0.shownIcon($0.1.icon, reader) } ?? .unknown("…"),
        location: place, position: nil,
        absence: trace.status == .neverMade ? .neverMade : nil,
        notes: notes(path, in: creation?.1.range ?? place.range))
    }
    return app.traces.filter(\.isDynamic).flatMap { trace in
      ([trace.declaration] + trace.alsoMade).map { item(trace, at: $0) }
    }
  }
}

/// The calls that create quick actions; each source file is read once.
private struct DynamicCreations {
  private struct Source {
    let file: CodeFile
    /// The calls in the order of their starts.
    let creations: [DynamicCreation]

    init(_ file: CodeFile) {
      self.file = file
      creations = file.calls.compactMap { DynamicCreation($0, in: file) }
        .sorted { $0.range.start < $1.range.start }
    }
  }

  /// The deepest nesting of such calls.
  private static let maximumDepth = 8

  var texts: CodeTexts
  private var sources: [String: Source] = [:]

  init(_ app: App, _ files: any FileAccess) { texts = CodeTexts(app, files) }

  /// Returns the innermost call that creates a quick action at a location, with its file; nil where there is none.
  mutating func creation(at place: FileLocation) -> (CodeFile, DynamicCreation)? {
    let path = place.path
    if sources[path] == nil, let file = texts.file(path) { sources[path] = Source(file) }
    guard let source = sources[path], let start = place.range?.start else { return nil }
    let end = source.creations.partitioningIndex { $0.range.start > start }
    return source.creations[..<end].suffix(Self.maximumDepth)
      .last { $0.range.contains(ByteRange(at: start)) }.map { (source.file, $0) }
  }
}

/// The titles of quick actions as users see them in the development language of their apps.
public struct ShownTitles {
  private struct Key: Hashable {
    let type: String
    let declaration: FileLocation
  }

  private var titles: [Key: String] = [:]

  /// - Parameters:
  ///   - lists: the lists of the apps.
  ///   - around: returns the surroundings of a property list or source file.
  public init(
    of apps: [App], _ lists: [DeclaredTypes], in files: any FileAccess,
    around: (String) -> Surroundings?
  ) {
    for app in apps {
      var creations = DynamicCreations(app, files)
      let list = lists.first { $0.path == app.path }
      let lookup = TextLookup(
        list?.plist ?? InfoPlist(SyntaxTree(SourceText(""))),
        around(list?.propertyList ?? app.path), isOfCode: list == nil, in: files)
      guard let language = lookup.languages.first?.code else { continue }
      for trace in app.traces {
        var text: ActionMenu.Text?
        if !trace.isDynamic {
          text = trace.title.map { lookup.text($0, at: nil) }
        } else if let (file, creation) = creations.creation(at: trace.declaration),
          let title = creation.title
        {
          text = creations.texts.shown(
            title, in: file, ofType: trace.type, lookup, at: trace.declaration)
        }
        guard let cell = text?[language], cell.state != .unknown, !cell.text.isEmpty else {
          continue
        }
        titles[Key(type: trace.type, declaration: trace.declaration)] = cell.text
      }
    }
  }

  /// Returns the displayed title, or the title in the file where that is not known.
  public func title(of trace: ActionTrace) -> String? {
    titles[Key(type: trace.type, declaration: trace.declaration)] ?? trace.title
  }
}

/// The arguments of a call that creates a quick action.
private struct DynamicCreation {
  let title: Range<Int>?
  let subtitle: Range<Int>?
  let icon: Range<Int>?
  /// The whole call.
  let range: ByteRange

  /// Returns nil for another call.
  init?(_ call: Call, in file: CodeFile) {
    guard let title = call.argument("localizedTitle") else { return nil }
    self.title = title.value
    subtitle = call.argument("localizedSubtitle")?.value
    icon = call.argument("icon")?.value
    range = file.bytes(of: call.tokens)
  }
}

extension CodeTexts {
  /// The text of an argument, as far as the code states it; nil for none.
  fileprivate mutating func shown(
    _ written: Range<Int>, in file: CodeFile, ofType type: String, _ lookup: TextLookup,
    at location: FileLocation
  ) -> ActionMenu.Text? {
    let value = file.assigned(written)
    if file.tree.isToken(value.lowerBound, "nil"), value.count == 1 { return nil }
    switch text(value, in: file, ofType: type) {
    case .literal(let text): return text.isEmpty ? nil : lookup.literal(text, at: location)
    case .key(let key, let table, let fallback):
      return lookup.lookedUp(key, in: table, else: fallback, at: location)
    case nil: return lookup.unknown(Self.placeholder(file.text(of: written)), at: location)
    }
  }

  /// Returns the placeholder for a text that is known only at run time: its expression.
  private static func placeholder(_ expression: String) -> String {
    let words = expression.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "‹" + PlainLine.text(words, maximumLength: 40) + "›"
  }
}

extension CodeFile {
  /// The value that a name was given last before it is used in a function, or that a property of this name has;
  /// the expression itself where it is no name.
  fileprivate func assigned(_ value: Range<Int>) -> Range<Int> {
    guard value.count == 1, tree.isKind(value.lowerBound, .identifier) else { return value }
    let body = functionWithBody(around: value.lowerBound)?.body
    let known = assignments(named: text(of: value))
    let local = known.last {
      body?.contains($0.nameToken) == true && $0.nameToken < value.lowerBound
    }
    let outer = known.filter { functionWithBody(around: $0.nameToken) == nil }
    return local?.value ?? (outer.count == 1 ? outer[0].value : value)
  }

  /// Returns the icon of an argument, as far as the code contains it.
  fileprivate func shownIcon(_ written: Range<Int>?, _ reader: IconReader) -> ActionMenu.Icon {
    guard let written, !tree.isToken(written.lowerBound, "nil") else { return .none }
    let value = assigned(written)
    for call in calls(in: value) {
      func name(_ label: String) -> String? {
        let argument =
          call.style == .message ? call.arguments.first : call.argument(label)
        return argument.flatMap { string($0.value) }
      }
      let isMessage = call.style == .message
      if !isMessage || call.name.hasPrefix("iconWithSystemImageName"),
        let symbol = name("systemImageName")
      {
        return reader.symbol(symbol)
      }
      if !isMessage || call.name.hasPrefix("iconWithTemplateImageName"),
        let image = name("templateImageName")
      {
        return reader.image(image)
      }
      if let type = isMessage ? call.arguments.first?.value : call.argument("type")?.value {
        let written = text(of: type)
        let caseName = String(written.split(separator: ".").last ?? "")
        let value =
          caseName.hasPrefix(IconType.prefix)
          ? caseName : IconType.prefix + caseName.prefix(1).uppercased() + caseName.dropFirst()
        if IconType.isValue(value) { return reader.type(value) }
      }
    }
    return .unknown("…")
  }
}

extension LocalizedText {
  fileprivate static let neverMade = LocalizedText(
    en: "no code calls the function that would make it", zhHans: "没有代码调用创建它的函数")
}
