# An Objective-C app whose branches are written with a macro of a library that is not in the project.
scenes: no
checkout: unknown
coupons: unknown
--- Info.plist
@plist checkout="Checkout" coupons="Coupons"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"
#import <RouteKit/RKMacros.h>

@implementation AppDelegate

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
    RK_BEGIN_ROUTES(shortcutItem)
    RK_ROUTE_ALL_FROM_TABLE(ShopRoutes)
    RK_END_ROUTES
    completionHandler(YES);
}

@end
