import AppFiles
import Checks
import Foundation
import Linter
import PropertyList
import SourceText
import TestKit
import Testing

/// The findings about a broken file, compared with Foundation's reader: the file is reported as unreadable
/// exactly if that reader rejects it.
///
/// `Tests/verdicts` runs the same with many mutations of many files.
@Suite struct VerdictTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["QUICKACTIONS_VERDICTS"].flatMap(Int.init) ?? 600
  private static let seed = environment["QUICKACTIONS_SEED"].flatMap(UInt64.init) ?? 7
  private static let isCampaign = environment["QUICKACTIONS_VERDICTS"] != nil

  private struct Verdict {
    let findings: [Finding]
    /// True if a finding reports that the file is rejected.
    let isRefused: Bool

    init(_ file: [UInt8]) {
      let (text, encoding) = FileEncoding.decode(file)
      guard DocumentKind(text.bytes) != .binaryPropertyList else {
        findings = []
        isRefused = false
        return
      }
      let plist = InfoPlist(SyntaxTree(text), encoding: encoding)
      findings = Validator.findings(in: plist)
      isRefused = findings.contains {
        $0.severity == .error && Self.rules.contains($0.rule)
          && !$0.message.english.contains("data")
          && !$0.message.english.contains("whole property list")
      }
    }

    private static let rules: Set<String> = [
      "malformed-xml", "malformed-plist", "invalid-scalar", "merge-conflict-marker",
    ]

    var claimsUnreadable: Bool {
      findings.contains { $0.message.english.contains("cannot be read") }
    }
  }

  private func isAccepted(_ file: [UInt8]) -> Bool {
    (try? PropertyListSerialization.propertyList(from: Data(file), options: [], format: nil)) != nil
  }

  private static func originals() throws -> [[UInt8]] {
    if isCampaign, let folder = Project.beside("shared/corpus/plists") {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
      return try names.map { Array(try Data(contentsOf: folder.appending(path: $0))) }
    }
    return try ["Samples/Clean/Notes/Notes/Info.plist", "Samples/Clean/Tasks/Info.plist"]
      .map { Array(try Data(contentsOf: Project.url($0))) }
  }

  @Test func mutationsAreCalledWhatTheyAre() throws {
    var random = SplitMix64(seed: Self.seed)
    let originals = try Self.originals()
    var silent: [String] = []
    var false_: [String] = []
    var refused = 0
    for number in 0..<Self.count {
      var file = random.pick(originals)
      let change = VerdictMutation.allCases[number % VerdictMutation.allCases.count]
      let place = change.apply(to: &file, &random)
      // Old-style and binary property lists are read differently.
      guard file.contains(UInt8(ascii: "<")) else { continue }
      let accepts = isAccepted(file)
      let verdict = Verdict(file)
      if !accepts { refused += 1 }
      let shown = "\(number) \(change): \(place.debugDescription)"
      if !accepts, !verdict.isRefused { silent.append(shown) }
      if accepts, verdict.isRefused || verdict.claimsUnreadable {
        let messages = verdict.findings.filter { $0.severity == .error }.prefix(2)
          .map(\.message.english)
        false_.append("\(shown) \(messages)")
      }
    }
    if Self.isCampaign {
      print("\(Self.count) mutations, \(refused) refused by Foundation")
      print("silent where Foundation refuses: \(silent.count)")
      for line in silent.prefix(60) { print("  " + line) }
      print("called unreadable where Foundation reads: \(false_.count)")
      for line in false_.prefix(60) { print("  " + line) }
    }
    #expect(refused > Self.count / 4)
    #expect(silent == [])
    #expect(false_ == [])
  }

  /// A single typo in a tag has few findings, one of them on its line.
  @Test func oneSlipHasFewFindings() throws {
    var random = SplitMix64(seed: Self.seed)
    let original = Array(try Data(contentsOf: Project.url("Samples/Clean/Notes/Notes/Info.plist")))
    let before = Verdict(original).findings.count
    var counts: [Int] = []
    var many: [String] = []
    for _ in 0..<(Self.isCampaign ? 2_000 : 150) {
      var file = original
      let place = VerdictMutation.tagSlip.apply(to: &file, &random)
      let findings = Verdict(file).findings
      counts.append(max(0, findings.count - before))
      if findings.count > before + 3 {
        many.append(
          "\(place.debugDescription): \(findings.map { "\($0.rule) \($0.message.english.prefix(50))" })"
        )
      }
    }
    counts.sort()
    if Self.isCampaign {
      let mean = Double(counts.reduce(0, +)) / Double(counts.count)
      print("slips: median \(counts[counts.count / 2]), mean \(mean), most \(counts.last ?? 0)")
      print("more than three: \(many.count)")
      for line in many.prefix(60) { print("  " + line) }
    }
    #expect(many == [])
  }
}

/// If a tag of a container is lost, doubled or replaced, all elements after it belong to the wrong
/// containers; only the cause is reported.
@Suite struct LostContainerTests {
  @Test(arguments: ["Samples/Clean/Notes/Notes/Info.plist", "Samples/Clean/Tasks/Info.plist"])
  func haveFewFindings(_ path: String) throws {
    let text = try String(contentsOf: Project.url(path), encoding: .utf8)
    let before = Self.findings(text).count
    for tag in text.ranges(of: /<\/?(dict|array)>/) {
      let name = text[tag].filter(\.isLetter)
      for other in [
        "", "\(text[tag])\(text[tag])", "<\(name)/>", "<\(name)>", "</\(name)>", "</plist>",
      ]
      where other != text[tag] {
        let findings = Self.findings(text.replacingCharacters(in: tag, with: other))
        #expect(
          (1...(before + 3)).contains(findings.count),
          "\(text[tag]) as \(other): \(findings.map(\.message.english))")
      }
    }
  }

  /// Errors that make the file unreadable are reported even after errors that only misread it.
  @Test func mistakesHideNothingWorse() {
    let findings = Self.findings(
      "<plist version=\"1.0\">\n<array>\n<key>a</key>\n<integer>x</integer>\n</array>\n</plist>\n")
    #expect(findings.map(\.rule) == ["malformed-plist", "invalid-scalar"])
  }

  private static func findings(_ text: String) -> [Finding] {
    Validator.findings(in: InfoPlist(SyntaxTree(SourceText(text))))
  }
}

/// Kinds of damage, each at a random position.
enum VerdictMutation: CaseIterable {
  case anywhere, tagSlip, prologue, byte, cut, twice, exchange, number

  private static let bytes: [[UInt8]] = [
    [0], [0x11], [0x7F], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x80, 0x8B],
    [0xEF, 0xBB, 0xBF], [0xC2, 0xA0], [0xF4, 0x90, 0x80, 0x80], [0x0B], [0xE9],
  ]

  private static let tags = [
    "<", ">", "/", "</", "/>", "&", "<key>", "</key>", "<string>", "</string>", "<dict>", "</dict>",
    "<array>", "</array>", "<true/>", "<plist>", "</plist>", "<b>", "<!--", "-->", "<![CDATA[",
    "]]>",
    "\"", "'", " ", "\n", "x", "-", "!", "?", "<?a ?>", "<!DOCTYPE plist>", "<!x>", "&#65;", "&#x;",
    "&lt;", "&nbsp;", "[", "]", "<integer>1</integer>", "<data>AA==</data>", "<real>1</real>", ".",
  ]

  private static let prologues = [
    "", "x", "\u{200B}", "\u{FEFF}", "<", "<?xml?>", "<!DOCTYPE html>", "<!DOCTYPE plist [ ]>",
    "<!DOCTPE plist>", "<!-- a -->", "<!---->", "<html>", "<key>a</key>", "<string/>", "encoding=",
    "\"ANSI\"", "\"UTF-16\"", "?>", ">", "[", "<!", "<?", "plist", "<plist>", "\n", "<dict/>", "{",
    "\0",
  ]

  /// Damages the file. Returns the text at the position afterwards.
  func apply(to file: inout [UInt8], _ random: inout SplitMix64) -> String {
    guard !file.isEmpty else { return "" }
    var at = random.int(below: file.count)
    switch self {
    case .anywhere:
      let text = SourceText(file)
      let mutation = Mutation(of: text, using: &random)
      at = mutation.range.start
      file = mutation.applied(to: text).bytes
    case .tagSlip:
      let brackets = file.indices.filter {
        file[$0] == UInt8(ascii: "<") || file[$0] == UInt8(ascii: ">")
      }
      let bracket = brackets.isEmpty ? at : random.pick(brackets)
      at = max(0, min(file.count - 1, bracket - 3 + random.int(below: 9)))
      switch random.int(below: 5) {
      case 0: file.remove(at: at)
      case 1: file.insert(file[at], at: at)
      case 2: if at + 1 < file.count { file.swapAt(at, at + 1) }
      case 3: file[at] = random.pick(Array("</>abdkeystrin \n5".utf8))
      default: file.insert(random.pick(Array("</>abdkeystrin \n5".utf8)), at: at)
      }
    case .prologue:
      at = random.int(below: min(file.count, 260))
      let end = min(file.count, at + (random.int(below: 2) == 0 ? 0 : random.int(below: 40)))
      file.replaceSubrange(at..<end, with: Array(random.pick(Self.prologues).utf8))
    case .byte: file.replaceSubrange(at..<at, with: random.pick(Self.bytes))
    case .cut: file.removeSubrange(at...)
    case .twice:
      let end = min(file.count, at + random.int(below: 120))
      file.insert(contentsOf: file[at..<end], at: random.int(below: file.count))
    case .exchange:
      let end = min(file.count, at + random.int(below: 12))
      file.replaceSubrange(at..<end, with: Array(random.pick(Self.tags).utf8))
    case .number:
      let scalars = [
        "<integer>12 </integer>", "<integer>0x</integer>", "<integer/>", "<real>1,5</real>",
        "<real/>",
        "<date>2026-01-31</date>", "<data>AAEC=</data>", "<data>A*\u{E9}</data>",
        "<data>&#65;AAA</data>",
        "<data><![CDATA[AAAA]]></data>", "<integer>&#49;</integer>", "<true>yes</true>",
        "<true> </true>",
        "<string>&#0;</string>", "<string>&#x110000;</string>", "<string>&#000000065;</string>",
        "<key/>", "<array></array >", "<dict / >", "<string a=\">\"/>", "<integer>+ 1</integer>",
        "<real>&#49;</real>", "<real> 1</real>", "<real>1 </real>", "<real>0x1p3</real>",
      ]
      let starts = file.indices.filter { file[$0] == UInt8(ascii: "<") }
      at = starts.isEmpty ? at : random.pick(starts)
      file.insert(contentsOf: Array(random.pick(scalars).utf8), at: at)
    }
    let start = max(0, min(at, file.count) - 30)
    return String(decoding: file[start..<min(file.count, at + 40)], as: UTF8.self)
  }
}
