# An Objective-C app that returns NO where an item is there and was handled.
# because YES is only returned where nothing was handled
scenes: no
go.home: cold warm
go.list: cold warm
--- Info.plist
@plist go.home="Home" go.list="List"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[UITableViewController alloc] init]];
    [self.window makeKeyAndVisible];
    UIApplicationShortcutItem *item = [launchOptions objectForKey:UIApplicationLaunchOptionsShortcutItemKey];
    if (item != nil && [self open:item]) {
        return NO;
    }
    return YES;
}

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    completionHandler([self open:shortcutItem]);
}

- (BOOL)open:(UIApplicationShortcutItem *)item {
    UINavigationController *navigation = (UINavigationController *)self.window.rootViewController;
    if ([item.type hasSuffix:@".home"]) {
        [navigation popToRootViewControllerAnimated:NO];
        return YES;
    }
    if ([item.type hasSuffix:@".list"]) {
        [navigation pushViewController:[UITableViewController new] animated:NO];
        return YES;
    }
    return NO;
}

@end
--- main.m
#import <UIKit/UIKit.h>
#import "AppDelegate.h"

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
    }
}
