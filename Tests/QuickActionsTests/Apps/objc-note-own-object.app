# An Objective-C app that observes what it posts itself only.
# because the app delegate posts with the type as the object
scenes: no
lib.scan: none
lib.loans: none
--- Info.plist
@plist lib.scan="Scan" lib.loans="Loans"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"
#import "LibraryViewController.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    LibraryViewController *library = [[LibraryViewController alloc] initWithNibName:nil bundle:nil];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:library];
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    [[NSNotificationCenter defaultCenter] postNotificationName:LibraryShortcutNotification object:shortcutItem.type];
    completionHandler(YES);
}

@end
--- LibraryViewController.h
#import <UIKit/UIKit.h>

extern NSNotificationName const LibraryShortcutNotification;

@interface LibraryViewController : UIViewController
@end
--- LibraryViewController.m
#import "LibraryViewController.h"

NSNotificationName const LibraryShortcutNotification = @"LibraryShortcut";

@implementation LibraryViewController

- (instancetype)initWithNibName:(NSString *)nibNameOrNil bundle:(NSBundle *)nibBundleOrNil {
    self = [super initWithNibName:nibNameOrNil bundle:nibBundleOrNil];
    if (self) {
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(shortcut:) name:LibraryShortcutNotification object:self];
    }
    return self;
}

- (void)shortcut:(NSNotification *)note {
    NSString *type = note.object;
    if ([type isEqualToString:@"lib.scan"]) {
        [self.navigationController pushViewController:[UIViewController new] animated:YES];
    } else if ([type isEqualToString:@"lib.loans"]) {
        [self.navigationController pushViewController:[UITableViewController new] animated:YES];
    }
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

@end
--- main.m
#import <UIKit/UIKit.h>
#import "AppDelegate.h"

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
    }
}
