# An Objective-C app with scenes whose willConnectToSession makes the window and forgets the item.
scenes: yes
start: warm
stop: warm
--- Info.plist
@plist scene=SceneDelegate start="开始" stop="停止"
--- SceneDelegate.h
#import <UIKit/UIKit.h>

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- SceneDelegate.m
#import "SceneDelegate.h"
#import "TimerViewController.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [[TimerViewController alloc] init];
    [self.window makeKeyAndVisible];
}

- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
    TimerViewController *timer = (TimerViewController *)self.window.rootViewController;
    if ([shortcutItem.type isEqual:@"start"]) {
        [timer start];
    } else if ([shortcutItem.type isEqual:@"stop"]) {
        [timer stop];
    }
    completionHandler(YES);
}

@end
--- TimerViewController.h
#import <UIKit/UIKit.h>

@interface TimerViewController : UIViewController
@property (nonatomic, strong) NSTimer *timer;
- (void)start;
- (void)stop;
@end
--- TimerViewController.m
#import "TimerViewController.h"

@implementation TimerViewController

- (void)start {
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];
}

- (void)stop {
    [self.timer invalidate];
}

- (void)tick {
    [self.view setNeedsLayout];
}

@end
