import CodeModel
import CodeSyntax
import SourceText

/// The part of a view that peek and pop lifted, its `sourceRect`, as the preview that a context menu lifts.
enum PreviewPart {
  static let name = "previewedRect"

  static let property = "private var \(name) = CGRect.null"

  /// What forgets the part of the menu before.
  static let reset = "\(name) = .null"

  /// The method that gives the preview.
  ///
  /// - Parameter target: the lowest iOS the app runs on; from iOS 16 the method has another name.
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
