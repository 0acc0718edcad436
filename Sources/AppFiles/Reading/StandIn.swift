import Guide
import PropertyList
import SourceText

/// Content in place of a property list, whose errors need no report.
package enum StandIn: Sendable {
  /// The source from which a tool generates the file.
  case template
  /// A version control pointer, or encrypted content.
  case stored
  /// The old-style format.
  case oldStyle
  /// Only white space, which Apple's reader reads as an empty dictionary.
  case blank

  /// Recognizes the beginning of a text that does not begin with a tag.
  package init?(_ source: SourceText) {
    if OldStyleForm.xml(of: source) != nil {
      self = .oldStyle
      return
    }
    if !source.bytes.isEmpty, source.bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      self = .blank
      return
    }
    let start = source.bytes.prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.count
    let head = source.bytes[start...].prefix(64)
    func begins(_ text: String) -> Bool { head.starts(with: text.utf8) }
    if ["{{", "{%", "{#", "<%", "<#", "[[", "%{", "${", "$("].contains(where: begins) {
      self = .template
    } else if begins("version https://git-lfs") || begins("\0GITCRYPT\0") {
      self = .stored
    } else {
      return nil
    }
  }
}
