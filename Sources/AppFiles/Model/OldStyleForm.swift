import OldStylePropertyList
import PropertyList
import SourceText

/// Conversion of old-style property lists, `{ key = value; }`, to XML; they are read and never written.
public enum OldStyleForm {
  /// Returns the same property list as XML; nil for a text that Apple's reader does not accept as an old-style one.
  public static func xml(of source: SourceText) -> SourceText? {
    let first = source.bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    guard let first, first != UInt8(ascii: "<") else { return nil }
    let tree = OldStyleTree(source)
    guard let root = tree.root, tree.issues.allSatisfy({ !$0.isRefused }) else { return nil }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n"
    // An explicit stack, so that deep nesting in a file cannot overflow the call stack.
    var steps = [Step.value(root)]
    while let step = steps.popLast() {
      switch step {
      case .text(let piece): text += piece + "\n"
      case .value(let id):
        if let key = tree.key(of: id) { text += "<key>\(escapedForXML(key))</key>\n" }
        switch tree[id].kind {
        case .dictionary, .array:
          let name = tree[id].kind == .array ? "array" : "dict"
          text += "<\(name)>\n"
          steps.append(.text("</\(name)>"))
          steps += tree.children(of: id).reversed().map { .value($0) }
        case .data: text += "<data></data>\n"
        case .string, .missing:
          text += "<string>\(escapedForXML(tree.string(of: id) ?? ""))</string>\n"
        }
      }
    }
    return SourceText(text + "</plist>\n")
  }

  /// Returns true if a property list is neither binary nor old-style, or cannot be read as either.
  public static func isXML(_ source: SourceText) -> Bool {
    DocumentKind(source.bytes) != .binaryPropertyList && xml(of: source) == nil
  }

  private enum Step {
    case value(OldStyleTree.NodeID)
    case text(String)
  }
}
