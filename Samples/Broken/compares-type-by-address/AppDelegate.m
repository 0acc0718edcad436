#import "AppDelegate.h"

static NSString *const NewNoteActionType = @"com.example.notes.new-note";

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
  return YES;
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler {
  BOOL isHandled = NO;
  if (shortcutItem.type == NewNoteActionType) {
    [self composeNote];
    isHandled = YES;
  }
  completionHandler(isHandled);
}

@end
