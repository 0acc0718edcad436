import Foundation
import Linter
import PropertyList
import SourceText
import TestKit
import Testing

/// Property lists with one or two typos, often with a comment next to a tag, and the results of fixing all.
/// Foundation's reader decides.
///
/// A typo is counted only if Foundation rejects the file with this typo alone, and with both: a readable file
/// contains no evidence of the typo. Each counted file ends with the values it had before, or is not changed
/// and is still reported. A file that is not counted keeps the values that are read, or gets those it had
/// before. No comment is lost, and fixing again changes nothing.
///
/// `Tests/slips` runs the same with many files.
@Suite struct SlipCampaignTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["QUICKACTIONS_SLIPS"].flatMap(Int.init) ?? 100
  private static let seed = environment["QUICKACTIONS_SEED"].flatMap(UInt64.init) ?? 7
  private static let isCampaign = environment["QUICKACTIONS_SLIPS"] != nil

  private static func originals() throws -> [String] {
    var urls = try Project.files(below: "Samples/Clean", suffix: ".plist").map(Project.url)
    if let folder = Project.beside("shared/corpus/plists") {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
      urls += names.prefix(isCampaign ? names.count : 8).map { folder.appending(path: $0) }
    }
    return try urls.compactMap { url in
      let bytes = Array(try Data(contentsOf: url))
      guard bytes.count < 20_000, DocumentKind(bytes) == .propertyList,
        TagSlip.values(bytes) != nil
      else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private struct Tally {
    var right = 0
    var left = 0
    var readable = 0
    /// Files that remain broken although each typo alone is repaired.
    var together: [String] = []
    var wrong: [String] = []
  }

  private static let comment = "<!-- kept -->"

  /// Returns the tags of a text, in order.
  private static func tags(_ text: String) -> [Range<String.Index>] {
    text.ranges(of: /<\/?[a-z]+(?: [^<>]*)?\/?>/)
  }

  /// Inserts a comment between two elements.
  private static func commented(_ text: String, _ random: inout SplitMix64) -> String {
    var text = text
    let tag = random.pick(tags(text))
    let isEnd = text[tag].hasPrefix("</")
    text.insert(contentsOf: comment, at: isEnd ? tag.upperBound : tag.lowerBound)
    return text
  }

  private struct Typo {
    let range: Range<String.Index>
    let replacement: String
    /// The content of a value with an intended typo; nil in tags.
    var asText: String?
  }

  /// The positions of typos.
  enum Place: CaseIterable {
    /// In tags.
    case tags
    /// In tags, in texts, and in both tags of one element.
    case anywhere
  }

  /// Returns typos in the order of the text, none of which touches another. Those in tags are close to each
  /// other half of the time.
  private static func typos(
    _ count: Int, _ place: Place, in text: String, _ random: inout SplitMix64
  ) -> [Typo] {
    let tags = tags(text)
    let first = random.int(below: tags.count)
    let isNear = random.int(below: 2) == 0
    let second =
      isNear ? min(tags.count - 1, first + 1 + random.int(below: 4)) : random.int(below: tags.count)
    let typos = [first, second].prefix(count).map { index in
      switch place == .tags ? 3 : random.int(below: 5) {
      case 0:
        let at = text.index(text.startIndex, offsetBy: random.int(below: text.count))
        let range = at..<text.index(after: at)
        let slip = TagSlip.slip(String(text[range]), &random)
        return Typo(range: range, replacement: slip, asText: escapedForXML(slip))
      case 1:
        // An element without its tags.
        let end = tags[min(index + 1, tags.count - 1)]
        let range = tags[index].lowerBound..<end.upperBound
        let content = text[range].replacing(/<[^<>]*>/, with: "")
        return Typo(range: range, replacement: String(content))
      default:
        return Typo(
          range: tags[index], replacement: TagSlip.slip(String(text[tags[index]]), &random))
      }
    }
    .sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let one = typos.first, let other = typos.last, typos.count > 1 else { return typos }
    return one.range.upperBound <= other.range.lowerBound ? typos : []
  }

  private static func differences(
    _ original: SourceText, _ broken: SourceText, _ result: SourceText
  ) -> String {
    let lost = LineDifference(from: original, to: broken).changes
    let made = LineDifference(from: broken, to: result).changes
    func lines(_ mark: String, _ text: SourceText, _ ranges: [Range<Int>]) -> String {
      ranges.map { "\n    \(mark) " + text[text.range(ofLines: $0)].debugDescription }.joined()
    }
    return lines("meant", original, lost.map(\.old)) + lines("broken", broken, lost.map(\.new))
      + lines("fixed", result, made.map(\.new))
  }

  private static func run(
    _ count: Int, _ place: Place, _ random: inout SplitMix64
  ) throws -> Tally {
    let originals = try originals()
    var tally = Tally()
    while tally.right + tally.left + tally.wrong.count < Self.count {
      var original = random.pick(originals)
      let hasComment = random.int(below: 3) == 0
      if hasComment { original = commented(original, &random) }
      let typos = typos(count, place, in: original, &random)
      guard typos.count == count, let meant = TagSlip.values(Array(original.utf8)) else {
        continue
      }
      let alone = typos.map { original.replacingCharacters(in: $0.range, with: $0.replacement) }
      let text = typos.reversed().reduce(original) {
        $0.replacingCharacters(in: $1.range, with: $1.replacement)
      }
      let isCounted = (alone + [text]).allSatisfy { TagSlip.values(Array($0.utf8)) == nil }
      let broken = SourceText(text)
      let result = TagSlip.fixed(broken)
      let shown = typos.map { "\(original[$0.range]) as \($0.replacement)".debugDescription }
        .joined(separator: ", ")
      if hasComment, text.contains(comment) {
        #expect(result.string.contains(comment), "\(shown)")
      }
      guard result != broken else {
        guard isCounted else {
          tally.readable += 1
          continue
        }
        tally.left += 1
        #expect(!TagSlip.file(result).findings().isEmpty, "\(shown)")
        if isCampaign, alone.allSatisfy({ TagSlip.values(fixed($0).bytes) == meant }) {
          tally.together.append(shown + differences(SourceText(original), broken, broken))
        }
        continue
      }
      #expect(TagSlip.fixed(result) == result, "\(shown)")
      let values = TagSlip.values(result.bytes)
      // An `&` or `<` that was typed into a text is preserved.
      let asTyped = typos.reversed().reduce(original) {
        $1.asText == nil ? $0 : $0.replacingCharacters(in: $1.range, with: $1.asText ?? "")
      }
      let isRight =
        values == meant || values == TagSlip.values(fixed(original).bytes)
        || values != nil && values == TagSlip.values(fixed(asTyped).bytes)
      if isRight, isCounted {
        tally.right += 1
      } else if isRight || !isCounted && readable(alone + [text]).contains(values) {
        tally.readable += 1
      } else {
        tally.wrong.append(shown + differences(SourceText(original), broken, result))
      }
    }
    if isCampaign {
      print(
        "\(count) typos in \(place): \(tally.right) right, \(tally.left) left alone, \(tally.wrong.count) other; "
          + "\(tally.readable) readable, not counted; "
          + "left although each alone is repaired: \(tally.together.count)")
      for line in tally.together.prefix(80) { print("  t " + line) }
      for line in tally.wrong.prefix(80) { print("  " + line) }
    }
    return tally
  }

  /// Returns the values that are read in files, and after fixing all but the last of them.
  private static func readable(_ texts: [String]) -> Set<NSObject?> {
    let values =
      texts.map { TagSlip.values(Array($0.utf8)) }
      + texts.dropLast().map { TagSlip.values(fixed($0).bytes) }
    return Set(values.filter { $0 != nil })
  }

  private static func fixed(_ text: String) -> SourceText { TagSlip.fixed(SourceText(text)) }

  @Test(arguments: [1, 2], Place.allCases)
  func typosNeverChangeValues(_ count: Int, _ place: Place) throws {
    var random = SplitMix64(seed: Self.seed &+ UInt64(count))
    let tally = try Self.run(count, place, &random)
    #expect(tally.wrong == [])
    #expect(tally.right > Self.count / 5)
  }
}
