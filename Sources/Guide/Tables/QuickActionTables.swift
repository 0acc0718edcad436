import SourceText

extension GuideTable {
  static func keysTable(_ language: Language) -> Block {
    let kinds: [ShortcutKey.ValueKind: LocalizedText] = [
      .string: LocalizedText(en: "string", zhHans: "字符串"),
      .dictionary: LocalizedText(en: "dictionary", zhHans: "字典"),
      .array: LocalizedText(en: "array", zhHans: "数组"),
      .number: LocalizedText(en: "number", zhHans: "数字"),
    ]
    let yes = LocalizedText(en: "yes", zhHans: "是")
    let no = LocalizedText(en: "no", zhHans: "否")
    return table(
      [
        LocalizedText(en: "Key", zhHans: "键"), LocalizedText(en: "Type", zhHans: "类型"),
        LocalizedText(en: "Required", zhHans: "必填"), Header.since.text,
      ],
      ShortcutKey.itemKeys.filter(\.isDocumented).map { key in
        [
          [.link(.symbol(key.name), [.code(key.name)])],
          [.text(kinds[key.valueKind]?[language] ?? "")],
          [.text((key.isRequired ? yes : no)[language])],
          [.text(key.since.map { "iOS \($0)" } ?? "")],
        ]
      }, language)
  }

  static func iconTypesTable(_ language: Language) -> Block {
    table(
      [
        LocalizedText(en: "Value in Info.plist", zhHans: "Info.plist 中的值"),
        LocalizedText(en: "Swift", zhHans: "Swift"), Header.rawValue.text, Header.since.text,
        Header.meaning.text, LocalizedText(en: "SF Symbol", zhHans: "SF Symbol"),
      ],
      IconType.all.map { icon in
        [
          [.code(icon.value)], [.code(".\(icon.name)")], [.text("\(icon.rawValue)")],
          [.text("iOS \(icon.since)")], [.text(icon.meaning[language])],
          [.code(icon.symbolName), .text(icon.isSymbolApples ? " *" : "")],
        ]
      }, language)
  }

  static func iconPrecedenceList(_ language: Language) -> Block {
    .list(
      isOrdered: true,
      ShortcutKey.iconPrecedence.map { key in
        [.paragraph([.link(.symbol(key.name), [.code(key.name)])])]
      })
  }

  static func systemBehaviorTable(_ language: Language) -> Block {
    let observed = LocalizedText(en: "observed", zhHans: "观察所得")
    let documented = LocalizedText(en: "documented", zhHans: "有文档")
    return table(
      [
        LocalizedText(en: "Situation", zhHans: "情形"), LocalizedText(en: "iOS", zhHans: "iOS 的处理"),
        LocalizedText(en: "Basis", zhHans: "依据"),
      ],
      SystemBehavior.all.map { behavior in
        [
          GuideText.inlines(behavior.situation[language], in: language),
          GuideText.inlines(behavior.result[language], in: language),
          [.text((behavior.isObserved ? observed : documented)[language])],
        ]
      }, language)
  }

  static func forceTouchDevicesTable(_ language: Language) -> Block {
    let separator = language == .english ? ", " : "、"
    return table(
      [
        LocalizedText(en: "3D Touch", zhHans: "3D Touch"),
        LocalizedText(en: "Devices", zhHans: "设备"),
      ],
      [
        [
          [.text(LocalizedText(en: "yes", zhHans: "有")[language])],
          [.text(ForceTouchDevices.with.joined(separator: separator))],
        ],
        [
          [.text(LocalizedText(en: "no", zhHans: "没有")[language])],
          [
            .text(
              ForceTouchDevices.without.map { $0[language] }.joined(separator: separator))
          ],
        ],
      ], language)
  }

  static func adaptationTable(_ language: Language) -> Block {
    table(
      [
        LocalizedText(en: "Style", zhHans: "样式"), LocalizedText(en: "Environment", zhHans: "环境"),
        LocalizedText(en: "Shown as", zhHans: "显示为"),
      ],
      Adaptation.all.map { adaptation in
        [
          [
            .link(
              .symbol("UIModalPresentationStyle.\(adaptation.style)"), [.code(adaptation.style)])
          ],
          [.text(adaptation.environment[language])],
          GuideText.inlines(adaptation.result[language], in: language),
        ]
      }, language)
  }
}
