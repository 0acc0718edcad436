# What a launch lost is not kept for a handler that never got it.
storyboard: yes
app delegate: {⏎  return YES;⏎}
not in app delegate: isFromShortcut
remark: false kept it from the handler: it is lost, as it was before
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>

@property (strong, nonatomic) UIWindow *window;

@end
--- AppDelegate.m
#import "AppDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
  BOOL isFromShortcut = launchOptions[UIApplicationLaunchOptionsShortcutItemKey] != nil;
  return !isFromShortcut;
}

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
  completionHandler([self open:shortcutItem.type]);
}

@end
--- main.m
#import <UIKit/UIKit.h>
#import "AppDelegate.h"

int main(int argc, char *argv[]) {
  return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
}
