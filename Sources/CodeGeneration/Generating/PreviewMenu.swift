import CodeSyntax

/// The bodies, in braces, that interactions and lists share.
struct PreviewMenu {
  let language: CodeLanguage
  /// The method that finds a view controller for a location.
  let find: String
  /// The method that shows it.
  let commit: String
  /// A comment line on what is left to do, after a line end; empty for none.
  let remark: String

  /// Returns the statements that create the menu for a location.
  ///
  /// - Parameters:
  ///   - location: the name of the parameter.
  ///   - opening: the first line, after a line end; empty for none.
  func configuration(at location: String, _ opening: String = "") -> String {
    guard language == .swift else {
      return """
        {
          UIViewController *controller = [self \(find):\(location)];
          if (controller == nil) {
            return nil;
          }\(remark)
          return [UIContextMenuConfiguration configurationWithIdentifier:nil previewProvider:^UIViewController *{
            return controller;
          } actionProvider:nil];
        }
        """
    }
    return """
      {\(opening)
        guard let controller = \(find)(at: \(location)) else { return nil }\(remark)
        return UIContextMenuConfiguration(
          identifier: nil, previewProvider: { controller }, actionProvider: nil)
      }
      """
  }

  /// The statements that show the view controller of a preview that is tapped.
  var performing: String {
    guard language == .swift else {
      return """
        {
          UIViewController *controller = animator.previewViewController;
          if (controller != nil) {
            [animator addCompletion:^{
              [self \(commit):controller];
            }];
          }
        }
        """
    }
    return """
      {
        guard let controller = animator.previewViewController else { return }
        animator.addCompletion { self.\(commit)(controller) }
      }
      """
  }
}
