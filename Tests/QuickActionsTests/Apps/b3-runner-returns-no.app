# An Objective-C running app that keeps the action of a launch, returns NO and never takes it out again.
# because NO keeps UIKit from calling performActionForShortcutItem, and nothing reads launchedItem
scenes: no
run.start: warm
run.route: warm
run.stats: warm
--- Runner/Info.plist
@plist run.start="Start Run" run.route="Plan Route" run.stats="Statistics"
--- Runner/main.m
#import <UIKit/UIKit.h>
#import "RNAppDelegate.h"

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([RNAppDelegate class]));
    }
}
--- Runner/RNAppDelegate.h
#import <UIKit/UIKit.h>

@interface RNAppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- Runner/RNAppDelegate.m
#import "RNAppDelegate.h"
#import "RNHomeViewController.h"

@interface RNAppDelegate ()
@property (strong, nonatomic) UIApplicationShortcutItem *launchedItem;
@property (strong, nonatomic) RNHomeViewController *home;
@end

@implementation RNAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
    self.home = [[RNHomeViewController alloc] init];
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:self.home];
    [self.window makeKeyAndVisible];

    self.launchedItem = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
    if (self.launchedItem) {
        // Don't let performActionForShortcutItem: be called too.
        return NO;
    }
    return YES;
}

- (void)applicationDidBecomeActive:(UIApplication *)application
{
    [self.home refresh];
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler
{
    completionHandler([self handleShortcutItem:shortcutItem]);
}

- (BOOL)handleShortcutItem:(UIApplicationShortcutItem *)item
{
    NSArray *types = @[ @"run.start", @"run.route", @"run.stats" ];
    NSUInteger index = [types indexOfObject:item.type];
    switch (index) {
        case 0:
            [self.home startRun];
            return YES;
        case 1:
            [self.home planRoute];
            return YES;
        case 2:
            [self.home showStatistics];
            return YES;
        default:
            return NO;
    }
}

@end
--- Runner/RNHomeViewController.h
#import <UIKit/UIKit.h>

@interface RNHomeViewController : UIViewController
- (void)refresh;
- (void)startRun;
- (void)planRoute;
- (void)showStatistics;
@end
--- Runner/RNHomeViewController.m
#import "RNHomeViewController.h"

@implementation RNHomeViewController

- (void)refresh
{
    self.title = [NSDateFormatter localizedStringFromDate:[NSDate date] dateStyle:NSDateFormatterMediumStyle timeStyle:NSDateFormatterNoStyle];
}

- (void)startRun
{
    [self push:@"Run"];
}

- (void)planRoute
{
    [self push:@"Route"];
}

- (void)showStatistics
{
    [self push:@"Statistics"];
}

- (void)push:(NSString *)title
{
    UIViewController *controller = [[UIViewController alloc] init];
    controller.title = title;
    [self.navigationController pushViewController:controller animated:YES];
}

@end
