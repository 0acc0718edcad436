# An Objective-C app without scenes that sets its dynamic items in a category of UIApplication, and compares one with another constant.
# because kMoveStop is move.stop, and the item is made with move.finish
scenes: no
move.start: cold warm
move.finish: none
--- Info.plist
@plist
--- UIApplication+Moves.h
#import <UIKit/UIKit.h>

static NSString *const kMoveStart = @"move.start";
static NSString *const kMoveStop = @"move.stop";

@interface UIApplication (Moves)
- (void)mv_showMove:(BOOL)isMoving;
@end
--- UIApplication+Moves.m
#import "UIApplication+Moves.h"

@implementation UIApplication (Moves)

- (void)mv_showMove:(BOOL)isMoving {
	UIApplicationShortcutItem *item;
	if (isMoving) {
		item = [[UIApplicationShortcutItem alloc] initWithType:@"move.finish" localizedTitle:@"Finish"];
	} else {
		item = [[UIApplicationShortcutItem alloc] initWithType:kMoveStart localizedTitle:@"Start"];
	}
	self.shortcutItems = @[item];
}

@end
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"
#import "UIApplication+Moves.h"

@interface AppDelegate ()
@property (nonatomic) BOOL isMoving;
@end

@implementation AppDelegate

- (void)applicationDidEnterBackground:(UIApplication *)application {
	[application mv_showMove:self.isMoving];
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
	if ([shortcutItem.type isEqualToString:kMoveStart]) {
		self.isMoving = YES;
		[self.window.rootViewController performSegueWithIdentifier:@"move" sender:self];
	} else if ([shortcutItem.type isEqualToString:kMoveStop]) {
		self.isMoving = NO;
		[self.window.rootViewController dismissViewControllerAnimated:YES completion:nil];
	}
	completionHandler(YES);
}

@end
