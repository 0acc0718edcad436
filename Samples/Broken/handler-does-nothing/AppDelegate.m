#import "AppDelegate.h"

@implementation AppDelegate

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
  NSLog(@"快捷操作 %@", shortcutItem.type);
  completionHandler(YES);
}

@end
