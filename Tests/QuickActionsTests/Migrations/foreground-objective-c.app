# A launch is no return to the foreground in Objective-C either.
storyboard: yes
scene delegate: @property (nonatomic) BOOL wasInForeground;
scene delegate:     if (self.wasInForeground) {
scene delegate:     self.wasInForeground = YES;
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>

@property (strong, nonatomic) UIWindow *window;

@end
--- AppDelegate.m
#import "AppDelegate.h"

@implementation AppDelegate

- (void)applicationWillEnterForeground:(UIApplication *)application {
    [self lock];
}

@end
--- main.m
#import <UIKit/UIKit.h>
#import "AppDelegate.h"

int main(int argc, char *argv[]) {
  return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
}
