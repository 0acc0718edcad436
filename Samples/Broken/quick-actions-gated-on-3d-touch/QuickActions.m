#import "QuickActions.h"

@implementation QuickActions

- (void)setItems:(NSArray<UIApplicationShortcutItem *> *)items window:(UIWindow *)window {
    if (window.traitCollection.forceTouchCapability == UIForceTouchCapabilityAvailable) {
        [UIApplication sharedApplication].shortcutItems = items;
    }
}

@end
