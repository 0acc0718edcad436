# An Objective-C scene delegate posts the launch action, and makes the window after that.
# because the controller adds itself as an observer when its view is loaded, which is later
scenes: yes
chess.new: warm
--- Info.plist
@plist scene=SceneDelegate chess.new="New Game"
--- AppDelegate.m
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate
@end
--- SceneDelegate.h
#import <UIKit/UIKit.h>

extern NSString * const PickedNotification;

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- SceneDelegate.m
#import "SceneDelegate.h"
#import "BoardViewController.h"

NSString * const PickedNotification = @"PickedNotification";

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions
{
	UIApplicationShortcutItem *item = connectionOptions.shortcutItem;
	if (item) {
		[[NSNotificationCenter defaultCenter] postNotificationName:PickedNotification object:nil userInfo:@{@"type": item.type}];
	}
	self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
	self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[BoardViewController alloc] init]];
	[self.window makeKeyAndVisible];
}

- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler
{
	[[NSNotificationCenter defaultCenter] postNotificationName:PickedNotification object:nil userInfo:@{@"type": shortcutItem.type}];
	completionHandler(YES);
}

@end
--- BoardViewController.h
#import <UIKit/UIKit.h>

@interface BoardViewController : UIViewController
@end
--- BoardViewController.m
#import "BoardViewController.h"
#import "SceneDelegate.h"

@implementation BoardViewController

- (void)viewDidLoad
{
	[super viewDidLoad];
	[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(picked:) name:PickedNotification object:nil];
}

- (void)picked:(NSNotification *)note
{
	if ([note.userInfo[@"type"] isEqualToString:@"chess.new"]) {
		[self.navigationController pushViewController:[[UIViewController alloc] init] animated:YES];
	}
}

@end
