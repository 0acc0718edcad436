/// A version of iOS: `9.0`, `13.4`.
public struct Version: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `9`, `9.0` or `9.0.1`; nil for anything else, such as a build setting.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.count <= 4, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    self.init(numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
