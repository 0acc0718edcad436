#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Guide
import SourceText

extension DifferenceReport {
  /// Returns one line of JSON that conforms to `Protocol/Schemas/diff.schema.json`.
  public func json(_ language: Language) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    let data = try? encoder.encode(Document(self, language))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  fileprivate struct Document: Encodable {
    struct Side: Encodable {
      let kind, name: String
      let commit: String?
    }

    struct State: Encodable {
      let type: String
      let title, subtitle: String?
      let isDynamic: Bool
      let row: Int?
      let declared: Location
      let status, launch, running, label: String
      let location: Location?
      let reasons: [String]
    }

    struct Location: Encodable {
      let file: String
      let line: Int
    }

    struct Change: Encodable {
      let kind, effect, type: String
      let detail: String?
      let before, after: State?
    }

    struct App: Encodable {
      let path: String
      let formerPath: String?
      let changes: [Change]
    }

    struct Gap: Encodable {
      let side, path, reason: String
    }

    let version = 1
    let old, new: Side
    let isWorse: Bool
    let apps: [App]
    let notRead: [Gap]
  }
}

extension DifferenceReport.Document {
  fileprivate init(_ report: DifferenceReport, _ language: Language) {
    func side(_ side: DifferenceReport.Side) -> Side {
      Side(kind: side.kind.rawValue, name: side.name, commit: side.commit)
    }
    func location(_ location: ActionState.Location) -> Location {
      Location(file: location.file, line: location.line)
    }
    func state(_ state: ActionState) -> State {
      State(
        type: state.type, title: state.title, subtitle: state.shown.subtitle,
        isDynamic: state.isDynamic, row: state.shown.row, declared: location(state.declared),
        status: state.shown.trace.status.rawValue, launch: state.launch.rawValue,
        running: state.running.rawValue, label: state.label[language],
        location: state.location.map(location), reasons: state.reasons.map { $0[language] })
    }
    old = side(report.old)
    new = side(report.new)
    isWorse = report.difference.isWorse
    apps = report.difference.apps.map { app in
      App(
        path: app.path, formerPath: app.formerPath,
        changes: app.changes.map { change in
          Change(
            kind: change.kind.rawValue, effect: change.effect.rawValue, type: change.type,
            detail: change.detail?[language], before: change.before.map(state),
            after: change.after.map(state))
        })
    }
    notRead = report.gaps.map { gap in
      Gap(side: gap.isOld ? "old" : "new", path: gap.path, reason: gap.reason[language])
    }
  }
}
