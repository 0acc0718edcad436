import CodeModel
import CodeSyntax

extension CodeFile {
  /// Returns those functions whose name nearly matches a UIKit method, so that neither UIKit nor the file calls them,
  /// by their indexes in the outline.
  func neverCalled(among functions: [CodeFunction]) -> Set<Int> {
    guard !functions.isEmpty else { return [] }
    let misses = NearMiss.all(in: self, inherited: { _ in [] }, limit: Self.maximumMisses)
    let missed = Set(misses.map(\.function.index))
    return Set(
      functions.lazy.filter { missed.contains($0.index) || self.isMisspelledLifeCycle($0) }
        .map(\.index))
  }

  private static let maximumMisses = 64

  /// True for `applicationDidBecomeActive(application:)`, which has a label that UIKit's method lacks.
  private func isMisspelledLifeCycle(_ function: CodeFunction) -> Bool {
    guard language == .swift, !isSwift2, function.parameters.count == 1,
      Self.lifeCycle.contains(function.baseName),
      function.signature != function.baseName + "(_:)",
      type(of: function)?.inherited.isEmpty == false
    else { return false }
    return !calls.contains { $0.baseName == function.baseName && !isSuper($0.receiver) }
  }

  /// The delegate methods in which apps finish what a launch has started.
  private static let lifeCycle: Set<String> = [
    "applicationDidBecomeActive", "applicationWillEnterForeground", "applicationWillResignActive",
    "applicationDidEnterBackground", "applicationDidFinishLaunching", "sceneDidBecomeActive",
    "sceneWillEnterForeground", "sceneWillResignActive", "sceneDidEnterBackground",
  ]
}
