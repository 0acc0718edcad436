# An Objective-C app that looks for the item below another key of the launch options, and has no other way.
# because the value of the URL key is never a shortcut item, so the launch finds nothing
scenes: no
alarm.new: none
alarm.nap: none
--- Info.plist
@plist alarm.new="New Alarm" alarm.nap="Power Nap"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions {
	self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
	UITabBarController *tabs = [UITabBarController new];
	self.window.rootViewController = tabs;
	[self.window makeKeyAndVisible];

	UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsURLKey];
	if ([item isKindOfClass:[UIApplicationShortcutItem class]]) {
		if ([item.type isEqualToString:@"alarm.new"]) {
			tabs.selectedIndex = 0;
		} else if ([item.type isEqualToString:@"alarm.nap"]) {
			tabs.selectedIndex = 1;
		}
	}
	return YES;
}

@end
