# An Objective-C pet diary whose scene delegate looks for links at launch and forgets the quick action.
# because willConnectToSession reads only the URL contexts of its options
scenes: yes
pets.walk: warm
pets.vet: warm
--- Pets/Info.plist
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
					<string>PTSceneDelegate</string>
				</dict>
			</array>
		</dict>
	</dict>
	<key>UIApplicationShortcutItems</key>
	<array>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>pets.walk</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Log Walk</string>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>pets.vet</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Vet Visits</string>
		</dict>
	</array>
</dict>
</plist>
--- Pets/main.m
#import <UIKit/UIKit.h>
#import "PTAppDelegate.h"

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([PTAppDelegate class]));
    }
}
--- Pets/PTAppDelegate.h
#import <UIKit/UIKit.h>

@interface PTAppDelegate : UIResponder <UIApplicationDelegate>
@end
--- Pets/PTAppDelegate.m
#import "PTAppDelegate.h"

@implementation PTAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [UINavigationBar appearance].prefersLargeTitles = YES;
    return YES;
}

@end
--- Pets/PTSceneDelegate.h
#import <UIKit/UIKit.h>

@interface PTSceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- Pets/PTSceneDelegate.m
#import "PTSceneDelegate.h"
#import "PTDiaryViewController.h"

@interface PTSceneDelegate ()
@property (strong, nonatomic) PTDiaryViewController *diary;
@end

@implementation PTSceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    if (![scene isKindOfClass:[UIWindowScene class]]) {
        return;
    }
    self.diary = [[PTDiaryViewController alloc] initWithStyle:UITableViewStyleInsetGrouped];
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:self.diary];
    [self.window makeKeyAndVisible];

    for (UIOpenURLContext *context in connectionOptions.URLContexts) {
        [self openURL:context.URL];
    }
}

- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
    for (UIOpenURLContext *context in URLContexts) {
        [self openURL:context.URL];
    }
}

- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler {
    if ([shortcutItem.type isEqual:@"pets.walk"]) {
        [self.diary logWalk];
        completionHandler(YES);
    } else if ([shortcutItem.type isEqual:@"pets.vet"]) {
        [self.diary showVetVisits];
        completionHandler(YES);
    } else {
        completionHandler(NO);
    }
}

- (void)openURL:(NSURL *)url {
    if ([url.host isEqualToString:@"vet"]) {
        [self.diary showVetVisits];
    }
}

@end
--- Pets/PTDiaryViewController.h
#import <UIKit/UIKit.h>

@interface PTDiaryViewController : UITableViewController
- (void)logWalk;
- (void)showVetVisits;
@end
--- Pets/PTDiaryViewController.m
#import "PTDiaryViewController.h"

@implementation PTDiaryViewController {
    NSMutableArray<NSDate *> *_walks;
}

- (void)logWalk {
    if (!_walks) {
        _walks = [NSMutableArray array];
    }
    [_walks addObject:[NSDate date]];
    [self.tableView reloadData];
}

- (void)showVetVisits {
    UITableViewController *visits = [[UITableViewController alloc] initWithStyle:UITableViewStylePlain];
    visits.title = @"Vet Visits";
    [self.navigationController pushViewController:visits animated:YES];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return _walks.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil];
    cell.textLabel.text = _walks[indexPath.row].description;
    return cell;
}

@end
