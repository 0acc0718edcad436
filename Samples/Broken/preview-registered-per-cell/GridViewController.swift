import UIKit

final class GridViewController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    registerForPreviewing(with: self, sourceView: cell)
    return cell
  }
}
