/// Whether a text holds a place that some tool fills in before iOS reads it: a build setting
/// `$(X)` or `${X}`, or the mark of a template. What it will become is unknown, so nothing is said
/// about it.
func holdsPlaceholder(_ text: String) -> Bool {
  guard text.utf8.count >= 3 else { return false }
  for mark in ["$(", "${", "{{", "<%", "%(", "%{", "[[", "<#"] where text.contains(mark) {
    return true
  }
  let isFramed = { (frame: String) in
    text.utf8.count > 2 * frame.utf8.count && text.hasPrefix(frame) && text.hasSuffix(frame)
  }
  return isFramed("@") || isFramed("__") || isFramed("%")
}
