# An observer in Objective-C that asks a notification for another key than the one that is posted.
# because it gets nil
scenes: yes
rope.tie: none
--- Info.plist
@plist scene=SceneDelegate rope.tie="Tie"
--- AppDelegate.m
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate
@end
--- SceneDelegate.m
#import <UIKit/UIKit.h>
#import "RopeViewController.h"

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions
{
	self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
	self.window.rootViewController = [[RopeViewController alloc] init];
	[self.window makeKeyAndVisible];
	if (connectionOptions.shortcutItem) { [self post:connectionOptions.shortcutItem]; }
}

- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler
{
	[self post:shortcutItem];
	completionHandler(YES);
}

- (void)post:(UIApplicationShortcutItem *)item
{
	[[NSNotificationCenter defaultCenter] postNotificationName:RopePicked object:nil userInfo:@{@"type": item.type}];
}

@end
--- RopeViewController.h
#import <UIKit/UIKit.h>

extern NSString * const RopePicked;

@interface RopeViewController : UIViewController
@end
--- RopeViewController.m
#import "RopeViewController.h"

NSString * const RopePicked = @"RopePicked";

@implementation RopeViewController

- (void)viewDidLoad
{
	[super viewDidLoad];
	[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(picked:) name:RopePicked object:nil];
}

- (void)picked:(NSNotification *)note
{
	NSString *type = note.userInfo[@"shortcut"];
	if ([type isEqualToString:@"rope.tie"]) {
		[self presentViewController:[[UIViewController alloc] init] animated:YES completion:nil];
	}
}

@end
