#import "BadgeView.h"

@implementation BadgeView

- (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection {
    [self setNeedsDisplay];
}

@end
