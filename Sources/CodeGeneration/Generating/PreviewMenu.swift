import CodeSyntax

/// The bodies that interactions and lists have in common, in braces.
struct PreviewMenu {
  let language: CodeLanguage
  /// The method that finds a view controller for a location.
  let find: String
  /// The method that shows it.
  let commit: String
  /// A line on what is left to do, behind a line end; empty for none.
  let remark: String

  /// Returns the statements that make the menu for a place.
  ///
  /// - Parameters:
  ///   - location: the name of the parameter.
  ///   - opening: a line that stands first, behind a line end; empty for none.
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
