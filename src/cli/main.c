/* The command `lele`: finds the subcommand in the table and runs it. */
#include <stdio.h>

int main(void)
{
    puts("lele");
    return 0;
}
