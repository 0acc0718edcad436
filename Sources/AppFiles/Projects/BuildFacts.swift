import SourceText
import XcodeProject

/// The platform requirements of some targets.
package struct BuildFacts: Sendable {
  package let configurations: [XcodeConfiguration]
  package let platforms: Set<XcodeConfiguration.Platform>
  /// The lowest deployment target for iOS; nil if one is not known.
  package let deploymentTarget: Version?
  /// The device families of all targets, 1 for iPhone and 2 for iPad; nil if one is not known.
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
