// Trait environments, trait collections, size classes, size changes and the retired rotation API.
// Signatures only, in our own words. Other area headers extend these types with categories.
#pragma once
#import <Foundation/Foundation.h>
#import <UIKit/UIKitBase.h>

@class UITraitCollection, UIImage, UIImageAsset, NSBundle;

// MARK: Values

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone = 0,
  UIUserInterfaceIdiomPad = 1,
  UIUserInterfaceIdiomTV = 2,
  UIUserInterfaceIdiomCarPlay = 3,
  UIUserInterfaceIdiomMac = 5,
  UIUserInterfaceIdiomVision = 6,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2,
};

typedef NS_ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown = 0,
  UIInterfaceOrientationPortrait = 1,
  UIInterfaceOrientationPortraitUpsideDown = 2,
  UIInterfaceOrientationLandscapeRight = 3,
  UIInterfaceOrientationLandscapeLeft = 4,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark,
};

// The cases are defined in Force.h (area B); a second, complete definition is compatible with this one.
typedef enum UIForceTouchCapability : NSInteger UIForceTouchCapability;

// Traits whose values the guide names but does not explain case by case.
typedef enum UITraitEnvironmentLayoutDirection : NSInteger UITraitEnvironmentLayoutDirection;
typedef enum UIDisplayGamut : NSInteger UIDisplayGamut;
typedef enum UIAccessibilityContrast : NSInteger UIAccessibilityContrast;
typedef enum UIUserInterfaceLevel : NSInteger UIUserInterfaceLevel;
typedef enum UILegibilityWeight : NSInteger UILegibilityWeight;
typedef enum UIUserInterfaceActiveAppearance : NSInteger UIUserInterfaceActiveAppearance;
typedef enum UINSToolbarItemPresentationSize : NSInteger UINSToolbarItemPresentationSize;
typedef enum UISceneCaptureState : NSInteger UISceneCaptureState;
typedef enum UIImageDynamicRange : NSInteger UIImageDynamicRange;
typedef enum UIListEnvironment : NSInteger UIListEnvironment;
typedef NSString *UIContentSizeCategory;

// MARK: Trait definitions, for registering and for overrides

@protocol UITraitDefinition <NSObject>
@end
typedef Class<UITraitDefinition> UITrait;

@interface UITraitHorizontalSizeClass : NSObject <UITraitDefinition>
@end
@interface UITraitVerticalSizeClass : NSObject <UITraitDefinition>
@end
@interface UITraitUserInterfaceStyle : NSObject <UITraitDefinition>
@end
@interface UITraitForceTouchCapability : NSObject <UITraitDefinition>
@end

@protocol UIMutableTraits <NSObject>
@property (nonatomic) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic) CGFloat displayScale;
@end
typedef void (^UITraitMutations)(id<UIMutableTraits> mutableTraits);

@protocol UITraitOverrides <UIMutableTraits>
- (BOOL)containsTrait:(UITrait)trait;
- (void)removeTrait:(UITrait)trait;
@end

// MARK: Trait collection

@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, readonly) UIForceTouchCapability forceTouchCapability;
@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@property (nonatomic, copy, readonly) UIContentSizeCategory preferredContentSizeCategory;
@property (nonatomic, readonly) UIDisplayGamut displayGamut;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) UIAccessibilityContrast accessibilityContrast;
@property (nonatomic, readonly) UIUserInterfaceLevel userInterfaceLevel;
@property (nonatomic, readonly) UILegibilityWeight legibilityWeight;
@property (nonatomic, readonly) UIUserInterfaceActiveAppearance activeAppearance;
@property (nonatomic, readonly) UINSToolbarItemPresentationSize toolbarItemPresentationSize;
@property (nonatomic, copy, readonly) NSString *typesettingLanguage;
@property (nonatomic, readonly) UISceneCaptureState sceneCaptureState;
@property (nonatomic, readonly) UIImageDynamicRange imageDynamicRange;
@property (nonatomic, readonly) UIListEnvironment listEnvironment;
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:(NSArray<UITraitCollection *> *)traitCollections;
+ (UITraitCollection *)traitCollectionWithUserInterfaceIdiom:(UIUserInterfaceIdiom)idiom;
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)horizontalSizeClass;
+ (UITraitCollection *)traitCollectionWithVerticalSizeClass:(UIUserInterfaceSizeClass)verticalSizeClass;
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale;
+ (UITraitCollection *)traitCollectionWithForceTouchCapability:(UIForceTouchCapability)capability;
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)userInterfaceStyle;
+ (UITraitCollection *)traitCollectionWithTraits:(UITraitMutations)mutations;
- (UITraitCollection *)traitCollectionByModifyingTraits:(UITraitMutations)mutations;
@end

// MARK: Trait environment

@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection;
@end

@protocol UITraitChangeRegistration <NSObject, NSCopying>
@end

typedef void (^UITraitChangeHandler)(__kindof id<UITraitEnvironment> traitEnvironment,
                                     UITraitCollection *previousCollection);

@protocol UITraitChangeObservable
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<UITrait> *)traits
                                             withHandler:(UITraitChangeHandler)handler;
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<UITrait> *)traits
                                              withTarget:(id)target
                                                  action:(SEL)action;
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<UITrait> *)traits withAction:(SEL)action;
- (void)unregisterForTraitChanges:(id<UITraitChangeRegistration>)registration;
@end

// MARK: Transitions

@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
@end

@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
- (BOOL)animateAlongsideTransitionInView:(UIView *)view
                               animation:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                              completion:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
@end

@protocol UIContentContainer <NSObject>
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
- (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection
              withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
@end

// MARK: Who adopts what (UIPresentationController: Presentation.h)

@interface UIScreen (TraitEnvironment) <UITraitEnvironment>
@end

@interface UIView (TraitEnvironment) <UITraitEnvironment, UITraitChangeObservable>
@property (nonatomic, readonly) id<UITraitOverrides> traitOverrides;
@end

@interface UIWindowScene (TraitEnvironment) <UITraitEnvironment, UITraitChangeObservable>
@end

@interface UIViewController (TraitEnvironment) <UITraitEnvironment, UITraitChangeObservable, UIContentContainer>
@property (nonatomic, readonly) id<UITraitOverrides> traitOverrides;
- (void)setOverrideTraitCollection:(UITraitCollection *)collection
            forChildViewController:(UIViewController *)childViewController;
@end

// MARK: Images by trait collection

@interface UIImageAsset : NSObject
- (UIImage *)imageWithTraitCollection:(UITraitCollection *)traitCollection;
- (void)registerImage:(UIImage *)image withTraitCollection:(UITraitCollection *)traitCollection;
@end

@interface UIImage (TraitCollection)
@property (nonatomic, readonly) UIImageAsset *imageAsset;
+ (UIImage *)imageNamed:(NSString *)name
                         inBundle:(NSBundle *)bundle
    compatibleWithTraitCollection:(UITraitCollection *)traitCollection;
@end

// MARK: The retired rotation API

@interface UIViewController (RetiredRotation)
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(NSTimeInterval)duration;
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
                                         duration:(NSTimeInterval)duration;
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation;
- (BOOL)shouldAutomaticallyForwardRotationMethods;
@end
