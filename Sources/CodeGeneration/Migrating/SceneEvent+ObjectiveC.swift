import CodeModel
import CodeSyntax

extension SceneEvent {
  /// The methods of a scene delegate in Objective-C that pass the event to the app delegate.
  var objectiveCMembers: [String] {
    switch self {
    case .becomeActive: [lifeCycle("sceneDidBecomeActive", "applicationDidBecomeActive")]
    case .resignActive: [lifeCycle("sceneWillResignActive", "applicationWillResignActive")]
    case .enterBackground: [lifeCycle("sceneDidEnterBackground", "applicationDidEnterBackground")]
    case .enterForeground:
      [
        """
        - (void)sceneWillEnterForeground:(UIScene *)scene {
          \(Self.launchNote)
          if (self.wasInForeground) {
            [self.appDelegate applicationWillEnterForeground:UIApplication.sharedApplication];
          }
          self.wasInForeground = YES;
        }
        """
      ]
    case .openURL, .openURLFrom, .handleURL:
      [
        """
        - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
          for (UIOpenURLContext *context in URLContexts) {
            [self openContext:context];
          }
        }
        """,
        self == .openURL
          ? Self.openingInObjectiveC
          : self == .handleURL ? Self.handlingInObjectiveC : Self.openingFromInObjectiveC,
      ]
    case .continueActivity:
      [
        """
        - (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity {
          [self resumeActivity:userActivity];
        }
        """,
        """
        - (void)resumeActivity:(NSUserActivity *)userActivity {
          [self.appDelegate application:UIApplication.sharedApplication continueUserActivity:userActivity restorationHandler:^(NSArray<id<UIUserActivityRestoring>> *restorableObjects) {
            for (id<UIUserActivityRestoring> object in restorableObjects) {
              [object restoreUserActivityState:userActivity];
            }
          }];
        }
        """,
      ]
    case .willContinueActivity:
      [
        """
        - (void)scene:(UIScene *)scene willContinueUserActivityWithType:(NSString *)userActivityType {
          [self.appDelegate application:UIApplication.sharedApplication willContinueUserActivityWithType:userActivityType];
        }
        """
      ]
    case .failToContinueActivity:
      [
        """
        - (void)scene:(UIScene *)scene didFailToContinueUserActivityWithType:(NSString *)userActivityType error:(NSError *)error {
          [self.appDelegate application:UIApplication.sharedApplication didFailToContinueUserActivityWithType:userActivityType error:error];
        }
        """
      ]
    case .updateActivity:
      [
        """
        - (void)scene:(UIScene *)scene didUpdateUserActivity:(NSUserActivity *)userActivity {
          [self.appDelegate application:UIApplication.sharedApplication didUpdateUserActivity:userActivity];
        }
        """
      ]
    case .performAction:
      [
        """
        - (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler {
          [self.appDelegate application:UIApplication.sharedApplication performActionForShortcutItem:shortcutItem completionHandler:completionHandler];
        }
        """
      ]
    case .acceptShare:
      [
        """
        - (void)windowScene:(UIWindowScene *)windowScene userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata {
          [self.appDelegate application:UIApplication.sharedApplication userDidAcceptCloudKitShareWithMetadata:cloudKitShareMetadata];
        }
        """
      ]
    }
  }

  /// The property that stores the event of a launch until the scene is active, or that tells a launch.
  var objectiveCPending: String? {
    switch self {
    case .enterForeground: "@property (nonatomic) BOOL wasInForeground;"
    case .openURL, .openURLFrom, .handleURL:
      "@property (copy, nonatomic) NSSet<UIOpenURLContext *> *pendingContexts;"
    case .continueActivity:
      "@property (copy, nonatomic) NSSet<NSUserActivity *> *pendingActivities;"
    case .performAction:
      "@property (strong, nonatomic) UIApplicationShortcutItem *pendingItem;"
    case .acceptShare: "@property (strong, nonatomic) CKShareMetadata *pendingShare;"
    default: nil
    }
  }

  /// The statement that stores it.
  var objectiveCKeeping: String? {
    switch self {
    case .openURL, .openURLFrom, .handleURL:
      "self.pendingContexts = connectionOptions.URLContexts;"
    case .continueActivity: "self.pendingActivities = connectionOptions.userActivities;"
    case .performAction: "self.pendingItem = connectionOptions.shortcutItem;"
    case .acceptShare: "self.pendingShare = connectionOptions.cloudKitShareMetadata;"
    default: nil
    }
  }

  /// The statements that deliver it once.
  var objectiveCLaunch: String? {
    switch self {
    case .openURL, .openURLFrom, .handleURL:
      """
      NSSet<UIOpenURLContext *> *contexts = self.pendingContexts;
      self.pendingContexts = nil;
      for (UIOpenURLContext *context in contexts) {
        [self openContext:context];
      }
      """
    case .continueActivity:
      """
      NSSet<NSUserActivity *> *activities = self.pendingActivities;
      self.pendingActivities = nil;
      for (NSUserActivity *activity in activities) {
        [self resumeActivity:activity];
      }
      """
    case .performAction:
      """
      UIApplicationShortcutItem *shortcutItem = self.pendingItem;
      self.pendingItem = nil;
      if (shortcutItem != nil) {
        [self.appDelegate application:UIApplication.sharedApplication performActionForShortcutItem:shortcutItem completionHandler:^(BOOL succeeded) {}];
      }
      """
    case .acceptShare:
      """
      CKShareMetadata *metadata = self.pendingShare;
      self.pendingShare = nil;
      if (metadata != nil) {
        [self.appDelegate application:UIApplication.sharedApplication userDidAcceptCloudKitShareWithMetadata:metadata];
      }
      """
    default: nil
    }
  }

  private func lifeCycle(_ name: String, _ own: String) -> String {
    """
    - (void)\(name):(UIScene *)scene {
      [self.appDelegate \(own):UIApplication.sharedApplication];
    }
    """
  }

  private static let openingInObjectiveC = """
    - (void)openContext:(UIOpenURLContext *)context {
      NSMutableDictionary<UIApplicationOpenURLOptionsKey, id> *options = [NSMutableDictionary dictionary];
      options[UIApplicationOpenURLOptionsSourceApplicationKey] = context.options.sourceApplication;
      options[UIApplicationOpenURLOptionsAnnotationKey] = context.options.annotation;
      options[UIApplicationOpenURLOptionsOpenInPlaceKey] = @(context.options.openInPlace);
      [self.appDelegate application:UIApplication.sharedApplication openURL:context.URL options:options];
    }
    """

  private static let handlingInObjectiveC = """
    - (void)openContext:(UIOpenURLContext *)context {
      [self.appDelegate application:UIApplication.sharedApplication handleOpenURL:context.URL];
    }
    """

  private static let openingFromInObjectiveC = """
    - (void)openContext:(UIOpenURLContext *)context {
      [self.appDelegate application:UIApplication.sharedApplication openURL:context.URL sourceApplication:context.options.sourceApplication annotation:context.options.annotation];
    }
    """
}
