import Guide
import SourceText
import Testing

@Suite struct SizeClassTests {
  @Test(arguments: [
    ("iPhone 15 Pro Max", Orientation.landscape, SizeClass.regular, SizeClass.compact),
    ("iPhone 15 Pro Max", .portrait, .compact, .regular),
    ("iphone15promax", .landscape, .regular, .compact),
    ("15 pro max", .landscape, .regular, .compact),
    ("iPhone 15 Pro", .landscape, .compact, .compact), ("iPhone X", .landscape, .compact, .compact),
    ("iPhone 4s", .portrait, .compact, .regular), ("iPad mini", .portrait, .regular, .regular),
    ("iPad Pro 12.9", .landscape, .regular, .regular),
    ("iPhone SE 2", .portrait, .compact, .regular),
    ("iPhone 17e", .landscape, .compact, .compact),
    ("iPhone 18 Pro Max", .landscape, .regular, .compact),
    ("iPhone Duo", .landscape, .compact, .compact),
    ("iPhone Duo inner display", .portrait, .regular, .regular),
  ])
  func devices(
    _ name: String, _ orientation: Orientation, _ width: SizeClass, _ height: SizeClass
  ) throws {
    let device = try #require(Device(named: name))
    let classes = device.sizeClasses(in: orientation)
    #expect(classes.width == width && classes.height == height)
  }

  @Test func unknownDevices() {
    #expect(Device(named: "") == nil)
    #expect(Device(named: "iPhone 99") == nil)
    #expect(Device(named: String(repeating: "iPad", count: 1000)) == nil)
    #expect(Device.nearest(to: "iPhone 15 Pro Mx") == "iPhone 15 Pro Max")
    #expect(Device.nearest(to: "toaster") == nil)
  }

  @Test func theTableHoldsEveryDevice() {
    for language in Language.allCases {
      let text = MarkdownWriter(language).write([SizeClassTable.block(in: language)])
      for device in Device.all {
        #expect(text.contains(device.fullName[language]), "\(device.name)")
      }
      for part in ScreenPart.all {
        #expect(text.contains(part.name[language]), "\(part.name.english)")
      }
    }
  }
}
