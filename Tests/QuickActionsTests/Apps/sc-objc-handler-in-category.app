# An Objective-C app whose scene delegate has its quick actions in a category in another file.
scenes: yes
timer.pomodoro: cold warm
timer.pause: cold warm
--- Info.plist
@plist scene=SceneDelegate timer.pomodoro="Start 🍅" timer.pause="Take a Break"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
--- AppDelegate.m
#import "AppDelegate.h"

@implementation AppDelegate

- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options {
    return [[UISceneConfiguration alloc] initWithName:@"Default" sessionRole:connectingSceneSession.role];
}

@end
--- SceneDelegate.h
#import <UIKit/UIKit.h>

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- SceneDelegate.m
#import "SceneDelegate.h"
#import "SceneDelegate+QuickActions.h"
#import "TimerViewController.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [[TimerViewController alloc] init];
    [self.window makeKeyAndVisible];
    if (connectionOptions.shortcutItem != nil) {
        [self qa_perform:connectionOptions.shortcutItem];
    }
}

@end
--- SceneDelegate+QuickActions.h
#import "SceneDelegate.h"

@interface SceneDelegate (QuickActions)
- (BOOL)qa_perform:(UIApplicationShortcutItem *)item;
@end
--- SceneDelegate+QuickActions.m
#import "SceneDelegate+QuickActions.h"
#import "TimerViewController.h"

@implementation SceneDelegate (QuickActions)

- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    completionHandler([self qa_perform:shortcutItem]);
}

- (BOOL)qa_perform:(UIApplicationShortcutItem *)item {
    TimerViewController *controller = (TimerViewController *)self.window.rootViewController;
    if ([item.type isEqualToString:@"timer.pomodoro"]) {
        [controller startWithMinutes:25];
        return YES;
    }
    if ([item.type isEqualToString:@"timer.pause"]) {
        [controller startWithMinutes:5];
        return YES;
    }
    return NO;
}

@end
--- TimerViewController.h
#import <UIKit/UIKit.h>

@interface TimerViewController : UIViewController
- (void)startWithMinutes:(NSInteger)minutes;
@end
--- TimerViewController.m
#import "TimerViewController.h"

@implementation TimerViewController

- (void)startWithMinutes:(NSInteger)minutes {
    NSDate *end = [NSDate dateWithTimeIntervalSinceNow:minutes * 60];
    [[NSUserDefaults standardUserDefaults] setObject:end forKey:@"end"];
    self.title = [NSString stringWithFormat:@"%ld:00", (long)minutes];
}

@end
