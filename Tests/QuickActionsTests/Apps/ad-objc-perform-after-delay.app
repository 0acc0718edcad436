# An Objective-C app that carries the action of a launch out a little later and returns NO.
# because openItem: is performed after the delay, with the item that launched the app
scenes: no
call: cold warm
contacts: cold warm
--- Info.plist
@plist call="Call Mom 📞" contacts="Contacts"
--- FCAppDelegate.h
#import <UIKit/UIKit.h>

@interface FCAppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, retain) UIWindow *window;
@property (nonatomic, retain) UITabBarController *tabBarController;
@end
--- FCAppDelegate.m
#import "FCAppDelegate.h"
#import "FCCallController.h"

@implementation FCAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
    self.tabBarController = [[UITabBarController alloc] init];
    self.tabBarController.viewControllers = @[[[FCCallController alloc] init], [[UITableViewController alloc] init]];
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    self.window.rootViewController = self.tabBarController;
    [self.window makeKeyAndVisible];

    UIApplicationShortcutItem *item = [launchOptions objectForKey:UIApplicationLaunchOptionsShortcutItemKey];
    if (item)
    {
        // let the splash animation end first
        [self performSelector:@selector(openItem:) withObject:item afterDelay:0.6];
        return NO;
    }
    return YES;
}

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler
{
    [self openItem:shortcutItem];
    completionHandler(YES);
}

- (void)openItem:(UIApplicationShortcutItem *)item
{
    if ([item.type isEqualToString:@"call"])
    {
        self.tabBarController.selectedIndex = 0;
        [(FCCallController *)self.tabBarController.selectedViewController callFirstFavorite];
    }
    else if ([item.type isEqualToString:@"contacts"])
    {
        self.tabBarController.selectedIndex = 1;
    }
}

@end
--- FCCallController.h
#import <UIKit/UIKit.h>

@interface FCCallController : UIViewController
- (void)callFirstFavorite;
@end
--- FCCallController.m
#import "FCCallController.h"

@implementation FCCallController

- (void)callFirstFavorite
{
    NSURL *url = [NSURL URLWithString:@"tel:5550100"];
    [[UIApplication sharedApplication] openURL:url options:@{} completionHandler:nil];
}

@end
