import ProjectDescription

let project = Project(
  name: "Notes",
  targets: [
    .target(
      name: "Notes",
      destinations: .iOS,
      product: .app,
      bundleId: "com.example.notes",
      infoPlist: .extendingDefault(with: [
        "CFBundleShortVersionString": version,
        "UIApplicationShortcutItems": [
          [
            "UIApplicationShortcutItemType": "\(bundleId).new",
            "UIApplicationShortcutItemTitle": "新建笔记",
            "UIApplicationShortcutItemIconType": "UIApplicationShortcutIconTypeCompose",
          ],
          .dictionary([
            "UIApplicationShortcutItemType": .string("com.example.notes.search"),
            "UIApplicationShortcutItemTitle": .string("Search"),
          ]),
        ],
        "UIApplicationSceneManifest": [
          "UIApplicationSupportsMultipleScenes": false,
          "UISceneConfigurations": [
            "UIWindowSceneSessionRoleApplication": [
              [
                "UISceneConfigurationName": "Default",
                "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
              ]
            ]
          ],
        ],
      ]),
      sources: ["App/**"]
    )
  ]
)
