import AppFiles
import Foundation
import Linter
import PropertyList
import SourceText
import TestKit

/// Typos in the tags of property lists, and the values that Foundation reads afterwards.
enum TagSlip {
  private static let intruders = [
    "x", "5", " ", "\"", "'", "&", ";", "<", ">", "/", "-", "\n", "\t", "\u{1F}", "é", "&lt;",
  ]

  /// Returns a tag with a random typo.
  static func slip(_ tag: String, _ random: inout SplitMix64) -> String {
    var letters = Array(tag)
    let at = random.int(below: letters.count)
    switch random.int(below: 11) {
    case 0: letters.remove(at: at)
    case 1: letters.insert(letters[at], at: at)
    case 2: if at + 1 < letters.count { letters.swapAt(at, at + 1) }
    case 3: letters.replaceSubrange(at...at, with: Array(random.pick(intruders)))
    case 4: letters.insert(contentsOf: Array(random.pick(intruders)), at: at)
    case 5: return tag.replacing("<", with: "&lt;")
    case 8: return "[" + tag.dropFirst().dropLast() + "]"
    case 9: return tag + "\n" + tag
    case 10:
      let name = tag.filter(\.isLetter)
      return tag.hasPrefix("</") ? "<\(name)/>" : tag.hasSuffix("/>") ? "</\(name)>" : "<\(name)/>"
    case 6: return random.int(below: 2) == 0 ? "" : tag + tag
    default:
      let names = ["key", "string", "dict", "array", "integer", "name", ""]
      let name = random.pick(names)
      return tag.replacing(/[a-z]+/, with: name, maxReplacements: 1)
    }
    return String(letters)
  }

  /// Returns the values that Foundation reads; nil if it rejects the file.
  static func values(_ bytes: [UInt8]) -> NSObject? {
    try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? NSObject
  }

  static func file(_ text: SourceText) -> CheckableFile {
    .propertyList(InfoPlist(SyntaxTree(text)), nil)
  }

  /// Applies all preferred fixes.
  static func fixed(_ text: SourceText) -> SourceText {
    let file = file(text)
    return FixAll.result(for: text) { file.read($0) }.text
  }
}

extension String {
  func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
