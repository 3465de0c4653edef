/*
 * lele print: its row and options.  The program lele-print (src/print) does the work.
 */
#include "cli/command.h"
#include "cli/print.h"

#include <stdlib.h>

enum { PER_PAGE_DEFAULT = -1 };

static const cli_print_options defaults = {
    .to = -1, .per_page = PER_PAGE_DEFAULT, .dpi = 150, .effort = 2, .paper = "a4"
};

const char *const cli_print_kinds[] = { "pdf", "svg", "png", NULL };
const char *const cli_print_heads[] = { "number", "level", "rating", "technique", "minutes",
                                        "seed",   "title", "time",   NULL };
static const char *const per_page_words[] = { "1", "2", "4", "6", "9", "12", NULL };
static const char *const solutions_words[] = { "none", "end", "foot", NULL };
static const char *const notes_words[] = { "none", "grid", "candidates", "player", NULL };
static const char *const qr_words[] = { "none", "play", "solution", NULL };
static const char *const cover_words[] = { "auto", "yes", "no", NULL };
static const char *const order_words[] = { "level", "input", NULL };
static const char *const paper_words[] = { "a3",     "a4",    "a5",      "a6",  "b5",
                                           "letter", "legal", "tabloid", "fit", NULL };

int cli_print_per_page(int word)
{
    return word < 0 ? 0 : (int)strtol(per_page_words[word], NULL, 10);
}

#define WORD(field, list)                                                                          \
    .kind = CLI_WORD, .target = offsetof(cli_print_options, field), .words = list
#define TEXT(field) .kind = CLI_STRING, .target = offsetof(cli_print_options, field)
#define FLAG(field) .kind = CLI_FLAG, .target = offsetof(cli_print_options, field)

static const cli_option options[] = {
    { .name = "output",
      .letter = 'o',
      TEXT(output),
      .value = "FILE",
      .help = { "write to FILE, which is replaced only when all is done; its ending says how:\n"
                ".pdf, .svg, .png; the pages of the latter two are FILE-1, FILE-2 and so on",
                "写入 FILE，全部完成后才替换原文件；按扩展名 .pdf、.svg、.png 决定格式，\n"
                "后两种的各页为 FILE-1、FILE-2……" } },
    { .name = "to",
      WORD(to, cli_print_kinds),
      .value = "KIND",
      .help = { "the kind of output, whatever the file is called; needed for standard output",
                "输出的格式，与文件名无关；写到标准输出时必须给出" } },
    { .name = "per-page",
      WORD(per_page, per_page_words),
      .value = "N",
      .help = { "puzzles on a page (default: 4; 1 in large print, 2 on a worksheet)",
                "每页题数（默认 4；大字版 1，练习页 2）" } },
    { .name = "paper",
      TEXT(paper),
      .words = paper_words,
      .value = "SIZE",
      .help = { "also WIDTHxHEIGHT with mm, cm, in or pt, as 170x240mm; fit: just a board "
                "(default: a4)",
                "也可写 宽x高 加 mm、cm、in 或 pt，如 170x240mm；fit 为只有一个盘面（默认 a4）" } },
    { .name = "landscape", FLAG(landscape), .help = { "turn the paper", "横向" } },
    { .name = "margin",
      TEXT(margin),
      .value = "LENGTH",
      .help = { "the margins, as 15mm (default: by the paper)", "页边距，如 15mm（默认按纸张）" } },
    { .name = "binding",
      TEXT(binding),
      .value = "LENGTH",
      .help = { "more margin where pages are bound: left of odd pages, right of even ones",
                "装订边：奇数页左侧、偶数页右侧再留出这么多" } },
    { .name = "crop-marks",
      FLAG(crop_marks),
      .help = { "a larger sheet with marks where to cut it", "加大纸面并画出裁切线" } },
    { .name = "title", TEXT(title), .value = "TEXT", .help = { "the title", "标题" } },
    { .name = "subtitle",
      TEXT(subtitle),
      .value = "TEXT",
      .help = { "a line for the cover", "封面上的副标题" } },
    { .name = "cover",
      WORD(cover, cover_words),
      .value = "WHEN",
      .help = { "a cover and a contents page (auto: with a title, in a PDF of several pages)",
                "封面和目录页（auto：有标题且 PDF 超过一页时）" } },
    { .name = "order",
      WORD(order, order_words),
      .value = "NAME",
      .help = { "level: easy puzzles first; input: as they come (default: level)",
                "level：由易到难；input：按输入顺序（默认 level）" } },
    { .name = "head",
      TEXT(head),
      .value = "LIST",
      .words = cli_print_heads,
      .help = { "what stands above a puzzle, separated by commas; time is a line for your own\n"
                "time; none: nothing (default: number,level,rating,minutes)",
                "题目上方的内容，以逗号分隔；time 为填写用时的横线；none 为不印\n"
                "（默认 number,level,rating,minutes）" } },
    { .name = "solutions",
      WORD(solutions, solutions_words),
      .value = "WHERE",
      .help = { "end: on pages of their own; foot: upside down below the puzzles (default: none)",
                "end：印在书末；foot：倒印在同页底部（默认 none，不印）" } },
    { .name = "solutions-to",
      TEXT(solutions_to),
      .value = "FILE",
      .help = { "write the solutions to a second file", "把答案写入另一个文件" } },
    { .name = "qr",
      WORD(qr, qr_words),
      .value = "WHAT",
      .help = { "a QR code per puzzle: play opens it at --url, solution holds the digits",
                "每题一个二维码：play 打开 --url 处的网页来玩，solution 内含答案" } },
    { .name = "url",
      TEXT(url),
      .value = "URL",
      .help = { "the address of the page, for --qr play", "网页地址，用于 --qr play" } },
    { .name = "large", FLAG(large), .help = { "large print", "大字版" } },
    { .name = "contrast",
      FLAG(contrast),
      .help = { "black on white, without pale greys", "高对比：只用黑白，不用浅色" } },
    { .name = "notes",
      WORD(notes, notes_words),
      .value = "WHICH",
      .help = { "small digits in empty cells: grid: all, to strike out; candidates: those that "
                "the\nrules leave; player: those of the input (default: none)",
                "空格里的小数字：grid 为全部（供划去），candidates 为候选数，\n"
                "player 为输入里的笔记（默认 none）" } },
    { .name = "worksheet",
      TEXT(worksheet),
      .value = "TECHNIQUE",
      .help = { "the position in which each puzzle needs the technique, with the question; the\n"
                "answers, drawn and explained, follow at the end",
                "练习页：每题停在需要该技巧的局面并提问，图解答案印在最后" } },
    CLI_OPTION_LAYOUT(cli_print_options),
    { .name = "font",
      TEXT(font),
      .value = "FAMILY",
      .help = { "the font (default: a sans-serif one with the characters of the language)",
                "字体（默认选用含有该语言文字的无衬线字体）" } },
    { .name = "dpi",
      .kind = CLI_NUMBER,
      .target = offsetof(cli_print_options, dpi),
      .value = "N",
      .min = 20,
      .max = 1200,
      .help = { "pixels per inch of PNG (default: 150)", "PNG 每英寸的像素数（默认 150）" } },
    CLI_OPTION_THREADS(cli_print_options),
    { .name = "effort",
      .kind = CLI_NUMBER,
      .target = offsetof(cli_print_options, effort),
      .value = "N",
      .min = 0,
      .max = 1000000,
      .help = { "the limit of the search for the solution of a puzzle, about N seconds;\n"
                "0: no limit (default: 2)",
                "每题求解的上限，约 N 秒；0 表示不限（默认 2）" } },
    { .name = NULL },
};

const cli_command cli_command_print = {
    .name = "print",
    .summary = { "print boards, booklets and worksheets", "打印题目、题册和练习页" },
    .notes = { "Reads puzzles in any format, also the lines of `lele generate --json`, and writes "
               "PDF, SVG or PNG.",
               "读取任何格式的题目（包括 `lele generate --json` 的输出），写成 PDF、SVG 或 PNG。" },
    .operands = "[FILE...]",
    .options = options,
    .has_no_output = true,
    .size = sizeof(cli_print_options),
    .defaults = &defaults,
};
