import CodeModel
import CodeSyntax
import SourceText

/// The part of a view, its `sourceRect`, that peek and pop lifted and that the context menu's preview lifts.
enum PreviewPart {
  static let name = "previewedRect"

  static let property = "private var \(name) = CGRect.null"

  /// The statement that clears the part of the previous menu.
  static let reset = "\(name) = .null"

  /// Returns the method that provides the preview.
  ///
  /// - Parameter target: the deployment target; on iOS 16 and later the method has another name.
  static func method(_ target: Version?) -> String {
    let isNew = target.map { $0 >= Version(16, 0) } ?? false
    let parameters =
      isNew
      ? """
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
      """
      : """
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
      """
    return """
      // Lifts the part of the view that peek and pop had as sourceRect.
      func contextMenuInteraction(
      \(parameters)
      ) -> UITargetedPreview? {
        guard let view = interaction.view, !\(name).isEmpty,
          let part = view.resizableSnapshotView(
            from: \(name), afterScreenUpdates: false, withCapInsets: .zero)
        else { return nil }
        let center = CGPoint(x: \(name).midX, y: \(name).midY)
        return UITargetedPreview(
          view: part, parameters: UIPreviewParameters(),
          target: UIPreviewTarget(container: view, center: center))
      }
      """
  }
}
