import Foundation

// A static build of the product, which builds this target as well, has no such module.
#if canImport(Testing)
  import Testing

  extension Trait where Self == ConditionTrait {
    /// Marks a test or a suite that takes more than three seconds of processor time. `Tests/quick` skips it
    /// unless it is named.
    public static var slow: Self {
      .enabled(
        if: ProcessInfo.processInfo.environment["QUICKACTIONS_QUICK"] == nil,
        "slow tests are left out by Tests/quick")
    }
  }
#endif
