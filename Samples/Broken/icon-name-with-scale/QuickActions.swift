import UIKit

let icon = UIApplicationShortcutIcon(templateImageName: "compose@2x.png")
