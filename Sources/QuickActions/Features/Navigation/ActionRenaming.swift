import Files
import Guide
import PropertyList
import SourceText

extension ActionLinks {
  /// Why a type cannot be renamed.
  public enum RenameObstacle: Error, Sendable, Equatable {
    case empty
    /// It holds what a literal would need escapes for.
    case characters
    /// Another quick action has it.
    case taken(String)
    /// What becomes of a type there cannot be followed.
    case notFollowed(FileLocation)
    /// The place makes the type of parts, and the new one cannot be made of them.
    case form(FileLocation)
    case vanished(FileLocation)
  }

  /// The edits that give a type another text wherever it is spelled. Each place keeps its form: a literal,
  /// what stands behind the bundle identifier, the raw value of a case.
  ///
  /// - Parameters:
  ///   - old: the type as the property list, or the code that makes it, has it.
  ///   - text: the content of a source file.
  public func renaming(
    _ old: String, to new: String, text: (String) -> SourceText?
  ) throws(RenameObstacle) -> [FileEdit] {
    guard !new.isBlank else { throw .empty }
    guard !new.unicodeScalars.contains(where: { "\"\\\n\r\t".unicodeScalars.contains($0) }) else {
      throw .characters
    }
    guard old != new else { return [] }
    let pattern = TypePattern(declared: old)
    let wanted = TypePattern(declared: new)
    // Which comparisons are about it only a build tells.
    if !pattern.isTelling, let place = declarations(of: pattern).first { throw .notFollowed(place) }
    guard declarations(of: wanted).isEmpty, creations(of: wanted).isEmpty,
      comparisons(of: wanted).isEmpty
    else { throw .taken(new) }
    if let obstacle = index.obstacles.first(where: \.isAboutType) {
      throw .notFollowed(FileLocation(obstacle.path, obstacle.range))
    }
    if let unknown = index.creations.first(where: { $0.pattern?.isTelling != true && !$0.isTest }) {
      throw .notFollowed(FileLocation(unknown.path, unknown.range))
    }

    var edits: [String: [TextEdit]] = [:]
    for list in lists {
      for item in list.plist.items {
        guard let declared = item.string(.type), let value = item[.type]?.value,
          Self.isSame(declared, pattern)
        else { continue }
        // Another spelling of the same type keeps its beginning.
        let text =
          declared == old ? new : RenamedText.replacingEnd(of: declared, old, with: new)
        guard let edit = text.flatMap({ list.replacingText(of: value, with: $0) }) else {
          throw .form(list.location(of: list.plist.tree[value].content))
        }
        edits[list.path, default: []].append(edit)
      }
    }
    try renameInCode(old, new, pattern, wanted, text, &edits)
    return edits.keys.sorted().map { path in
      FileEdit(path, .edit((edits[path] ?? []).sorted { $0.range.start < $1.range.start }))
    }
  }

  private func renameInCode(
    _ old: String, _ new: String, _ pattern: TypePattern, _ wanted: TypePattern,
    _ text: (String) -> SourceText?, _ edits: inout [String: [TextEdit]]
  ) throws(RenameObstacle) {
    var places: [(FileLocation, isLast: Bool)] = []
    for use in index.uses(of: pattern) {
      if [.prefix, .suffix, .contains].contains(use.kind) {
        guard use.matches(wanted) else { throw .form(use.definition) }
        continue
      }
      places.append((use.definition, use.isLastComponent))
    }
    for creation in index.creations(of: pattern) {
      if let definition = creation.definition { places.append((definition, false)) }
    }
    // Tests and code that is not followed may spell the whole type.
    if old.contains(".") {
      for path in index.files.keys.sorted() {
        for literal in index.files[path]?.literals ?? [] where literal.text == old {
          places.append((FileLocation(path, literal.range), false))
        }
      }
    }
    // A file from which a tool makes a list can be code itself.
    var taken = edits.mapValues { $0.map(\.range) }
    for (place, isLast) in places {
      guard let range = place.range, let source = text(place.path), range.end <= source.length
      else {
        throw .vanished(place)
      }
      guard
        let edit = RenamedText(old: old, new: new, isLastComponent: isLast)
          .edit(in: range, of: source, isSwift: place.path.hasSuffix(".swift"))
      else { throw .form(place) }
      let isKnown = taken[place.path, default: []].contains {
        $0.start <= edit.range.start && edit.range.end <= $0.end
      }
      guard !isKnown else { continue }
      taken[place.path, default: []].append(edit.range)
      edits[place.path, default: []].append(edit)
    }
  }
}

/// How one place that spells a type is changed.
struct RenamedText {
  let old: String
  let new: String
  let isLastComponent: Bool

  func edit(in range: ByteRange, of source: SourceText, isSwift: Bool) -> TextEdit? {
    let text = source[range]
    let last = Self.lastComponent(new)
    let escaped = old.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    for old in [escaped, old] {
      if let at = Self.only(old, in: text), Self.isWhole(old, at, text) {
        return edit(range, at, old, with: new)
      }
    }
    guard isLastComponent || Self.prefix(old) == Self.prefix(new) || !text.contains(old) else {
      return nil
    }
    let oldLast = Self.lastComponent(old)
    // A part of the text keeps its place where the rest stays as it is.
    let isSamePrefix = isLastComponent || Self.prefix(old) == Self.prefix(new)
    guard isSamePrefix else { return nil }
    // The name of a case is its raw value.
    if isSwift, text == oldLast || text == "`\(oldLast)`" {
      return TextEdit(ByteRange(at: range.end), " = \"\(last)\"")
    }
    guard let at = Self.only(oldLast + "\"", in: text), at > 0,
      ["\"", "."].contains(Self.byte(before: at, in: text))
    else { return nil }
    return edit(range, at, oldLast, with: last)
  }

  private func edit(_ range: ByteRange, _ at: Int, _ old: String, with new: String) -> TextEdit {
    let start = range.start + at
    return TextEdit(ByteRange(start: start, end: start + old.utf8.count), new)
  }

  static func lastComponent(_ type: String) -> String {
    TypePattern(declared: type).lastComponent
  }

  /// What stands before the last component.
  static func prefix(_ type: String) -> String {
    String(type.dropLast(lastComponent(type).count))
  }

  /// A text that ends like the old type, with the end of the new one.
  static func replacingEnd(of text: String, _ old: String, with new: String) -> String? {
    guard prefix(old) == prefix(new) || lastComponent(text) == text,
      text.hasSuffix(lastComponent(old))
    else { return nil }
    return String(text.dropLast(lastComponent(old).count)) + lastComponent(new)
  }

  /// The place of a text in another, in bytes; nil unless it is there once.
  private static func only(_ part: String, in text: String) -> Int? {
    let (whole, part) = (Array(text.utf8), Array(part.utf8))
    guard !part.isEmpty, whole.count >= part.count else { return nil }
    var found: Int?
    for start in 0...(whole.count - part.count)
    where whole[start..<start + part.count].elementsEqual(part) {
      guard found == nil else { return nil }
      found = start
    }
    return found
  }

  /// Whether quotes stand on both sides.
  private static func isWhole(_ part: String, _ at: Int, _ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let end = at + part.utf8.count
    return at > 0 && bytes[at - 1] == UInt8(ascii: "\"") && end < bytes.count
      && bytes[end] == UInt8(ascii: "\"")
  }

  private static func byte(before at: Int, in text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.indices.contains(at - 1) else { return "" }
    return String(decoding: [bytes[at - 1]], as: UTF8.self)
  }
}

extension ActionIndex.Obstacle {
  /// Whether the type itself goes where it cannot be followed; another part of the item does not matter
  /// to its type.
  var isAboutType: Bool {
    if case .otherPart = obstacle { false } else { true }
  }
}

extension ActionLinks.RenameObstacle {
  /// - Parameter place: how a place is written.
  public func message(_ place: (FileLocation) -> String) -> LocalizedText {
    switch self {
    case .empty: LocalizedText(en: "A type cannot be empty.", zhHans: "类型不能为空。")
    case .characters:
      LocalizedText(
        en: "A type with quotes, backslashes or line breaks cannot be written in code as it is.",
        zhHans: "含有引号、反斜杠或换行的类型无法原样写进代码。")
    case .taken(let type):
      LocalizedText(
        en: "“\(type)” is the type of another quick action.", zhHans: "“\(type)”已是另一个快捷操作的类型。")
    case .notFollowed(let at):
      LocalizedText(
        en: "What becomes of the type in \(place(at)) cannot be followed; rename it there by hand.",
        zhHans: "无法追踪类型在 \(place(at)) 之后的去向，请手动改名。")
    case .form(let at):
      LocalizedText(
        en:
          "\(place(at)) makes the type of parts: only what stands behind the last dot can be renamed.",
        zhHans: "\(place(at)) 由几部分拼成这个类型：只能修改最后一个点之后的部分。")
    case .vanished(let at):
      LocalizedText(en: "\(place(at)) cannot be read any more.", zhHans: "\(place(at)) 已无法读取。")
    }
  }
}
