import Foundation
import PropertyList
import QuickActions
import SourceText
import TestKit
import Testing

/// Property lists with one or two typos in their tags, often next to a comment, and what fixing all
/// leads to. Foundation's reader decides.
///
/// A typo is counted only if Foundation refuses the file with this typo alone, and with both: a file
/// that can be read holds nothing by which the typo could be noticed. Each counted file ends with the
/// values it had before, or stays as it is and is still reported.
///
/// `Tests/slips` runs the same with many files.
@Suite struct SlipCampaignTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["QUICKACTIONS_SLIPS"].flatMap(Int.init) ?? 200
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
    /// Files that stay broken although each typo alone is repaired.
    var together: [String] = []
    var wrong: [String] = []
  }

  private static let comment = "<!-- kept -->"

  /// The tags of a text, in order.
  private static func tags(_ text: String) -> [Range<String.Index>] {
    text.ranges(of: /<\/?[a-z]+(?: [^<>]*)?\/?>/)
  }

  /// Puts a comment between two elements.
  private static func commented(_ text: String, _ random: inout SplitMix64) -> String {
    var text = text
    let tag = random.pick(tags(text))
    let isEnd = text[tag].hasPrefix("</")
    text.insert(contentsOf: comment, at: isEnd ? tag.upperBound : tag.lowerBound)
    return text
  }

  /// The tags in which typos are made: near each other half of the time.
  private static func places(_ count: Int, in text: String, _ random: inout SplitMix64) -> [Int] {
    let tags = tags(text).count
    let first = random.int(below: tags)
    guard count > 1 else { return [first] }
    let other =
      random.int(below: 2) == 0
      ? random.int(below: tags) : min(tags - 1, first + 1 + random.int(below: 4))
    return first == other ? [first] : [min(first, other), max(first, other)]
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

  private static func run(slips count: Int, _ random: inout SplitMix64) throws -> Tally {
    let originals = try originals()
    var tally = Tally()
    while tally.right + tally.left + tally.wrong.count < Self.count {
      var original = random.pick(originals)
      let hasComment = random.int(below: 3) == 0
      if hasComment { original = commented(original, &random) }
      let places = places(count, in: original, &random)
      guard places.count == count, let meant = TagSlip.values(Array(original.utf8)) else {
        continue
      }
      let tags = tags(original)
      let slips = places.map { (tags[$0], TagSlip.slip(String(original[tags[$0]]), &random)) }
      let alone = slips.map { original.replacingCharacters(in: $0.0, with: $0.1) }
      var text = original
      for slip in slips.reversed() {
        text = text.replacingCharacters(in: slip.0, with: slip.1)
      }
      guard (alone + [text]).allSatisfy({ TagSlip.values(Array($0.utf8)) == nil }) else {
        tally.readable += 1
        continue
      }
      let broken = SourceText(text)
      let result = TagSlip.fixed(broken)
      let shown = slips.map { "\(original[$0.0]) as \($0.1)".debugDescription }
        .joined(separator: ", ")
      if hasComment {
        #expect(result.string.contains(comment), "\(shown)")
      }
      if result == broken {
        tally.left += 1
        if isCampaign, count > 1,
          alone.allSatisfy({
            TagSlip.values(TagSlip.fixed(SourceText($0)).bytes) == meant
          })
        {
          tally.together.append(
            shown
              + differences(SourceText(original), broken, broken))
        }
        #expect(!TagSlip.file(result).findings().isEmpty, "\(shown)")
        continue
      }
      #expect(TagSlip.fixed(result) == result, "\(shown)")
      let values = TagSlip.values(result.bytes)
      if values == meant
        || values == TagSlip.values(TagSlip.fixed(SourceText(original)).bytes)
      {
        tally.right += 1
      } else {
        tally.wrong.append(shown + differences(SourceText(original), broken, result))
      }
    }
    if isCampaign {
      print(
        "\(count) typos: \(tally.right) right, \(tally.left) left alone, \(tally.wrong.count) other; "
          + "\(tally.readable) readable, not counted; "
          + "left although each alone is repaired: \(tally.together.count)")
      for line in tally.together.prefix(80) { print("  t " + line) }
      for line in tally.wrong.prefix(80) { print("  " + line) }
    }
    return tally
  }

  @Test(arguments: [1, 2]) func typosNeverChangeValues(_ count: Int) throws {
    var random = SplitMix64(seed: Self.seed &+ UInt64(count))
    let tally = try Self.run(slips: count, &random)
    #expect(tally.wrong == [])
    #expect(tally.right > Self.count / 4)
  }
}
