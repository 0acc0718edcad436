#import "ListViewController.h"

@implementation ListViewController

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"cell" forIndexPath:indexPath];
    [self registerForPreviewingWithDelegate:self sourceView:cell];
    return cell;
}

@end
