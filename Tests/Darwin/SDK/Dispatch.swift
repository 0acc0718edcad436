// The parts of Dispatch that the project uses, declared as in Apple's module.
@_exported import Darwin

public struct DispatchQoS: Sendable {
  public enum QoSClass: Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }
  public static let unspecified = DispatchQoS()
}

public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public enum DispatchTimeoutResult: Sendable { case success, timedOut }

public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { DispatchTime() }
  public static let distantFuture = DispatchTime()
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
}

public class DispatchWorkItem: @unchecked Sendable {
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @convention(block) () -> Void
  ) {}
  public func perform() {}
  public func cancel() {}
}

public class DispatchGroup: @unchecked Sendable {
  public init() {}
  public func enter() {}
  public func leave() {}
  public func wait() {}
}

public class DispatchSemaphore: @unchecked Sendable {
  public init(value: Int) {}
  public func wait() {}
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
  @discardableResult public func signal() -> Int { 0 }
}

open class DispatchQueue: @unchecked Sendable {
  init() {}
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, target: DispatchQueue? = nil
  ) {
    self.init()
  }
  public class var main: DispatchQueue { DispatchQueue() }
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue()
  }
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  @preconcurrency public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {}
}
