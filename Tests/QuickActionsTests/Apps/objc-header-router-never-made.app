# A router of the header that nobody makes.
# because a message to nil does nothing
scenes: no
tides: none
--- Info.plist
@plist tides="Tides"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@class Router;

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) Router *router;
@end
--- AppDelegate.m
#import "AppDelegate.h"
#import "Router.h"

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    UINavigationController *navigation = [UINavigationController new];
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    self.window.rootViewController = navigation;
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    [self.router openType:shortcutItem.type];
    completionHandler(YES);
}
@end
--- Router.h
#import <UIKit/UIKit.h>

@interface Router : NSObject
- (instancetype)initWithNavigation:(UINavigationController *)navigation;
- (void)openType:(NSString *)type;
@end
--- Router.m
#import "Router.h"

@interface Router ()
@property (nonatomic, strong) UINavigationController *navigation;
@end

@implementation Router
- (instancetype)initWithNavigation:(UINavigationController *)navigation {
    if ((self = [super init])) {
        _navigation = navigation;
    }
    return self;
}

- (void)openType:(NSString *)type {
    if ([type isEqualToString:@"tides"]) {
        [self.navigation pushViewController:[UIViewController new] animated:YES];
    }
}
@end
