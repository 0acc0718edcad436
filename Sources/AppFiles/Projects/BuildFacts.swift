import SourceText
import XcodeProject

/// What some targets are made for.
package struct BuildFacts: Sendable {
  package let configurations: [XcodeConfiguration]
  package let platforms: Set<XcodeConfiguration.Platform>
  /// The lowest iOS; nil where one is not known.
  package let deploymentTarget: Version?
  /// 1 for iPhone, 2 for iPad, of all together; nil where one is not known.
  package let deviceFamilies: Set<Int>?

  package init(_ targets: [XcodeTarget]) {
    configurations = targets.flatMap(\.configurations)
    platforms = Set(configurations.map(\.platform))
    let phones = configurations.filter { $0.platform == .iOS || $0.platform == .unknown }
    let versions = phones.map { $0["IPHONEOS_DEPLOYMENT_TARGET"].text.flatMap(Version.init) }
    deploymentTarget = versions.contains(nil) ? nil : versions.compactMap { $0 }.min()
    deviceFamilies = Self.families(phones)
  }

  static func families(_ configurations: [XcodeConfiguration]) -> Set<Int>? {
    var families: Set<Int> = []
    for configuration in configurations {
      switch configuration["TARGETED_DEVICE_FAMILY"] {
      case .unset: families.insert(1)
      case .unknown: return nil
      case .known(let text, _):
        families.formUnion(
          text.split { $0 == "," || $0 == " " }.compactMap { Int($0) })
      }
    }
    return configurations.isEmpty ? nil : families
  }
}
