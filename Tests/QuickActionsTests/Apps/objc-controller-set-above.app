# The same in the right order.
# because the controller is there
scenes: yes
tides: cold warm
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- SceneDelegate.m
#import <UIKit/UIKit.h>

@interface HomeViewController : UIViewController
@property (nonatomic, copy) NSString *pendingType;
- (void)showA;
@end
@implementation HomeViewController

- (void)showA { self.view.backgroundColor = [UIColor redColor]; }
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@property (strong, nonatomic) HomeViewController *home;
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    self.home = [[HomeViewController alloc] init];
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = self.home;
    [self.window makeKeyAndVisible];
    if (connectionOptions.shortcutItem) [self handle:connectionOptions.shortcutItem];
}
- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    [self handle:shortcutItem];
    completionHandler(YES);
}
- (void)handle:(UIApplicationShortcutItem *)item {
    if ([item.type isEqualToString:@"tides"]) [self.home showA];
}
@end
