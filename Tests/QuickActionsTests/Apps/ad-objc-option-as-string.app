# An Objective-C launch method that takes the quick action for its type, and returns NO.
# because it is no string
scenes: no
oven.heat: warm
--- Info.plist
@plist oven.heat="Heat Up"
--- AppDelegate.m
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
	NSString *type = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
	if ([type isEqualToString:@"oven.heat"]) {
		((UITabBarController *)self.window.rootViewController).selectedIndex = 1;
	}
	return NO;
}

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler
{
	[self open:shortcutItem];
	completionHandler(YES);
}

- (void)open:(UIApplicationShortcutItem *)item
{
	if ([item.type isEqualToString:@"oven.heat"]) {
		((UITabBarController *)self.window.rootViewController).selectedIndex = 1;
	}
}

@end
