import UIKit

final class ForceView: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    alpha = touch.force / touch.maximumPossibleForce
    if touch.force == touch.maximumPossibleForce { fire() }
  }
}
