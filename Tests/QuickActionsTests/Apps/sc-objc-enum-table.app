# An Objective-C app with a table from types to an enumeration, and a switch over that.
# because the branch of lost only breaks, and the table does not have help
scenes: yes
bus.tickets: cold warm
bus.stops: cold warm
bus.lost: none
bus.help: none
--- Info.plist
@plist scene=BTSceneDelegate bus.tickets="Tickets" bus.stops="Stops" bus.lost="Lost Property" bus.help="Help"
--- BTSceneDelegate.h
#import <UIKit/UIKit.h>

@interface BTSceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic, strong, nullable) UIWindow *window;
@end
--- BTSceneDelegate.m
#import "BTSceneDelegate.h"

typedef NS_ENUM(NSInteger, BTAction) {
    BTActionUnknown = 0,
    BTActionTickets,
    BTActionStops,
    BTActionLost,
};

static BTAction BTActionFromType(NSString *type) {
    static NSDictionary<NSString *, NSNumber *> *actions;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        actions = @{
            @"bus.tickets": @(BTActionTickets),
            @"bus.stops": @(BTActionStops),
            @"bus.lost": @(BTActionLost),
        };
    });
    return actions[type].integerValue;
}

@implementation BTSceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    if (![scene isKindOfClass:UIWindowScene.class]) {
        return;
    }
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [UITabBarController new];
    [self.window makeKeyAndVisible];
    if (connectionOptions.shortcutItem != nil) {
        [self bt_run:BTActionFromType(connectionOptions.shortcutItem.type)];
    }
}

- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler {
    BTAction action = BTActionFromType(shortcutItem.type);
    [self bt_run:action];
    completionHandler(action != BTActionUnknown);
}

- (void)bt_run:(BTAction)action {
    UITabBarController *tabs = (UITabBarController *)self.window.rootViewController;
    switch (action) {
        case BTActionTickets:
            tabs.selectedIndex = 0;
            break;
        case BTActionStops:
            tabs.selectedIndex = 1;
            break;
        case BTActionLost:
        case BTActionUnknown:
            break;
    }
}

@end
