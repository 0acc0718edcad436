# A library app in Objective-C with its quick actions in a category of the app delegate.
# because UIKit calls the method of the category at launch and while running, and each type has a branch
scenes: no
catalog: cold warm
loans: cold warm
card: cold warm
--- Library/Info.plist
@plist catalog="Search Catalog" loans="My Loans" card="Library Card"
--- Library/main.m
#import <UIKit/UIKit.h>
#import "AppDelegate.h"

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
    }
}
--- Library/AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>

@property (strong, nonatomic) UIWindow *window;
@property (strong, nonatomic) UITabBarController *tabBarController;

@end
--- Library/AppDelegate.m
#import "AppDelegate.h"
#import "LBCatalogViewController.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];

    UINavigationController *catalog = [[UINavigationController alloc] initWithRootViewController:[[LBCatalogViewController alloc] init]];
    UINavigationController *loans = [[UINavigationController alloc] initWithRootViewController:[[LBLoansViewController alloc] init]];

    self.tabBarController = [[UITabBarController alloc] init];
    self.tabBarController.viewControllers = @[ catalog, loans ];
    self.window.rootViewController = self.tabBarController;
    [self.window makeKeyAndVisible];
    return YES;
}

@end
--- Library/AppDelegate+QuickActions.h
#import "AppDelegate.h"

@interface AppDelegate (QuickActions)
@end
--- Library/AppDelegate+QuickActions.m
#import "AppDelegate+QuickActions.h"
#import "LBCatalogViewController.h"

@implementation AppDelegate (QuickActions)

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler {
    BOOL handled = YES;
    if ([shortcutItem.type isEqualToString:@"catalog"]) {
        self.tabBarController.selectedIndex = 0;
    } else if ([shortcutItem.type isEqualToString:@"loans"]) {
        self.tabBarController.selectedIndex = 1;
    } else if ([shortcutItem.type isEqualToString:@"card"]) {
        [self lb_showCard];
    } else {
        handled = NO;
    }
    completionHandler(handled);
}

- (void)lb_showCard {
    self.tabBarController.selectedIndex = 0;
    UINavigationController *navigation = self.tabBarController.viewControllers.firstObject;
    [navigation pushViewController:[[LBCardViewController alloc] init] animated:NO];
}

@end
--- Library/LBCatalogViewController.h
#import <UIKit/UIKit.h>

@interface LBCatalogViewController : UITableViewController
@end

@interface LBLoansViewController : UITableViewController
@end

@interface LBCardViewController : UIViewController
@end
--- Library/LBCatalogViewController.m
#import "LBCatalogViewController.h"

@implementation LBCatalogViewController
@end

@implementation LBLoansViewController
@end

@implementation LBCardViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = NSLocalizedString(@"Library Card", nil);
    self.view.backgroundColor = [UIColor whiteColor];
}

@end
