#import "TipController.h"

@implementation TipController

- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller {
    // 保持弹出框
    return UIModalPresentationNone;
}

@end
