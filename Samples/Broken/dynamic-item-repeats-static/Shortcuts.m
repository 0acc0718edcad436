#import <UIKit/UIKit.h>

static NSString *const kHours = @"com.example.bakery.hours";

void BakeryShowHours(UIApplication *application) {
  UIApplicationShortcutItem *hours =
      [[UIApplicationShortcutItem alloc] initWithType:kHours localizedTitle:@"今天营业到六点"];
  application.shortcutItems = @[ hours ];
}
