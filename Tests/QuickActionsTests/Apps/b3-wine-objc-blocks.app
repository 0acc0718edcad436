# An Objective-C wine cellar whose app delegate registers a block for each type with a handler object.
# because the blocks are registered in didFinishLaunching and UIKit hands over the action afterwards
scenes: no
wine.add: cold warm
wine.cellar: cold warm
wine.pairing: cold warm
--- Wine/Info.plist
@plist wine.add="Add Bottle" wine.cellar="Cellar" wine.pairing="Food Pairing"
--- Wine/main.m
#import <UIKit/UIKit.h>
#import "AppDelegate.h"

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
    }
}
--- Wine/AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- Wine/AppDelegate.m
#import "AppDelegate.h"
#import "WCShortcutHandler.h"

@interface AppDelegate ()
@property (nonatomic, strong) UINavigationController *navigationController;
@property (nonatomic, strong) WCShortcutHandler *shortcutHandler;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions {
    UITableViewController *cellar = [[UITableViewController alloc] initWithStyle:UITableViewStylePlain];
    cellar.title = @"Cellar";
    self.navigationController = [[UINavigationController alloc] initWithRootViewController:cellar];
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    self.window.rootViewController = self.navigationController;
    [self.window makeKeyAndVisible];

    [self registerShortcuts];
    return YES;
}

- (void)registerShortcuts {
    __weak typeof(self) weakSelf = self;
    self.shortcutHandler = [[WCShortcutHandler alloc] init];
    [self.shortcutHandler registerType:@"wine.add" block:^{
        [weakSelf pushScreenWithTitle:@"Add Bottle"];
    }];
    [self.shortcutHandler registerType:@"wine.cellar" block:^{
        [weakSelf.navigationController popToRootViewControllerAnimated:NO];
    }];
    [self.shortcutHandler registerType:@"wine.pairing" block:^{
        [weakSelf pushScreenWithTitle:@"Food Pairing"];
    }];
}

- (void)pushScreenWithTitle:(NSString *)title {
    UIViewController *screen = [[UIViewController alloc] init];
    screen.title = title;
    screen.view.backgroundColor = UIColor.systemBackgroundColor;
    [self.navigationController pushViewController:screen animated:YES];
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler {
    completionHandler([self.shortcutHandler handleItem:shortcutItem]);
}

@end
--- Wine/WCShortcutHandler.h
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface WCShortcutHandler : NSObject

- (void)registerType:(NSString *)type block:(dispatch_block_t)block;
- (BOOL)handleItem:(UIApplicationShortcutItem *)item;

@end

NS_ASSUME_NONNULL_END
--- Wine/WCShortcutHandler.m
#import "WCShortcutHandler.h"

@implementation WCShortcutHandler {
    NSMutableDictionary<NSString *, dispatch_block_t> *_blocks;
}

- (instancetype)init {
    if (self = [super init]) {
        _blocks = [NSMutableDictionary dictionary];
    }
    return self;
}

- (void)registerType:(NSString *)type block:(dispatch_block_t)block {
    _blocks[type] = [block copy];
}

- (BOOL)handleItem:(UIApplicationShortcutItem *)item {
    dispatch_block_t block = _blocks[item.type];
    if (!block) {
        return NO;
    }
    block();
    return YES;
}

@end
