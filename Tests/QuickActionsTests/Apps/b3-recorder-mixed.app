# A voice recorder with an Objective-C app delegate that hands its actions to a manager written in Swift.
# because the manager takes the action at launch and while running, and NO keeps it from coming twice
scenes: no
recorder.record: cold warm
recorder.list: cold warm
--- Recorder/Info.plist
@plist recorder.record="Record" recorder.list="Recordings"
--- Recorder/main.m
#import <UIKit/UIKit.h>
#import "AppDelegate.h"

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
    }
}
--- Recorder/AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- Recorder/AppDelegate.m
#import "AppDelegate.h"
#import "Recorder-Swift.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    RecorderViewController *recorder = [[RecorderViewController alloc] init];
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:recorder];
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = navigation;
    [self.window makeKeyAndVisible];
    [QuickActionManager shared].recorder = recorder;

    UIApplicationShortcutItem *shortcutItem = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
    if (shortcutItem) {
        return ![[QuickActionManager shared] handle:shortcutItem];
    }
    return YES;
}

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler {
    completionHandler([[QuickActionManager shared] handle:shortcutItem]);
}

@end
--- Recorder/QuickActionManager.swift
import UIKit

@objc final class QuickActionManager: NSObject {
    @objc static let shared = QuickActionManager()

    @objc weak var recorder: RecorderViewController?

    private enum ActionType: String {
        case record = "recorder.record"
        case list = "recorder.list"
    }

    private override init() {
        super.init()
    }

    @objc func handle(_ item: UIApplicationShortcutItem) -> Bool {
        guard let recorder = recorder, let action = ActionType(rawValue: item.type) else {
            return false
        }
        switch action {
        case .record:
            recorder.startRecording()
        case .list:
            recorder.showRecordings()
        }
        return true
    }
}
--- Recorder/RecorderViewController.swift
import AVFoundation
import UIKit

@objc final class RecorderViewController: UIViewController {
    private let timeLabel = UILabel()
    private var recorder: AVAudioRecorder?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recorder"
        view.backgroundColor = .white
        timeLabel.frame = CGRect(x: 20, y: 140, width: 280, height: 50)
        view.addSubview(timeLabel)
    }

    func startRecording() {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("new.m4a")
        recorder = try? AVAudioRecorder(url: url, settings: [AVFormatIDKey: kAudioFormatMPEG4AAC])
        recorder?.record()
        timeLabel.text = "Recording…"
    }

    func showRecordings() {
        navigationController?.pushViewController(RecordingListViewController(style: .plain), animated: false)
    }
}

final class RecordingListViewController: UITableViewController {}
