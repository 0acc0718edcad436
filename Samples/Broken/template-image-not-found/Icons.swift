import UIKit

let 新建 = UIApplicationShortcutIcon(templateImageName: "Notebook")
let known = UIApplicationShortcutIcon(templateImageName: "notebook")
