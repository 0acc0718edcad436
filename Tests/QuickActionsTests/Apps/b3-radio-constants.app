# An Objective-C radio app with the types as constants of a prefix header, one with another letter case.
# because the constant says lastPlayed and the property list says lastplayed
scenes: yes
com.radiodial.favorites: cold warm
com.radiodial.lastplayed: none
com.radiodial.sleep: cold warm
--- RadioDial/Info.plist
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
					<string>RDSceneDelegate</string>
				</dict>
			</array>
		</dict>
	</dict>
	<key>UIApplicationShortcutItems</key>
	<array>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>com.radiodial.favorites</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Favorites</string>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>com.radiodial.lastplayed</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Last Played</string>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>com.radiodial.sleep</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Sleep Timer</string>
		</dict>
	</array>
</dict>
</plist>
--- RadioDial/RadioDial-Prefix.pch
#ifdef __OBJC__
#import <UIKit/UIKit.h>
#import "RDConstants.h"
#endif
--- RadioDial/RDConstants.h
#import <Foundation/Foundation.h>

FOUNDATION_EXPORT NSString *const RDShortcutTypeFavorites;
FOUNDATION_EXPORT NSString *const RDShortcutTypeLastPlayed;
FOUNDATION_EXPORT NSString *const RDShortcutTypeSleep;
--- RadioDial/RDConstants.m
#import "RDConstants.h"

NSString *const RDShortcutTypeFavorites = @"com.radiodial.favorites";
NSString *const RDShortcutTypeLastPlayed = @"com.radiodial.lastPlayed";
NSString *const RDShortcutTypeSleep = @"com.radiodial.sleep";
--- RadioDial/RDAppDelegate.m
#import <UIKit/UIKit.h>

@interface RDAppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation RDAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [[UINavigationBar appearance] setTintColor:[UIColor systemRedColor]];
    return YES;
}

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([RDAppDelegate class]));
    }
}
--- RadioDial/RDSceneDelegate.h
#import <UIKit/UIKit.h>

@interface RDSceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- RadioDial/RDSceneDelegate.m
#import "RDSceneDelegate.h"
#import "RDPlayerViewController.h"

@interface RDSceneDelegate ()
@property (nonatomic, strong) RDPlayerViewController *player;
@end

@implementation RDSceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    if (![scene isKindOfClass:[UIWindowScene class]]) return;
    self.player = [[RDPlayerViewController alloc] init];
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:self.player];
    [self.window makeKeyAndVisible];

    if (connectionOptions.shortcutItem) {
        [self performShortcut:connectionOptions.shortcutItem];
    }
}

- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    completionHandler([self performShortcut:shortcutItem]);
}

- (BOOL)performShortcut:(UIApplicationShortcutItem *)item {
    if ([item.type isEqualToString:RDShortcutTypeFavorites]) {
        [self.player showFavorites];
        return YES;
    }
    if ([item.type isEqualToString:RDShortcutTypeLastPlayed]) {
        [self.player resumeLastStation];
        return YES;
    }
    if ([item.type isEqualToString:RDShortcutTypeSleep]) {
        [self.player showSleepTimer];
        return YES;
    }
    return NO;
}

@end
--- RadioDial/RDPlayerViewController.h
#import <UIKit/UIKit.h>

@interface RDPlayerViewController : UIViewController
- (void)showFavorites;
- (void)resumeLastStation;
- (void)showSleepTimer;
@end
--- RadioDial/RDPlayerViewController.m
#import "RDPlayerViewController.h"

@implementation RDPlayerViewController

- (void)showFavorites {
    UITableViewController *list = [[UITableViewController alloc] initWithStyle:UITableViewStylePlain];
    list.title = @"Favorites";
    [self.navigationController pushViewController:list animated:YES];
}

- (void)resumeLastStation {
    self.title = [[NSUserDefaults standardUserDefaults] stringForKey:@"lastStation"] ?: @"Radio 1";
}

- (void)showSleepTimer {
    UIViewController *timer = [[UIViewController alloc] init];
    timer.title = @"Sleep Timer";
    [self.navigationController pushViewController:timer animated:YES];
}

@end
