import UIKit

final class NoteListViewController: UITableViewController, UIViewControllerPreviewingDelegate {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    registerForPreviewing(with: self, sourceView: tableView)
  }

  func previewingContext(
    _ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    tableView.indexPathForRow(at: location).map(NoteViewController.init)
  }

  // The name that Objective-C has for it.
  func previewingContext(
    _ previewingContext: UIViewControllerPreviewing,
    commitViewController viewControllerToCommit: UIViewController
  ) {
    show(viewControllerToCommit, sender: self)
  }
}
