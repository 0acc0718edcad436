// Geometry as C structures: only those can stand in what Objective-C is shown. `double`, because
// `CGFloat` is a type of the Foundation beside it.
#pragma once

typedef struct CGPoint { double x, y; } CGPoint;
typedef struct CGSize { double width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGVector { double dx, dy; } CGVector;
typedef struct CGAffineTransform { double a, b, c, d, tx, ty; } CGAffineTransform;
