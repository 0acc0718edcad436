# A clinic app with a Swift scene delegate and an Objective-C navigator, one of whose methods is empty.
# because openPrescriptions has a comment for its body
scenes: yes
clinic.appointment: cold warm
clinic.results: cold warm
clinic.prescriptions: none
--- Clinic/Info.plist
@plist scene=SceneDelegate clinic.appointment="Book Appointment" clinic.results="Lab Results" clinic.prescriptions="Prescriptions"
--- Clinic/Clinic-Bridging-Header.h
#import "CLNavigator.h"
--- Clinic/AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Clinic/SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var navigator: CLNavigator?

    enum QuickAction: String {
        case appointment = "clinic.appointment"
        case results = "clinic.results"
        case prescriptions = "clinic.prescriptions"
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let navigator = CLNavigator()
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigator.navigationController
        window?.makeKeyAndVisible()
        self.navigator = navigator

        if let item = connectionOptions.shortcutItem {
            handle(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
    }

    @discardableResult
    func handle(_ item: UIApplicationShortcutItem) -> Bool {
        guard let action = QuickAction(rawValue: item.type) else { return false }
        switch action {
        case .appointment:
            navigator?.openAppointments()
        case .results:
            navigator?.openResults()
        case .prescriptions:
            navigator?.openPrescriptions()
        }
        return true
    }
}
--- Clinic/CLNavigator.h
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface CLNavigator : NSObject

@property (nonatomic, readonly) UINavigationController *navigationController;

- (void)openAppointments;
- (void)openResults;
- (void)openPrescriptions;

@end

NS_ASSUME_NONNULL_END
--- Clinic/CLNavigator.m
#import "CLNavigator.h"

@implementation CLNavigator

- (instancetype)init {
    self = [super init];
    if (self) {
        UIViewController *home = [UIViewController new];
        home.title = @"Clinic";
        _navigationController = [[UINavigationController alloc] initWithRootViewController:home];
    }
    return self;
}

- (void)openAppointments {
    [self pushScreenNamed:@"Appointments"];
}

- (void)openResults {
    [self pushScreenNamed:@"Lab Results"];
}

- (void)openPrescriptions {
    // Waiting for the interface of the pharmacies.
}

- (void)pushScreenNamed:(NSString *)name {
    UITableViewController *screen = [[UITableViewController alloc] initWithStyle:UITableViewStyleInsetGrouped];
    screen.title = name;
    [self.navigationController pushViewController:screen animated:NO];
}

@end
