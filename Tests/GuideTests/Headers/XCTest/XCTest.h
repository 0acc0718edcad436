// Tests of the user interface, as far as generated code uses them. Signatures only.
#pragma once
#import <Foundation/Foundation.h>

@interface XCTestCase : NSObject
@property BOOL continueAfterFailure;
- (void)setUp;
@end

#define XCTAssertTrue(expression, ...) (void)(expression)

@class XCUIElement;

@interface XCUIElementQuery : NSObject
@property (readonly) XCUIElement *firstMatch;
- (XCUIElement *)objectForKeyedSubscript:(NSString *)key;
- (XCUIElementQuery *)matchingPredicate:(NSPredicate *)predicate;
@end

@interface XCUIElement : NSObject
@property (readonly) BOOL exists;
@property (readonly) XCUIElement *firstMatch;
@property (readonly) NSString *label;
@property (readonly) XCUIElementQuery *icons;
@property (readonly) XCUIElementQuery *buttons;
- (BOOL)waitForExistenceWithTimeout:(NSTimeInterval)timeout;
- (void)tap;
- (void)pressForDuration:(NSTimeInterval)duration;
@end

typedef NS_ENUM(NSUInteger, XCUIApplicationState) {
  XCUIApplicationStateUnknown = 0,
  XCUIApplicationStateRunningForeground = 4,
};

@interface XCUIApplication : XCUIElement
- (instancetype)init;
- (instancetype)initWithBundleIdentifier:(NSString *)bundleIdentifier;
- (void)launch;
- (void)terminate;
- (BOOL)waitForState:(XCUIApplicationState)state timeout:(NSTimeInterval)timeout;
@end

typedef NS_ENUM(NSInteger, XCUIDeviceButton) { XCUIDeviceButtonHome = 1 };

@interface XCUIDevice : NSObject
@property (class, readonly) XCUIDevice *sharedDevice;
- (void)pressButton:(XCUIDeviceButton)button;
@end
