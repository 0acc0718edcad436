/// A page of Apple's documentation on which an article is based.
public struct Source: Sendable, Hashable {
  /// The title by Apple; there is no Chinese reference.
  public let title: String
  /// The page's URL.
  public let address: String

  private init(_ title: String, _ path: String) {
    self.title = title
    address =
      "https://developer.apple.com" + (path.hasPrefix("/") ? path : "/documentation/" + path)
  }

  /// Returns the sources of an article, the most important first.
  public static func all(of slug: String) -> [Source] {
    (slugs[slug] ?? "").split(separator: " ").compactMap { pages[String($0)] }
  }

  /// The short names of the sources of each article.
  private static let slugs: [String: String] = [
    "quick-actions-overview": "qa hig item",
    "static-quick-actions": "qa keys plist",
    "project-without-info-plist": "plist keys rel27",
    "item-keys": "keys arch",
    "action-types": "item qa",
    "titles-and-subtitles": "keys arch hig",
    "localization": "keys plist",
    "icons": "icon icontype higicons hig",
    "user-info": "item keys",
    "dynamic-quick-actions": "items item mitem qa",
    "order-and-limit": "qa items hig",
    "handling-launch": "qa perf wperf connitem didfinish tnscene rel27",
    "scenes": "transition cond connitem tnscene",
    "moving-to-scenes": "transition tnscene specscenes scenedisc",
    "swiftui-apps": "adaptor conf connitem wperf phase migswiftui sess",
    "navigation-without-endless-push": "qa tab elevate",
    "main-actor": "items scenedel appintent",
    "swiftui-windows": "extview extscene hosting cond",
    "app-intents": "appshort higshort modes intentscene",
    "cross-platform-frameworks": "items keys transition",
    "install-and-update": "item items",
    "platforms-and-devices": "qa keys hig",
    "what-changed": "rel26 rel27 transition tnfull layout",
    "debugging-quick-actions": "qa keys",
    "testing-quick-actions": "xcui items item",
    "force-touch-availability": "ftc force",
    "peek-and-pop": "previewing ctx",
    "preview-actions": "paction",
    "haptic-touch": "qa hig ftc ctxint",
    "context-menus": "ctx ctxint ctxdel",
    "context-menus-in-lists": "cvdel tvdel ctxdel deferred swctx rel27",
    "web-view-previews": "wkui wkprev ctx",
    "force-properties": "force maxforce coal",
    "apple-pencil": "coal pred hover pencil",
    "preview-interaction": "pinter",
    "trait-environment": "traitenv traitcol appearing wscenetraits",
    "trait-collection": "traitcol",
    "trait-changes": "traitobs adapttraits tcdc",
    "interface-idioms": "idiom",
    "size-classes": "sizeclass layout tnfull reqfull",
    "size-class-inheritance": "adaptguide assets",
    "image-assets-by-size-class": "assets assetformat adaptguide imageasset thin",
    "trait-overrides": "overrides setover rel27",
    "traits-since-17": "tracking observing custom bridge overrides uistyle",
    "size-changes": "sizechange coord appearing",
    "windows": "tnfull restrict geometry layout",
    "orientation": "orient reqgeo tnfull",
    "rotation-api": "sizechange coord",
    "adaptive-interface": "adaptguide layout",
    "presenting-and-dismissing": "present dismiss",
    "presentation-styles": "style present",
    "presentation-controllers": "pcontroller adelegate",
    "adaptive-presentation": "adelegate pulldown modal style",
    "sheets": "sheet modal pulldown fluid",
    "popovers": "popctl sourceitem popstyle alerts adelegate",
    "split-views": "split navsplit sizeclass",
    "adaptive-swiftui": "compactadapt viewfits ongeo",
    "glossary": "hig layout",
  ]

  private static let pages: [String: Source] = [
    "specscenes": Source(
      "Specifying the scenes your app supports",
      "uikit/specifying-the-scenes-your-app-supports"),
    "scenedisc": Source(
      "sceneDidDisconnect(_:)",
      "uikit/uiscenedelegate/scenediddisconnect(_:)"),
    "xcui": Source(
      "XCUIApplication",
      "xcuiautomation/xcuiapplication"),
    "split": Source(
      "UISplitViewController",
      "uikit/uisplitviewcontroller"),
    "navsplit": Source(
      "NavigationSplitView",
      "swiftui/navigationsplitview"),
    "viewfits": Source(
      "ViewThatFits",
      "swiftui/viewthatfits"),
    "ongeo": Source(
      "onGeometryChange(for:of:action:)",
      "swiftui/view/ongeometrychange(for:of:action:)"),
    "compactadapt": Source(
      "presentationCompactAdaptation(_:)",
      "swiftui/view/presentationcompactadaptation(_:)"),
    "scenedel": Source(
      "UISceneDelegate",
      "uikit/uiscenedelegate"),
    "appintent": Source(
      "AppIntent",
      "appintents/appintent"),
    "extview": Source(
      "handlesExternalEvents(preferring:allowing:)",
      "swiftui/view/handlesexternalevents(preferring:allowing:)"),
    "extscene": Source(
      "handlesExternalEvents(matching:)",
      "swiftui/scene/handlesexternalevents(matching:)"),
    "hosting": Source(
      "UIHostingSceneDelegate",
      "swiftui/uihostingscenedelegate"),
    "didfinish": Source(
      "application(_:didFinishLaunchingWithOptions:)",
      "uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)"),
    "qa": Source(
      "Add Home Screen quick actions",
      "uikit/add-home-screen-quick-actions"),
    "hig": Source(
      "Human Interface Guidelines: Home Screen quick actions",
      "/design/human-interface-guidelines/home-screen-quick-actions"),
    "keys": Source(
      "UIApplicationShortcutItems",
      "bundleresources/information-property-list/uiapplicationshortcutitems"),
    "arch": Source(
      "Information Property List Key Reference: iOS Keys (archive)",
      "/library/archive/documentation/General/Reference/InfoPlistKeyReference/Articles/iPhoneOSKeys.html"
    ),
    "plist": Source(
      "Managing your app’s information property list values",
      "bundleresources/managing-your-app-s-information-property-list"),
    "item": Source(
      "UIApplicationShortcutItem",
      "uikit/uiapplicationshortcutitem"),
    "mitem": Source(
      "UIMutableApplicationShortcutItem",
      "uikit/uimutableapplicationshortcutitem"),
    "icon": Source(
      "UIApplicationShortcutIcon",
      "uikit/uiapplicationshortcuticon"),
    "icontype": Source(
      "UIApplicationShortcutIcon.IconType",
      "uikit/uiapplicationshortcuticon/icontype"),
    "higicons": Source(
      "Human Interface Guidelines: Icons",
      "/design/human-interface-guidelines/icons"),
    "items": Source(
      "UIApplication.shortcutItems",
      "uikit/uiapplication/shortcutitems"),
    "perf": Source(
      "application(_:performActionFor:completionHandler:)",
      "uikit/uiapplicationdelegate/application(_:performactionfor:completionhandler:)"),
    "wperf": Source(
      "windowScene(_:performActionFor:completionHandler:)",
      "uikit/uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:)"),
    "conf": Source(
      "application(_:configurationForConnecting:options:)",
      "uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)"),
    "connitem": Source(
      "UIScene.ConnectionOptions.shortcutItem",
      "uikit/uiscene/connectionoptions/shortcutitem"),
    "tnscene": Source(
      "TN3187: Migrating to the UIKit scene-based life cycle",
      "technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"),
    "transition": Source(
      "Transitioning to the UIKit scene-based life cycle",
      "uikit/transitioning-to-the-uikit-scene-based-life-cycle"),
    "cond": Source(
      "UISceneActivationConditions",
      "uikit/uisceneactivationconditions"),
    "rel26": Source(
      "iOS & iPadOS 26 Release Notes",
      "ios-ipados-release-notes/ios-ipados-26-release-notes"),
    "rel27": Source(
      "iOS & iPadOS 27 Release Notes",
      "ios-ipados-release-notes/ios-ipados-27-release-notes"),
    "tnfull": Source(
      "TN3192: Migrating your app from the deprecated UIRequiresFullScreen key",
      "technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"),
    "reqfull": Source(
      "UIRequiresFullScreen",
      "bundleresources/information-property-list/uirequiresfullscreen"),
    "layout": Source(
      "Human Interface Guidelines: Layout",
      "/design/human-interface-guidelines/layout"),
    "adaptor": Source(
      "UIApplicationDelegateAdaptor",
      "swiftui/uiapplicationdelegateadaptor"),
    "migswiftui": Source(
      "Migrating to the SwiftUI life cycle",
      "swiftui/migrating-to-the-swiftui-life-cycle"),
    "phase": Source(
      "ScenePhase",
      "swiftui/scenephase"),
    "appshort": Source(
      "App Shortcuts",
      "appintents/app-shortcuts"),
    "higshort": Source(
      "Human Interface Guidelines: App Shortcuts",
      "/design/human-interface-guidelines/app-shortcuts"),
    "modes": Source(
      "supportedModes",
      "appintents/appintent/supportedmodes"),
    "intentscene": Source(
      "Directing app intents to your app’s scenes",
      "appintents/directing-app-intents-to-your-apps-scenes"),
    "traitcol": Source(
      "UITraitCollection",
      "uikit/uitraitcollection"),
    "traitenv": Source(
      "Traits and the trait environment",
      "uikit/traits-and-the-trait-environment"),
    "traitobs": Source(
      "UITraitChangeObservable",
      "uikit/uitraitchangeobservable-67e94"),
    "adapttraits": Source(
      "Adapting your app when traits change",
      "uikit/adapting-your-app-when-traits-change"),
    "tcdc": Source(
      "traitCollectionDidChange(_:)",
      "uikit/uitraitenvironment/traitcollectiondidchange(_:)"),
    "tracking": Source(
      "Automatic trait tracking",
      "uikit/automatic-trait-tracking"),
    "observing": Source(
      "Updating views automatically with observation tracking in UIKit",
      "uikit/updating-views-automatically-with-observation-tracking-in-uikit"),
    "custom": Source(
      "Providing data to the view hierarchy with custom traits",
      "uikit/providing-data-to-the-view-hierarchy-with-custom-traits"),
    "bridge": Source(
      "UITraitBridgedEnvironmentKey",
      "uikit/uitraitbridgedenvironmentkey"),
    "appearing": Source(
      "viewIsAppearing(_:)",
      "uikit/uiviewcontroller/viewisappearing(_:)"),
    "wscenetraits": Source(
      "UIWindowScene.traitCollection",
      "uikit/uiwindowscene/traitcollection"),
    "setover": Source(
      "setOverrideTraitCollection(_:forChild:)",
      "uikit/uiviewcontroller/setoverridetraitcollection(_:forchild:)"),
    "overrides": Source(
      "UITraitOverrides",
      "uikit/uitraitoverrides-swift.struct"),
    "uistyle": Source(
      "overrideUserInterfaceStyle",
      "uikit/uiviewcontroller/overrideuserinterfacestyle"),
    "idiom": Source(
      "UIUserInterfaceIdiom",
      "uikit/uiuserinterfaceidiom"),
    "sizeclass": Source(
      "UIUserInterfaceSizeClass",
      "uikit/uiuserinterfacesizeclass"),
    "adaptguide": Source(
      "View Controller Programming Guide for iOS: Building an Adaptive Interface (archive)",
      "/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/BuildinganAdaptiveInterface.html"
    ),
    "assets": Source(
      "Managing assets with asset catalogs",
      "xcode/managing-assets-with-asset-catalogs"),
    "assetformat": Source(
      "Asset Catalog Format Reference (archive)",
      "/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/"),
    "imageasset": Source(
      "UIImageAsset",
      "uikit/uiimageasset"),
    "thin": Source(
      "Doing basic optimization to reduce your app’s size",
      "xcode/doing-basic-optimization-to-reduce-your-app-s-size"),
    "restrict": Source(
      "UISceneSizeRestrictions",
      "uikit/uiscenesizerestrictions"),
    "geometry": Source(
      "effectiveGeometry",
      "uikit/uiwindowscene/effectivegeometry"),
    "orient": Source(
      "supportedInterfaceOrientations",
      "uikit/uiviewcontroller/supportedinterfaceorientations"),
    "reqgeo": Source(
      "requestGeometryUpdate(_:errorHandler:)",
      "uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)"),
    "sizechange": Source(
      "viewWillTransition(to:with:)",
      "uikit/uicontentcontainer/viewwilltransition(to:with:)"),
    "coord": Source(
      "UIViewControllerTransitionCoordinator",
      "uikit/uiviewcontrollertransitioncoordinator"),
    "present": Source(
      "present(_:animated:completion:)",
      "uikit/uiviewcontroller/present(_:animated:completion:)"),
    "dismiss": Source(
      "dismiss(animated:completion:)",
      "uikit/uiviewcontroller/dismiss(animated:completion:)"),
    "style": Source(
      "UIModalPresentationStyle",
      "uikit/uimodalpresentationstyle"),
    "popstyle": Source(
      "UIModalPresentationStyle.popover",
      "uikit/uimodalpresentationstyle/popover"),
    "pcontroller": Source(
      "UIPresentationController",
      "uikit/uipresentationcontroller"),
    "adelegate": Source(
      "UIAdaptivePresentationControllerDelegate",
      "uikit/uiadaptivepresentationcontrollerdelegate"),
    "pulldown": Source(
      "Disabling the pull-down gesture for a sheet",
      "uikit/disabling-the-pull-down-gesture-for-a-sheet"),
    "modal": Source(
      "isModalInPresentation",
      "uikit/uiviewcontroller/ismodalinpresentation"),
    "sheet": Source(
      "UISheetPresentationController",
      "uikit/uisheetpresentationcontroller"),
    "fluid": Source(
      "Enhancing your app with fluid transitions",
      "uikit/enhancing-your-app-with-fluid-transitions"),
    "sourceitem": Source(
      "sourceItem",
      "uikit/uipopoverpresentationcontroller/sourceitem"),
    "popctl": Source(
      "UIPopoverPresentationController",
      "uikit/uipopoverpresentationcontroller"),
    "alerts": Source(
      "Getting the user’s attention with alerts and action sheets",
      "uikit/getting-the-user-s-attention-with-alerts-and-action-sheets"),
    "ctx": Source(
      "Adding context menus in your app",
      "uikit/adding-context-menus-in-your-app"),
    "ctxint": Source(
      "UIContextMenuInteraction",
      "uikit/uicontextmenuinteraction"),
    "ctxdel": Source(
      "UIContextMenuInteractionDelegate",
      "uikit/uicontextmenuinteractiondelegate"),
    "cvdel": Source(
      "UICollectionViewDelegate",
      "uikit/uicollectionviewdelegate"),
    "tvdel": Source(
      "UITableViewDelegate",
      "uikit/uitableviewdelegate"),
    "deferred": Source(
      "UIDeferredMenuElement",
      "uikit/uideferredmenuelement"),
    "swctx": Source(
      "contextMenu(menuItems:preview:)",
      "swiftui/view/contextmenu(menuitems:preview:)"),
    "wkui": Source(
      "WKUIDelegate",
      "webkit/wkuidelegate"),
    "wkprev": Source(
      "WKWebView.allowsLinkPreview",
      "webkit/wkwebview/allowslinkpreview"),
    "force": Source(
      "UITouch.force",
      "uikit/uitouch/force"),
    "maxforce": Source(
      "UITouch.maximumPossibleForce",
      "uikit/uitouch/maximumpossibleforce"),
    "ftc": Source(
      "UITraitCollection.forceTouchCapability",
      "uikit/uitraitcollection/forcetouchcapability"),
    "coal": Source(
      "coalescedTouches(for:)",
      "uikit/uievent/coalescedtouches(for:)"),
    "pred": Source(
      "predictedTouches(for:)",
      "uikit/uievent/predictedtouches(for:)"),
    "pencil": Source(
      "UIPencilInteraction",
      "uikit/uipencilinteraction"),
    "hover": Source(
      "UIHoverGestureRecognizer",
      "uikit/uihovergesturerecognizer"),
    "previewing": Source(
      "UIViewControllerPreviewingDelegate",
      "uikit/uiviewcontrollerpreviewingdelegate"),
    "paction": Source(
      "UIPreviewAction",
      "uikit/uipreviewaction"),
    "pinter": Source(
      "UIPreviewInteraction",
      "uikit/uipreviewinteraction"),
    "tab": Source(
      "UITab",
      "uikit/uitab"),
    "elevate": Source(
      "Elevating your iPad app with a tab bar and sidebar",
      "uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar"),
    "sess": Source(
      "UISceneSession",
      "uikit/uiscenesession"),
  ]
}
