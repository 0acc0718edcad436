# An Objective-C scene delegate posts the launch action behind makeKeyAndVisible.
# because the navigation controller has loaded the view of its root by then
scenes: yes
chess.new: cold warm
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

extern NSString * const ShortcutNotification;

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- SceneDelegate.m
#import "SceneDelegate.h"
#import "BoardViewController.h"

NSString * const ShortcutNotification = @"ShortcutNotification";

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions
{
	UIApplicationShortcutItem *item = connectionOptions.shortcutItem;
	self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
	self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[BoardViewController alloc] init]];
	[self.window makeKeyAndVisible];
	if (item) {
		[[NSNotificationCenter defaultCenter] postNotificationName:ShortcutNotification object:nil userInfo:@{@"type": item.type}];
	}
}

- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler
{
	[[NSNotificationCenter defaultCenter] postNotificationName:ShortcutNotification object:nil userInfo:@{@"type": shortcutItem.type}];
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
	[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(picked:) name:ShortcutNotification object:nil];
}

- (void)picked:(NSNotification *)note
{
	if ([note.userInfo[@"type"] isEqualToString:@"chess.new"]) {
		[self.navigationController pushViewController:[[UIViewController alloc] init] animated:YES];
	}
}

@end
