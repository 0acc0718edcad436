import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Methods of the app delegate that receive the launch options and read the reason of the launch from them. They
/// receive the connection options instead, and their calls move.
struct OptionReaders {
  /// The keys that methods read, by the names of the methods.
  private(set) var keys: [String: Set<String>] = [:]
  /// The edits of the methods, by their files.
  private(set) var edits: [String: [TextEdit]] = [:]
  /// The methods themselves.
  private var methods: [AppSources.Method] = []

  /// Throws if a method reads them in a way that the connection options do not support.
  init(_ delegate: DelegateParts, _ paths: [String], _ files: any FileAccess)
    throws(GenerationFailure)
  {
    for method in delegate.functions {
      guard let body = method.function.body,
        !LaunchWords.isCalledBySystem(method.function)
      else { continue }
      let file = method.source.file
      let handed = method.function.parameters.filter { parameter in
        parameter.type.contains {
          file.tree.isToken($0, among: ["LaunchOptionsKey", "NSDictionary"])
        } || parameter.name.lowercased().hasSuffix("options")
      }
      guard !handed.isEmpty, let key = body.first(where: { LaunchOption.isKey(at: $0, file) })
      else { continue }
      let place = GenerationFailure.Place(method.source, key)
      guard handed.count == 1, let parameter = handed.first,
        let (read, changes) = Self.reading(parameter, method, body)
      else { throw GenerationFailure(.readsElsewhere, at: place) }
      keys[method.function.baseName, default: []].formUnion(read)
      edits[method.source.path, default: []] += changes
      methods.append(method)
    }
    try requireKnownCalls(delegate, paths, files)
  }

  /// Returns the keys that a method reads, and the edits that make it read the connection options; nil where that is
  /// not possible.
  private static func reading(
    _ parameter: Parameter, _ method: AppSources.Method, _ body: Range<Int>
  ) -> (keys: Set<String>, edits: [TextEdit])? {
    let file = method.source.file
    guard file.language == .swift, !parameter.hasDefault, parameter.name != "_",
      parameter.type.contains(where: { file.tree.isToken($0, "LaunchOptionsKey") }),
      file.conditions(around: method.function.declaration.nameToken).isEmpty
    else { return nil }
    let unwrapped = UnwrappedOptions.all(in: body, file, options: parameter.name)
    var keys: Set<String> = []
    var edits = unwrapped.map(\.edit)
    edits.append(TextEdit(file.bytes(of: parameter.type), "UIScene.ConnectionOptions"))
    for token in body
    where unwrapped.isName(token, file, options: parameter.name) && !unwrapped.unwraps(token) {
      guard let option = LaunchOption(at: token, file),
        let edit = MovedCode.edit(reading: option, of: parameter.name, file)
      else { return nil }
      keys.insert(option.name)
      edits.append(edit)
    }
    return keys.isDisjoint(with: LaunchOptionValue.moved) ? nil : (keys, edits)
  }

  /// Throws if other code than a launch method calls one of them.
  private func requireKnownCalls(
    _ delegate: DelegateParts, _ paths: [String], _ files: any FileAccess
  ) throws(GenerationFailure) {
    guard !methods.isEmpty else { return }
    let launches = [delegate.willFinish, delegate.didFinish].compactMap(\.self)
    var reader = AppSourceReader(files, searching: keys.keys.sorted())
    for path in paths.prefix(AppSources.maximumFiles) {
      guard let source = reader.source(path) else { continue }
      let file = source.file
      for token in file.tree.tokens.indices
      where file.tree.isIdentifier(token) && keys[file.tree.name(token)] != nil {
        let isDeclared = methods.contains {
          $0.source.path == path && $0.function.declaration.nameToken == token
        }
        let isHanded = launches.contains { launch in
          launch.source.path == path && launch.function.body?.contains(token) == true
            && launch.function.parameters.last.map { options in
              file.calls(in: token..<token + 1).contains { call in
                call.nameToken == token
                  && call.arguments.contains {
                    $0.value.count == 1 && file.tree.isWord($0.value.lowerBound, options.name)
                  }
              }
            } == true
        }
        let isOther = !methods.contains {
          $0.function.baseName == file.tree.name(token)
            && MethodMention.mayBe($0, at: token, in: source)
        }
        guard isDeclared || isHanded || isOther else {
          throw GenerationFailure(.readsElsewhere, at: GenerationFailure.Place(source, token))
        }
      }
    }
  }

  /// Returns true for a token in one of the methods.
  func contains(_ token: Int, _ path: String) -> Bool {
    methods.contains {
      $0.source.path == path && $0.function.body?.contains(token) == true
    }
  }
}

extension LaunchWords {
  /// Returns the tokens of arguments that pass the launch options to one of these methods, with the keys that the
  /// method reads.
  func handed(_ options: String, in tokens: Range<Int>, _ file: CodeFile) -> [Int: Set<String>] {
    guard !readers.isEmpty else { return [:] }
    var handed: [Int: Set<String>] = [:]
    for call in file.calls(in: tokens) where Self.isOwn(call.receiver, file) {
      guard let keys = readers[call.baseName] else { continue }
      for argument in call.arguments
      where argument.value.count == 1 && file.tree.isWord(argument.value.lowerBound, options) {
        handed[argument.value.lowerBound] = keys
      }
    }
    return handed
  }
}
