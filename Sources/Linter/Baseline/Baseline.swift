#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Checks
import Guide
import SourceText

/// Known findings that are not to be reported, so that an old project can start without findings.
///
/// A finding is recognized by its file, its rule, the keys around it and the text that it is about, and by the number
/// of such findings; lines, columns, the order of items and the wording of messages do not matter. Of findings that
/// are equal in all this, those in unchanged items are recognized first.
public struct Baseline: Sendable, Equatable {
  /// Incremented when a member changes its meaning.
  public static let version = 1
  /// The length, in characters, to which the text of a finding is cut.
  static let maximumTextLength = 120
  /// The length, in bytes, of the part of an item by which it is recognized.
  static let maximumItemLength = 4096

  /// The properties by which a finding is recognized.
  public struct Mark: Sendable, Hashable, Codable {
    /// The path from the folder of the baseline; `-` for standard input.
    public let file: String
    /// The id of the rule.
    public let rule: String
    /// The keys around it, such as `UIApplicationShortcutItems[].UIApplicationShortcutItemType`.
    public let place: String
    /// The text that the finding is about, on one line.
    public let text: String

    /// - Parameter place: see `SyntaxTree.keys(around:)`; empty for files without keys.
    public init(_ finding: Finding, in file: String, place: String, source: SourceText) {
      self.file = file
      rule = finding.rule
      self.place = place
      let words = source[finding.range].prefix(Baseline.maximumTextLength)
        .split(whereSeparator: \.isWhitespace)
      text = words.joined(separator: " ")
    }
  }

  /// A finding in a check, with its mark and the item around it.
  public struct Sighting: Sendable {
    /// The properties of the finding, except for the item around it.
    public let mark: Mark
    /// A fingerprint of the item around it; empty where there is none.
    let item: String

    /// - Parameter item: the text of the item around the finding; empty where there is none.
    public init(_ mark: Mark, item: String) {
      self.mark = mark
      self.item = Baseline.fingerprint(of: item)
    }
  }

  /// The number of known findings with each mark.
  public private(set) var counts: [Mark: Int] = [:]
  /// The fingerprints of the items around findings, with the number of findings in each.
  private var items: [Mark: [String: Int]] = [:]

  public init() {}

  /// Adds a finding to those that are known.
  public mutating func insert(_ sighting: Sighting) {
    counts[sighting.mark, default: 0] += 1
    if !sighting.item.isEmpty { items[sighting.mark, default: [:]][sighting.item, default: 0] += 1 }
  }

  /// The number of known findings.
  public var count: Int { counts.values.reduce(0, +) }

  /// Returns the indexes of the findings of one file that are not known, in order. Of equal findings, those in known
  /// items are known first, then the first of the others.
  public func unknown(_ sightings: [Sighting]) -> [Int] {
    var (left, items) = (counts, items)
    func takesOne(_ count: inout Int?) -> Bool {
      guard let number = count, number > 0 else { return false }
      count = number - 1
      return true
    }
    let rest = sightings.indices.filter { index in
      let sighting = sightings[index]
      guard (left[sighting.mark] ?? 0) > 0,
        takesOne(&items[sighting.mark, default: [:]][sighting.item])
      else { return true }
      return !takesOne(&left[sighting.mark])
    }
    return rest.filter { !takesOne(&left[sightings[$0].mark]) }
  }

  /// Returns a hash of a text without its white space, so that a change of the layout does not matter.
  private static func fingerprint(of text: String) -> String {
    guard !text.isEmpty else { return "" }
    return String(FNV1a.hash(text.utf8.lazy.filter { $0 > 0x20 }), radix: 16)
  }

  /// Returns the number of known findings of some files that no longer exist.
  ///
  /// - Parameters:
  ///   - marks: all findings of those files.
  ///   - isAsked: returns true for a rule that was run.
  public func gone(
    from files: Set<String>, _ marks: [Mark], isAsked: (_ rule: String) -> Bool = { _ in true }
  ) -> Int {
    let found = Dictionary(marks.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.reduce(0) { gone, known in
      guard files.contains(known.key.file), isAsked(known.key.rule) else { return gone }
      return gone + max(0, known.value - (found[known.key] ?? 0))
    }
  }
}

// MARK: The file

extension Baseline {
  /// The reason why a file is not a baseline.
  public struct Failure: Error, Sendable {
    /// One line, with the position if there is one.
    public let reason: LocalizedText
  }

  private struct Document: Codable {
    struct Entry: Codable {
      let file: String
      let rule: String
      let place: String
      let text: String
      let count: Int
      /// The fingerprints of the items around them, in order; absent where there is no item.
      let items: [String]?
    }

    let version: Int
    let findings: [Entry]
  }

  /// JSON, in the order of files, rules and places, so that version control shows small changes.
  public var json: String {
    let entries = counts.map { mark, count in
      let items = items[mark]?.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted()
      return Document.Entry(
        file: mark.file, rule: mark.rule, place: mark.place, text: mark.text, count: count,
        items: items)
    }
    let sorted = entries.sorted {
      ($0.file, $0.rule, $0.place, $0.text) < ($1.file, $1.rule, $1.place, $1.text)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(Document(version: Self.version, findings: sorted))
    return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  /// Reads the output of `json`.
  public init(_ bytes: [UInt8]) throws(Failure) {
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: Data(bytes))
    } catch {
      throw Failure(reason: Self.describe(error))
    }
    guard document.version == Self.version else {
      throw Failure(
        reason: LocalizedText(
          en: "it is of version \(document.version), expected \(Self.version)",
          zhHans: "版本为 \(document.version)，应为 \(Self.version)"))
    }
    for entry in document.findings {
      let mark = Mark(
        file: entry.file, rule: entry.rule, place: entry.place, text: entry.text)
      // Hand-made files can name a finding twice, and any number.
      let (sum, isTooMuch) = counts[mark, default: 0]
        .addingReportingOverflow(max(0, entry.count))
      counts[mark] = isTooMuch ? .max : sum
      for item in entry.items ?? [] { items[mark, default: [:]][item, default: 0] += 1 }
    }
  }

  private static func describe(_ error: any Error) -> LocalizedText {
    func path(_ context: DecodingError.Context, _ last: String? = nil) -> String {
      let names = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
      let path = names.joined() + (last.map { ".\($0)" } ?? "")
      return path.hasPrefix(".") ? String(path.dropFirst()) : path
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      let path = path(context, key.stringValue)
      return LocalizedText(en: "\(path) is missing", zhHans: "缺少 \(path)")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let path = path(context)
      let expected = name(of: type)
      guard !path.isEmpty else {
        return LocalizedText(
          en: "it holds no \(expected.english)", zhHans: "内容不是\(expected.simplifiedChinese)")
      }
      return LocalizedText(
        en: "\(path) is no \(expected.english)", zhHans: "\(path) 不是\(expected.simplifiedChinese)")
    default: return LocalizedText(en: "it is not JSON", zhHans: "内容不是 JSON")
    }
  }

  /// Returns JSON's name for a Swift type.
  private static func name(of type: any Any.Type) -> LocalizedText {
    switch ObjectIdentifier(type) {
    case ObjectIdentifier(String.self): LocalizedText(en: "text", zhHans: "文本")
    case ObjectIdentifier(Int.self): LocalizedText(en: "number", zhHans: "数字")
    case ObjectIdentifier([Any].self): LocalizedText(en: "list", zhHans: "列表")
    default: LocalizedText(en: "object", zhHans: "对象")
    }
  }
}

extension Baseline.Mark {
  init(file: String, rule: String, place: String, text: String) {
    self.file = file
    self.rule = rule
    self.place = place
    self.text = text
  }
}
