import UIKit

final class GridViewController: UIViewController, UIViewControllerPreviewingDelegate {
  @IBOutlet var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForPreviewing(with: self, sourceView: view)
  }

  func previewingContext(
    _ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let path = collectionView.indexPathForItem(at: location),
      let cell = collectionView.cellForItem(at: path)
    else { return nil }
    previewingContext.sourceRect = cell.frame
    return PhotoViewController(path)
  }

  func previewingContext(
    _ previewingContext: UIViewControllerPreviewing, commit controller: UIViewController
  ) {
    show(controller, sender: self)
  }
}
