#import "QuickActions.h"

@implementation QuickActions

- (void)add:(NSArray<UIApplicationShortcutItem *> *)items {
    NSArray *existing = [UIApplication sharedApplication].shortcutItems;
    [UIApplication sharedApplication].shortcutItems = [existing arrayByAddingObjectsFromArray:items];
}

@end
