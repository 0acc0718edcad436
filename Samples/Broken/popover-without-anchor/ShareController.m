#import "ShareController.h"

@implementation ShareController

- (IBAction)share:(id)sender {
    UIActivityViewController *sheet = [[UIActivityViewController alloc] initWithActivityItems:self.items applicationActivities:nil];
    [self presentViewController:sheet animated:YES completion:nil];
}

@end
