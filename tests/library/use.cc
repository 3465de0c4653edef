// The same program in C++: the headers declare their functions extern "C" and use only constructs
// that both languages share.
#include "use.c"
