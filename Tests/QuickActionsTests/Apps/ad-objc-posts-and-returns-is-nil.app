# An Objective-C app delegate posts the launch action before its window, and returns true only where there is none.
# because it returns NO for the action, so that iOS does not call the handler, which would post it again
scenes: no
oven.heat: warm
--- Info.plist
@plist oven.heat="Heat Up"
--- AppDelegate.m
#import <UIKit/UIKit.h>
#import "OvenViewController.h"

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
	UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
	if (item) {
		[[NSNotificationCenter defaultCenter] postNotificationName:OvenPicked object:nil userInfo:@{@"type": item.type}];
	}
	self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
	self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[OvenViewController alloc] init]];
	[self.window makeKeyAndVisible];
	return item == nil;
}

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler
{
	[[NSNotificationCenter defaultCenter] postNotificationName:OvenPicked object:nil userInfo:@{@"type": shortcutItem.type}];
	completionHandler(YES);
}

@end
--- OvenViewController.h
#import <UIKit/UIKit.h>

extern NSString * const OvenPicked;

@interface OvenViewController : UIViewController
@end
--- OvenViewController.m
#import "OvenViewController.h"

NSString * const OvenPicked = @"OvenPicked";

@implementation OvenViewController

- (void)viewDidLoad
{
	[super viewDidLoad];
	[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(picked:) name:OvenPicked object:nil];
}

- (void)picked:(NSNotification *)note
{
	if ([note.userInfo[@"type"] isEqualToString:@"oven.heat"]) {
		[self.navigationController pushViewController:[[UIViewController alloc] init] animated:YES];
	}
}

@end
