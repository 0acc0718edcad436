import Guide
import PropertyList
import SourceText

/// What lies where a property list is expected, so that nothing can be said of its mistakes.
package enum StandIn: Sendable {
  /// A tool makes the file of it.
  case template
  /// Version control keeps the file elsewhere, or encrypted.
  case stored
  /// The form before XML.
  case oldStyle
  /// White space and nothing else, in which Apple's reader sees an empty dictionary.
  case blank

  /// Looks at the beginning of a text that does not begin with a tag.
  init?(_ source: SourceText) {
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
