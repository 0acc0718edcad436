// Home Screen quick actions: the signatures that the guide's entries and examples use, in our own words.
// The callbacks of the app delegate and the scene delegate are in UIKitBase.h, with their protocols.
#pragma once
#import <UIKit/UIKitBase.h>

@class CNContact;

typedef NS_ENUM(NSInteger, UIApplicationShortcutIconType) {
  UIApplicationShortcutIconTypeCompose,
  UIApplicationShortcutIconTypePlay,
  UIApplicationShortcutIconTypePause,
  UIApplicationShortcutIconTypeAdd,
  UIApplicationShortcutIconTypeLocation,
  UIApplicationShortcutIconTypeSearch,
  UIApplicationShortcutIconTypeShare,
  UIApplicationShortcutIconTypeProhibit,
  UIApplicationShortcutIconTypeContact,
  UIApplicationShortcutIconTypeHome,
  UIApplicationShortcutIconTypeMarkLocation,
  UIApplicationShortcutIconTypeFavorite,
  UIApplicationShortcutIconTypeLove,
  UIApplicationShortcutIconTypeCloud,
  UIApplicationShortcutIconTypeInvitation,
  UIApplicationShortcutIconTypeConfirmation,
  UIApplicationShortcutIconTypeMail,
  UIApplicationShortcutIconTypeMessage,
  UIApplicationShortcutIconTypeDate,
  UIApplicationShortcutIconTypeTime,
  UIApplicationShortcutIconTypeCapturePhoto,
  UIApplicationShortcutIconTypeCaptureVideo,
  UIApplicationShortcutIconTypeTask,
  UIApplicationShortcutIconTypeTaskCompleted,
  UIApplicationShortcutIconTypeAlarm,
  UIApplicationShortcutIconTypeBookmark,
  UIApplicationShortcutIconTypeShuffle,
  UIApplicationShortcutIconTypeAudio,
  UIApplicationShortcutIconTypeUpdate,
};

@interface UIApplicationShortcutIcon : NSObject <NSCopying>
+ (instancetype)iconWithType:(UIApplicationShortcutIconType)type;
+ (instancetype)iconWithTemplateImageName:(NSString *)templateImageName;
+ (instancetype)iconWithSystemImageName:(NSString *)systemImageName;
@end

// ContactsUI.
@interface UIApplicationShortcutIcon (Contacts)
+ (instancetype)iconWithContact:(CNContact *)contact;
@end

@interface UIApplicationShortcutItem : NSObject <NSCopying, NSMutableCopying>
@property (nonatomic, copy, readonly) NSString *type;
@property (nonatomic, copy, readonly) NSString *localizedTitle;
@property (nonatomic, copy, readonly) NSString *localizedSubtitle;
@property (nonatomic, copy, readonly) UIApplicationShortcutIcon *icon;
@property (nonatomic, copy, readonly) NSDictionary<NSString *, id<NSSecureCoding>> *userInfo;
@property (nonatomic, copy, readonly) id targetContentIdentifier;
- (instancetype)init __attribute__((unavailable));
- (instancetype)initWithType:(NSString *)type
              localizedTitle:(NSString *)localizedTitle
           localizedSubtitle:(NSString *)localizedSubtitle
                        icon:(UIApplicationShortcutIcon *)icon
                    userInfo:(NSDictionary<NSString *, id<NSSecureCoding>> *)userInfo;
- (instancetype)initWithType:(NSString *)type localizedTitle:(NSString *)localizedTitle;
@end

@interface UIMutableApplicationShortcutItem : UIApplicationShortcutItem
@property (nonatomic, copy) NSString *type;
@property (nonatomic, copy) NSString *localizedTitle;
@property (nonatomic, copy) NSString *localizedSubtitle;
@property (nonatomic, copy) UIApplicationShortcutIcon *icon;
@property (nonatomic, copy) NSDictionary<NSString *, id<NSSecureCoding>> *userInfo;
@property (nonatomic, copy) id targetContentIdentifier;
@end

@interface UIApplication (QuickActions)
@property (nonatomic, copy) NSArray<UIApplicationShortcutItem *> *shortcutItems;
@end

extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsShortcutItemKey;

@interface UISceneConnectionOptions : NSObject
@property (nonatomic, readonly) UIApplicationShortcutItem *shortcutItem;
@end

@interface UISceneActivationConditions : NSObject <NSSecureCoding>
@property (nonatomic, copy) NSPredicate *canActivateForTargetContentIdentifierPredicate;
@property (nonatomic, copy) NSPredicate *prefersToActivateForTargetContentIdentifierPredicate;
@end

@interface UIScene (ActivationConditions)
@property (nonatomic, strong) UISceneActivationConditions *activationConditions;
@end
