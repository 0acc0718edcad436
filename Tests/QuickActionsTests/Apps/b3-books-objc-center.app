# An Objective-C bookshelf that posts a notification which its shelf observes from its initializer on.
# because the shelf is made in didFinishLaunching, before UIKit hands over the action
scenes: no
books.scan: cold warm
books.reading: cold warm
--- Books/Info.plist
@plist books.scan="Scan Barcode" books.reading="Now Reading"
--- Books/main.m
#import <UIKit/UIKit.h>
#import "BKAppDelegate.h"

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([BKAppDelegate class]));
    }
}
--- Books/BKAppDelegate.h
#import <UIKit/UIKit.h>

extern NSString *const BKShortcutNotification;

@interface BKAppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- Books/BKAppDelegate.m
#import "BKAppDelegate.h"
#import "BKShelfViewController.h"

NSString *const BKShortcutNotification = @"BKShortcutNotification";

@implementation BKAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    BKShelfViewController *shelf = [[BKShelfViewController alloc] init];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:shelf];
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    [[NSNotificationCenter defaultCenter] postNotificationName:BKShortcutNotification
                                                        object:self
                                                      userInfo:@{ @"type": shortcutItem.type }];
    completionHandler(YES);
}

@end
--- Books/BKShelfViewController.h
#import <UIKit/UIKit.h>

@interface BKShelfViewController : UICollectionViewController
@end
--- Books/BKShelfViewController.m
#import "BKShelfViewController.h"
#import "BKAppDelegate.h"

@implementation BKShelfViewController

- (instancetype)init {
    self = [super initWithCollectionViewLayout:[[UICollectionViewFlowLayout alloc] init]];
    if (self) {
        self.title = @"Shelf";
        [[NSNotificationCenter defaultCenter] addObserver:self
                                                 selector:@selector(shortcutSelected:)
                                                     name:BKShortcutNotification
                                                   object:nil];
    }
    return self;
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

- (void)shortcutSelected:(NSNotification *)notification {
    NSString *type = notification.userInfo[@"type"];
    if ([type hasSuffix:@".scan"]) {
        UIViewController *scanner = [[UIViewController alloc] init];
        scanner.title = @"Scan";
        [self.navigationController pushViewController:scanner animated:YES];
    } else if ([type hasSuffix:@".reading"]) {
        UIViewController *book = [[UIViewController alloc] init];
        book.title = [[NSUserDefaults standardUserDefaults] stringForKey:@"currentBook"] ?: @"No Book";
        [self.navigationController pushViewController:book animated:YES];
    }
}

@end
