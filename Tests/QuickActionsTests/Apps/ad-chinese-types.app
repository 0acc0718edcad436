# An Objective-C app whose types are Chinese words.
scenes: no
免打扰: cold warm
扫一扫: cold warm
付款: none
--- Info.plist
@plist 免打扰="免打扰" 扫一扫="扫一扫" 付款="付款"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"

@implementation AppDelegate

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    NSString *type = shortcutItem.type;
    UIViewController *root = self.window.rootViewController;
    if ([type isEqualToString:@"免打扰"]) {
        [[NSUserDefaults standardUserDefaults] setBool:YES forKey:@"quiet"];
    } else if ([type isEqualToString:@"扫一扫"]) {
        [root presentViewController:[[UIImagePickerController alloc] init] animated:YES completion:nil];
    } else if ([type isEqualToString:@"付钱"]) {
        // 类型改名了,这里没有改
        [root dismissViewControllerAnimated:YES completion:nil];
    }
    completionHandler(YES);
}

@end
