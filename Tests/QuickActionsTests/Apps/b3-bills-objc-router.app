# An Objective-C bill splitter with a shared router that waits until the root controller is set.
# because the router keeps what came too early and opens it when it gets its navigation controller
scenes: no
bills.new: cold warm
bills.people: cold warm
--- Bills/Info.plist
@plist bills.new="New Bill" bills.people="People"
--- Bills/main.m
#import <UIKit/UIKit.h>
#import "AppDelegate.h"

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
    }
}
--- Bills/AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- Bills/AppDelegate.m
#import "AppDelegate.h"
#import "BLRouter.h"
#import "BLBillsViewController.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    BOOL launchedFromShortcut = NO;
    UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
    if (item != nil) {
        launchedFromShortcut = [[BLRouter sharedRouter] openType:item.type];
    }

    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[BLBillsViewController new]];
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    self.window.rootViewController = navigation;
    [self.window makeKeyAndVisible];
    [BLRouter sharedRouter].navigationController = navigation;

    return !launchedFromShortcut;
}

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    completionHandler([[BLRouter sharedRouter] openType:shortcutItem.type]);
}

@end
--- Bills/BLRouter.h
#import <UIKit/UIKit.h>

@interface BLRouter : NSObject

@property (nonatomic, strong) UINavigationController *navigationController;

+ (instancetype)sharedRouter;
- (BOOL)openType:(NSString *)type;

@end
--- Bills/BLRouter.m
#import "BLRouter.h"
#import "BLBillsViewController.h"

@interface BLRouter ()
@property (nonatomic, copy) NSString *pendingType;
@end

@implementation BLRouter

+ (instancetype)sharedRouter {
    static BLRouter *router = nil;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        router = [[self alloc] init];
    });
    return router;
}

- (void)setNavigationController:(UINavigationController *)navigationController {
    _navigationController = navigationController;
    if (self.pendingType) {
        NSString *type = self.pendingType;
        self.pendingType = nil;
        [self openType:type];
    }
}

- (BOOL)openType:(NSString *)type {
    UIViewController *controller = [self controllerForType:type];
    if (!controller) {
        return NO;
    }
    if (!self.navigationController) {
        self.pendingType = type;
        return YES;
    }
    [self.navigationController pushViewController:controller animated:NO];
    return YES;
}

- (UIViewController *)controllerForType:(NSString *)type {
    if ([type isEqualToString:@"bills.new"]) {
        return [BLNewBillViewController new];
    }
    if ([type isEqualToString:@"bills.people"]) {
        return [BLPeopleViewController new];
    }
    return nil;
}

@end
--- Bills/BLBillsViewController.h
#import <UIKit/UIKit.h>

@interface BLBillsViewController : UITableViewController
@end

@interface BLNewBillViewController : UIViewController
@end

@interface BLPeopleViewController : UITableViewController
@end
--- Bills/BLBillsViewController.m
#import "BLBillsViewController.h"

@implementation BLBillsViewController
@end

@implementation BLNewBillViewController
@end

@implementation BLPeopleViewController
@end
