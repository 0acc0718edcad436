import Checks
import CodeModel
import CodeSyntax
import SourceText

extension CodeFile {
  /// Converts a point or a rectangle between a list and the view that a previewing context stands for.
  ///
  /// - Parameters:
  ///   - kind: `Point` or `Rect`, as the methods are named where the name tells the kind.
  ///   - list: the list whose coordinates are wanted.
  ///   - other: the list whose coordinates are given.
  package func conversion(
    of value: Range<Int>, _ kind: String, to list: Range<Int>? = nil, from other: Range<Int>? = nil,
    _ context: String
  ) -> Fix? {
    guard context != "_", let view = (list ?? other).map(text(of:)) else { return nil }
    let text = text(of: value)
    let word = list == nil ? "from" : "to"
    let source = "\(context).sourceView"
    let new =
      switch language {
      case .objectiveC: "[\(source) convert\(kind):\(text) \(word)View:\(view)]"
      case .swift where isSwift2: "\(source).convert\(kind)(\(text), \(word)View: \(view))"
      case .swift: "\(source).convert(\(text), \(word): \(view))"
      }
    return Fix(.convert, [TextEdit(bytes(of: value), new)], isPreferred: true)
  }
}

extension LocalizedText {
  fileprivate static let convert = LocalizedText(en: "Convert the coordinates", zhHans: "换算坐标")
}
