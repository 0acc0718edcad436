/// Returns true if a text holds a place that some tool fills in before iOS reads it: a build setting `$(X)` or `${X}`,
/// or the mark of a template. What it will become is unknown, so nothing is said about it.
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

/// `$(`, `${`, `{{`, `<%`, `%(`, `%{`, `[[`, `<#`. Compared as bytes, because every value of every
/// file is looked at.
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

/// Stands for what nobody knows in a file from which a tool makes property lists. It reads like a build
/// setting, which keeps rules silent, and no project sets it.
package let unknownPlaceholder = "$(…)"
