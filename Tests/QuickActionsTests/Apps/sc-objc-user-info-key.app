# A reader in Objective-C that opens a page by its name in the user info.
# because one action has a capital in its key
scenes: yes
open.next: none
open.browse: cold warm
--- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleExecutable</key>
	<string>$(EXECUTABLE_NAME)</string>
	<key>CFBundleIdentifier</key>
	<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
	<key>CFBundleName</key>
	<string>$(PRODUCT_NAME)</string>
	<key>CFBundlePackageType</key>
	<string>APPL</string>
	<key>CFBundleShortVersionString</key>
	<string>1.0</string>
	<key>CFBundleVersion</key>
	<string>1</string>
	<key>UILaunchStoryboardName</key>
	<string>LaunchScreen</string>
	<key>UIApplicationShortcutItems</key>
	<array>
		<dict>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Next</string>
			<key>UIApplicationShortcutItemType</key>
			<string>open.next</string>
			<key>UIApplicationShortcutItemUserInfo</key>
			<dict>
				<key>Page</key>
				<string>next</string>
			</dict>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Browse</string>
			<key>UIApplicationShortcutItemType</key>
			<string>open.browse</string>
			<key>UIApplicationShortcutItemUserInfo</key>
			<dict>
				<key>page</key>
				<string>browse</string>
			</dict>
		</dict>
	</array>
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
					<string>SceneDelegate</string>
				</dict>
			</array>
		</dict>
	</dict>
</dict>
</plist>
--- SceneDelegate.m
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[UITableViewController alloc] init]];
    [self.window makeKeyAndVisible];
    if (connectionOptions.shortcutItem != nil) [self openPageOfItem:connectionOptions.shortcutItem];
}
- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    completionHandler([self openPageOfItem:shortcutItem]);
}
- (BOOL)openPageOfItem:(UIApplicationShortcutItem *)item {
    NSString *page = (NSString *)item.userInfo[@"page"];
    UINavigationController *nav = (UINavigationController *)self.window.rootViewController;
    if ([page isEqualToString:@"next"]) {
        [nav pushViewController:[[UIViewController alloc] init] animated:NO];
        return YES;
    } else if ([page isEqualToString:@"browse"]) {
        [nav popToRootViewControllerAnimated:NO];
        return YES;
    }
    return NO;
}
@end
