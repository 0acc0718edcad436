import AppFiles
import CodeSyntax
import Files
import Guide
import RuleSubjects
import SourceText

/// A key that is being typed in a file from which a tool generates property lists, before there is a value: `"UI"` in
/// JSON and Swift, `UI` or nothing on a line of YAML. Its position in the list is found by completing the entry.
struct UnfinishedKey {
  /// The file with the entry completed, and the position of the caret in it.
  let finished: SourceText
  let offset: Int
  /// The letters in the original file.
  let word: ByteRange
  /// The text after the key.
  let suffix: String

  /// Returns the proposals for such a key; empty where no key of a quick action is allowed.
  static func completions(
    at offset: Int, in file: GeneratorFile, surroundings: @escaping (GeneratedList) -> Surroundings?
  ) -> [Completion] {
    guard file.source.length <= maximumLength else { return [] }
    if let value = Self(valueAt: offset, in: file) {
      let finished = GeneratorFile(file.path, value.finished)
      guard let (list, inList) = finished.place(at: value.offset) else { return [] }
      let place = GeneratorFeatures.Place(
        list: list, offset: inList, hostOffset: value.offset, surroundings: { surroundings(list) })
      return GeneratorFeatures.completions(at: place).filter { $0.kind != .key }
        .map { value.adapting($0, $0.insertion.snippet) }
    }
    // The value precedes the added text, so that its range is that of the file.
    if let finished = finishedValue(at: offset, in: file) {
      guard let (list, inList) = finished.place(at: offset) else { return [] }
      let place = GeneratorFeatures.Place(
        list: list, offset: inList, hostOffset: offset, surroundings: { surroundings(list) })
      return GeneratorFeatures.completions(at: place).filter { $0.kind != .key }
    }
    // Of the root's keys only those of quick actions are read.
    for name in ["", "UIApplicationShortcut"] {
      guard let key = Self(at: offset, in: file, named: name) else { return [] }
      let finished = GeneratorFile(file.path, key.finished)
      guard let (list, inList) = finished.place(at: key.offset) else { continue }
      let place = GeneratorFeatures.Place(
        list: list, offset: inList, hostOffset: key.offset, surroundings: { surroundings(list) })
      let found = GeneratorFeatures.completions(at: place).filter { $0.kind == .key }
      if !found.isEmpty { return found.map(key.adapting) }
    }
    return []
  }

  /// The most bytes of a file that is read again for each letter.
  private static let maximumLength = 256 * 1024

  /// - Parameter name: the name of the key in the completed entry; empty for the typed text.
  private init?(at offset: Int, in file: GeneratorFile, named name: String) {
    let bytes = file.source.bytes
    guard (0...bytes.count).contains(offset) else { return nil }
    let start = bytes[..<offset].lastIndex { !Self.isLetter($0) }.map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex { !Self.isLetter($0) } ?? bytes.count
    let typed = String(decoding: bytes[start..<end], as: UTF8.self)
    guard end - start <= 100, name.isEmpty || name.lowercased().hasPrefix(typed.lowercased()) else {
      return nil
    }
    word = ByteRange(start: start, end: end)
    let key = !name.isEmpty ? name : typed.isEmpty ? "U" : typed
    let isYAML = FileKind.isXcodeGen(file.path)
    guard
      let (head, tail, suffix) = isYAML
        ? Self.finishYAML(bytes, start, end) : Self.finishQuoted(bytes, start, end)
    else { return nil }
    let before = Array(bytes[..<head.end]) + Array(head.text.utf8) + Array(key.utf8)
    finished = Self.finished(
      before, tail.text, Array(bytes[tail.start...]), isSwift: Self.isSwift(file))
    self.offset = head.end + head.text.utf8.count + (offset - start)
    self.suffix = suffix
  }

  /// Completes an empty YAML value: `key: ` becomes `key: U`.
  private init?(valueAt offset: Int, in file: GeneratorFile) {
    let bytes = file.source.bytes
    guard FileKind.isXcodeGen(file.path), offset >= 2, offset <= bytes.count,
      bytes[offset - 1] == 0x20,
      bytes[..<offset].last(where: { $0 != 0x20 }) == UInt8(ascii: ":"),
      bytes[offset...].first(where: { $0 != 0x20 }).map({ $0 == 0x0A || $0 == 0x0D }) ?? true
    else { return nil }
    finished = SourceText(Array(bytes[..<offset]) + Array("U".utf8) + Array(bytes[offset...]))
    self.offset = offset
    word = ByteRange(at: offset)
    suffix = ""
  }

  /// Returns the file with an unterminated Swift string after a colon closed; nil where there is none.
  private static func finishedValue(at offset: Int, in file: GeneratorFile) -> GeneratorFile? {
    let bytes = file.source.bytes
    guard isSwift(file), (1...bytes.count).contains(offset),
      let quote = bytes[..<offset].lastIndex(where: { !isOfValue($0) }),
      bytes[quote] == UInt8(ascii: "\""),
      bytes[..<quote].last(where: { !isSpace($0) }) == UInt8(ascii: ":")
    else { return nil }
    let end = bytes[offset...].firstIndex { !isOfValue($0) } ?? bytes.count
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "\"")
    guard isClosed || bytes[end...].prefix(1).allSatisfy({ isSpace($0) || endsValue($0) }) else {
      return nil
    }
    let start = isClosed ? end + 1 : end
    let finished = finished(
      Array(bytes[..<start]), isClosed ? "" : "\"", Array(bytes[start...]), isSwift: true)
    return finished.length > file.source.length ? GeneratorFile(file.path, finished) : nil
  }

  private static func isSwift(_ file: GeneratorFile) -> Bool {
    file.path.lowercased().hasSuffix(".swift")
  }

  private static func isOfValue(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private static func endsValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ",")
  }

  /// Returns the three parts of a file in a row. In Swift the brackets that are open after the second part are closed
  /// there, as editors do not close all of them: otherwise the call around them could not be read.
  private static func finished(
    _ before: [UInt8], _ text: String, _ after: [UInt8], isSwift: Bool
  ) -> SourceText {
    let whole = SourceText(before + Array(text.utf8) + after)
    guard isSwift else { return whole }
    let comma = text.hasSuffix(",") ? "," : ""
    let entry = before + Array(text.dropLast(comma.utf8.count).utf8)
    let missing = missingBrackets(in: CodeTree(whole, .swift), at: entry.count)
    guard missing > 0 else { return whole }
    let brackets = [UInt8](repeating: UInt8(ascii: "]"), count: missing)
    return SourceText(entry + brackets + Array(comma.utf8) + after)
  }

  /// Returns the number of missing `]` at an offset: a closing bracket of another kind belongs to an outer one.
  private static func missingBrackets(in tree: CodeTree, at offset: Int) -> Int {
    var open: [(byte: UInt8, start: Int)] = []
    for token in tree.tokens {
      let byte = token.start < tree.source.length ? tree.source.bytes[token.start] : 0
      if token.kind == .open { open.append((byte, token.start)) }
      guard token.kind == .close else { continue }
      // The opening brackets are one or two before their partners in ASCII.
      let fits = open.lastIndex { $0.byte == byte &- 1 || $0.byte == byte &- 2 }
      guard let fits else { return 0 }
      let missing = open[(fits + 1)...]
      if !missing.isEmpty {
        let isOpen = missing.allSatisfy { $0.byte == UInt8(ascii: "[") && $0.start < offset }
        return token.start >= offset && isOpen ? missing.count : 0
      }
      open.removeLast()
    }
    return 0
  }

  private typealias Finish = (
    head: (end: Int, text: String), tail: (text: String, start: Int), suffix: String
  )

  /// Completes `"UI"` to `"UI": ""`, with the commas that are missing.
  private static func finishQuoted(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Finish? {
    guard start > 0, bytes[start - 1] == UInt8(ascii: "\"") || bytes[start - 1] == UInt8(ascii: "'")
    else { return nil }
    let quote = bytes[start - 1]
    let close = end < bytes.count && bytes[end] == quote ? end + 1 : end
    let next = bytes[close...].first { !isSpace($0) }
    guard close > end || bytes[end...].prefix(1).allSatisfy(isSpace), next != UInt8(ascii: ":")
    else { return nil }
    guard let before = bytes[..<(start - 1)].last(where: { !isSpace($0) }),
      before != UInt8(ascii: ":")
    else { return nil }
    let opens = [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ",")].contains(before)
    let mark = quote == UInt8(ascii: "'") ? "'" : "\""
    let ends = next.map {
      [UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ",")].contains($0)
    }
    return (
      (start - 1, (opens ? "" : ",") + mark),
      (mark + ": " + mark + mark + (ends == false ? "," : ""), close), ""
    )
  }

  /// Completes a line that contains only letters to `UI: x`.
  private static func finishYAML(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Finish? {
    let line = bytes[..<start].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let head = bytes[line..<start]
    let isFirst = head.contains(UInt8(ascii: "-"))
    guard head.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") }),
      !isFirst || head.last == 0x20 && head.count(where: { $0 == UInt8(ascii: "-") }) == 1
    else { return nil }
    let lineEnd = bytes[end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let rest = bytes[end..<lineEnd].filter { $0 != 0x20 }
    guard rest.isEmpty || rest == [UInt8(ascii: ":")] else { return nil }
    return ((start, ""), (": x", lineEnd), rest.isEmpty ? ": " : "")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Returns a proposal for the completed file at its position in the original file.
  private func adapting(_ completion: Completion) -> Completion {
    adapting(completion, Snippet(completion.label + suffix))
  }

  private func adapting(_ completion: Completion, _ snippet: Snippet) -> Completion {
    var changed = Completion(
      label: completion.label, kind: completion.kind, detail: completion.detail,
      topic: completion.topic, names: completion.names,
      insertion: Insertion(
        range: word, insertRange: nil, snippet: snippet,
        lineIndentation: "", newline: "\n"))
    changed.filterText = completion.filterText
    changed.sortText = completion.sortText
    return changed
  }
}
