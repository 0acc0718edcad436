/// Returns true if a text contains a placeholder that a tool replaces before iOS reads it: a build setting `$(X)` or
/// `${X}`, or that of a template. Its final value is unknown, so rules report nothing about it.
package func holdsPlaceholder(_ text: String) -> Bool {
  guard text.utf8.count >= 3 else { return false }
  var previous: UInt8 = 0
  for byte in text.utf8 {
    if opensPlaceholder(previous, byte) { return true }
    previous = byte
  }
  let isFramed = { (frame: String) in
    text.utf8.count > 2 * frame.utf8.count && text.hasPrefix(frame) && text.hasSuffix(frame)
  }
  return isFramed("@") || isFramed("__") || isFramed("%")
}

/// Returns true for `$(`, `${`, `{{`, `<%`, `%(`, `%{`, `[[`, `<#`. Bytes are compared, because every value of every
/// file is tested.
private func opensPlaceholder(_ first: UInt8, _ second: UInt8) -> Bool {
  switch first {
  case UInt8(ascii: "$"), UInt8(ascii: "%"):
    second == UInt8(ascii: "(") || second == UInt8(ascii: "{")
  case UInt8(ascii: "{"): second == UInt8(ascii: "{")
  case UInt8(ascii: "["): second == UInt8(ascii: "[")
  case UInt8(ascii: "<"): second == UInt8(ascii: "%") || second == UInt8(ascii: "#")
  default: false
  }
}

/// The placeholder for an unknown value in a file from which a tool generates property lists. It looks like a build
/// setting, which makes rules report nothing, and no project defines it.
package let unknownPlaceholder = "$(…)"
