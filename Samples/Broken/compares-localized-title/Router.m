#import "Router.h"

@implementation Router

- (void)open:(UIApplicationShortcutItem *)shortcutItem {
    if ([shortcutItem.localizedTitle isEqualToString:@"搜索"]) {
        [self search];
    }
}

@end
