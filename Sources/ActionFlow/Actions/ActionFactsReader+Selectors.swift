import CodeModel
import CodeSyntax

/// Reading of the names that Objective-C has for Swift methods.
extension ActionFactsReader {
  /// `openType` of `@objc(openType:)`, `openWithType` of `@objc func open(type: String)`.
  func selectorName(_ function: borrowing CodeFunction) -> String? {
    guard file.language == .swift else { return nil }
    let declaration = function.declaration
    if let name = file.objectiveCName(of: declaration) { return name }
    guard let label = declaration.parameters.first?.label, label != "_", let first = label.first,
      declaration.attributes.contains("objc") || isForObjectiveC(function.type)
    else { return nil }
    return function.baseName + "With" + first.uppercased() + label.dropFirst()
  }

  private func isForObjectiveC(_ type: Int?) -> Bool {
    guard let type, file.types.indices.contains(type) else { return false }
    return file.declares(file.types[type]) { $0.attributes.contains("objcMembers") }
  }
}
