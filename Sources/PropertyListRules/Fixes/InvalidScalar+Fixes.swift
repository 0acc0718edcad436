import AppFiles
import Checks
import Guide
import PropertyList
import SourceText

extension InvalidScalar {
  /// The fix of a number, a date or data: the same, written as Apple's reader takes it.
  static func fixes(for issue: StructureIssue, _ kind: NodeKind, _ tree: SyntaxTree) -> [Fix] {
    guard
      let value = tree.path(containing: issue.range.start).last(where: { tree[$0].kind == kind }),
      tree[value].isClosed
    else { return [] }
    let text = tree.scalarText(of: value)
    if let (meantKind, meant, isPreferred) = meant(by: text, as: kind),
      ScalarSyntax.isValid(meant, as: meantKind), let name = meantKind.elementName
    {
      let edit =
        meantKind == kind
        ? tree.replacingText(of: value, with: meant)
        : tree.replacing(value, with: "<\(name)>\(escapedForXML(meant))</\(name)>")
      return [Fix(.write("<\(name)>\(meant)</\(name)>"), [edit], isPreferred: isPreferred)]
    }
    guard !text.trimmed.isEmpty, kind != .data else { return [] }
    let element = "<string>\(escapedForXML(text))</string>"
    return [Fix(.write(element), [tree.replacing(value, with: element)], isPreferred: false)]
  }

  private static func meant(
    by text: String, as kind: NodeKind
  ) -> (kind: NodeKind, text: String, isPreferred: Bool)? {
    let trimmed = text.trimmed
    // Nobody writes data that is empty; it may have been another tag.
    if ScalarSyntax.isValid(trimmed, as: kind) { return (kind, trimmed, !trimmed.isEmpty) }
    switch kind {
    case .integer:
      return ScalarSyntax.isValid(trimmed, as: .real) && trimmed.contains(".")
        ? (.real, trimmed, false) : nil
    case .real:
      let parts = trimmed.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2, let fraction = parts.last else {
        return ScalarSyntax.isValid(trimmed, as: .integer) ? (.integer, trimmed, false) : nil
      }
      // With three digits behind it the comma may stand between thousands.
      return (.real, parts.joined(separator: "."), fraction.count != 3)
    case .date:
      // The time of a day is not made up unseen.
      return date(trimmed).map { (.date, $0, !$0.hasPrefix(trimmed)) }
    case .data:
      // Where the padding is missing, so may be what stood before it.
      return base64(trimmed).map {
        (.data, $0, $0.utf8.count == trimmed.utf8.count && !trimmed.isEmpty)
      }
    default: return nil
    }
  }

  /// A day without a time, or a time with parts of a second.
  private static func date(_ text: String) -> String? {
    let day = text + "T00:00:00Z"
    if ScalarSyntax.isValid(day, as: .date) { return day }
    guard text.hasSuffix("Z"), let dot = text.lastIndex(of: ".") else { return nil }
    let fraction = text[text.index(after: dot)...].dropLast()
    return fraction.allSatisfy { ("0"..."9").contains($0) } ? text[..<dot] + "Z" : nil
  }

  /// Base64 in the alphabet of URLs, or without its padding.
  private static func base64(_ text: String) -> String? {
    let plain = text.replacing("-", with: "+").replacing("_", with: "/")
    let count = plain.filter { !$0.isWhitespace && $0 != "=" }.count
    guard !plain.contains("="), count % 4 != 1 else {
      return plain == text ? nil : plain
    }
    return plain + String(repeating: "=", count: (4 - count % 4) % 4)
  }
}

extension LocalizedText {
  fileprivate static func write(_ text: String) -> LocalizedText {
    LocalizedText(en: "Write “\(text)”", zhHans: "写成“\(text)”")
  }
}
