import Foundation
import SourceText
import StringsFile
import TestKit
import Testing

/// Properties that hold for any text.
@Suite(.slow) struct StringsPropertyTests {
  static let seeds = [
    "/* Title */\n\"New Note\" = \"新建备忘录\";\n\n// x\nkey.a = 'b';\n\"a\\\"b\" = \"c\\U4e2d\\n\";\n",
    "\"a\" = \"b;\n\"c\" = \"d\"\ne = f;;\n\"g\" \"h\";\n<<<<<<< HEAD\ni = j;\n=======\ni = k;\n>>>>>>> x\nl;",
    "a = {b = (c, \"d\", <0f>);}; “e” = “f”; g = h i; # j\nk = l@m;\r\nn /* o */ = // p\r\nq;",
  ]
  private static let fragments = [
    "\"", "'", ";", "=", "\\", "/*", "*/", "//", "\n", "\r\n", "{", "}", "(", "<", "“", "”", " ",
    "a", "\\u0041", "\\U0041", "\\12", "中", "🎉", "\u{2028}", "<<<<<<< x\n", "=======\n", "",
  ]

  private func mutate(_ text: SourceText, _ random: inout SplitMix64) -> SourceText {
    guard random.int(below: 3) > 0 else {
      return Mutation(of: text, using: &random).applied(to: text)
    }
    var copy = text
    let start = random.int(below: text.length + 1)
    copy.replace(
      ByteRange(start: start, end: start + random.int(below: 3)),
      with: Array(random.pick(Self.fragments).utf8))
    return copy
  }

  private func checkPlaces(_ table: StringsTable) {
    let length = table.source.length
    var end = 0
    for entry in table.entries {
      #expect(entry.range.start >= end && entry.range.end <= length)
      #expect(entry.range.contains(entry.key.range))
      #expect(entry.key.range.contains(entry.key.content))
      if let value = entry.value {
        #expect(entry.range.contains(value.range) && value.range.contains(value.content))
        #expect(value.range.start >= entry.key.range.end)
      }
      end = entry.range.end
    }
    for issue in table.issues { #expect(issue.range.end <= length) }
  }

  @Test(arguments: seeds) func placesLieInsideEachOther(_ seed: String) {
    let text = SourceText(seed)
    for length in 0...text.length {
      checkPlaces(StringsTable(SourceText(Array(text.bytes.prefix(length)))))
    }
    var random = SplitMix64(seed: 3)
    for _ in 0..<3000 {
      var mutated = text
      for _ in 0...random.int(below: 4) { mutated = mutate(mutated, &random) }
      checkPlaces(StringsTable(mutated))
    }
  }

  private func foundation(_ text: SourceText) -> [String: Any]? {
    let value = try? PropertyListSerialization.propertyList(
      from: Data(text.bytes), options: [], format: nil)
    return value as? [String: Any]
  }

  /// Apple's reader gives the same result for a text without reported errors; for a text with an error it
  /// reads nothing, or stops there.
  @Test(arguments: seeds) func agreesWithFoundation(_ seed: String) {
    var random = SplitMix64(seed: 7)
    for _ in 0..<4000 {
      var text = SourceText(seed)
      for _ in 0...random.int(below: 4) { text = mutate(text, &random) }
      let table = StringsTable(text)
      // Values that are no texts are skipped and not parsed.
      let hasOthers = table.entries.contains { $0.translation == nil }
      guard !hasOthers, table.form == .pairs, String(validating: text.bytes, as: UTF8.self) != nil,
        !text.bytes.contains(0), !text.string.contains("\u{FEFF}"), text.length > 0
      else { continue }
      let theirs = foundation(text)?.mapValues { $0 as? String ?? "" }
      let first = table.issues.first(where: \.losesText)
      var ours: [String: String] = [:]
      for entry in table.entries where entry.range.end <= first?.range.start ?? .max {
        ours[entry.key.string] = entry.translation ?? ""
      }
      if first == nil {
        #expect(theirs == ours, "\(text.string.debugDescription)")
      } else {
        #expect(theirs == nil || theirs == ours, "\(table.issues) \(text.string.debugDescription)")
      }
    }
  }

  /// Texts that would make a careless reader scan the rest again and again.
  @Test(
    .timeLimit(.minutes(40)),
    arguments: [
      "\"", "\"\\\"\n", "'\"", "a /*", "a = /*\n", "\"a\" = \"b;\n", "a = \"b\" x ", "=======\n",
      "a = b c = ", "{", "a = {", "a = <0 ", "“", "\\u0041", "a@", ";", "/", "a\n/*\n",
      "\n\"a\n'b\n", "a=b\n", "a = \"b\" \"",
    ])
  func timeIsLinear(_ piece: String) {
    let text = String(repeating: piece, count: 60_000 / piece.utf8.count)
    #expect(StringsTable(text).issues.count <= StringsTable.maximumIssues)
    #expect(StringsTable("\"" + text).issues.count <= StringsTable.maximumIssues)
  }
}
