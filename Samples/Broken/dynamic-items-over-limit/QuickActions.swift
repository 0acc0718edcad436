import UIKit

func setQuickActions() {
  UIApplication.shared.shortcutItems = [search, compose, inbox, starred, sent]
}

func setRecentActions(_ recent: [UIApplicationShortcutItem]) {
  UIApplication.shared.shortcutItems = Array(recent.prefix(8))
}
