import Foundation
import SourceText
import TestKit
import Testing

@testable import PropertyList

/// Binary property lists and their XML form. Foundation writes them, and reads the results.
@Suite struct BinaryPropertyListTests {
  private func binary(_ value: Any) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
  }

  private func xml(_ bytes: [UInt8]) throws -> String {
    try BinaryPropertyList(bytes).xml().string
  }

  /// Returns the failure of reading a file; nil if it can be read.
  private func failure(_ bytes: [UInt8]) -> BinaryPropertyList.Failure? {
    do throws(BinaryPropertyList.Failure) {
      _ = try BinaryPropertyList(bytes).xml()
      return nil
    } catch {
      return error
    }
  }

  /// Returns a file of hand-written objects, with offsets and numbers of one byte.
  private func file(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    let eight = { (number: Int) in [UInt8](repeating: 0, count: 7) + [UInt8(number)] }
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + eight(objects.count) + eight(0)
      + eight(Int(table))
  }

  @Test func isLaidOutAsXcodeDoes() throws {
    let list: [String: Any] = [
      "UIApplicationShortcutItems": [["UIApplicationShortcutItemTitle": "写 <b> & 😀"]],
      "B": [Any](), "A": [String: Any](), "Flag": true, "Other": false, "Number": -7, "Half": 0.5,
      "Date": Date(timeIntervalSinceReferenceDate: -1), "Data": Data((0..<60).map { UInt8($0) }),
    ]
    #expect(
      try xml(binary(list)) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>A</key>
        \t<dict/>
        \t<key>B</key>
        \t<array/>
        \t<key>Data</key>
        \t<data>
        \tAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4
        \tOTo7
        \t</data>
        \t<key>Date</key>
        \t<date>2000-12-31T23:59:59Z</date>
        \t<key>Flag</key>
        \t<true/>
        \t<key>Half</key>
        \t<real>0.5</real>
        \t<key>Number</key>
        \t<integer>-7</integer>
        \t<key>Other</key>
        \t<false/>
        \t<key>UIApplicationShortcutItems</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>UIApplicationShortcutItemTitle</key>
        \t\t\t<string>写 &lt;b&gt; &amp; 😀</string>
        \t\t</dict>
        \t</array>
        </dict>
        </plist>

        """)
  }

  /// Returns a value of any kind that Foundation can write.
  private func value(_ random: inout SplitMix64, depth: Int) -> Any {
    switch random.int(below: depth > 3 ? 6 : 8) {
    case 0: return random.int(below: 2) == 0
    case 1: return Int(bitPattern: UInt(random.next())) >> random.int(below: 64)
    case 2: return Double(random.int(below: 2_000_000) - 1_000_000) / 1024
    case 3:
      return Date(timeIntervalSinceReferenceDate: Double(random.int(below: 4_000_000_000)) - 2e9)
    case 4: return Data((0..<random.int(below: 130)).map { _ in UInt8(random.int(below: 256)) })
    case 5:
      return String(
        decoding: (0..<random.int(below: 40)).map { _ in UInt16(0x20 + random.int(below: 0x5000)) },
        as: UTF16.self)
    case 6: return (0..<random.int(below: 20)).map { _ in value(&random, depth: depth + 1) }
    default:
      let entries = (0..<random.int(below: 20)).map {
        ("key\($0)", value(&random, depth: depth + 1))
      }
      return Dictionary(uniqueKeysWithValues: entries)
    }
  }

  @Test func meansWhatTheBinaryFormMeans() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<150 {
      let list: [String: Any] = ["root": value(&random, depth: 0)]
      let text = try xml(binary(list))
      let read = try PropertyListSerialization.propertyList(
        from: Data(text.utf8), options: [], format: nil)
      #expect((read as? NSDictionary)?.isEqual(NSDictionary(dictionary: list)) == true)
      let tree = SyntaxTree(text)
      #expect(tree.issues == [] && tree.structureIssues().isEmpty)
    }
  }

  @Test func objectsOfEveryKindAreRead() throws {
    let text = try xml(
      file([
        [0xA7, 1, 2, 3, 4, 5, 6, 7], [0x10, 200], [0x14] + [UInt8](repeating: 0xFF, count: 16),
        [0x22, 0x7F, 0x80, 0, 0], [0x80, 5], [0x72, 0xC3, 0xA9], [0x62, 0xD8, 0x3D, 0, 0x0B],
        [0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0],
      ]))
    let lines = text.split(separator: "\n").dropFirst(4).dropLast(2)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines == [
        "<integer>200</integer>", "<integer>18446744073709551615</integer>",
        "<real>+infinity</real>", "<dict>", "<key>CF$UID</key>", "<integer>5</integer>", "</dict>",
        "<string>é</string>", "<string>\u{FFFD}\u{FFFD}</string>",
        "<date>2001-01-01T00:00:00Z</date>",
      ])
  }

  @Test func whatHoldsItselfIsTooDeep() {
    #expect(failure(file([[0xA1, 0]])) == .tooDeep)
    #expect(failure(file([[0xD1, 1, 0], [0x51, 0x61]])) == .tooDeep)
    #expect(failure(file([[0xA2, 1, 1], [0xA2, 0, 0]])) == .tooDeep)
  }

  /// Written files can be read, up to the maximum depth.
  @Test(.slow) func theDeepestListCanStillBeRead() throws {
    func nested(_ depth: Int) throws -> [UInt8] {
      var value: Any = []
      for _ in 1..<depth { value = [value] }
      return try binary(value)
    }
    var deepest = 0
    for depth in 505...515 where try failure(nested(depth)) == nil {
      #expect(SyntaxTree(try xml(nested(depth))).issues == [])
      deepest = depth
    }
    #expect(deepest >= 508)
  }

  @Test(.slow) func whatIsSharedTooOftenIsTooLong() {
    let arrays: [[UInt8]] = (1...15).map { [0xAE] + [UInt8](repeating: $0, count: 14) }
    #expect(failure(file(arrays + [[0x51, 0x61]])) == .tooLong)
    // Each of a million elements is the array itself.
    let count = 1_000_000
    var bytes = Array("bplist00".utf8) + [0xAF, 0x12, 0, 0x0F, 0x42, 0x40]
    bytes += [UInt8](repeating: 0, count: count)
    let table = bytes.count
    bytes += [8, 0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0]
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: table >> (56 - 8 * $0)) }
    #expect(failure(bytes) == .tooLong)
  }

  @Test func damageIsNamedByItsPlace() throws {
    #expect(failure(Array("bplist00".utf8)) == .damaged(offset: 8))
    #expect(failure(file([[0xA1, 1], [0x0F]])) == .damaged(offset: 10))
    #expect(failure(file([[0xD1, 1, 1], [0x10, 1]])) != nil)
    let whole = try binary(["a": ["b", "c"]])
    for length in 0..<whole.count { #expect(failure(Array(whole.prefix(length))) != nil) }
  }

  @Test(.slow) func survivesDamage() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<40 {
      let whole = try binary(["root": value(&random, depth: 0)])
      for _ in 0..<100 {
        var damaged = whole
        for _ in 0...random.int(below: 5) {
          damaged[random.int(below: whole.count)] = UInt8(random.int(below: 256))
        }
        if let text = try? BinaryPropertyList(damaged).xml() {
          #expect(SyntaxTree(text).issues == [])
        }
      }
    }
  }
}
