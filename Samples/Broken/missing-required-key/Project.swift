import ProjectDescription

let project = Project(
  name: "Notes",
  targets: [
    .target(
      name: "Notes",
      infoPlist: .extendingDefault(with: [
        "UIApplicationShortcutItems": [
          ["UIApplicationShortcutItemTitle": "新建"]
        ]
      ])
    )
  ]
)
