import Files
import SourceText
import TestKit
import Testing
@testable import ActionFlow

/// For small apps with known behavior, all commands give the correct answers and agree.
@Suite struct ContractTests {
  /// Returns true if a status of a trace fits the truth. An unknown status always fits.
  private static func fits(
    _ status: ActionTrace.Status, _ isBroken: Bool, _ truth: SmallApp.Truth
  ) -> Bool {
    let isOpen = [ActionTrace.Status.notFollowed, .others].contains(status) && !isBroken
    switch truth {
    case .unknown: return isOpen && !isBroken
    case .known(true, true): return !isBroken && !isOpen
    case .known(false, true): return isBroken && [.warmOnly, .alike, .others].contains(status)
    case .known(true, false): return isBroken && [.coldOnly, .alike].contains(status)
    case .known(false, false):
      return isBroken && ![.warmOnly, .coldOnly, .alike, .handled].contains(status)
    }
  }

  @Test func thereAreEnough() { #expect(SmallApp.all.count >= 60) }

  /// Known wrong answers: names of apps with a type, or with `*` for rules that do not agree. A test fails if
  /// a listed answer is correct.
  private static let open: Set<String> = {
    let text = (try? Project.text("Tests/QuickActionsTests/Apps/Open.tsv")) ?? ""
    return Set(text.split(separator: "\n").map(String.init))
  }()

  private static func expect(
    _ isRight: Bool, _ app: SmallApp, _ type: String, _ comment: @autoclosure () -> String
  ) {
    let isListed = open.contains("\(app.name)\t\(type)")
    if isListed, isRight {
      Issue.record("\(app.name), \(type): is right, so take it out of Apps/Open.tsv")
    } else if !isListed, !isRight {
      Issue.record("\(app.name), \(type): \(comment())")
    }
  }

  @Test(arguments: SmallApp.all) func traceTellsTheTruth(_ app: SmallApp) {
    let answers = app.answers
    for (type, truth) in app.truths {
      let status = answers.statuses[type]
      let isRight =
        status.map { Self.fits($0, answers.broken.contains(type), truth) } ?? false
      Self.expect(
        isRight, app, type, "\(status.map(\.rawValue) ?? "not traced"), in truth \(truth)")
    }
    if let hasScenes = app.hasScenes, !answers.hasScenes.isEmpty {
      #expect(answers.hasScenes == [hasScenes], "\(app.name) has scenes: \(answers.hasScenes)")
    }
  }

  /// A rule reports each quick action that `trace` calls broken, and no other.
  @Test(arguments: SmallApp.all) func checkAgreesWithTrace(_ app: SmallApp) {
    let answers = app.answers
    Self.expect(
      answers.broken.isEmpty == answers.rules.isEmpty, app, "*",
      "\(answers.broken.sorted()), \(answers.rules.keys.sorted()), \(answers.statuses)")
  }
}
