"""Inputs of any size that a check has to pass over in time that grows with them, each with the count of what it
repeats in its smallest form. `CASES` has, by name, that count and a function that makes the files."""

CASES = {}


def case(count, *command):
    """What makes the files for a count, and the command that reads them; usually a check."""
    def register(function):
        CASES[function.__name__.replace("_", " ")] = (count, function, list(command) or ["check", "."])
        return function
    return register


def each(count, text):
    """The text once for each number, which stands for `@`."""
    return "".join(text.replace("@", str(number)) for number in range(count))


def plist(inside):
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n{inside}</dict>\n</plist>\n'


def item(title="T", kind="t"):
    return (f"<dict><key>UIApplicationShortcutItemType</key><string>{kind}</string>"
            f"<key>UIApplicationShortcutItemTitle</key><string>{title}</string></dict>\n")


def items(inside):
    return plist(f"<key>UIApplicationShortcutItems</key>\n<array>\n{inside}</array>\n")


HANDLER = ("func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem, "
           "completionHandler: @escaping (Bool) -> Void) {\n")


# MARK: Swift

@case(30)
def near_miss_methods(n):
    return {"A.swift": "class D: UIResponder, UIApplicationDelegate {\n" + each(
        n, HANDLER.replace("application(", "aplication(").replace("completionHandler", "completionHandler@")
        + "completionHandler@(true) }\n") + "}\n"}


@case(150)
def methods_of_one_type(n):
    return {"A.swift": "class D: UIResponder, UIApplicationDelegate {\n" + HANDLER + "f0(); completionHandler(true) }\n"
            + each(n, "func f@() { f@1(); if a { f@2() } }\n") + "}\n"}


@case(150)
def properties_of_one_name(n):
    """Each kept quick action is handed to the next object, in a property of the same name."""
    return {"A.swift": "import UIKit\n" + each(
        n, "class P@ { var item: UIApplicationShortcutItem? { didSet { Q@().item = item } } }\n")}


@case(40)
def observers_of_notifications(n):
    """Classes that hear of quick actions, each asking for a key of its own and made by a function that does not keep it."""
    listener = ("final class Listener@: NSObject {\nfunc start() { NotificationCenter.default.addObserver(self, "
                "selector: #selector(picked@(_:)), name: .actionPicked@, object: nil) }\n"
                "@objc func picked@(_ note: Notification) {\n"
                'guard let item = note.userInfo?["item@"] as? UIApplicationShortcutItem else { return }\n'
                'if item.type == "t@" { go(@) }\n}\n}\n')
    post = 'NotificationCenter.default.post(name: .actionPicked@, object: nil, userInfo: ["other": item])\n'
    keep = "func make@() { let listener = Listener@(); listener.start() }\n"
    return {"A.swift": "class D: UIResponder, UIApplicationDelegate {\n" + HANDLER + each(n, post)
            + "completionHandler(true) }\n" + each(n, keep) + "}\n" + each(n, listener),
            "Info.plist": items(each(n, item("T", "t@")))}


@case(160)
def routers_asked_too_early(n):
    """Optional properties that a connecting scene asks, before it gives them a value."""
    ask = "if let item = options.shortcutItem { router@?.open@(item) }\n"
    return {"A.swift": "class S: UIResponder, UIWindowSceneDelegate {\n" + each(n, "var router@: Router@?\n")
            + "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, "
            + "options: UIScene.ConnectionOptions) {\n" + each(n, ask) + each(n, "router@ = Router@()\n") + "}\n"
            + "func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {\n"
            + each(n, "router@?.open@(item)\n") + "return true\n}\n}\n" + each(
                n, 'class Router@ { func open@(_ item: UIApplicationShortcutItem) { if item.type == "t@" { go(@) } } }\n'),
            "Info.plist": items(each(n, item("T", "t@")))}


@case(120)
def flags_that_methods_set(n):
    """Variables that guard quick actions, each set by a method that nobody calls."""
    ask = "guard ready@ else { return }\nif item.type == \"t@\" { go(@) }\n"
    return {"A.swift": "class S: UIResponder, UIWindowSceneDelegate {\n" + each(n, "private var ready@ = false\n")
            + each(n, "func markReady@() { ready@ = true }\n")
            + "func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {\n"
            + each(n, "open@(item)\n") + "return true\n}\n"
            + each(n, "func open@(_ item: UIApplicationShortcutItem) {\n" + ask + "}\n") + "}\n",
            "Info.plist": items(each(n, item("T", "t@")))}


@case(120)
def delegates_with_own_models(n):
    """Scene delegates with a model of their own each, and views with another."""
    return {"A.swift": each(
                n, "class S@: UIResponder, UIWindowSceneDelegate {\nlet model = Model@()\n"
                + "func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {\n"
                + "model.open(item)\nreturn true\n}\n}\n"
                + "class Model@: ObservableObject {\n@Published var page = 0\n"
                + "func open(_ item: UIApplicationShortcutItem) { if item.type == \"t@\" { page = @ } }\n}\n"
                + "struct View@: View {\n@StateObject var model = Model@()\nvar body: some View { Text(\"\\(model.page)\") }\n}\n"),
            "Info.plist": items(item("T", "t0"))}


@case(120)
def properties_hidden_by_parameters(n):
    """A property that many functions hide by a parameter of its name."""
    return {"A.swift": "class S: UIResponder, UIWindowSceneDelegate {\nvar item: UIApplicationShortcutItem?\n"
            + "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, "
            + "options: UIScene.ConnectionOptions) { item = options.shortcutItem }\n"
            + each(n, "func open@(_ item: UIApplicationShortcutItem) { if item.type == \"t@\" { go(@); show(item) } }\n")
            + "}\n", "Info.plist": items(each(n, item("T", "t@")))}


@case(60)
def types_compared_by_address(n):
    types = each(n, 'if (item.type == kType@) { [self go]; }\n')
    return {"A.m": each(n, 'static NSString *const kType@ = @"t@";\n') + "@implementation D\n"
            + "- (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)item "
            + "completionHandler:(void (^)(BOOL))done {\n" + types + "done(YES);\n}\n@end\n"}


@case(40)
def handlers_beside_macros(n):
    """Methods with a completion handler in a file that has as many macros."""
    handler = ("- (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)item "
               "completionHandler:(void (^)(BOOL))done {\n  done(YES);\n}\n")
    types = "".join(f"@implementation D{i}\n{handler}@end\n" for i in range(n))
    return {"A.m": each(n, "#define M@(x) call@(x)\n") + types}


@case(500)
def unfinished_regular_expressions(n):
    return {"A.swift": "// UIApplicationShortcutItem\n" + "let a = #/\n" * n}


@case(300)
def conditions_without_end(n):
    return {"A.swift": "// UIApplicationShortcutItem\n" + "#if A {\n#else {\n#endif\n" * n}


@case(1000)
def brackets_that_fit_nothing(n):
    return {"A.swift": "// UIApplicationShortcutItem\n" + "(\n" * n + "}\n" * n + "[\n" * n + ")\n" * n}


@case(200)
def constants(n):
    return {"A.swift": "// UIApplicationShortcutItem\n" + each(n, 'let c@ = "t@"\n')}


@case(100)
def chained_constants(n):
    return {"A.swift": 'let c0 = "t"\n' + "".join(f"let c{i + 1} = c{i}\n" for i in range(n))
            + "class D: UIResponder, UIApplicationDelegate {\n" + HANDLER
            + f"if item.type == c{n} {{ go() }}\ncompletionHandler(true) }}\n}}\n"}


@case(50)
def comparisons(n):
    return {"A.swift": "class D: UIResponder, UIApplicationDelegate {\n" + HANDLER
            + each(n, 'if item.type == "t@" { go(@) }\n') + "completionHandler(true) }\n}\n"}


@case(50)
def conditional_expressions(n):
    return {"A.swift": "class D: UIResponder, UIApplicationDelegate {\n" + HANDLER + "let x = "
            + each(n, 'item.type == "t@" ? go(@) : ') + "stop()\ncompletionHandler(true) }\n}\n"}


@case(100)
def aliases(n):
    return {"A.swift": "class D: UIResponder, UIApplicationDelegate {\n" + HANDLER + "let k0 = item.type\n"
            + "".join(f"let k{i + 1} = k{i}\n" for i in range(n))
            + f'if k{n} == "t" {{ go() }}\ncompletionHandler(true) }}\n}}\n'}


@case(150)
def types_that_no_code_compares(n):
    return {"Info.plist": items(each(n, item("T@", "type.number@"))), "A.swift":
            "class D: UIResponder, UIApplicationDelegate {\n" + HANDLER + "switch item.type {\n"
            + each(n, 'case "tipe.nunber@": go(@)\n') + "default: break\n}\ncompletionHandler(true) }\n}\n"}


# MARK: Objective-C

@case(100)
def constants_of_objective_c(n):
    return {"A.m": "// UIApplicationShortcutItem\n" + each(n, 'NSString *const c@ = @"t";\n').replace("t@", "@")}


@case(50)
def is_equal_to_string(n):
    return {"A.m": "@implementation D\n- (void)application:(UIApplication *)a performActionForShortcutItem:"
            "(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {\n"
            + "".join(f'if ([item.type isEqualToString:@"t{i}"]) {{ [self go]; }}\n' for i in range(n))
            + "done(YES);\n}\n@end\n"}


# MARK: Property lists

@case(1000)
def tags_that_are_not_closed(n):
    return {"Info.plist": plist("<key>a<string>\n" * n)}


@case(100)
def one_array_many_times(n):
    """A binary property list whose root names one array over and over."""
    objects = [b"\xAF\x11" + n.to_bytes(2, "big") + b"\x00\x01" * n, b"\xA3" + b"\x00\x02" * 3, b"\x51a"]
    data, offsets = b"bplist00", []
    for value in objects:
        offsets.append(len(data))
        data += value
    table = len(data)
    data += b"".join(offset.to_bytes(4, "big") for offset in offsets)
    return {"Info.plist": data + bytes(6) + bytes([4, 2]) + len(objects).to_bytes(8, "big") + bytes(8)
            + table.to_bytes(8, "big")}


@case(50)
def equal_quick_actions(n):
    return {"Info.plist": items(item() * n)}


# MARK: Files of generators and of projects

@case(100)
def constants_of_Tuist(n):
    return {"Project.swift": 'let a0: Plist.Value = "t"\n' + "".join(f"let a{i + 1} = a{i}\n" for i in range(n))
            + 'let project = Project(name: "A", targets: [.target(name: "A", infoPlist: .extendingDefault(with: ['
            f'"UIApplicationShortcutItems": [["UIApplicationShortcutItemType": a{n}]]]))])\n'}


@case(100)
def keys_of_Expo(n):
    return {"app.json": '{"expo": {"ios": {"infoPlist": {' + each(n, '"UIApplicationShortcut@": 1,') + '"a": 1}}}}'}


@case(40)
def targets_of_XcodeGen(n):
    """Targets with a list of quick actions and templates of their own."""
    return {"project.yml": "name: A\ntargetTemplates:\n" + each(n, "  M@:\n    platform: iOS\n")
            + "targets:\n" + each(
                n, "  A@:\n    type: application\n    templates: [M@]\n    sources: [S@]\n    info:\n      path: I@.plist\n"
                "      properties:\n        UIApplicationShortcutItems:\n          - UIApplicationShortcutItemType: t@\n"
                "            UIApplicationShortcutItemTitle: T@\n")}


@case(60)
def items_of_XcodeGen(n):
    return {"project.yml": "name: A\ntargets:\n  A:\n    type: application\n    platform: iOS\n    info:\n"
            "      path: Info.plist\n      properties:\n        UIApplicationShortcutItems:\n" + each(
                n, "          - UIApplicationShortcutItemType: t@\n            UIApplicationShortcutItemTitle: T@\n")}


# MARK: Translations and folders

@case(50)
def languages_of_a_catalog(n):
    return {"Info.plist": items(item("KEY")), "InfoPlist.xcstrings":
            '{"sourceLanguage": "en", "version": "1.0", "strings": {"KEY": {"localizations": {'
            + ",\n".join(f'"a{i}": {{"stringUnit": {{"state": "translated", "value": "v"}}}}' for i in range(n))
            + "}}}}"}


@case(50)
def keys_of_a_catalog(n):
    return {"Info.plist": items(each(n, item("KEY@"))), "InfoPlist.xcstrings":
            '{"sourceLanguage": "en", "version": "1.0", "strings": {'
            + ",\n".join(f'"KEI{i}": {{"localizations": {{"de": {{"stringUnit": {{"state": "translated", '
                         f'"value": "v"}}}}}}}}' for i in range(n)) + "}}"}


@case(25)
def folders_of_languages(n):
    return {"Info.plist": items(item("KEY")), **{f"a{i}.lproj/InfoPlist.strings": '"KEY" = "v";\n' for i in range(n)}}


@case(20)
def excluded_patterns_and_files(n):
    return {".quickactions.json": '{"exclude": [' + ", ".join(f'"Gen{i}/**"' for i in range(n)) + "]}",
            **{f"F{i}/Info.plist": items(item()) for i in range(n)}}


@case(50)
def slips_in_strings(n):
    return {"Info.plist": items(item("KEY")), "en.lproj/InfoPlist.strings": each(n, '"K@" = v@\n')}


@case(20)
def ignored_paths_and_files(n):
    return {".gitignore": each(n, "Gen@/*.o\n"), ".git/HEAD": "ref: refs/heads/main\n",
            **{f"F{i}/Info.plist": items(item()) for i in range(n)}}


@case(20)
def images_of_a_catalog(n):
    """An image for each quick action, whose names are near those that are looked for."""
    icon = item("T@", "t@").replace(
        "</dict>", "<key>UIApplicationShortcutItemIconFile</key><string>icon@</string></dict>")
    image = '{"images": [{"filename": "a.svg", "idiom": "universal"}], "info": {"author": "xcode", "version": 1}}'
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="35" height="35"><path d="M0 0L9 9"/></svg>'
    return {"Info.plist": items(each(n, icon)), **{
        f"Assets.xcassets/icom{i}.imageset/{name}": text for i in range(n)
        for name, text in [("Contents.json", image), ("a.svg", svg)]}}


# MARK: Projects

def project(n, targets, objects=""):
    """A project with targets `T0` and so on.

    targets: what stands in a target and in the build settings of its one configuration.
    """
    inside, settings = targets
    return ("// !$*UTF8*$!\n{ objects = {\nP = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; "
            "targets = (" + each(n, "T@, ") + "); };\nPL = { isa = XCConfigurationList; buildConfigurations = (); };\n"
            + each(n, "T@ = { isa = PBXNativeTarget; name = App@; productType = \"com.apple.product-type.application\"; "
                      f"buildConfigurationList = L@; {inside} }};\n"
                      "L@ = { isa = XCConfigurationList; buildConfigurations = (C@); };\n"
                      "C@ = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; "
                      f"IPHONEOS_DEPLOYMENT_TARGET = 15.0; PRODUCT_BUNDLE_IDENTIFIER = com.example.a@; {settings} }}; }};\n")
            + objects + "}; rootObject = P; }\n")


@case(120)
def settings_of_a_configuration(n):
    """A configuration file whose settings name each other, the first of them in a title."""
    return {"A.xcodeproj/project.pbxproj": project(
        1, ("", "INFOPLIST_FILE = Info.plist;"),
        'X = { isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };\n').replace(
            "isa = XCBuildConfiguration;", "isa = XCBuildConfiguration; baseConfigurationReference = X;"),
        "A.xcconfig": each(n, "S@ = $(S@_NEXT)\nS@_NEXT = a @\n") + "TITLE = $(S0)\n",
        "Info.plist": items(item("$(TITLE)") + each(n, item("$(S@)", "t@")))}


@case(40)
def included_configurations(n):
    """Configuration files, each of which includes the next."""
    return {"A.xcodeproj/project.pbxproj": project(
        1, ("", "INFOPLIST_FILE = Info.plist;"),
        'X = { isa = PBXFileReference; path = A0.xcconfig; sourceTree = "<group>"; };\n').replace(
            "isa = XCBuildConfiguration;", "isa = XCBuildConfiguration; baseConfigurationReference = X;"),
        **{f"A{i}.xcconfig": f'#include "A{i + 1}.xcconfig"\nS{i} = {i}\n' for i in range(n)},
        "Info.plist": items(item("$(S0)"))}


def app(i):
    """The source of an app with a list of quick actions, as `app_list` makes it."""
    return (f"class D{i}: UIResponder, UIApplicationDelegate {{\n" + HANDLER
            + f'if item.type == "com.example.a{i}" {{ go() }}\ncompletionHandler(true) }}\n}}\n')


def app_files(n):
    return {**{f"App{i}/Info.plist": items(item("T", f"com.example.a{i}")) for i in range(n)},
            **{f"App{i}/A.swift": app(i) for i in range(n)}}


@case(20)
def apps_of_a_project(n):
    """Each with a list of quick actions and a source file that the project lists."""
    objects = ("G = { isa = PBXGroup; sourceTree = \"<group>\"; children = (" + each(n, "F@, ") + "); };\n"
               + each(n, "F@ = { isa = PBXFileReference; path = App@/A.swift; sourceTree = \"<group>\"; };\n"
                         "B@ = { isa = PBXBuildFile; fileRef = F@; };\n"
                         "S@ = { isa = PBXSourcesBuildPhase; files = (B@); };\n"))
    return {"A.xcodeproj/project.pbxproj": project(
        n, ("buildPhases = (S@);", "INFOPLIST_FILE = App@/Info.plist;"), objects), **app_files(n)}


@case(20)
def apps_of_synchronized_folders(n):
    """The same of folders that Xcode keeps in step with the disk."""
    objects = ("G = { isa = PBXGroup; sourceTree = \"<group>\"; children = (" + each(n, "F@, ") + "); };\n"
               + each(n, "F@ = { isa = PBXFileSystemSynchronizedRootGroup; path = App@; sourceTree = \"<group>\"; };\n"))
    return {"A.xcodeproj/project.pbxproj": project(
        n, ("fileSystemSynchronizedGroups = (F@);", "INFOPLIST_FILE = App@/Info.plist;"), objects), **app_files(n)}


@case(20)
def projects_of_apps(n):
    """The same with a project for each app."""
    return {path if path.startswith("App") else f"App{i}/{path}": text for i in range(n) for path, text in [
        ("A.xcodeproj/project.pbxproj", project(1, ("", "INFOPLIST_FILE = Info.plist;"))),
        (f"App{i}/Info.plist", items(item("T", f"com.example.a{i}"))), (f"App{i}/A.swift", app(i))]}


@case(20)
def apps_in_apps(n):
    """Projects in the folder of another, each with a list and a source file."""
    files = projects_of_apps(n)
    return {**files, "A.xcodeproj/project.pbxproj": project(1, ("", "INFOPLIST_FILE = Info.plist;")),
            "Info.plist": items(item("T", "com.example.top"))}


def dynamic_items(n, prefix):
    """An app whose code makes so many quick actions."""
    made = each(n, f'UIApplicationShortcutItem(type: "{prefix}@", localizedTitle: "{prefix}@"),\n')
    return {"Info.plist": plist(""), "A.swift": "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n"
            "func applicationDidFinishLaunching(_ application: UIApplication) {\n"
            f"application.shortcutItems = [\n{made}]\n}}\n}}\n"}


@case(60, "diff", "old", "new")
def differences_of_types(n):
    """Each quick action has another type and another title than before."""
    return {f"{folder}/{path}": text for folder in ("old", "new") for path, text in dynamic_items(n, folder).items()}


@case(1200, "check", ".", "--diff")
def broken_tags_to_be_fixed(n):
    """More than are fixed, and as many fewer."""
    return {"Info.plist": plist("<key>a<string>b\n" * n)}


@case(60, "check", ".", "--diff")
def texts_to_be_escaped(n):
    return {"Info.plist": plist(each(n, "<key>a@ & b</key><string>c & d</string>\n"))}


HANDLER_OF_SCENES = (
    "import UIKit\nclass S: UIResponder, UIWindowSceneDelegate {\nfunc windowScene(_ w: UIWindowScene, performActionFor "
    "item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {\n")


@case(200)
def functions_of_one_name(n):
    return {"Info.plist": items(item()), "A.swift": HANDLER_OF_SCENES + "f(item)\n" * n + "completionHandler(true) }\n"
            + each(n, 'func f(_ item: UIApplicationShortcutItem) { if item.type == "t@" { go() } }\n') + "}\n"}


@case(200)
def structures_that_nothing_names(n):
    return {"A.swift": "// UIApplicationShortcutItem\n" + each(n, 'struct Part@ { let a = "text number @" }\n')}


@case(100)
def observers_of_one_notification(n):
    observer = "NotificationCenter.default.addObserver(self, selector: #selector(h@), name: .n, object: nil)\n"
    return {"Info.plist": items(item()), "A.swift": HANDLER_OF_SCENES
            + "NotificationCenter.default.post(name: .n, object: item)\n" * n + "completionHandler(true) }\n}\n"
            + "class O { func v() {\n" + each(n, observer) + "}\n"
            + each(n, "@objc func h@(_ n: Notification) { go() }\n") + "}\n"}


@case(100, "trace", ".")
def traces_of_dynamic_items(n):
    return {"Info.plist": items(item()), "A.swift": "import UIKit\nfunc f() { UIApplication.shared.shortcutItems = [\n"
            + each(n, 'UIApplicationShortcutItem(type: "t@", localizedTitle: "T@"),\n') + "] }\n"}


@case(40, "trace", ".")
def traces_of_compared_types(n):
    """Each of many quick actions is compared in a method of its own."""
    return {"A.swift": "class D: UIResponder, UIApplicationDelegate {\n" + HANDLER + each(n, "open@(item)\n")
            + "completionHandler(true) }\n" + each(
                n, 'func open@(_ item: UIApplicationShortcutItem) { if item.type == "t@" { go(@) } }\n') + "}\n",
            "Info.plist": items(each(n, item("T@", "t@")))}
