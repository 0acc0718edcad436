#import <UIKit/UIKit.h>

UIApplicationShortcutIcon *Trash(void) {
    return [UIApplicationShortcutIcon iconWithTemplateImageName:@"trash-can"];
}
