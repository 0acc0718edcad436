# An Objective-C app that puts the bundle identifier before its names and compares the whole.
scenes: no
$(PRODUCT_BUNDLE_IDENTIFIER).scan: cold warm
$(PRODUCT_BUNDLE_IDENTIFIER).mycode: cold warm
--- Info.plist
@plist $(PRODUCT_BUNDLE_IDENTIFIER).scan="扫一扫" $(PRODUCT_BUNDLE_IDENTIFIER).mycode="我的二维码"
--- main.m
#import <UIKit/UIKit.h>
#import "AppDelegate.h"

int main(int argc, char * argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
    }
}
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>

@property (strong, nonatomic) UIWindow *window;

@end
--- AppDelegate.m
#import "AppDelegate.h"
#import "QRViewControllers.h"

@interface AppDelegate ()
@property (nonatomic, strong) UINavigationController *rootNav;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.rootNav = [[UINavigationController alloc] initWithRootViewController:[[UIViewController alloc] init]];
    self.window.rootViewController = self.rootNav;
    [self.window makeKeyAndVisible];
    return YES;
}

#pragma mark - 3D Touch 快捷入口

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    BOOL handled = [self handleShortcutItem:shortcutItem];
    completionHandler(handled);
}

- (BOOL)handleShortcutItem:(UIApplicationShortcutItem *)shortcutItem {
    NSString *bundleId = [NSBundle mainBundle].bundleIdentifier;
    NSString *scan = [NSString stringWithFormat:@"%@.scan", bundleId];
    NSString *myCode = [NSString stringWithFormat:@"%@.mycode", bundleId];
    // 先回到首页
    [self.rootNav popToRootViewControllerAnimated:NO];
    if ([shortcutItem.type isEqualToString:scan]) {
        [self.rootNav pushViewController:[[QRScanViewController alloc] init] animated:YES];
        return YES;
    } else if ([shortcutItem.type isEqualToString:myCode]) {
        [self.rootNav pushViewController:[[QRCodeViewController alloc] init] animated:YES];
        return YES;
    }
    return NO;
}

@end
--- QRViewControllers.h
#import <UIKit/UIKit.h>

@interface QRScanViewController : UIViewController
@end

@interface QRCodeViewController : UIViewController
@end
--- QRViewControllers.m
#import "QRViewControllers.h"

@implementation QRScanViewController
@end

@implementation QRCodeViewController
@end
