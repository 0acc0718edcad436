#import "PressView.h"

@implementation PressView

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
    UITouch *touch = touches.anyObject;
    self.alpha = touch.force / touch.maximumPossibleForce;
}

@end
