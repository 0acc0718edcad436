# A singleton of Objective-C that keeps the action until the scene becomes active.
scenes: yes
sail.set: cold warm
--- Info.plist
@plist scene=SceneDelegate sail.set="Set Sail"
--- AppDelegate.m
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate
@end
--- ActionStore.h
#import <UIKit/UIKit.h>

@interface ActionStore : NSObject
@property (strong, nonatomic) UIApplicationShortcutItem *pending;
+ (instancetype)shared;
@end
--- ActionStore.m
#import "ActionStore.h"

@implementation ActionStore

+ (instancetype)shared
{
	static ActionStore *store;
	static dispatch_once_t once;
	dispatch_once(&once, ^{
		store = [[ActionStore alloc] init];
	});
	return store;
}

@end
--- SceneDelegate.m
#import <UIKit/UIKit.h>
#import "ActionStore.h"

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions
{
	[ActionStore shared].pending = connectionOptions.shortcutItem;
}

- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler
{
	[ActionStore shared].pending = shortcutItem;
	[self runPending];
	completionHandler(YES);
}

- (void)sceneDidBecomeActive:(UIScene *)scene
{
	[self runPending];
}

- (void)runPending
{
	UIApplicationShortcutItem *item = [ActionStore shared].pending;
	if (item == nil) {
		return;
	}
	[ActionStore shared].pending = nil;
	if ([item.type isEqualToString:@"sail.set"]) {
		((UITabBarController *)self.window.rootViewController).selectedIndex = 1;
	}
}

@end
