import Guide
import SourceText
import Testing

/// Each sample runs on its deployment target: iOS 16, or the version in its first line. Newer symbols are
/// guarded by `@available` or `#available`. The compilation of the samples checks that all names exist.
@Suite struct SampleAvailabilityTests {
  @Test func samplesOfSwiftFitTheirSystem() throws {
    let stubs = try StubVersions()
    let samples = try GuideExample.all(in: "swift")
    #expect(samples.count > 140)
    for sample in samples {
      let findings = SampleAvailability.findings(inSwift: sample.code, stubs)
      #expect(findings.isEmpty, "\(sample.place): \(findings)\n\(sample.code.prefix(200))")
    }
  }

  @Test func samplesOfObjectiveCFitTheirSystem() throws {
    for sample in try GuideExample.all(in: "objc") {
      let findings = SampleAvailability.findings(inObjectiveC: sample.code)
      #expect(findings.isEmpty, "\(sample.place): \(findings)\n\(sample.code.prefix(200))")
    }
  }

  /// No sample targets a system for which Xcode no longer builds.
  @Test func noSampleIsForAnOlderSystem() throws {
    for sample in try GuideExample.all(in: "swift") + GuideExample.all(in: "objc") {
      #expect(SampleAvailability.target(of: sample.code) >= DeploymentRange.samples)
    }
  }

  /// The check finds deliberate errors.
  @Test(arguments: [
    (
      "func f(_ v: UIView) { v.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _: UITraitCollection) in } }",
      "registerForTraitChanges"
    ),
    ("let traits = UITraitCollection { $0.horizontalSizeClass = .compact }", "UITraitCollection"),
    ("func f(_ v: UIViewController) { v.preferredTransition = nil }", "preferredTransition"),
    ("@Observable final class Router {}", "Observable"),
    ("func f() { if #available(iOS 16.4, *) {} else { g(UITab.self) } }", "UITab"),
    (
      "struct V: View { var body: some View { Text(\"a\").onChange(of: 1, initial: true) { _, _ in } } }",
      "onChange"
    ),
  ])
  func whatIsTooNewIsFound(_ code: String, _ name: String) throws {
    let findings = SampleAvailability.findings(inSwift: code, try StubVersions())
    #expect(findings.map(\.name).contains(name), "\(findings)")
  }

  @Test(arguments: [
    "// iOS 17 and later\nfunc f(_ v: UIView) { v.updateTraitsIfNeeded() }",
    "@available(iOS 17.0, *)\nfunc f(_ v: UIView) { v.updateTraitsIfNeeded() }",
    "func f(_ v: UIView) { if #available(iOS 17, *) { v.updateTraitsIfNeeded() } }",
    "func f(_ v: UIView) { guard #available(iOS 17, *) else { return }; v.updateTraitsIfNeeded() }",
    "func f(_ v: UIView) { v.layoutIfNeeded() }",
    "let traits = UITraitCollection(horizontalSizeClass: .compact)",
  ])
  func whatIsGuardedIsNot(_ code: String) throws {
    #expect(SampleAvailability.findings(inSwift: code, try StubVersions()).isEmpty)
  }

  @Test func objectiveCIsCheckedToo() {
    let use = "- (void)f:(UIView *)v { [v updateTraitsIfNeeded]; }"
    #expect(
      SampleAvailability.findings(inObjectiveC: "@implementation A\n\(use)\n@end").map(\.name)
        == ["updateTraitsIfNeeded"])
    #expect(
      SampleAvailability.findings(
        inObjectiveC: "// iOS 17 and later\n@implementation A\n\(use)\n@end"
      ).isEmpty)
    #expect(
      SampleAvailability.findings(
        inObjectiveC:
          "@implementation A\n- (void)f:(UIView *)v { if (@available(iOS 17.0, *)) { [v updateTraitsIfNeeded]; } }\n@end"
      ).isEmpty)
  }
}
