# An Objective-C app whose types are compared in a test file alone.
# because tests are not part of the app
scenes: no
draw: none
erase: none
--- Paint/Info.plist
@plist draw="Draw" erase="Erase"
--- Paint/AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- Paint/AppDelegate.m
#import "AppDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    return YES;
}

@end
--- PaintTests/ShortcutTests.m
#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface ShortcutTests : XCTestCase
@end

@implementation ShortcutTests

- (void)testTypes {
    UIApplicationShortcutItem *item = [[UIApplicationShortcutItem alloc] initWithType:@"draw" localizedTitle:@"Draw"];
    UINavigationController *navigation = [[UINavigationController alloc] init];
    if ([item.type isEqualToString:@"draw"]) {
        [navigation pushViewController:[[UIViewController alloc] init] animated:NO];
    } else if ([item.type isEqualToString:@"erase"]) {
        [navigation popViewControllerAnimated:NO];
    }
    XCTAssertEqual(navigation.viewControllers.count, 1);
}

@end
