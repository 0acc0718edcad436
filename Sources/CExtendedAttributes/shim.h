// Extended attributes of Linux, which Swift's modules of the C library leave out.
#if __has_include(<sys/xattr.h>)
#include <sys/xattr.h>
#endif
