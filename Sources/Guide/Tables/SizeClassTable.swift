import SourceText

/// Tables of size classes: by device and orientation, and the inheritance of “Any” in Interface Builder.
public enum SizeClassTable {
  /// Returns the size classes of all devices. Devices with the same size classes share a row.
  ///
  /// - Parameter only: one orientation; nil for both, side by side.
  public static func block(in language: Language, _ only: Orientation? = nil) -> Block {
    let orientations = only.map { [$0] } ?? Orientation.allCases
    let header =
      [LocalizedText(en: "Device", zhHans: "设备")]
      + orientations.map { orientation in
        LocalizedText(
          en: "\(name(of: orientation).english): width × height",
          zhHans: "\(name(of: orientation).simplifiedChinese)：宽 × 高")
      }
    var rows: [[[Inline]]] = groups(in: language).map { names, device in
      [[.text(names)]]
        + orientations.map { [.text(pair(device.sizeClasses(in: $0), language))] }
    }
    for part in ScreenPart.all where orientations.contains(part.orientation) {
      let classes = ScreenSizeClasses(width: part.width, height: .regular)
      rows.append(
        [[.text(part.name[language])]]
          + orientations.map {
            [.text($0 == part.orientation ? pair(classes, language) : "–")]
          })
    }
    return GuideTable.table(header, rows, language)
  }

  private static func pair(_ classes: ScreenSizeClasses, _ language: Language) -> String {
    "\(name(of: classes.width)[language]) × \(name(of: classes.height)[language])"
  }

  /// Returns the size classes of one device in one or both orientations.
  public static func block(
    for device: Device, _ orientation: Orientation?, in language: Language
  ) -> Block {
    let orientations = orientation.map { [$0] } ?? Orientation.allCases
    return GuideTable.table(
      header,
      orientations.map { row(device.fullName[language], $0, device.sizeClasses(in: $0), language) },
      language)
  }

  private static let header = [
    LocalizedText(en: "Device", zhHans: "设备"), LocalizedText(en: "Orientation", zhHans: "方向"),
    LocalizedText(en: "Width", zhHans: "宽度"), LocalizedText(en: "Height", zhHans: "高度"),
  ]

  private static func groups(in language: Language) -> [(names: String, device: Device)] {
    let separator = language == .english ? ", " : "、"
    var groups: [(names: [String], device: Device)] = []
    for device in Device.all {
      let same = groups.firstIndex { group in
        Orientation.allCases.allSatisfy {
          group.device.sizeClasses(in: $0) == device.sizeClasses(in: $0)
        }
      }
      if let same {
        groups[same].names.append(device.fullName[language])
      } else {
        groups.append(([device.fullName[language]], device))
      }
    }
    return groups.map { ($0.names.joined(separator: separator), $0.device) }
  }

  private static func row(
    _ name: String, _ orientation: Orientation, _ classes: ScreenSizeClasses,
    _ language: Language
  ) -> [[Inline]] {
    [
      [.text(name)], [.text(self.name(of: orientation)[language])],
      [.text(self.name(of: classes.width)[language])],
      [.text(self.name(of: classes.height)[language])],
    ]
  }

  /// Returns the guide's word for a size class.
  public static func name(of sizeClass: SizeClass) -> LocalizedText {
    switch sizeClass {
    case .compact: LocalizedText(en: "compact", zhHans: "紧凑")
    case .regular: LocalizedText(en: "regular", zhHans: "常规")
    }
  }

  /// Returns the guide's word for an orientation.
  public static func name(of orientation: Orientation) -> LocalizedText {
    switch orientation {
    case .portrait: LocalizedText(en: "portrait", zhHans: "竖屏")
    case .landscape: LocalizedText(en: "landscape", zhHans: "横屏")
    }
  }

  /// Returns the four combinations that exist, each with the three wildcard combinations that it inherits.
  static func inheritance(in language: Language) -> Block {
    let any = LocalizedText(en: "any", zhHans: "任意")
    let width = LocalizedText(en: "width", zhHans: "宽")
    let height = LocalizedText(en: "height", zhHans: "高")
    func pair(_ w: LocalizedText, _ h: LocalizedText) -> [Inline] {
      [.text("\(width[language]) \(w[language]) · \(height[language]) \(h[language])")]
    }
    var rows: [[[Inline]]] = []
    for w in SizeClass.allCases {
      for h in SizeClass.allCases {
        let (w, h) = (name(of: w), name(of: h))
        rows.append([pair(w, h), pair(w, any), pair(any, h), pair(any, any)])
      }
    }
    let takes = LocalizedText(en: "takes over from", zhHans: "继承自")
    return GuideTable.table(
      [LocalizedText(en: "Combination", zhHans: "组合"), takes, takes, takes], rows, language)
  }
}
