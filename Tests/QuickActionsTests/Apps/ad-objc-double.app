# An Objective-C app that opens the scanner at launch, returns YES and opens it again in the handler.
# because scan is handled twice at a cold launch, and for orders NO is returned without having handled it
scenes: no
scan: cold warm
orders: warm
--- Info.plist
@plist scan="Scan" orders="Orders"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
    if ([item.type isEqualToString:@"scan"]) {
        [self showScanner];
        return YES;
    }
    // Anything else that comes with an item is dropped here.
    return item == nil;
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
    if ([shortcutItem.type isEqualToString:@"scan"]) {
        [self showScanner];
    }
    if ([shortcutItem.type isEqualToString:@"orders"]) {
        [(UITabBarController *)self.window.rootViewController setSelectedIndex:2];
    }
    completionHandler(YES);
}

- (void)showScanner {
    UIViewController *scanner = [[UIImagePickerController alloc] init];
    [self.window.rootViewController presentViewController:scanner animated:YES completion:nil];
}

@end
