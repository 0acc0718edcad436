# An Objective-C app that tells its types apart by what stands behind the last dot, with a short name for one.
# because the code asks for fav, and the property list says favorites
scenes: no
com.example.fm.live: cold warm
com.example.fm.alarm: cold warm
com.example.fm.favorites: none
--- Info.plist
@plist com.example.fm.live="Live Radio 📻" com.example.fm.alarm="Set Alarm" com.example.fm.favorites="Favorites"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@class RadioViewController;

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) RadioViewController *radio;
@end
--- AppDelegate.m
#import "AppDelegate.h"
#import "RadioViewController.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.radio = [RadioViewController new];
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    self.window.rootViewController = self.radio;
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
    NSString *name = [[shortcutItem.type componentsSeparatedByString:@"."] lastObject];
    BOOL known = YES;
    if ([name isEqualToString:@"live"]) {
        [self.radio playLive];
    } else if ([name isEqualToString:@"alarm"]) {
        [self.radio showAlarm];
    } else if ([name isEqualToString:@"fav"]) {
        [self.radio showFavorites];
    } else {
        known = NO;
    }
    completionHandler(known);
}

@end
--- RadioViewController.h
#import <UIKit/UIKit.h>

@interface RadioViewController : UIViewController
- (void)playLive;
- (void)showAlarm;
- (void)showFavorites;
@end
--- RadioViewController.m
#import "RadioViewController.h"
#import <AVFoundation/AVFoundation.h>

@interface RadioViewController ()
@property (nonatomic, strong) AVPlayer *player;
@end

@implementation RadioViewController

- (void)playLive {
    self.player = [AVPlayer playerWithURL:[NSURL URLWithString:@"https://radio.example.com/live"]];
    [self.player play];
}

- (void)showAlarm {
    [self presentViewController:[UIViewController new] animated:YES completion:nil];
}

- (void)showFavorites {
    [self presentViewController:[UITableViewController new] animated:YES completion:nil];
}

@end
