# An Objective-C app with scenes whose warm handler lacks a word of its selector.
# because UIKit asks for windowScene:performActionForShortcutItem:completionHandler:
scenes: yes
note: cold
photo: cold
--- Info.plist
@plist scene=SceneDelegate note="Note" photo="Photo"
--- SceneDelegate.h
#import <UIKit/UIKit.h>

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- SceneDelegate.m
#import "SceneDelegate.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    UIApplicationShortcutItem *item = options.shortcutItem;
    if (item != nil) {
        [self handle:item];
    }
}

- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcut:(UIApplicationShortcutItem *)shortcutItem
           completionHandler:(void (^)(BOOL))completionHandler {
    [self handle:shortcutItem];
    completionHandler(YES);
}

- (void)handle:(UIApplicationShortcutItem *)item {
    UINavigationController *navigation = (UINavigationController *)self.window.rootViewController;
    NSDictionary<NSString *, Class> *screens = @{
        @"note": [UIViewController class],
        @"photo": [UIImagePickerController class],
    };
    Class screen = screens[item.type];
    if (screen == nil) {
        return;
    }
    [navigation presentViewController:[[screen alloc] init] animated:YES completion:nil];
}

@end
