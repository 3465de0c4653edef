/*
 * The fuzzer of manifests and checkpoints: any bytes are read or refused, and what is read is written
 * as a text that is read as the same.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/record.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    for (int kind = CLI_MANIFEST; kind <= CLI_CHECKPOINT; kind++) {
        cli_record record, back;
        lele_text text, again;
        memset(&record, 0, sizeof record);
        if (cli_record_read((cli_record_kind)kind, (const char *)data, size, &record) != 0)
            continue;
        lele_text_init(&text), lele_text_init(&again);
        cli_record_write(&record, &text);
        if (cli_record_read((cli_record_kind)kind, text.data, text.length, &back) != 0 ||
            cli_record_difference(&record, &back, CLI_RECORD_SHARD, &again) != NULL) {
            fprintf(stderr, "a record does not come back\n");
            abort();
        }
        cli_record_write(&back, &again);
        if (strcmp(text.data, again.data) != 0)
            abort();
        lele_text_release(&text), lele_text_release(&again);
    }
    return 0;
}
