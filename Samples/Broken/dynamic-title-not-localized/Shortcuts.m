#import <UIKit/UIKit.h>

void BakeryShowLast(UIApplication *application) {
  application.shortcutItems = @[
    [[UIApplicationShortcutItem alloc] initWithType:@"com.example.bakery.last"
                                     localizedTitle:@"Last Order"]
  ];
}
