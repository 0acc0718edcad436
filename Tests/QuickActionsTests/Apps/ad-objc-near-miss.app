# An Objective-C app whose handler ends in completion: instead of completionHandler:.
# because UIKit asks for another selector; at launch the item is handled
scenes: no
locate: cold
share: none
--- Info.plist
@plist locate="Where Am I?" share="Share Location"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"
#import "MapViewController.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
    if ([item.type isEqualToString:@"locate"]) {
        [(MapViewController *)self.window.rootViewController locate];
        return NO;
    }
    return YES;
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)item
                      completion:(void (^)(BOOL))completion {
    MapViewController *map = (MapViewController *)self.window.rootViewController;
    if ([item.type isEqualToString:@"locate"]) {
        [map locate];
    } else if ([item.type isEqualToString:@"share"]) {
        [map shareLocation];
    }
    completion(YES);
}

@end
--- MapViewController.h
#import <UIKit/UIKit.h>

@interface MapViewController : UIViewController
- (void)locate;
- (void)shareLocation;
@end
--- MapViewController.m
#import "MapViewController.h"

@implementation MapViewController

- (void)locate {
    [self performSegueWithIdentifier:@"locate" sender:self];
}

- (void)shareLocation {
    [self performSegueWithIdentifier:@"share" sender:self];
}

@end
