// Pressure, previews, context menus and link previews. Signatures only.
#pragma once
#import <UIKit/UIKitBase.h>

@class UIPreviewInteraction, UIContextMenuInteraction, UIContextMenuConfiguration;
@protocol UIViewControllerPreviewing, UIViewControllerPreviewingDelegate;
@protocol UIPreviewInteractionDelegate, UIContextMenuInteractionDelegate;

// Capability (the trait itself is a property of UITraitCollection, in Traits.h)

typedef NS_ENUM(NSInteger, UIForceTouchCapability) {
  UIForceTouchCapabilityUnknown = 0,
  UIForceTouchCapabilityUnavailable = 1,
  UIForceTouchCapabilityAvailable = 2,
};

// Touches

typedef NS_ENUM(NSInteger, UITouchType) {
  UITouchTypeDirect,
  UITouchTypeIndirect,
  UITouchTypePencil,
  UITouchTypeStylus = UITouchTypePencil,
  UITouchTypeIndirectPointer,
};

typedef NS_OPTIONS(NSInteger, UITouchProperties) {
  UITouchPropertyForce = 1,
  UITouchPropertyAzimuth = 2,
  UITouchPropertyAltitude = 4,
  UITouchPropertyLocation = 8,
};

@interface UITouch : NSObject
@property (nonatomic, readonly) CGFloat force;
@property (nonatomic, readonly) CGFloat maximumPossibleForce;
@property (nonatomic, readonly) UITouchType type;
@property (nonatomic, readonly) CGFloat altitudeAngle;
@property (nonatomic, readonly) CGFloat rollAngle;
@property (nonatomic, readonly) NSNumber *estimationUpdateIndex;
@property (nonatomic, readonly) UITouchProperties estimatedProperties;
@property (nonatomic, readonly) UITouchProperties estimatedPropertiesExpectingUpdates;
- (CGPoint)locationInView:(UIView *)view;
- (CGPoint)preciseLocationInView:(UIView *)view;
- (CGPoint)precisePreviousLocationInView:(UIView *)view;
- (CGFloat)azimuthAngleInView:(UIView *)view;
- (CGVector)azimuthUnitVectorInView:(UIView *)view;
@end

@interface UIEvent : NSObject
- (NSArray<UITouch *> *)coalescedTouchesForTouch:(UITouch *)touch;
- (NSArray<UITouch *> *)predictedTouchesForTouch:(UITouch *)touch;
@end

@interface UIResponder (Touches)
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesEstimatedPropertiesUpdated:(NSSet<UITouch *> *)touches;
@end

@interface UIGestureRecognizer (Enabling)
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

// Peek and pop

@protocol UIViewControllerPreviewing <NSObject>
@property (nonatomic, readonly) UIGestureRecognizer *previewingGestureRecognizerForFailureRelationship;
@property (nonatomic, readonly) id<UIViewControllerPreviewingDelegate> delegate;
@property (nonatomic, readonly) UIView *sourceView;
@property (nonatomic) CGRect sourceRect;
@end

@protocol UIViewControllerPreviewingDelegate <NSObject>
- (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)previewingContext
              viewControllerForLocation:(CGPoint)location;
- (void)previewingContext:(id<UIViewControllerPreviewing>)previewingContext
     commitViewController:(UIViewController *)viewControllerToCommit;
@end

@protocol UIPreviewActionItem <NSObject>
@property (nonatomic, copy, readonly) NSString *title;
@end

typedef NS_ENUM(NSInteger, UIPreviewActionStyle) {
  UIPreviewActionStyleDefault,
  UIPreviewActionStyleSelected,
  UIPreviewActionStyleDestructive,
};

@interface UIPreviewAction : NSObject <NSCopying, UIPreviewActionItem>
+ (instancetype)actionWithTitle:(NSString *)title
                          style:(UIPreviewActionStyle)style
                        handler:(void (^)(UIPreviewAction *action, UIViewController *previewViewController))handler;
@end

@interface UIPreviewActionGroup : NSObject <NSCopying, UIPreviewActionItem>
+ (instancetype)actionGroupWithTitle:(NSString *)title
                               style:(UIPreviewActionStyle)style
                             actions:(NSArray<UIPreviewAction *> *)actions;
@end

@interface UIViewController (Previewing)
@property (nonatomic, readonly) NSArray<id<UIPreviewActionItem>> *previewActionItems;
- (id<UIViewControllerPreviewing>)registerForPreviewingWithDelegate:(id<UIViewControllerPreviewingDelegate>)delegate
                                                         sourceView:(UIView *)sourceView;
- (void)unregisterForPreviewingWithContext:(id<UIViewControllerPreviewing>)previewing;
@end

// Context menus

@protocol UIInteraction <NSObject>
@end

@interface UIView (Interactions)
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
- (void)addInteraction:(id<UIInteraction>)interaction;
- (void)removeInteraction:(id<UIInteraction>)interaction;
@end

typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1,
  UIMenuElementAttributesDestructive = 2,
};

typedef NS_ENUM(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff,
  UIMenuElementStateOn,
};

@interface UIMenuElement : NSObject
@end

@interface UIMenu : UIMenuElement
+ (UIMenu *)menuWithTitle:(NSString *)title children:(NSArray<UIMenuElement *> *)children;
@end

@interface UIAction : UIMenuElement
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
+ (instancetype)actionWithTitle:(NSString *)title
                          image:(UIImage *)image
                     identifier:(NSString *)identifier
                        handler:(void (^)(__kindof UIAction *action))handler;
@end

@interface UIImage (Symbols)
+ (UIImage *)systemImageNamed:(NSString *)name;
@end

typedef NS_ENUM(NSInteger, UIContextMenuInteractionCommitStyle) {
  UIContextMenuInteractionCommitStyleDismiss,
  UIContextMenuInteractionCommitStylePop,
};

@protocol UIContextMenuInteractionAnimating <NSObject>
@property (nonatomic, readonly) UIViewController *previewViewController;
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(void))completion;
@end

@protocol UIContextMenuInteractionCommitAnimating <UIContextMenuInteractionAnimating>
@property (nonatomic) UIContextMenuInteractionCommitStyle preferredCommitStyle;
@end

@interface UIPreviewParameters : NSObject
@end
@interface UITargetedPreview : NSObject
@end

@interface UIContextMenuConfiguration : NSObject
+ (instancetype)configurationWithIdentifier:(id<NSCopying>)identifier
                            previewProvider:(UIViewController * (^)(void))previewProvider
                             actionProvider:(UIMenu * (^)(NSArray<UIMenuElement *> *suggestedActions))actionProvider;
@end

@interface UIContextMenuInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIContextMenuInteractionDelegate>)delegate;
@end

@protocol UIContextMenuInteractionDelegate <NSObject>
- (UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)interaction
                        configurationForMenuAtLocation:(CGPoint)location;
@optional
- (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction
    willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
                                            animator:(id<UIContextMenuInteractionCommitAnimating>)animator;
- (UITargetedPreview *)contextMenuInteraction:(UIContextMenuInteraction *)interaction
                                configuration:(UIContextMenuConfiguration *)configuration
        highlightPreviewForItemWithIdentifier:(id<NSCopying>)identifier;
- (UITargetedPreview *)contextMenuInteraction:(UIContextMenuInteraction *)interaction
    previewForHighlightingMenuWithConfiguration:(UIContextMenuConfiguration *)configuration;
@end

@protocol UITableViewDelegate <NSObject>
@optional
- (UIContextMenuConfiguration *)tableView:(UITableView *)tableView
    contextMenuConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath
                                        point:(CGPoint)point;
- (void)tableView:(UITableView *)tableView
    willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
                                            animator:(id<UIContextMenuInteractionCommitAnimating>)animator;
- (UITargetedPreview *)tableView:(UITableView *)tableView
    previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration;
@end

@interface UITableViewController (ContextMenus) <UITableViewDelegate>
@end

// Preview interactions

@interface UIPreviewInteraction : NSObject
@property (nonatomic, weak, readonly) UIView *view;
@property (nonatomic, weak) id<UIPreviewInteractionDelegate> delegate;
- (instancetype)initWithView:(UIView *)view;
- (CGPoint)locationInCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
- (void)cancelInteraction;
@end

@protocol UIPreviewInteractionDelegate <NSObject>
- (void)previewInteraction:(UIPreviewInteraction *)previewInteraction
    didUpdatePreviewTransition:(CGFloat)transitionProgress
                         ended:(BOOL)ended;
- (void)previewInteractionDidCancel:(UIPreviewInteraction *)previewInteraction;
@optional
- (BOOL)previewInteractionShouldBegin:(UIPreviewInteraction *)previewInteraction;
- (void)previewInteraction:(UIPreviewInteraction *)previewInteraction
    didUpdateCommitTransition:(CGFloat)transitionProgress
                        ended:(BOOL)ended;
@end

// Link previews. On Apple's side WKWebView is declared by WebKit, SFSafariViewController by
// SafariServices; they stand here because the examples are checked against this umbrella alone.

@interface UIWebView : UIView
@property (nonatomic) BOOL allowsLinkPreview;
@end

@interface WKWebView : UIView
@property (nonatomic) BOOL allowsLinkPreview;
- (id)loadRequest:(NSURLRequest *)request;
@end

@interface SFSafariViewController : UIViewController
- (instancetype)initWithURL:(NSURL *)URL;
@end
