import AppFiles
import DocumentationLookup
import Guide
import PropertyList
import PropertyListRules
import RuleSubjects
import SourceText

/// Proposes text that is allowed at a position of an Info.plist.
public enum CompletionProvider {
  /// Returns the proposals for a caret, best first.
  ///
  /// - Parameter surroundings: the surroundings of the property list; read only for proposals of images and titles.
  public static func completions(
    at offset: Int, in plist: InfoPlist, surroundings: @autoclosure () -> Surroundings? = nil
  ) -> [Completion] {
    if let frame = FrameCompletion.completion(at: offset, in: plist.tree) { return [frame] }
    let endTag = EndTagCompletion.completion(at: offset, in: plist.tree)
    guard let context = CompletionContext(at: offset, in: plist), let typed = context.typedWord
    else { return endTag.map { [$0] } ?? [] }
    let candidates = candidates(context, InsertionBuilder(context), plist, surroundings)
    return match(typed, context)
      .select(candidates + [endTag].compactMap(\.self), filterText: context.typedText)
  }

  /// Returns the comparison with the typed text; the finding on an icon type can show what was meant.
  private static func match(_ typed: String, _ context: CompletionContext) -> CompletionMatch {
    switch context.place {
    case .valueText(_, .iconType), .value(.iconType):
      let meant = UnknownIconType.meant(by: typed, in: context.tree)
      let isWord = typed.utf8.count > 2 && IconWords.areBegun(by: typed)
      return CompletionMatch(typed, common: IconType.prefix, guesses: meant == nil && !isWord)
    default: return CompletionMatch(typed)
    }
  }

  /// Returns all candidates at the position, independent of the typed text.
  private static func candidates(
    _ context: CompletionContext, _ builder: InsertionBuilder, _ plist: InfoPlist,
    _ surroundings: () -> Surroundings?
  ) -> [Completion] {
    switch context.place {
    case .key, .keyText: return keys(context, builder)
    case .value(let key): return values(of: key, context, builder, surroundings)
    case .item: return [item(context, builder)]
    case .valueText(let value, .iconType):
      let meant = UnknownIconType.meant(by: context.typedText, in: context.tree)
      return icons(meant) { builder.text($0.value, in: value) }
        + [symbol(meant, in: value, context, builder)].compactMap(\.self)
    case .valueText(let value, .type):
      return typePrefixes(context).enumerated().map { index, prefix in
        completion(prefix: prefix, index, builder.text(prefix, in: value, isWhole: false))
      }
    case .valueText(let value, .iconFile):
      return IconCompletions.images(surroundings(), typed: context.typedText) {
        builder.text($0, in: value)
      }
    case .valueText(let value, .iconSymbolName):
      return IconCompletions.symbols(typed: context.typedText) { builder.text($0, in: value) }
    case .valueText(let value, let key) where key == .title || key == .subtitle:
      let others = plist.localizableTexts.filter { $0.value != value }
      return TitleCompletions.keys(
        surroundings()?.translations, besides: Set(others.map(\.text)), for: key
      ) { builder.text($0, in: value) }
    case .valueText: return []
    }
  }

  // MARK: Keys

  private static func keys(
    _ context: CompletionContext, _ builder: InsertionBuilder
  ) -> [Completion] {
    let keys: [ShortcutKey]
    if case .root = context.owner {
      keys = [.items, .widget]
    } else {
      keys = ShortcutKey.itemKeys.filter(\.isDocumented)
    }
    let present = presentKeys(context)
    let meant = meantKey(context, among: keys)
    // Only one of several icons is displayed: where the item has one, another comes last.
    let icons = ShortcutKey.iconPrecedence
    let hasIcon = icons.contains { present.contains($0.name) }
    let sorted =
      hasIcon
      ? keys.filter { !icons.contains($0) } + keys.filter(icons.contains) : keys
    return sorted.compactMap { key in
      guard !present.contains(key.name) else { return nil }
      let insertion = builder.key(key, value: valueSnippet(for: key, context, builder))
      var completion = Completion(
        label: key.name, kind: .key, detail: detail(of: key), topic: .key(key.name),
        names: SearchWords.words(for: key), insertion: insertion)
      completion.isAdvised = key == meant
      completion.leadsToProposals =
        key.valueKind == .string && key.place == .item && insertion.snippet.hasStops
      return completion
    }
  }

  /// Returns the key that the finding on the typed text advises, unless that text is the beginning of a name.
  private static func meantKey(
    _ context: CompletionContext, among keys: [ShortcutKey]
  ) -> ShortcutKey? {
    guard case .keyText(let node) = context.place, case .item(let item, _) = context.owner,
      let typed = context.typedWord?.lowercased(), typed.utf8.count > 2,
      !keys.contains(where: { $0.name.lowercased().hasPrefix(typed) }),
      let entry = item.entries.first(where: { $0.keyNode == node })
    else { return nil }
    var names = MeantKeys()
    guard case .misspelled(let key) = UnknownKey.reading(of: entry, in: item, &names) else {
      return nil
    }
    return key
  }

  /// Returns the keys that the dictionary already has, except the one being typed.
  private static func presentKeys(_ context: CompletionContext) -> Set<String> {
    var names = Set<String>()
    let tree = context.tree
    for entry in tree.entries(of: context.owner.node) {
      if case .keyText(let key) = context.place, key == entry.key { continue }
      names.insert(tree.scalarText(of: entry.key))
    }
    return names
  }

  private static func detail(of key: ShortcutKey) -> LocalizedText {
    let since = key.since.map { ", iOS \($0)+" } ?? ""
    return key.isRequired
      ? LocalizedText(
        en: "\(key.valueKind.rawValue), required\(since)",
        zhHans: "\(key.valueKind.rawValue)，必填\(since)")
      : LocalizedText(
        en: "\(key.valueKind.rawValue)\(since)", zhHans: "\(key.valueKind.rawValue)\(since)")
  }

  // MARK: Values

  private static func valueSnippet(
    for key: ShortcutKey, _ context: CompletionContext, _ builder: InsertionBuilder
  ) -> Snippet {
    let step = builder.layout.step
    switch key {
    case .items:
      return Snippet("<array>\n" + step) + itemSnippet(among: [], outer: step, step: step)
        + Snippet("\n</array>")
    case .userInfo:
      return Snippet([
        .text("<dict>\n\(step)<key>"), .stop(1, "key"), .text("</key>\n\(step)<string>"),
        .stop(2, "value"), .text("</string>\n</dict>"),
      ])
    case .type:
      let prefix = escapedForXML(typePrefixes(context).first ?? "")
      return Snippet([.text("<string>\(prefix)"), .stop(1, ""), .text("</string>")])
    default:
      return Snippet([.text("<string>"), .stop(1, ""), .text("</string>")])
    }
  }

  private static func values(
    of key: ShortcutKey, _ context: CompletionContext, _ builder: InsertionBuilder,
    _ surroundings: () -> Surroundings?
  ) -> [Completion] {
    if key == .iconType {
      return icons(UnknownIconType.meant(by: context.typedWord ?? "", in: context.tree)) { icon in
        builder.element(Snippet("<string>\(icon.value)</string>"))
      }
    }
    let snippet = valueSnippet(for: key, context, builder)
    let name = key.valueKind.rawValue
    let names =
      key == .iconFile
      ? IconCompletions.images(surroundings(), typed: "") {
        builder.element(Snippet("<string>\(escapedForXML($0))</string>"))
      } : []
    return names + [
      Completion(
        label: "<\(name)>", kind: key == .items ? .snippet : .value, detail: detail(of: key),
        topic: .key(key.name), names: [name], insertion: builder.element(snippet))
    ]
  }

  /// Returns all icon types, with the one that was meant marked.
  private static func icons(
    _ meant: IconWords.Meaning?, _ insertion: (IconType) -> Insertion
  ) -> [Completion] {
    IconType.all.map { icon in
      var completion = completion(icon, insertion(icon))
      completion.isAdvised = meant == .icon(icon)
      return completion
    }
  }

  /// Returns the SF Symbol that was meant by the typed type, together with the key for symbols; nil where the item
  /// already has that key.
  private static func symbol(
    _ meant: IconWords.Meaning?, in value: SyntaxTree.NodeID, _ context: CompletionContext,
    _ builder: InsertionBuilder
  ) -> Completion? {
    guard case .symbol(let symbol)? = meant, case .item(let item, _) = context.owner,
      item[.iconSymbolName] == nil, let entry = item[.iconType], entry.value == value
    else { return nil }
    var insertion = builder.text(symbol.name, in: value)
    insertion.keyChange = context.tree.replacingText(
      of: entry.keyNode, with: ShortcutKey.iconSymbolName.name)
    var completion = Completion(
      label: symbol.name, kind: .symbol,
      detail: LocalizedText(
        en: "SF Symbol · iOS \(symbol.since)+ · changes the key",
        zhHans: "SF Symbol · iOS \(symbol.since)+ · 同时更改键"),
      topic: .key(ShortcutKey.iconSymbolName.name), names: [symbol.name], insertion: insertion)
    completion.isAdvised = true
    return completion
  }

  private static func completion(_ icon: IconType, _ insertion: Insertion) -> Completion {
    let look = icon.appearance
    return Completion(
      label: icon.value, kind: .iconType,
      detail: LocalizedText(
        en: "\(look.english) · iOS \(icon.since)+ · \(icon.symbolName)",
        zhHans: "\(look.simplifiedChinese) · iOS \(icon.since)+ · \(icon.symbolName)"),
      topic: .iconType(icon.value), names: SearchWords.words(for: icon), insertion: insertion)
  }

  private static func completion(prefix: String, _ index: Int, _ insertion: Insertion)
    -> Completion
  {
    Completion(
      label: prefix, kind: .value,
      detail: index == 0 && prefix != TypePrefix.bundleIdentifier
        ? LocalizedText(en: "The beginning of the other types", zhHans: "其他类型共同的开头")
        : LocalizedText(
          en: "The app's bundle identifier, filled in by Xcode", zhHans: "App 的包标识符，由 Xcode 填入"),
      topic: .key(ShortcutKey.type.name), names: [prefix], insertion: insertion)
  }

  /// Returns the prefixes of the types in the file, then the bundle identifier.
  private static func typePrefixes(_ context: CompletionContext) -> [String] {
    var others: [ShortcutItem] = []
    switch context.owner {
    case .item(let item, let declaration):
      others = declaration.items.filter { $0.node != item.node }
    case .array(_, let declaration): others = declaration.items
    case .root: break
    }
    let common = TypePrefix.common(of: others)
    return ([common].compactMap { $0 } + [TypePrefix.bundleIdentifier])
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  // MARK: Items

  private static func item(
    _ context: CompletionContext, _ builder: InsertionBuilder
  ) -> Completion {
    let step = builder.layout.step
    let items: [ShortcutItem] =
      if case .array(_, let declaration) = context.owner { declaration.items } else { [] }
    return Completion(
      label: "<dict>", kind: .snippet,
      detail: LocalizedText(en: "A quick action", zhHans: "一个快捷操作"), topic: .snippet("item"),
      names: SearchWords.item,
      insertion: builder.element(itemSnippet(among: items, outer: "", step: step)))
  }

  /// Returns a whole item; all its lines but the first are indented by `outer` and one more step.
  private static func itemSnippet(
    among items: [ShortcutItem], outer: String, step: String
  ) -> Snippet {
    let new = NewItem(among: items)
    func entry(_ key: ShortcutKey, _ value: [Snippet.Part]) -> [Snippet.Part] {
      let start = "\n\(outer)\(step)"
      return [.text("\(start)<key>\(key.name)</key>\(start)<string>")] + value
        + [.text("</string>")]
    }
    let icons = new.icons.map { String($0.value.dropFirst(IconType.prefix.count)) }
    return Snippet(
      [.text("<dict>")]
        + entry(.type, [.text(escapedForXML(new.typePrefix)), .stop(1, new.typeName)])
        + entry(.title, [.stop(2, new.title)])
        + entry(.iconType, [.text(IconType.prefix), .choice(3, icons)])
        + [.text("\n\(outer)</dict>")])
  }
}
