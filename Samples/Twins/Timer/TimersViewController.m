#import "TimersViewController.h"

@implementation TimersViewController

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path
{
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"timer" forIndexPath:path];
    [self registerForPreviewingWithDelegate:self sourceView:cell];
    return cell;
}

- (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)previewingContext
              viewControllerForLocation:(CGPoint)location
{
    // The location is one of the cell.
    NSIndexPath *path = [self.tableView indexPathForRowAtPoint:location];
    return [self viewControllerAtIndexPath:path];
}

- (void)offerToDelete
{
    UIAlertController *sheet =
        [UIAlertController alertControllerWithTitle:nil
                                            message:nil
                                     preferredStyle:UIAlertControllerStyleActionSheet];
    [sheet addAction:[UIAlertAction actionWithTitle:@"Delete"
                                              style:UIAlertActionStyleDestructive
                                            handler:^(UIAlertAction *action) { [self remove]; }]];
    [self presentViewController:sheet animated:YES completion:nil];
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

- (UIApplicationShortcutIcon *)icon
{
    return [UIApplicationShortcutIcon iconWithTemplateImageName:@"hourglas"];
}

@end
