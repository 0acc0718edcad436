import ActionFlow
import AppFiles
import Files
import Guide
import PropertyList
import SourceText

extension ActionLinks {
  /// The reason why a type cannot be renamed.
  public enum RenameObstacle: Error, Sendable, Equatable {
    case empty
    /// It holds line breaks or other control characters.
    case characters
    /// The type is known only in a build.
    case unknown(String)
    /// Another quick action has this type.
    case taken(String)
    /// Code already compares this type.
    case compared(String, FileLocation)
    /// The use of a type there cannot be followed.
    case notFollowed(FileLocation)
    /// Code creates quick actions there whose types are known only at run time.
    case madeAnywhere(FileLocation)
    /// The code compares a part of types, and the old and the new type differ in it.
    case condition(FileLocation)
    /// The code builds the type from parts, and the new type cannot be built from them.
    case form(FileLocation)
    /// The code spells the whole type, and the new one contains a build setting.
    case buildSetting(FileLocation)
    /// A property list that declares it is binary or old-style.
    case unwritable(FileLocation)
    /// A file or folder cannot be read, and may contain the type.
    case unread(FileLocation)
    /// A file that contains the type is excluded, behind a link, in another encoding than UTF-8, or in conflict.
    case passedOver(FileLocation)
    case vanished(FileLocation)
  }

  /// The edits that replace a type.
  public struct Renaming: Sendable {
    public internal(set) var edits: [FileEdit] = []
    /// The edits of texts that equal the type, although nothing shows that they refer to it.
    public internal(set) var unsure: Set<FileLocation> = []

    /// The edits of texts that surely refer to the type.
    public var sureEdits: [FileEdit] {
      edits.compactMap { edit in
        guard case .edit(let all) = edit.change else { return edit }
        let sure = all.filter { !unsure.contains(FileLocation(edit.path, $0.range)) }
        return sure.isEmpty ? nil : FileEdit(edit.path, .edit(sure))
      }
    }
  }

  /// Returns the edits that replace a type wherever it is spelled. Each occurrence keeps its notation: a literal, the
  /// part after the bundle identifier, the raw value of a case.
  ///
  /// - Parameters:
  ///   - old: the type as the property list, or the code that creates it, spells it.
  ///   - text: returns the content of a source file.
  public func renaming(
    _ old: String, to new: String, text: @escaping (String) -> SourceText?
  ) throws(RenameObstacle) -> Renaming {
    guard !new.isBlank else { throw .empty }
    guard !new.hasControlCharacters else { throw .characters }
    guard old != new else { return Renaming() }
    try check(old, new)
    var renaming = RenamedPlaces(links: self, old: old, new: new, text: text)
    try renaming.renameInLists()
    try renaming.renameInCode()
    return renaming.result
  }

  private func check(_ old: String, _ new: String) throws(RenameObstacle) {
    let (pattern, wanted) = (TypePattern(declared: old), TypePattern(declared: new))
    // Which comparisons are about it is known only in a build.
    for (text, type) in [(old, pattern), (new, wanted)] where !type.isTelling {
      throw .unknown(text)
    }
    for (path, types) in unwritable where types.contains(where: { Self.isSame($0, pattern) }) {
      throw .unwritable(FileLocation(path))
    }
    let isTaken =
      lists.contains { list in
        list.plist.items.contains { item in
          item.string(.type).map { Self.isSame($0, wanted) && !Self.isSame($0, pattern) } ?? false
        }
      }
      || index.creations(of: wanted).contains { $0.pattern.map { !pattern.matches($0) } ?? false }
    guard !isTaken else { throw .taken(new) }
    for use in index.uses where use.matches(wanted) != use.matches(pattern) {
      guard use.looksAtAPart else {
        if use.matches(wanted) { throw .compared(new, use.definition) }
        continue
      }
      throw .condition(FileLocation(use.path, use.range))
    }
    if let obstacle = index.obstacles.first(where: \.isAboutType) {
      throw .notFollowed(FileLocation(obstacle.path, obstacle.range))
    }
    if let unknown = index.creations.first(where: { !$0.isTest && $0.mayBe(pattern) }) {
      throw .madeAnywhere(FileLocation(unknown.path, unknown.range))
    }
  }
}

/// Collects the edits of all occurrences of a type.
private struct RenamedPlaces {
  let links: ActionLinks
  let old: String
  let new: String
  private let read: (String) -> SourceText?
  /// The texts that were read, each file once.
  private var texts: [String: SourceText] = [:]
  private var edits: [String: [TextEdit]] = [:]
  private var unsure: Set<FileLocation> = []

  init(links: ActionLinks, old: String, new: String, text: @escaping (String) -> SourceText?) {
    self.links = links
    self.old = old
    self.new = new
    read = text
  }

  private var pattern: TypePattern { TypePattern(declared: old) }

  var result: ActionLinks.Renaming {
    ActionLinks.Renaming(
      edits: edits.keys.sorted().map { path in
        FileEdit(path, .edit((edits[path] ?? []).sorted { $0.range.start < $1.range.start }))
      }, unsure: unsure)
  }

  mutating func renameInLists() throws(ActionLinks.RenameObstacle) {
    for list in links.lists {
      for item in list.plist.items {
        guard let declared = item.string(.type), let value = item[.type]?.value,
          ActionLinks.isSame(declared, pattern)
        else { continue }
        // Another spelling of the same type keeps its beginning.
        let text =
          declared == old ? new : RenamedText.replacingEnd(of: declared, old, with: new)
        let place = list.location(of: list.plist.tree[value].content)
        guard let edit = text.flatMap({ list.replacingText(of: value, with: $0) }) else {
          throw .form(place)
        }
        guard list.isMade(of: self.text(list.path)) else { throw .vanished(place) }
        edits[list.path, default: []].append(edit)
      }
    }
  }

  private mutating func text(_ path: String) -> SourceText? {
    if texts[path] == nil { texts[path] = read(path) }
    return texts[path]
  }

  mutating func renameInCode() throws(ActionLinks.RenameObstacle) {
    for use in links.index.uses(of: pattern) where !use.looksAtAPart {
      try rename(use.definition, isLastComponent: use.isLastComponent, use.pattern)
    }
    for creation in links.index.creations(of: pattern) {
      guard let definition = creation.definition else { continue }
      try rename(definition, isLastComponent: false, creation.pattern)
    }
    // Tests and code that is not followed may contain the whole type.
    guard old.contains(".") else { return }
    for path in links.index.files.keys.sorted() {
      guard let facts = links.index.files[path] else { continue }
      for literal in facts.literals where literal.text == old {
        let place = FileLocation(path, literal.range)
        let edit = try rename(place, isLastComponent: false, TypePattern([old]))
        if let edit, !facts.isTest { unsure.insert(FileLocation(path, edit.range)) }
      }
    }
  }

  /// - Parameter spelled: the known parts of the text at the location.
  /// - Returns: the edit; nil where the text was changed already, or stays as it is.
  @discardableResult private mutating func rename(
    _ place: FileLocation, isLastComponent: Bool, _ spelled: TypePattern?
  ) throws(ActionLinks.RenameObstacle) -> TextEdit? {
    guard let range = place.range, let source = text(place.path), range.end <= source.length
    else { throw .vanished(place) }
    let facts = links.index.files[place.path]
    let renamed = RenamedText(
      old: old, new: new, isLastComponent: isLastComponent, isWhole: spelled?.text == old,
      isSwift: place.path.hasSuffix(".swift"))
    let constant = facts?.constants.first { $0.kind == .enumCase && $0.valueRange == range }
    let isImplicit =
      constant.map { constant in
        facts?.constants.contains {
          $0.kind == .enumCase && $0.owner == constant.owner && $0.valueRange == nil
        } ?? false
      } ?? false
    let edit =
      (isImplicit ? constant : nil).flatMap { renamed.removingValue(of: $0, in: source) }
      ?? renamed.edit(in: range, of: source, literals: facts?.literals ?? [])
    guard let edit else {
      throw source[range].contains(RenamedText.lastComponent(old)) ? .form(place) : .vanished(place)
    }
    let before = source[edit.range]
    if holdsPlaceholder(edit.replacement), !holdsPlaceholder(before) { throw .buildSetting(place) }
    // A file from which a tool generates a list can be code itself.
    let isKnown = edits[place.path, default: []].contains {
      $0.range.start <= edit.range.start && edit.range.end <= $0.range.end
    }
    guard !isKnown, before != edit.replacement else { return nil }
    edits[place.path, default: []].append(edit)
    return edit
  }
}

extension ActionIndex.Use {
  /// True if the beginning, the end, or any part of types is compared.
  fileprivate var looksAtAPart: Bool { [.prefix, .suffix, .contains].contains(kind) }
}

extension ActionIndex.Creation {
  /// Returns true if too little of the type is known to distinguish it from another.
  fileprivate func mayBe(_ type: TypePattern) -> Bool {
    guard let pattern else { return true }
    return !pattern.isTelling && pattern.canBe(type)
  }
}

extension ActionIndex.Obstacle {
  /// True if the type itself is passed to code that cannot be followed; other members of the item do not affect its
  /// type.
  var isAboutType: Bool {
    if case .otherPart = obstacle { false } else { true }
  }
}

extension ActionLinks.RenameObstacle {
  /// - Parameter place: returns the notation of a location.
  public func message(_ place: (FileLocation) -> String) -> LocalizedText {
    switch self {
    case .empty: LocalizedText(en: "A type cannot be empty.", zhHans: "类型不能为空。")
    case .characters:
      LocalizedText(
        en: "A type cannot have line breaks, tabs or other control characters.",
        zhHans: "类型中不能有换行、制表符或其他控制字符。")
    case .unknown(let type):
      LocalizedText(
        en: "What “\(type)” becomes only a build tells, so nobody knows which code means it.",
        zhHans: "“\(type)”会变成什么只有构建时才知道，因此无法确定哪些代码指的是它。")
    case .taken(let type):
      LocalizedText(
        en: "“\(type)” is the type of another quick action.", zhHans: "“\(type)”已是另一个快捷操作的类型。")
    case .compared(let type, let at):
      LocalizedText(
        en: "\(place(at)) looks for “\(type)” already and would run for this quick action, too.",
        zhHans: "\(place(at)) 已经在查找“\(type)”，改名后它也会处理这个快捷操作。")
    case .notFollowed(let at):
      LocalizedText(
        en: "What becomes of the type in \(place(at)) cannot be followed; rename it there by hand.",
        zhHans: "无法追踪类型在 \(place(at)) 之后的去向，请手动改名。")
    case .madeAnywhere(let at):
      LocalizedText(
        en:
          "\(place(at)) makes quick actions whose type is only known when the app runs, perhaps this one.",
        zhHans: "\(place(at)) 创建的快捷操作的类型要到运行时才知道，可能正是这一个。")
    case .condition(let at):
      LocalizedText(
        en:
          "\(place(at)) looks at a part of the type only, and would decide otherwise for the new one.",
        zhHans: "\(place(at)) 只比较类型的一部分，改名后判断结果会不同。")
    case .form(let at):
      LocalizedText(
        en:
          "\(place(at)) makes the type of parts: only what stands behind the last dot can be renamed.",
        zhHans: "\(place(at)) 由几部分拼成这个类型：只能修改最后一个点之后的部分。")
    case .buildSetting(let at):
      LocalizedText(
        en:
          "\(place(at)) spells the whole type, where a build setting would stay as it is written.",
        zhHans: "\(place(at)) 写出了完整的类型，构建设置写在那里不会被替换。")
    case .unwritable(let at):
      LocalizedText(
        en:
          "\(place(at)) is binary or in braces and never written; make it XML first (plutil -convert xml1).",
        zhHans: "\(place(at)) 是二进制或花括号格式，不会被改写；请先转成 XML（plutil -convert xml1）。")
    case .unread(let at):
      LocalizedText(
        en: "\(place(at)) cannot be read, and may spell the type; give the right to read it first.",
        zhHans: "无法读取 \(place(at))，其中可能写有这个类型；请先授予读取权限。")
    case .passedOver(let at):
      LocalizedText(
        en:
          "\(place(at)) spells the type, but is excluded, behind a link, not in UTF-8 or in the middle of a merge; rename it there by hand first.",
        zhHans: "\(place(at)) 写有这个类型，但它被排除、位于链接之后、不是 UTF-8 编码或正在合并；请先在那里手动改名。")
    case .vanished(let at):
      LocalizedText(
        en: "\(place(at)) has changed, or cannot be read any more; try again in a moment.",
        zhHans: "\(place(at)) 已被修改或无法读取，请稍后重试。")
    }
  }
}
