import UIKit

final class ListViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    registerForPreviewing(with: self, sourceView: tableView)
  }
}
