import CodeModel
import CodeSyntax
import Guide
import SourceText

/// The app delegate with all its parts in all files.
struct DelegateParts {
  let source: AppSources.Source
  let type: Declaration
  /// The name with those of the types around it.
  let name: String
  let functions: [AppSources.Method]
  /// Its variables and nested types, with the files.
  let members: [DelegateMember]
  /// The interface of a class in Objective-C.
  let interface: (source: AppSources.Source, declaration: Declaration)?
  /// The superclass and the protocols that it adopts, in any file.
  let inherited: Set<String>
  let words: LaunchWords
  /// The events that its methods receive.
  let events: [(event: SceneEvent, method: AppSources.Method)]

  var file: CodeFile { source.file }
  var language: CodeLanguage { file.language }

  init(_ source: AppSources.Source, _ type: Declaration, in app: AppSources) {
    self.source = source
    self.type = type
    let name = source.file.fullName(of: type)
    self.name = name
    functions = app.functions(of: name, in: source)
    var members: [DelegateMember] = []
    var inherited: Set<String> = []
    for other in app.sources where other.file.language == source.file.language {
      guard let own = other.file.type(named: name) else { continue }
      inherited.formUnion(own.inherited)
      members += other.file.members(of: own).map { DelegateMember(other, $0) }
      for index in other.file.outline.declarations.indices {
        let declaration = other.file.outline.declarations[index]
        if other.file.language == .objectiveC, own.declarations.contains(index) {
          members += DelegateMember.properties(in: other, declaration)
        }
        guard declaration.isType, let parent = declaration.parent, own.declarations.contains(parent)
        else { continue }
        members.append(DelegateMember(other, declaration))
      }
    }
    if source.file.language == .objectiveC, !members.contains(where: { $0.name == "window" }),
      let own = source.file.type(named: name)
    {
      members += own.declarations.compactMap { index in
        source.file.outline.declarations.indices.contains(index)
          ? DelegateMember.synthesizedWindow(
            in: source, source.file.outline.declarations[index].tokens)
          : nil
      }
    }
    self.members = members
    self.inherited = inherited
    interface = app.interface(of: name)
    words = LaunchWords(functions, members)
    events = SceneEvent.handled(functions)
  }

  /// The property that holds the app's window.
  var window: DelegateMember? {
    let all = members.filter { $0.isVariable && $0.holdsWindow }
    return all.first { $0.name == "window" } ?? (all.count == 1 ? all.first : nil)
  }

  /// The superclass, as the class or its interface declares it.
  var superclass: String? {
    (interface?.declaration.inherited ?? type.inherited).first
  }

  func method(_ signatures: String...) -> AppSources.Method? {
    functions.first {
      signatures.contains($0.function.signature) && $0.function.body != nil
    }
  }

  /// `application(_:didFinishLaunchingWithOptions:)`
  var didFinish: AppSources.Method? {
    method(
      "application(_:didFinishLaunchingWithOptions:)",
      "application:didFinishLaunchingWithOptions:", "applicationDidFinishLaunching(_:)",
      "applicationDidFinishLaunching:")
  }

  /// `application(_:willFinishLaunchingWithOptions:)`
  var willFinish: AppSources.Method? {
    method(
      "application(_:willFinishLaunchingWithOptions:)",
      "application:willFinishLaunchingWithOptions:")
  }

  /// `application(_:configurationForConnecting:options:)`
  var configuring: AppSources.Method? {
    method(
      "application(_:configurationForConnecting:options:)",
      "application:configurationForConnectingSceneSession:options:")
  }

  /// Members that call back into the delegate, so that a method without a caller here may present something.
  var delegating: Set<String> { foundDelegating.intersection(words.members) }

  private var foundDelegating: Set<String> {
    let called = functions.reduce(into: Set<String>()) { names, method in
      guard let body = method.function.body else { return }
      names.formUnion(method.source.file.calls(in: body).map(\.baseName))
    }
    guard words.showing.contains(where: { !called.contains($0) }) else { return [] }
    var found: Set<String> = []
    for method in functions {
      guard let body = method.function.body else { continue }
      let file = method.source.file
      for assignment in file.assignments(in: body)
      where assignment.name.lowercased().hasSuffix("delegate")
        && file.text(of: assignment.value) == "self"
      {
        if let receiver = assignment.receiver, let name = file.lastName(receiver) {
          found.insert(name.hasPrefix("_") ? String(name.dropFirst()) : name)
        }
      }
    }
    return found
  }

  /// Returns the delegate's own methods that create a window, and those that call them, as far as the launch reaches
  /// them.
  ///
  /// - Parameter classes: the classes of windows that can be created for a scene.
  func makingWindow(calledBy splits: [LaunchSplit], of classes: Set<String>) -> Set<String> {
    let making = makingWindow(of: classes)
    var called = NameGraph()
    for (source, function) in functions {
      guard let body = function.body else { continue }
      for call in source.file.calls(in: body) where making.contains(call.baseName) {
        called.add(function.baseName, leadsTo: call.baseName)
      }
    }
    let first = splits.reduce(into: Set<String>()) { names, split in
      for part in split.connecting { names.formUnion(part.uses.intersection(making)) }
      if let final = split.parts.last { names.formUnion(final.uses.intersection(making)) }
    }
    return called.names(from: first)
  }

  private func makingWindow(of classes: Set<String>) -> Set<String> {
    var making: Set<String> = []
    var calls = NameGraph()
    for (source, function) in functions {
      guard let body = function.body, !LaunchWords.isCalledBySystem(function) else { continue }
      for call in source.file.calls(in: body) {
        let isWindow =
          call.style == .call
          ? classes.contains(call.name) && call.arguments.allSatisfy { $0.label == "frame" }
          : call.receiver.map { source.file.names($0).first.map(classes.contains) ?? false }
            ?? false
        if isWindow { making.insert(function.baseName) }
        if LaunchWords.isOwn(call.receiver, source.file) {
          calls.add(function.baseName, leadsTo: call.baseName)
        }
      }
    }
    return calls.names(leadingTo: making)
  }
}
