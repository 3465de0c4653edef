// The same program in C++: the headers give their functions C names and hold nothing but what
// both languages know.
#include "use.c"
