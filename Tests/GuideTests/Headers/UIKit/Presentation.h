// Presenting, adapting and popovers: the UIKit symbols the guide names. Signatures only.
#pragma once
#import <Foundation/Foundation.h>
#import <UIKit/UIKitBase.h>

@class UIPresentationController, UIPopoverPresentationController, UISheetPresentationController;
@protocol UIViewControllerTransitionCoordinator;

typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical = 0,
  UIModalTransitionStyleFlipHorizontal = 1,
  UIModalTransitionStyleCrossDissolve = 2,
  UIModalTransitionStylePartialCurl = 3,
};

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationAutomatic = -2,
  UIModalPresentationNone = -1,
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet = 1,
  UIModalPresentationFormSheet = 2,
  UIModalPresentationCurrentContext = 3,
  UIModalPresentationCustom = 4,
  UIModalPresentationOverFullScreen = 5,
  UIModalPresentationOverCurrentContext = 6,
  UIModalPresentationPopover = 7,
  UIModalPresentationBlurOverFullScreen = 8,
};

typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1,
  UIPopoverArrowDirectionDown = 2,
  UIPopoverArrowDirectionLeft = 4,
  UIPopoverArrowDirectionRight = 8,
  UIPopoverArrowDirectionAny = 15,
  UIPopoverArrowDirectionUnknown = NSUIntegerMax,
};

@interface UIViewController (Presentation)
@property (nonatomic, readonly) UIViewController *presentingViewController;
@property (nonatomic, readonly) UIViewController *presentedViewController;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic) CGSize preferredContentSize;
@property (nonatomic, readonly) UIPresentationController *presentationController;
@property (nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController;
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^)(void))completion;
@end

@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller;
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
                                                               traitCollection:(UITraitCollection *)traitCollection;
- (UIViewController *)presentationController:(UIPresentationController *)controller
    viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style;
- (void)presentationController:(UIPresentationController *)presentationController
    willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style
           transitionCoordinator:(id<UIViewControllerTransitionCoordinator>)transitionCoordinator;
- (void)presentationController:(UIPresentationController *)presentationController
    prepareAdaptivePresentationController:(UIPresentationController *)adaptivePresentationController;
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController;
@end

@interface UIPresentationController : NSObject
@property (nonatomic, strong, readonly) UIViewController *presentingViewController;
@property (nonatomic, strong, readonly) UIViewController *presentedViewController;
@property (nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@end

@protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)prepareForPopoverPresentation:(UIPopoverPresentationController *)popoverPresentationController;
- (BOOL)popoverPresentationControllerShouldDismissPopover:(UIPopoverPresentationController *)popoverPresentationController;
- (void)popoverPresentationControllerDidDismissPopover:(UIPopoverPresentationController *)popoverPresentationController;
- (void)popoverPresentationController:(UIPopoverPresentationController *)popoverPresentationController
          willRepositionPopoverToRect:(inout CGRect *)rect
                               inView:(inout UIView **)view;
@end

@protocol UIPopoverPresentationControllerSourceItem <NSObject>
@end
@interface UIView (PopoverSource) <UIPopoverPresentationControllerSourceItem>
@end
@interface UIBarButtonItem (PopoverSource) <UIPopoverPresentationControllerSourceItem>
@end

@protocol UISheetPresentationControllerDetentResolutionContext <NSObject>
@property (nonatomic, readonly) CGFloat maximumDetentValue;
@end

@interface UISheetPresentationControllerDetent : NSObject
+ (instancetype)mediumDetent;
+ (instancetype)largeDetent;
+ (instancetype)customDetentWithIdentifier:(NSString *)identifier
                                  resolver:(CGFloat (^)(id<UISheetPresentationControllerDetentResolutionContext> context))resolver;
@end

@interface UISheetPresentationController : UIPresentationController
@property (nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents;
@property (nonatomic) BOOL prefersGrabberVisible;
@end

@interface UIViewController (Sheets)
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@property (nonatomic, readonly) UISheetPresentationController *sheetPresentationController;
@end

@interface UIPopoverPresentationController : UIPresentationController
@property (nonatomic, weak) id<UIPopoverPresentationControllerDelegate> delegate;
@property (nonatomic) UIPopoverArrowDirection permittedArrowDirections;
@property (nonatomic, strong) UIView *sourceView;
@property (nonatomic) CGRect sourceRect;
@property (nonatomic) BOOL canOverlapSourceViewRect;
@property (nonatomic, strong) id<UIPopoverPresentationControllerSourceItem> sourceItem;
@property (nonatomic, strong) UIBarButtonItem *barButtonItem;
@property (nonatomic, strong, readonly) UISheetPresentationController *adaptiveSheetPresentationController;
@end
