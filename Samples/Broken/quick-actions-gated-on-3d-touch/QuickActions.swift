import UIKit

func setQuickActions(in window: UIWindow) {
  guard window.traitCollection.forceTouchCapability == .available else { return }
  UIApplication.shared.shortcutItems = [search, compose]
}
