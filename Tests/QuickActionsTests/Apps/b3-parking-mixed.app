# A parking app with a Swift scene delegate and an old Objective-C screen that starts and extends the ticket.
# because both entries of the scene delegate call the methods of the screen that is shown
scenes: yes
parking.start: cold warm
parking.extend: cold warm
parking.car: cold warm
--- Parking/Info.plist
@plist scene=SceneDelegate parking.start="Start Parking" parking.extend="Extend" parking.car="Find My Car"
--- Parking/Parking-Bridging-Header.h
#import "PKTicketViewController.h"
--- Parking/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Parking/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private lazy var ticketController = PKTicketViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: ticketController)
        window?.makeKeyAndVisible()
        if let shortcutItem = connectionOptions.shortcutItem {
            _ = handle(shortcutItem)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
    }
}

// MARK: - Shortcuts

extension SceneDelegate {
    private enum Shortcut: String {
        case start, extend, car
    }

    func handle(_ item: UIApplicationShortcutItem) -> Bool {
        guard let last = item.type.components(separatedBy: ".").last,
              let shortcut = Shortcut(rawValue: last) else { return false }
        switch shortcut {
        case .start: ticketController.startTicket()
        case .extend: ticketController.extendTicket(byMinutes: 30)
        case .car: ticketController.showCar()
        }
        return true
    }
}
--- Parking/PKTicketViewController.h
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface PKTicketViewController : UIViewController

- (void)startTicket;
- (void)extendTicketByMinutes:(NSInteger)minutes NS_SWIFT_NAME(extendTicket(byMinutes:));
- (void)showCar;

@end

NS_ASSUME_NONNULL_END
--- Parking/PKTicketViewController.m
#import "PKTicketViewController.h"

@interface PKTicketViewController ()
@property (nonatomic) NSInteger minutes;
@property (nonatomic, strong) UILabel *minutesLabel;
@end

@implementation PKTicketViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.minutesLabel = [[UILabel alloc] initWithFrame:CGRectMake(20, 120, 280, 40)];
    [self.view addSubview:self.minutesLabel];
    [self updateLabel];
}

- (void)setMinutes:(NSInteger)minutes {
    _minutes = minutes;
    [self updateLabel];
}

- (void)updateLabel {
    self.minutesLabel.text = [NSString stringWithFormat:@"%ld minutes", (long)self.minutes];
}

- (void)startTicket {
    self.minutes = 60;
}

- (void)extendTicketByMinutes:(NSInteger)minutes {
    self.minutes += minutes;
}

- (void)showCar {
    UIViewController *map = [UIViewController new];
    map.title = @"My Car";
    [self.navigationController pushViewController:map animated:YES];
}

@end
