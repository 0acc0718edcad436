# An Objective-C journal whose shortcut method is a stub that says it has succeeded.
# because the method that both entries call has only a comment and returns YES
scenes: yes
journal.entry: none
journal.photo: none
--- Journal/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>UIApplicationSceneManifest</key>
	<dict>
		<key>UIApplicationSupportsMultipleScenes</key>
		<false/>
		<key>UISceneConfigurations</key>
		<dict>
			<key>UIWindowSceneSessionRoleApplication</key>
			<array>
				<dict>
					<key>UISceneConfigurationName</key>
					<string>Default Configuration</string>
					<key>UISceneDelegateClassName</key>
					<string>JRSceneDelegate</string>
				</dict>
			</array>
		</dict>
	</dict>
	<key>UIApplicationShortcutItems</key>
	<array>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>journal.entry</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>New Entry</string>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>journal.photo</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Photo Entry</string>
		</dict>
	</array>
</dict>
</plist>
--- Journal/main.m
#import <UIKit/UIKit.h>
#import "JRAppDelegate.h"

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([JRAppDelegate class]));
    }
}
--- Journal/JRAppDelegate.h
#import <UIKit/UIKit.h>

@interface JRAppDelegate : UIResponder <UIApplicationDelegate>
@end
--- Journal/JRAppDelegate.m
#import "JRAppDelegate.h"

@implementation JRAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions {
    return YES;
}

@end
--- Journal/JRSceneDelegate.h
#import <UIKit/UIKit.h>

@interface JRSceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- Journal/JRSceneDelegate.m
#import "JRSceneDelegate.h"
#import "JRTimelineViewController.h"

@interface JRSceneDelegate ()
@property (strong, nonatomic) JRTimelineViewController *timeline;
@end

@implementation JRSceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    if (![scene isKindOfClass:UIWindowScene.class]) {
        return;
    }
    self.timeline = [[JRTimelineViewController alloc] initWithStyle:UITableViewStylePlain];
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:self.timeline];
    [self.window makeKeyAndVisible];

    UIApplicationShortcutItem *item = connectionOptions.shortcutItem;
    if (item) {
        [self handleShortcutItem:item];
    }
}

- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler {
    completionHandler([self handleShortcutItem:shortcutItem]);
}

- (BOOL)handleShortcutItem:(UIApplicationShortcutItem *)item {
    // TODO: open the editor, with the camera for journal.photo
    return YES;
}

@end
--- Journal/JRTimelineViewController.h
#import <UIKit/UIKit.h>

@interface JRTimelineViewController : UITableViewController
- (void)composeEntryWithPhoto:(BOOL)withPhoto;
@end
--- Journal/JRTimelineViewController.m
#import "JRTimelineViewController.h"

@implementation JRTimelineViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Journal";
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCompose target:self action:@selector(compose:)];
}

- (void)compose:(id)sender {
    [self composeEntryWithPhoto:NO];
}

- (void)composeEntryWithPhoto:(BOOL)withPhoto {
    UIViewController *editor = [UIViewController new];
    editor.title = withPhoto ? @"Photo Entry" : @"New Entry";
    [self.navigationController pushViewController:editor animated:YES];
}

@end
