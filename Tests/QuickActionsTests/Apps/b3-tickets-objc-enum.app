# An Objective-C ticket app that maps types to an enumeration, where one type is mapped to none of its actions.
# because the function returns TKShortcutNone for the gift card
scenes: yes
tickets.wallet: cold warm
tickets.nearby: cold warm
tickets.giftcard: none
--- Tickets/Info.plist
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
					<string>TKSceneDelegate</string>
				</dict>
			</array>
		</dict>
	</dict>
	<key>UIApplicationShortcutItems</key>
	<array>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>tickets.wallet</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>My Tickets</string>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>tickets.nearby</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Nearby</string>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>tickets.giftcard</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Gift Card</string>
		</dict>
	</array>
</dict>
</plist>
--- Tickets/TKShortcut.h
#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, TKShortcut) {
    TKShortcutNone,
    TKShortcutWallet,
    TKShortcutNearby,
};

FOUNDATION_EXTERN TKShortcut TKShortcutFromItem(UIApplicationShortcutItem *item);
--- Tickets/TKShortcut.m
#import "TKShortcut.h"

TKShortcut TKShortcutFromItem(UIApplicationShortcutItem *item) {
    if ([item.type isEqualToString:@"tickets.wallet"]) {
        return TKShortcutWallet;
    } else if ([item.type isEqualToString:@"tickets.nearby"]) {
        return TKShortcutNearby;
    } else {
        return TKShortcutNone;
    }
}
--- Tickets/TKAppDelegate.m
#import <UIKit/UIKit.h>

@interface TKAppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation TKAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    return YES;
}

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass(TKAppDelegate.class));
    }
}
--- Tickets/TKSceneDelegate.h
#import <UIKit/UIKit.h>

@interface TKSceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- Tickets/TKSceneDelegate.m
#import "TKSceneDelegate.h"
#import "TKShortcut.h"

@interface TKSceneDelegate ()
@property (strong, nonatomic) UITabBarController *tabs;
@end

@implementation TKSceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    UIViewController *events = [[UITableViewController alloc] initWithStyle:UITableViewStylePlain];
    events.title = @"Events";
    UIViewController *wallet = [[UITableViewController alloc] initWithStyle:UITableViewStylePlain];
    wallet.title = @"My Tickets";
    UIViewController *nearby = [[UIViewController alloc] init];
    nearby.title = @"Nearby";

    self.tabs = [[UITabBarController alloc] init];
    self.tabs.viewControllers = @[ events, wallet, nearby ];
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = self.tabs;
    [self.window makeKeyAndVisible];

    if (connectionOptions.shortcutItem) {
        [self openShortcut:TKShortcutFromItem(connectionOptions.shortcutItem)];
    }
}

- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler {
    BOOL opened = [self openShortcut:TKShortcutFromItem(shortcutItem)];
    if (completionHandler) {
        completionHandler(opened);
    }
}

- (BOOL)openShortcut:(TKShortcut)shortcut {
    switch (shortcut) {
        case TKShortcutWallet:
            self.tabs.selectedIndex = 1;
            return YES;
        case TKShortcutNearby:
            self.tabs.selectedIndex = 2;
            return YES;
        case TKShortcutNone:
            return NO;
    }
    return NO;
}

@end
