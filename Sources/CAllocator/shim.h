// malloc_trim of the GNU C library, which Swift's modules of the C library leave out.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
