/*
 * A book: what the options ask for, the plan of its pages, and the functions that draw them.
 *
 *     cover · contents · the puzzles, section by section · solutions or answers
 *
 * How many pages each part has follows from the numbers of puzzles alone, so the contents page can be
 * drawn before the puzzles are.
 */
#ifndef LELE_PRINT_BOOK_H
#define LELE_PRINT_BOOK_H

#include "cli/command.h"
#include "cli/print.h"
#include "draw/board.h"
#include "print/paper.h"
#include "print/record.h"
#include "print/sink.h"

typedef struct print_area {
    double x, y, width, height;
} print_area;

typedef struct print_grid {
    int columns, rows;
} print_grid;

typedef struct print_book {
    const cli_print_options *given;
    lele_lang lang;
    /* the options, read */
    print_size paper;
    double margin, binding, bleed; /* bleed: around the paper, for crop marks */
    unsigned head;                 /* bits of CLI_HEAD_... */
    int per_page, worksheet;       /* worksheet: the index of a technique; -1: none */
    bool by_level;
    bool answers;      /* solutions at the end of this document */
    bool only_answers; /* the second document: nothing else */
    /* for drawing */
    draw_type *type;
    const draw_look *look;
    print_spool *spool;
    print_sink *sink;
    lele_layout layout;    /* of the record that is drawn */
    lele_layouts *layouts; /* has its clues; NULL: there were none */
    lele_engine *engine;   /* for the answers of a worksheet; of `engine_layout` */
    lele_layout engine_layout;
    bool failed;  /* memory was short */
    bool crowded; /* a board would be too small to be read; nothing more is drawn */
    bool blurred; /* a QR code would have too few pixels to be read; the same */
    /* the plan */
    bool cover;
    print_grid puzzle_grid, answer_grid;
    uint64_t section_page[PRINT_SECTIONS], answers_page, pages; /* 0: there is none */
    /* the page that is drawn */
    cairo_t *cr;
    print_area area; /* inside the margins, between header and footer */
} print_book;

/* plan.c: fills the plan; the spool is complete. */
void print_book_plan(print_book *book);
/* The title of a section: a level, or "Puzzles". */
const char *print_book_section(const print_book *book, int section);
/* The number of puzzles of a section; 0: there is no such section. */
uint64_t print_book_count(const print_book *book, int section);

/* page.c */
double print_font(const print_book *book, double size); /* larger in large print */
/* Begins the next page, with its header and page number; false after a failure.  `section` NULL: a
 * page without them, as a cover is. */
bool print_page_begin(print_book *book, const char *section);
void print_page_end(print_book *book);
/* The place number `index` of a grid of places on the page. */
print_area print_place(const print_area *area, print_grid grid, int index, double gap);
/* Makes book->layout that of the record. */
void print_take_layout(print_book *book, const print_record *record);
/* Whether a board of that side can be read; if not, the book is crowded. */
bool print_fits(print_book *book, double side);
/* Draws a line of text; returns its height. */
double print_line(print_book *book, const char *text, double size, bool bold, draw_align align,
                  const print_area *area, double y);

/* The parts of the book. */
void print_front(print_book *book); /* front.c */
/* What a reader of the PDF shows beside the pages.  Last: cairo 1.16 spoils a file whose outline names
 * pages that are not drawn yet. */
void print_outline(print_book *book);
void print_puzzles(print_book *book);                                             /* puzzles.c */
void print_answers(print_book *book);                                             /* answers.c */
void print_head(print_book *book, const print_record *record, print_area *place); /* head.c */
/* worksheet.c: the question and the room for an answer, inside the place; then the answer. */
void print_question(print_book *book, const print_record *record, print_area *place);
void print_explanation(print_book *book, const print_record *record, const print_area *place);
/* foot.c: the solutions of the puzzles of a page, upside down; takes its room from the area. */
double print_foot_height(const print_book *book);
void print_foot(print_book *book, const print_record *records, int count);

#endif
