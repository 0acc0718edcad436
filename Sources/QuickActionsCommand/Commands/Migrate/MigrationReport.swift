#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import CodeGeneration
import Files
import Guide
import SourceText

/// The results of a migration for the apps of a folder, for people and for programs.
struct MigrationReport {
  private let migrations: [SceneMigration]
  private let language: Language

  init(_ migrations: [SceneMigration], _ language: Language) {
    self.migrations = migrations
    self.language = language
  }

  // MARK: Text

  func lines(isWritten: Bool) -> [String] {
    guard !migrations.isEmpty else { return [LocalizedText.noApps[language]] }
    return migrations.flatMap { lines($0, isWritten) }
  }

  private func lines(_ migration: SceneMigration, _ isWritten: Bool) -> [String] {
    switch migration.outcome {
    case .isDone(let reason):
      return ["\(migration.name): " + LocalizedText.nothingToDo[language] + reason[language]]
    case .isRefused(let failure):
      return [
        "\(migration.name): " + LocalizedText.leftAlone[language],
        "  " + Generation.text(of: failure, language),
      ]
    case .moves:
      var lines = [
        "\(migration.name): "
          + (isWritten ? LocalizedText.movedNow : LocalizedText.wouldMove)[language]
      ]
      lines += migration.moved.map { move in
        "  \(Self.shown(move.place)): \(move.from) → \(move.to)"
      }
      if !migration.remarks.isEmpty { lines.append("  " + LocalizedText.byHand[language]) }
      lines += migration.remarks.map { remark in
        "  " + (remark.place.map { Self.shown($0) + ": " } ?? "") + remark.text[language]
      }
      return lines
    }
  }

  private static func shown(_ place: GenerationFailure.Place) -> String {
    "\(relative(place.path)):\(place.line)"
  }

  private static func relative(_ path: String) -> String {
    Path.relative(path, to: GivenPath.absolute(""))
  }

  // MARK: JSON

  private struct Report: Encodable {
    let apps: [App]
    let isWritten: Bool
  }

  private struct App: Encodable {
    let name: String
    let state: String
    var reason: Note?
    let files: [File]
    let moved: [Move]
    let byHand: [Note]
  }

  private struct File: Encodable {
    let path: String
    let change: String
  }

  private struct Move: Encodable {
    let from: String
    let to: String
    let path: String
    let line: Int
  }

  private struct Note: Encodable {
    let text: String
    var path: String?
    var line: Int?
  }

  func json(isWritten: Bool) -> String {
    let apps = migrations.map { migration in
      let state: String
      var reason: Note?
      switch migration.outcome {
      case .moves: state = "moves"
      case .isDone(let text): (state, reason) = ("done", Note(text: text[language]))
      case .isRefused(let failure):
        state = "refused"
        reason = Note(
          text: failure.message[language], path: failure.path.map(Self.relative),
          line: failure.place?.line)
      }
      return App(
        name: migration.name, state: state, reason: reason,
        files: migration.edits.map { edit in
          let isNew = if case .create = edit.change { true } else { false }
          return File(path: Self.relative(edit.path), change: isNew ? "create" : "edit")
        },
        moved: migration.moved.map {
          Move(from: $0.from, to: $0.to, path: Self.relative($0.place.path), line: $0.place.line)
        },
        byHand: migration.remarks.map { remark in
          Note(
            text: remark.text[language], path: remark.place.map { Self.relative($0.path) },
            line: remark.place?.line)
        })
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(Report(apps: apps, isWritten: isWritten))) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

extension LocalizedText {
  fileprivate static let noApps = LocalizedText(
    en: "There is no iOS app here whose targets or Info.plist can be read.",
    zhHans: "这里没有可读取 target 或 Info.plist 的 iOS App。")

  fileprivate static let nothingToDo = LocalizedText(en: "nothing to do: ", zhHans: "无需修改：")
  fileprivate static let leftAlone = LocalizedText(
    en: "left as it is, nothing is written", zhHans: "保持原样，没有写入任何内容")
  fileprivate static let movedNow = LocalizedText(en: "moved to scenes", zhHans: "已迁移到场景")
  fileprivate static let wouldMove = LocalizedText(
    en: "moves to scenes; nothing is written yet", zhHans: "可迁移到场景，尚未写入")
  fileprivate static let byHand = LocalizedText(
    en: "to be looked at by hand:", zhHans: "需要自行检查：")
}
