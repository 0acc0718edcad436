import UIKit

let 新建 = UIApplicationShortcutIcon(systemImageName: "square.and.pencl")
let star = UIApplicationShortcutIcon(systemImageName: "Star.Fill")
let known = UIApplicationShortcutIcon(systemImageName: "square.and.pencil")
