# A macro may close a bracket that its use opens.
storyboard: yes
scene delegate: [self.appDelegate applicationDidBecomeActive:
--- AppDelegate.h
#import <UIKit/UIKit.h>
#define HOST NSLocalizedString(@"Host %@", @"Host"), space.host];
@interface AppDelegate : UIResponder <UIApplicationDelegate>

@property (strong, nonatomic) UIWindow *window;

@end
--- AppDelegate.m
#import "AppDelegate.h"

@implementation AppDelegate

- (void)applicationDidBecomeActive:(UIApplication *)application {
  NSLog(@"active");
}

@end
--- main.m
#import <UIKit/UIKit.h>
#import "AppDelegate.h"

int main(int argc, char *argv[]) {
  return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
}
