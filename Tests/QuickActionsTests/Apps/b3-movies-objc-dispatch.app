# An Objective-C film guide that looks up the selector for a type in a dictionary.
# because each type of the dictionary has a selector that the tab bar controller implements
scenes: yes
movies.theaters: cold warm
movies.watchlist: cold warm
movies.search: cold warm
--- Movies/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>UIApplicationSceneManifest</key>
	<dict>
		<key>UIApplicationSupportsMultipleScenes</key>
		<false/>
		<key>UISceneConfigurations</key>
		<dict>
			<key>UIWindowSceneSessionRoleApplication</key>
			<array>
				<dict>
					<key>UISceneConfigurationName</key>
					<string>Default Configuration</string>
					<key>UISceneDelegateClassName</key>
					<string>MVSceneDelegate</string>
				</dict>
			</array>
		</dict>
	</dict>
	<key>UIApplicationShortcutItems</key>
	<array>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>movies.theaters</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>In Theaters</string>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>movies.watchlist</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Watchlist</string>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>movies.search</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Search</string>
		</dict>
	</array>
</dict>
</plist>
--- Movies/main.m
#import <UIKit/UIKit.h>
#import "MVAppDelegate.h"

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([MVAppDelegate class]));
    }
}
--- Movies/MVAppDelegate.h
#import <UIKit/UIKit.h>

@interface MVAppDelegate : UIResponder <UIApplicationDelegate>
@end
--- Movies/MVAppDelegate.m
#import "MVAppDelegate.h"

@implementation MVAppDelegate
@end
--- Movies/MVSceneDelegate.h
#import <UIKit/UIKit.h>

@interface MVSceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- Movies/MVSceneDelegate.m
#import "MVSceneDelegate.h"
#import "MVTabBarController.h"

@implementation MVSceneDelegate {
    MVTabBarController *_tabBarController;
}

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    UIWindowScene *windowScene = (UIWindowScene *)scene;
    _tabBarController = [[MVTabBarController alloc] init];
    _window = [[UIWindow alloc] initWithWindowScene:windowScene];
    _window.rootViewController = _tabBarController;
    [_window makeKeyAndVisible];

    if (connectionOptions.shortcutItem != nil) {
        [_tabBarController openShortcutItem:connectionOptions.shortcutItem];
    }
}

- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler {
    completionHandler([_tabBarController openShortcutItem:shortcutItem]);
}

@end
--- Movies/MVTabBarController.h
#import <UIKit/UIKit.h>

@interface MVTabBarController : UITabBarController
- (BOOL)openShortcutItem:(UIApplicationShortcutItem *)item;
@end
--- Movies/MVTabBarController.m
#import "MVTabBarController.h"

@implementation MVTabBarController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSMutableArray *controllers = [NSMutableArray array];
    for (NSString *title in @[ @"Theaters", @"Watchlist", @"Search" ]) {
        UITableViewController *controller = [[UITableViewController alloc] initWithStyle:UITableViewStylePlain];
        controller.title = title;
        [controllers addObject:[[UINavigationController alloc] initWithRootViewController:controller]];
    }
    self.viewControllers = controllers;
}

- (BOOL)openShortcutItem:(UIApplicationShortcutItem *)item {
    static NSDictionary<NSString *, NSString *> *selectors;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        selectors = @{
            @"movies.theaters": NSStringFromSelector(@selector(showTheaters)),
            @"movies.watchlist": NSStringFromSelector(@selector(showWatchlist)),
            @"movies.search": NSStringFromSelector(@selector(showSearch)),
        };
    });
    NSString *name = selectors[item.type];
    if (name == nil) {
        return NO;
    }
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Warc-performSelector-leaks"
    [self performSelector:NSSelectorFromString(name)];
#pragma clang diagnostic pop
    return YES;
}

- (void)showTheaters {
    self.selectedIndex = 0;
}

- (void)showWatchlist {
    self.selectedIndex = 1;
}

- (void)showSearch {
    self.selectedIndex = 2;
}

@end
