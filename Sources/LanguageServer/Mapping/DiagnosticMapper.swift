import Checks
import Guide
import LanguageServerProtocol
import Linter
import SourceText

/// Converts findings to diagnostics for one client.
struct DiagnosticMapper {
  private let uri: String
  private let client: ClientCapabilities
  private let language: Language
  private let links: GuideLinks
  private let elsewhere: (Finding) -> Diagnostic.RelatedInformation?
  private var positions: PositionMapper

  /// - Parameters:
  ///   - links: the pages of rules, in the language of messages.
  ///   - elsewhere: returns the location in another file where the subject of a finding can be changed.
  init(
    _ uri: String, _ text: SourceText, _ client: ClientCapabilities, _ links: GuideLinks,
    elsewhere: @escaping (Finding) -> Diagnostic.RelatedInformation? = { _ in nil }
  ) {
    self.uri = uri
    self.client = client
    self.links = links
    language = links.language
    self.elsewhere = elsewhere
    positions = PositionMapper(text, client.positionEncoding)
  }

  mutating func diagnostic(_ finding: Finding) -> Diagnostic {
    Diagnostic(
      range: positions.range(finding.range), severity: finding.severity.number,
      code: finding.rule, codeDescription: codeDescription(finding.rule),
      source: "quickactions", message: finding.message[language], tags: tags(finding),
      relatedInformation: related(finding))
  }

  private func codeDescription(_ rule: String) -> Diagnostic.CodeDescription? {
    guard client.codeDescription, let rule = RuleRegistry.rule(id: rule) else { return nil }
    // The rule's page explains the finding; Apple's is about quick actions in general.
    let page = links.address(ofRule: rule.description.id)
    return Diagnostic.CodeDescription(href: page ?? rule.description.reference)
  }

  private func tags(_ finding: Finding) -> [Int]? {
    let tags = finding.tags.map { tag in
      switch tag {
      case .unnecessary: 1
      case .deprecated: 2
      }
    }.filter(client.diagnosticTags.contains)
    return tags.isEmpty ? nil : tags
  }

  private mutating func related(_ finding: Finding) -> [Diagnostic.RelatedInformation]? {
    guard client.relatedInformation else { return nil }
    let related =
      finding.related.filter { $0.path == nil }.map {
        Diagnostic.RelatedInformation(
          location: Location(uri: uri, range: positions.range($0.range)),
          message: $0.message[language])
      } + [elsewhere(finding)].compactMap { $0 }
    return related.isEmpty ? nil : related
  }
}

extension Severity {
  /// LSP's number.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .information: 3
    case .hint: 4
    }
  }
}
