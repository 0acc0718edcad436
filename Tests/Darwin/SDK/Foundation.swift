// The parts of Foundation that the project and its tests use, declared as in Apple's module.
@_exported import Darwin
@_exported import Dispatch

public struct Data: Sendable, Hashable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, Codable
{
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct SearchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public typealias Element = UInt8
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Data
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public init(repeating: UInt8, count: Int) {}
  public init(bytes: UnsafeRawPointer, count: Int) {}
  public init<T>(buffer: UnsafeBufferPointer<T>) {}
  public init(capacity: Int) {}
  public init(count: Int) {}
  public init?(base64Encoded: __shared String) {}
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 {
    get { 0 }
    set {}
  }
  public subscript(bounds: Range<Int>) -> Data {
    get { self }
    set {}
  }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C)
  where C.Element == UInt8 {}
  public mutating func append(_ other: Data) {}
  public func range(
    of data: Data, options: SearchOptions = [], in range: Range<Int>? = nil
  ) -> Range<Int>? { nil }
  public func write(to url: URL, options: WritingOptions = []) throws {}
}

open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  open var outputFormatting: OutputFormatting = []
  @preconcurrency open var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}

open class JSONDecoder: @unchecked Sendable {
  @preconcurrency open var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

extension String {
  public struct Encoding: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let ascii = Encoding(rawValue: 1)
    public static let utf8 = Encoding(rawValue: 4)
    public static let isoLatin1 = Encoding(rawValue: 5)
    public static let utf16 = Encoding(rawValue: 10)
    public static let utf16BigEndian = Encoding(rawValue: 0x9000_0100)
    public static let utf16LittleEndian = Encoding(rawValue: 0x9400_0100)
    public static let utf32 = Encoding(rawValue: 0x8c00_0100)
    public static let utf32BigEndian = Encoding(rawValue: 0x9800_0100)
    public static let utf32LittleEndian = Encoding(rawValue: 0x9c00_0100)
  }
  public init(contentsOfFile path: __shared String, encoding: Encoding) throws { self = "" }
  public init(contentsOf url: __shared URL, encoding: Encoding) throws { self = "" }
  public init?(data: __shared Data, encoding: Encoding) { nil }
  public init(format: __shared String, _ arguments: any CVarArg...) { self = "" }
}
