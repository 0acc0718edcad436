#import "AppDelegate.h"

@implementation AppDelegate

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler
{
    // completionHandler(YES);
    [self open:shortcutItem.type];
}

@end
