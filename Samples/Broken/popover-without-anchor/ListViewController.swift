import UIKit

final class ListViewController: UITableViewController {
  @IBAction func remove() {
    let sheet = UIAlertController(title: nil, message: "删除？", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Remove", style: .destructive))
    present(sheet, animated: true)
  }
}
