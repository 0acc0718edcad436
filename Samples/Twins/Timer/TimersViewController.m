#import "TimersViewController.h"

@implementation TimersViewController

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path
{
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"timer" forIndexPath:path];
    [self registerForPreviewingWithDelegate:self sourceView:cell];
    return cell;
}

- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
{
    [self.tableView reloadData];
}

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event
{
    UITouch *touch = touches.anyObject;
    self.dial.alpha = touch.force / touch.maximumPossibleForce;
}

@end
