// What the guide names in passing, beside its own subjects. Signatures only.
#pragma once
#import <UIKit/Force.h>
#import <UIKit/Presentation.h>
#import <UIKit/QuickActions.h>
#import <UIKit/Traits.h>

@class NSUserActivity, UISceneActivationRequestOptions, UISceneSessionActivationRequest;
@class UIWindowSceneGeometryPreferences, UICollectionView, WKContextMenuElementInfo;

// Sheets and popovers

typedef NSString *UISheetPresentationControllerDetentIdentifier;

@interface UISheetPresentationController (Brief)
@property (nonatomic, copy) UISheetPresentationControllerDetentIdentifier selectedDetentIdentifier;
@property (nonatomic, copy) UISheetPresentationControllerDetentIdentifier largestUndimmedDetentIdentifier;
@property (nonatomic) BOOL prefersScrollingExpandsWhenScrolledToEdge;
@property (nonatomic) BOOL prefersEdgeAttachedInCompactHeight;
@property (nonatomic) BOOL widthFollowsPreferredContentSizeWhenEdgeAttached;
@property (nonatomic) CGFloat preferredCornerRadius;
- (void)animateChanges:(void (^)(void))changes;
- (void)invalidateDetents;
@end

@protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    (UISheetPresentationController *)sheetPresentationController;
@end

typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;

@protocol UIPopoverBackgroundViewMethods
@end

@interface UIPopoverPresentationController (Brief)
@property (nonatomic, copy) NSArray<UIView *> *passthroughViews;
@property (nonatomic, readonly) UIPopoverArrowDirection arrowDirection;
@property (nonatomic) UIEdgeInsets popoverLayoutMargins;
@property (nonatomic, strong) Class<UIPopoverBackgroundViewMethods> popoverBackgroundViewClass;
@end

@interface UIPopoverController : NSObject
@end
@interface UIActionSheet : UIView
@end
@interface UIAlertController : UIViewController
@end
@interface UISplitViewController : UIViewController
@end

@protocol UIViewControllerTransitioningDelegate <NSObject>
@end

typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = 2,
  UIInterfaceOrientationMaskLandscape = 24,
};

@interface UIViewController (Brief)
@property (nonatomic) BOOL definesPresentationContext;
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic, weak) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
@property (nonatomic) BOOL modalPresentationCapturesStatusBarAppearance;
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
@property (nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation;
@property (nonatomic, readonly) BOOL shouldAutorotate;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
+ (void)attemptRotationToDeviceOrientation;
- (void)setNeedsUpdateOfSupportedInterfaceOrientations;
- (void)updateTraitsIfNeeded;
- (UITraitCollection *)overrideTraitCollectionForChildViewController:(UIViewController *)childViewController;
@end

// Scenes

typedef NSString *UISceneSessionRole;

@interface UIOpenURLContext : NSObject
@end
@interface UISceneSizeRestrictions : NSObject
@end

@interface UIWindowScene (Brief)
- (void)requestGeometryUpdateWithPreferences:(UIWindowSceneGeometryPreferences *)geometryPreferences
                                errorHandler:(void (^)(NSError *error))errorHandler;
@end

@interface UIApplication (Brief)
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
@property (nonatomic, readonly) UIWindow *keyWindow;
- (void)requestSceneSessionActivation:(UISceneSession *)sceneSession
                         userActivity:(NSUserActivity *)userActivity
                              options:(UISceneActivationRequestOptions *)options
                         errorHandler:(void (^)(NSError *error))errorHandler;
- (void)activateSceneSessionForRequest:(UISceneSessionActivationRequest *)request
                          errorHandler:(void (^)(NSError *error))errorHandler;
@end

// Devices and traits

typedef NS_ENUM(NSInteger, UIDeviceOrientation) {
  UIDeviceOrientationUnknown,
  UIDeviceOrientationPortrait,
};
@interface UIDevice : NSObject
@property (nonatomic, readonly) UIDeviceOrientation orientation;
@end
@interface UIScreen (Brief)
@property (class, nonatomic, readonly) UIScreen *mainScreen;
@end

@interface UIView (Brief)
- (void)setNeedsUpdateProperties;
- (void)updatePropertiesIfNeeded;
@end

@interface UITraitCollection (Brief)
@property (class, nonatomic, readonly) NSArray<UITrait> *systemTraitsAffectingColorAppearance;
@property (class, nonatomic, readonly) NSArray<UITrait> *systemTraitsAffectingImageLookup;
- (BOOL)containsTraitsInCollection:(UITraitCollection *)trait;
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(UITraitCollection *)traitCollection;
- (void)performAsCurrentTraitCollection:(void (^)(void))actions;
@end
@interface UITraitPreferredContentSizeCategory : NSObject <UITraitDefinition>
@end

// Menus, touches and feedback

@interface UIDeferredMenuElement : UIMenuElement
@end
@interface UIControl (Brief)
@property (nonatomic) BOOL showsMenuAsPrimaryAction;
@end

@protocol UICollectionViewDelegate <NSObject>
@optional
- (UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView
    contextMenuConfigurationForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
                                           point:(CGPoint)point;
- (UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView
    contextMenuConfigurationForItemAtIndexPath:(NSIndexPath *)indexPath
                                         point:(CGPoint)point;
@end

// WebKit.
@protocol WKUIDelegate <NSObject>
@optional
- (void)webView:(WKWebView *)webView
    contextMenuConfigurationForElement:(WKContextMenuElementInfo *)elementInfo
                     completionHandler:(void (^)(UIContextMenuConfiguration *configuration))completionHandler;
@end

@interface UIPencilInteraction : NSObject <UIInteraction>
@end
@interface UIHoverGestureRecognizer : UIGestureRecognizer
@end
@interface UIFeedbackGenerator : NSObject
@end
