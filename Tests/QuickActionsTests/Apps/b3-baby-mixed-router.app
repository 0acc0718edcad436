# A baby tracker with an Objective-C scene delegate and a Swift router, which lets only two types through at launch.
# because willConnectToSession asks for the feeding and the sleep, and the diary came later
scenes: yes
baby.feed: cold warm
baby.sleep: cold warm
baby.diary: warm
--- Baby/Info.plist
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
					<string>BBSceneDelegate</string>
				</dict>
			</array>
		</dict>
	</dict>
	<key>UIApplicationShortcutItems</key>
	<array>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>baby.feed</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Log Feeding</string>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>baby.sleep</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Log Sleep</string>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>baby.diary</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Diary</string>
		</dict>
	</array>
</dict>
</plist>
--- Baby/BBAppDelegate.m
#import <UIKit/UIKit.h>

@interface BBAppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation BBAppDelegate
@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([BBAppDelegate class]));
    }
}
--- Baby/BBSceneDelegate.h
#import <UIKit/UIKit.h>

@interface BBSceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- Baby/BBSceneDelegate.m
#import "BBSceneDelegate.h"
#import "Baby-Swift.h"

@interface BBSceneDelegate ()
@property (nonatomic, strong) BabyRouter *router;
@end

@implementation BBSceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    self.router = [[BabyRouter alloc] init];
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = self.router.rootViewController;
    [self.window makeKeyAndVisible];

    NSString *type = connectionOptions.shortcutItem.type;
    if ([type isEqualToString:@"baby.feed"] || [type isEqualToString:@"baby.sleep"]) {
        [self.router openType:type];
    }
}

- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    completionHandler([self.router openType:shortcutItem.type]);
}

@end
--- Baby/BabyRouter.swift
import UIKit

@objc(BabyRouter)
@objcMembers
final class BabyRouter: NSObject {
    let rootViewController: UINavigationController
    private let timeline: TimelineViewController

    override init() {
        timeline = TimelineViewController(style: .plain)
        rootViewController = UINavigationController(rootViewController: timeline)
        super.init()
    }

    @objc(openType:)
    func open(type: String) -> Bool {
        switch type {
        case "baby.feed":
            timeline.log(.feeding)
        case "baby.sleep":
            timeline.log(.sleep)
        case "baby.diary":
            rootViewController.pushViewController(DiaryViewController(), animated: true)
        default:
            return false
        }
        return true
    }
}
--- Baby/TimelineViewController.swift
import UIKit

enum BabyEvent: String {
    case feeding = "Feeding"
    case sleep = "Sleep"
}

final class TimelineViewController: UITableViewController {
    private var events: [(event: BabyEvent, date: Date)] = []

    func log(_ event: BabyEvent) {
        events.insert((event: event, date: Date()), at: 0)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        events.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = events[indexPath.row].event.rawValue
        cell.detailTextLabel?.text = "\(events[indexPath.row].date)"
        return cell
    }
}

final class DiaryViewController: UITableViewController {}
