#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import AppFiles
import Guide
import SourceText
import XcodeProject

extension ProjectReport {
  private struct Document: Encodable {
    let version = 1
    let projects: [ReportedProject]
  }

  private struct ReportedProject: Encodable {
    let file: String
    let problem: String?
    let line: Int?
    let developmentRegion: String?
    let regions: [String]
    let targets: [ReportedTarget]
  }

  private struct ReportedTarget: Encodable {
    let name: String
    let productType: String
    let configurations: [ReportedConfiguration]
    /// The paths by the role of the files.
    let files: [String: [String]]
    let hasUnknownPlaces: Bool
  }

  private struct ReportedConfiguration: Encodable {
    let name: String
    let platform: String
    let settings: [String: ReportedValue]
  }

  private struct ReportedValue: Encodable {
    var value: String?
    var unknown: String?
    var level: String?
    var file: String?
    var line: Int?
  }

  /// Returns the report for programs. Paths are relative to the scanned folder.
  func json(_ language: Language) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    let data = try? encoder.encode(Document(projects: projects.map { reported($0, language) }))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func reported(_ shown: Shown, _ language: Language) -> ReportedProject {
    let project = shown.project
    return ReportedProject(
      file: self.shown(project.file), problem: project.problem?.text[language],
      line: project.problem?.line, developmentRegion: project.developmentRegion,
      regions: regions(of: project),
      targets: shown.targets.map { target, configurations in
        ReportedTarget(
          name: target.name, productType: target.productType,
          configurations: configurations.map { reported($0, language) },
          files: Dictionary(uniqueKeysWithValues: files(of: target).map { ($0.role, $0.paths) }),
          hasUnknownPlaces: target.files.hasUnknownPlaces)
      })
  }

  private func reported(
    _ configuration: XcodeConfiguration, _ language: Language
  ) -> ReportedConfiguration {
    var settings: [String: ReportedValue] = [:]
    for (name, value) in values(of: configuration) {
      switch value {
      case .known(let text, let origin):
        settings[name] = ReportedValue(
          value: name == "INFOPLIST_FILE" ? shown(text) : text, level: origin.level.rawValue,
          file: origin.path.map(shown), line: origin.line)
      case .unset: break
      case .unknown(let reason):
        settings[name] = ReportedValue(unknown: relative(reason.text[language]))
      }
    }
    return ReportedConfiguration(
      name: configuration.name, platform: configuration.platform.rawValue, settings: settings)
  }
}
