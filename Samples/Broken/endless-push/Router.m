#import "Router.h"

@implementation Router

- (void)open:(UIApplicationShortcutItem *)item {
    [self.window.rootViewController showViewController:[ComposeViewController new] sender:nil];
}

@end
