# An Objective-C app for iPhone, iPad and Mac with branches for each, and with macros of old SDKs.
# because TARGET_OS_MACCATALYST and TARGET_OS_OSX are 0 on iOS
scenes: yes
print: none
camera: cold warm
note: cold warm
--- Info.plist
@plist scene=SceneDelegate print="打印" camera="相机" note="笔记"
--- AppDelegate.m
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate
@end
--- SceneDelegate.m
#import <UIKit/UIKit.h>

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    if (connectionOptions.shortcutItem) {
        [self perform:connectionOptions.shortcutItem];
    }
}

#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 130000
- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
    [self perform:shortcutItem];
    completionHandler(YES);
}
#endif

- (void)perform:(UIApplicationShortcutItem *)item {
    UITabBarController *tabs = (UITabBarController *)self.window.rootViewController;
#if TARGET_OS_MACCATALYST || TARGET_OS_OSX
    if ([item.type isEqualToString:@"print"]) {
        tabs.selectedIndex = 3;
    }
#elif TARGET_OS_IOS && !TARGET_OS_TV
    if ([item.type isEqualToString:@"camera"]) {
        tabs.selectedIndex = 0;
    }
#endif
#ifdef __IPHONE_11_0
    if ([item.type isEqualToString:@"note"]) {
        tabs.selectedIndex = 1;
    }
#endif
}

@end
