# An Objective-C app without scenes that makes dynamic actions with initWithType and handles them.
scenes: no
com.example.shelf.last: cold warm
com.example.shelf.random: cold warm
--- Info.plist
@plist
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
	[self makeItems];
	return YES;
}

- (void)makeItems {
	UIApplicationShortcutIcon *icon = [UIApplicationShortcutIcon iconWithType:UIApplicationShortcutIconTypeShuffle];
	UIApplicationShortcutItem *last = [[UIApplicationShortcutItem alloc] initWithType:@"com.example.shelf.last"
	                                                                   localizedTitle:@"Last Book"];
	UIApplicationShortcutItem *random = [[UIApplicationShortcutItem alloc] initWithType:@"com.example.shelf.random"
	                                                                     localizedTitle:@"Any Book"
	                                                                  localizedSubtitle:nil
	                                                                               icon:icon
	                                                                           userInfo:nil];
	[UIApplication sharedApplication].shortcutItems = @[last, random];
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
	UINavigationController *shelf = (UINavigationController *)self.window.rootViewController;
	if ([shortcutItem.type hasSuffix:@".last"]) {
		[shelf.topViewController performSegueWithIdentifier:@"last" sender:self];
	} else if ([shortcutItem.type hasSuffix:@".random"]) {
		[shelf.topViewController performSegueWithIdentifier:@"random" sender:self];
	}
	completionHandler(YES);
}

@end
