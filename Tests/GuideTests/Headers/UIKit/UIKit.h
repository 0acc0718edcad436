// The umbrella: the UIKit that the guide knows, as signatures of our own.
#pragma once
#import <Foundation/Foundation.h>
#import <UIKit/UIKitBase.h>
#if __has_include(<UIKit/Traits.h>)
#import <UIKit/Traits.h>
#endif
#if __has_include(<UIKit/Presentation.h>)
#import <UIKit/Presentation.h>
#endif
#if __has_include(<UIKit/Force.h>)
#import <UIKit/Force.h>
#endif
#if __has_include(<UIKit/QuickActions.h>)
#import <UIKit/QuickActions.h>
#endif
#if __has_include(<UIKit/Brief.h>)
#import <UIKit/Brief.h>
#endif
