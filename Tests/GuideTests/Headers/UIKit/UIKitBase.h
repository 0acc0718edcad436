// Bare UIKit classes that every area header extends. Signatures only.
#pragma once
#import <Foundation/Foundation.h>

@class UIView, UIViewController, UIWindow, UIScene, UIWindowScene, UISceneSession, UITraitCollection, UIEvent, UITouch;
@class UIApplication, UIBarButtonItem, UINavigationController, UITabBarController, UIGestureRecognizer, UIImage, UIScreen;
@class UIPresentationController, UIPopoverPresentationController, UIMenu, UIAction, UIApplicationShortcutItem;
@class UISceneConnectionOptions, UISceneConfiguration, UIOpenURLContext, UIWindowSceneGeometry, NSUserActivity;

// The cases are in Traits.h.
typedef enum UIInterfaceOrientation : NSInteger UIInterfaceOrientation;

@protocol UITraitEnvironment;
@protocol UIContentContainer;
@protocol UICoordinateSpace
@end
@protocol UIGestureRecognizerDelegate <NSObject>
@end

typedef NSString *UIApplicationLaunchOptionsKey;

@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    willFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options;
- (void)application:(UIApplication *)application
    didDiscardSceneSessions:(NSSet<UISceneSession *> *)sceneSessions;
- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler;
@end
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
- (void)sceneWillResignActive:(UIScene *)scene;
- (void)sceneDidBecomeActive:(UIScene *)scene;
- (void)sceneWillEnterForeground:(UIScene *)scene;
- (void)sceneDidEnterBackground:(UIScene *)scene;
- (void)sceneDidDisconnect:(UIScene *)scene;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;
- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity;
@end
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler;
- (void)windowScene:(UIWindowScene *)windowScene
    didUpdateCoordinateSpace:(id<UICoordinateSpace>)previousCoordinateSpace
        interfaceOrientation:(UIInterfaceOrientation)previousInterfaceOrientation
             traitCollection:(UITraitCollection *)previousTraitCollection;
- (void)windowScene:(UIWindowScene *)windowScene
    didUpdateEffectiveGeometry:(UIWindowSceneGeometry *)previousEffectiveGeometry;
@end

@interface UIResponder : NSObject
@end

@interface UIView : UIResponder <NSCoding, UICoordinateSpace>
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGRect frame;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic, readonly) UIWindow *window;
- (instancetype)initWithFrame:(CGRect)frame;
- (CGPoint)convertPoint:(CGPoint)point fromView:(UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(UIView *)view;
- (void)addSubview:(UIView *)view;
- (void)setNeedsLayout;
- (void)updateProperties;
- (void)setNeedsDisplay;
- (void)layoutIfNeeded;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
@end

@interface UIWindow : UIView
@property (nonatomic, strong) UIViewController *rootViewController;
@property (nonatomic, weak) UIWindowScene *windowScene;
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
- (void)makeKeyAndVisible;
@end

@interface UIViewController : UIResponder <NSCoding>
@property (nonatomic, strong) UIView *view;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) UINavigationController *navigationController;
@property (nonatomic, readonly) UITabBarController *tabBarController;
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)updateProperties;
@property (nonatomic, readonly) BOOL prefersInterfaceOrientationLocked;
- (void)showViewController:(UIViewController *)viewController sender:(id)sender;
- (void)addChildViewController:(UIViewController *)childController;
- (void)didMoveToParentViewController:(UIViewController *)parent;
@end

@interface UINavigationController : UIViewController
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nonatomic, readonly) UIViewController *topViewController;
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
@end

@interface UITab : NSObject
@property (nonatomic, readonly) NSString *identifier;
@end
@interface UITabBarController : UIViewController
@property (nonatomic, strong) UITab *selectedTab;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, assign) __kindof UIViewController *selectedViewController;
@end

@interface UIScrollView : UIView
@end

@interface UITableViewCell : UIView
@end
@interface UITableView : UIScrollView
- (NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point;
- (NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
- (__kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)reloadData;
@end
@interface UITableViewController : UIViewController
@property (nonatomic, strong) UITableView *tableView;
@end

@interface UILabel : UIView
@property (nonatomic, copy) NSString *text;
@end
@interface UIControl : UIView
@end
@interface UIButton : UIControl
@end
@interface UIImage : NSObject
+ (UIImage *)imageNamed:(NSString *)name;
@end
@interface UIImageView : UIView
@property (nonatomic, strong) UIImage *image;
@end

typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) { UIBarButtonSystemItemDone = 0 };
@interface UIBarButtonItem : NSObject
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem target:(id)target action:(SEL)action;
@end
@interface UINavigationItem : NSObject
@property (nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@end
@interface UIViewController (NavigationItem)
@property (nonatomic, readonly) UINavigationItem *navigationItem;
@end

typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed,
};
@interface UIGestureRecognizer : NSObject
@property (nonatomic, readonly) UIGestureRecognizerState state;
@property (nonatomic, readonly) UIView *view;
@property (nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
- (instancetype)initWithTarget:(id)target action:(SEL)action;
- (CGPoint)locationInView:(UIView *)view;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)other;
@end
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@end

@interface UIScreen : NSObject
@end
@interface UIScene : UIResponder
@end
@interface UIWindowSceneGeometry : NSObject
@end
@interface UIWindowScene : UIScene
@property (nonatomic, readonly) UIWindowSceneGeometry *effectiveGeometry;
@end
@interface UISceneConfiguration : NSObject
@end
@interface UISceneSession : NSObject
@end

@protocol UIApplicationDelegate;

@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication;
@property (nonatomic, assign) id<UIApplicationDelegate> delegate;
@end
