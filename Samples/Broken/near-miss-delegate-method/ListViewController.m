#import <UIKit/UIKit.h>

@interface ListViewController : UITableViewController <UIViewControllerPreviewingDelegate>
@end

@implementation ListViewController

- (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)context viewControllerForLocation:(CGPoint)location {
    return [[UIViewController alloc] init];
}

- (void)previewContext:(id<UIViewControllerPreviewing>)context commitViewController:(UIViewController *)controller {
    [self showViewController:controller sender:self];
}

@end
