import CodeModel
import CodeSyntax
import SourceText

/// The reader of Tuist's `Project.swift`: the literals in `infoPlist: .extendingDefault(with: […])` and
/// `.dictionary([…])`, also through constants of the file. Other expressions have an unknown value.
enum TuistList {
  /// The text by which a Swift file is recognized as a project.
  static let mark = "import ProjectDescription"

  /// - Returns: the lists, and the number of targets that are apps, or may be.
  static func lists(in source: SourceText) -> (lists: [GeneratedList], apps: Int) {
    let file = CodeFile(source, .swift)
    var literals = TuistLiterals(file)
    var lists: [GeneratedList] = []
    var apps = 0
    let developmentRegion = developmentRegion(literals, file)
    for call in file.calls {
      let made = call.argument("product").map { member($0.value, file) }
      let isForOthers = isForOthers(call, file)
      if !isForOthers, made.map(mayBeApp) == true { apps += 1 }
      guard let value = call.argument("infoPlist")?.value,
        var list = list(value, isOfApp: !isForOthers && made == "app", &literals, file)
      else { continue }
      list.deploymentTarget = deploymentTarget(call, literals, file)
      list.developmentLanguage = developmentRegion.map(TranslationLanguage.canonical)
      lists.append(list)
    }
    return (lists, apps)
  }

  /// Returns the development region of the file's project, which is English by default; nil where it cannot be read.
  private static func developmentRegion(_ literals: TuistLiterals, _ file: CodeFile) -> String? {
    let projects = file.calls.filter { $0.baseName == "Project" }
    guard projects.count == 1, let project = projects.first, project.argument("name") != nil else {
      return nil
    }
    guard let options = project.argument("options")?.value else { return "en" }
    guard
      let made = file.calls(in: options).first(where: { $0.nameToken == options.lowerBound + 1 }),
      made.baseName == "options", file.tree.isToken(options.lowerBound, ".")
    else { return nil }
    guard let region = made.argument("developmentRegion")?.value else { return "en" }
    return file.string(literals.constant(region) ?? region)
  }

  /// Returns true if a target is surely built only for other platforms than iOS.
  private static func isForOthers(_ call: Call, _ file: CodeFile) -> Bool {
    let argument = call.argument("destinations") ?? call.argument("platform")
    let others = ["macOS", "mac", "watchOS", "appleWatch", "tvOS", "appleTv"]
    guard let value = argument?.value, let first = value.first else { return false }
    let tree = file.tree
    let isArray = tree.isOpen(first, "[") && tree.partner(of: first) == value.last
    let names = isArray ? tree.arguments(first + 1..<value.upperBound - 1) : [value]
    return names.allSatisfy { $0.isEmpty || others.contains(member($0, file)) }
      && names.contains { !$0.isEmpty }
  }

  /// Returns the deployment target for iOS: of `.iOS("15.0")`, `.multiplatform(iOS: "15.0", …)`, and before Tuist 4
  /// `.iOS(targetVersion: "15.0", …)`.
  private static func deploymentTarget(
    _ call: Call, _ literals: TuistLiterals, _ file: CodeFile
  ) -> Version? {
    let argument = call.argument("deploymentTargets") ?? call.argument("deploymentTarget")
    guard let value = argument?.value else { return nil }
    let made = file.calls(in: value).first { $0.nameToken == value.lowerBound + 1 }
    let version: Range<Int>?
    switch made?.baseName {
    case "iOS": version = made?.argument("targetVersion")?.value ?? made?.arguments.first?.value
    case "multiplatform": version = made?.argument("iOS")?.value
    default: version = nil
    }
    return version.flatMap { file.string(literals.constant($0) ?? $0) }.flatMap(Version.init)
  }

  /// Returns the name in `.name`; an empty string for another expression.
  private static func member(_ value: Range<Int>, _ file: CodeFile) -> String {
    guard value.count == 2, file.tree.isToken(value.lowerBound, ".") else { return "" }
    return file.tree.name(value.lowerBound + 1)
  }

  private static func mayBeApp(_ product: String) -> Bool {
    product.isEmpty || product.hasPrefix("app") && product != "appExtension"
  }

  private static func list(
    _ value: Range<Int>, isOfApp: Bool, _ reader: inout TuistLiterals, _ file: CodeFile
  ) -> GeneratedList? {
    let value = reader.takeConstant(value) ?? value
    let made = file.calls(in: value).first {
      ["extendingDefault", "dictionary"].contains($0.baseName)
        && value.lowerBound <= $0.nameToken && $0.nameToken <= value.lowerBound + 2
    }
    guard let argument = made?.arguments.first?.value else { return nil }
    let literal = reader.takeConstant(argument) ?? argument
    guard case .dictionary = reader.value(literal) else { return nil }
    var writer = GeneratedListWriter(file.source)
    var isWhole = true
    let literals = reader
    writer.write(TuistLiterals.Element(key: nil, value: literal)) { element in
      isWhole = isWhole && !literals.leavesOut(element)
      return literals.read(element)
    }
    return writer.list(isWhole: isWhole, isOfApp: isOfApp)
  }
}
