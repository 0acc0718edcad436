public typealias TimeInterval = Double
public typealias unichar = UInt16

open class NSObject: Equatable, Hashable {
  public init() {}
  public static func == (first: NSObject, second: NSObject) -> Bool { false }
  open func hash(into hasher: inout Hasher) {}
  open func isEqual(_ object: Any?) -> Bool { false }
}

open class NSDictionary: NSObject {
  public init(dictionary: [AnyHashable: Any]) {}
}

public struct UUID: Hashable, Sendable, CustomStringConvertible {
  public init() {}
  public var uuidString: String { "" }
  public var description: String { "" }
}

public struct Date: Hashable, Comparable, Sendable {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public init(timeIntervalSinceReferenceDate: TimeInterval) {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public static var now: Date { Date() }
  public var timeIntervalSince1970: TimeInterval { 0 }
  public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
  public static func < (first: Date, second: Date) -> Bool { false }
}

open class Thread: NSObject, @unchecked Sendable {
  public override init() {}
  @preconcurrency public convenience init(
    block: @escaping @Sendable @convention(block) () -> Void
  ) { self.init() }
  @preconcurrency open class func detachNewThread(
    _ block: @escaping @Sendable @convention(block) () -> Void
  ) {}
  open class func sleep(forTimeInterval interval: TimeInterval) {}
  open class var isMainThread: Bool { true }
  open var stackSize: Int = 0
  open func start() {}
}

open class PropertyListSerialization: NSObject {
  public enum PropertyListFormat: UInt, Sendable {
    case openStep = 1
    case xml = 100
    case binary = 200
  }
  public struct ReadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public typealias WriteOptions = Int
  open class func propertyList(
    from data: Data, options: ReadOptions = [],
    format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any { 0 }
  open class func data(
    fromPropertyList list: Any, format: PropertyListFormat, options: WriteOptions
  ) throws -> Data { Data() }
}

open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = WritingOptions(rawValue: 2)
  }
  open class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { 0 }
  open class func data(
    withJSONObject object: Any, options: WritingOptions = []
  ) throws -> Data { Data() }
}

public struct CharacterSet: Hashable, Sendable {
  public init(charactersIn string: __shared String) {}
  public static var whitespaces: CharacterSet { CharacterSet(charactersIn: "") }
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet(charactersIn: "") }
  public static var newlines: CharacterSet { CharacterSet(charactersIn: "") }
  public static var alphanumerics: CharacterSet { CharacterSet(charactersIn: "") }
  public static var urlPathAllowed: CharacterSet { CharacterSet(charactersIn: "") }
}

public enum NSStringCompare {
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = CompareOptions(rawValue: 1)
    public static let literal = CompareOptions(rawValue: 2)
    public static let backwards = CompareOptions(rawValue: 4)
    public static let regularExpression = CompareOptions(rawValue: 1024)
  }
}

extension StringProtocol {
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
  public func components(separatedBy separators: CharacterSet) -> [String] { [] }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement,
    options: NSStringCompare.CompareOptions = [], range: Range<Index>? = nil
  ) -> String { "" }
  public func replacingCharacters<T: StringProtocol, R: RangeExpression>(
    in range: R, with replacement: T
  ) -> String where R.Bound == Index { "" }
  public func range<T: StringProtocol>(
    of text: T, options: NSStringCompare.CompareOptions = [], range: Range<Index>? = nil
  ) -> Range<Index>? { nil }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
  public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool { false }
  public func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
    nil
  }
  public var removingPercentEncoding: String? { nil }
  public var decomposedStringWithCanonicalMapping: String { "" }
  public var precomposedStringWithCanonicalMapping: String { "" }
  public func data(
    using encoding: String.Encoding, allowLossyConversion: Bool = false
  ) -> Data? { nil }
  public func write<T: StringProtocol>(
    toFile path: T, atomically: Bool, encoding: String.Encoding
  ) throws {}
  public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {}
}
