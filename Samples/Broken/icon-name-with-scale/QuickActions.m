#import <UIKit/UIKit.h>

UIApplicationShortcutIcon *icon(void) {
    return [UIApplicationShortcutIcon iconWithTemplateImageName:@"撰写@3x"];
}
