# An Objective-C app whose app delegate has its quick actions in a category with constants and a cold way of its own.
# because the category's method has the right selector, NO comes only after the item was handled, and nobody compares the third
scenes: no
com.example.vet.visit: cold warm
com.example.vet.weight: cold warm
com.example.vet.chip: none
--- Info.plist
@plist com.example.vet.visit="New Visit" com.example.vet.weight="Weight" com.example.vet.chip="Chip Number"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UINavigationController *navigation;
@end
--- AppDelegate.m
#import "AppDelegate.h"
#import "AppDelegate+Shortcuts.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
	self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
	self.navigation = [[UINavigationController alloc] initWithRootViewController:[UITableViewController new]];
	self.window.rootViewController = self.navigation;
	[self.window makeKeyAndVisible];

	UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
	return item == nil || ![self vet_handleShortcut:item];
}

@end
--- AppDelegate+Shortcuts.h
#import "AppDelegate.h"

@interface AppDelegate (Shortcuts)
- (BOOL)vet_handleShortcut:(UIApplicationShortcutItem *)item;
@end
--- AppDelegate+Shortcuts.m
#import "AppDelegate+Shortcuts.h"

static NSString *const VETVisit = @"com.example.vet.visit";
static NSString *const VETWeight = @"com.example.vet.weight";

@implementation AppDelegate (Shortcuts)

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
	completionHandler([self vet_handleShortcut:shortcutItem]);
}

- (BOOL)vet_handleShortcut:(UIApplicationShortcutItem *)item {
	UIViewController *screen = nil;
	if ([item.type isEqualToString:VETVisit]) {
		screen = [UIViewController new];
	} else if ([item.type isEqualToString:VETWeight]) {
		screen = [UITableViewController new];
	}
	if (screen == nil) {
		return NO;
	}
	[self.navigation pushViewController:screen animated:YES];
	return YES;
}

@end
