# An Objective-C app with constants in a file of their own, one of which is never compared.
scenes: no
com.acme.lists.add: cold warm
com.acme.lists.recent: cold warm
com.acme.lists.shared: none
--- Lists/Info.plist
@plist com.acme.lists.add="Add Item" com.acme.lists.recent="Recent List" com.acme.lists.shared="Shared with Me"
--- Lists/ACShortcutTypes.h
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

FOUNDATION_EXPORT NSString *const ACShortcutTypeAdd;
FOUNDATION_EXPORT NSString *const ACShortcutTypeRecent;
FOUNDATION_EXPORT NSString *const ACShortcutTypeShared;

NS_ASSUME_NONNULL_END
--- Lists/ACShortcutTypes.m
#import "ACShortcutTypes.h"

NSString *const ACShortcutTypeAdd = @"com.acme.lists.add";
NSString *const ACShortcutTypeRecent = @"com.acme.lists.recent";
NSString *const ACShortcutTypeShared = @"com.acme.lists.shared";
--- Lists/ACAppDelegate.h
#import <UIKit/UIKit.h>

@interface ACAppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- Lists/ACAppDelegate.m
#import "ACAppDelegate.h"
#import "ACListsController.h"
#import "ACShortcutTypes.h"

@interface ACAppDelegate ()
@property (strong, nonatomic) ACListsController *listsController;
@end

@implementation ACAppDelegate

- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions {
  self.listsController = [[ACListsController alloc] initWithStyle:UITableViewStyleGrouped];
  self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
  self.window.rootViewController =
      [[UINavigationController alloc] initWithRootViewController:self.listsController];
  [self.window makeKeyAndVisible];
  return YES;
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
  NSString *type = shortcutItem.type;
  if ([type isEqualToString:ACShortcutTypeAdd]) {
    [self.listsController addItem];
    completionHandler(YES);
    return;
  }
  if ([type isEqual:ACShortcutTypeRecent]) {
    [self.listsController showRecentList];
    completionHandler(YES);
    return;
  }
  completionHandler(NO);
}

@end
--- Lists/ACListsController.h
#import <UIKit/UIKit.h>

@interface ACListsController : UITableViewController
- (void)addItem;
- (void)showRecentList;
@end
--- Lists/ACListsController.m
#import "ACListsController.h"

@implementation ACListsController

- (void)addItem {
  [self.navigationController pushViewController:[[UIViewController alloc] init] animated:YES];
}

- (void)showRecentList {
  [self.navigationController pushViewController:[[UITableViewController alloc] init] animated:YES];
}

@end
