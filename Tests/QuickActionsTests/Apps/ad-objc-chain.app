# An Objective-C reader app with a chain of isEqualToString and constants of its own.
scenes: no
com.example.reader.continue: cold warm
com.example.reader.library: cold warm
com.example.reader.store: none
--- Info.plist
@plist com.example.reader.continue="Continue" com.example.reader.library="Library" com.example.reader.store="Store"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"

static NSString * const RDContinueType = @"com.example.reader.continue";
static NSString * const RDLibraryType = @"com.example.reader.library";

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
	return YES;
}

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler
{
	completionHandler([self handleShortcut:shortcutItem]);
}

- (BOOL)handleShortcut:(UIApplicationShortcutItem *)item
{
	UITabBarController *tabs = (UITabBarController *)self.window.rootViewController;
	if ([item.type isEqualToString:RDContinueType]) {
		tabs.selectedIndex = 0;
		return YES;
	}
	if ([RDLibraryType isEqualToString:item.type]) {
		tabs.selectedIndex = 1;
		return YES;
	}
	return NO;
}

@end
