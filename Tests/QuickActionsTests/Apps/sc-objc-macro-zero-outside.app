# The same with a branch of its own for the macro.
scenes: yes
yarn.knit: cold warm
yarn.dye: none
--- Info.plist
@plist scene=SceneDelegate yarn.knit="Knit" yarn.dye="Dye"
--- Features.h
#define FEATURE_DYEING 0
--- AppDelegate.m
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate
@end
--- SceneDelegate.m
#import <UIKit/UIKit.h>
#import "Features.h"

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions
{
	if (connectionOptions.shortcutItem) { [self open:connectionOptions.shortcutItem]; }
}

- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler
{
	[self open:shortcutItem];
	completionHandler(YES);
}

- (void)open:(UIApplicationShortcutItem *)item
{
	if ([item.type isEqualToString:@"yarn.knit"]) {
		[self select:1];
	}
	if (FEATURE_DYEING) { if ([item.type isEqualToString:@"yarn.dye"]) {
		[self select:2]; }
	}
}

- (void)select:(NSUInteger)index
{
	((UITabBarController *)self.window.rootViewController).selectedIndex = index;
}

@end
