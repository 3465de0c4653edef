/*
 * The player at the screen: the cursor, the mode, the dialog that is open.  Takes events, sends
 * commands to the game and stores it; draws nothing and knows no terminal.
 */
#ifndef LELE_PLAY_PLAYER_H
#define LELE_PLAY_PLAYER_H

#include "play/keys.h"
#include "play/maker.h"
#include "play/session.h"
#include "play/shape.h"
#include "play/store.h"
#include "play/words.h"

typedef enum play_mode {
    PLAY_MODE_DIGIT,
    PLAY_MODE_CORNER,
    PLAY_MODE_CENTRE,
    PLAY_MODE_COLOUR,
    PLAY_MODE_COUNT
} play_mode;

typedef enum play_dialog_kind {
    PLAY_DIALOG_NONE,
    PLAY_DIALOG_HELP,
    PLAY_DIALOG_NEW,
    PLAY_DIALOG_LIBRARY,
    PLAY_DIALOG_SLOTS,
    PLAY_DIALOG_PROMPT,
    PLAY_DIALOG_COUNT
} play_dialog_kind;

typedef enum play_prompt {
    PLAY_PROMPT_PUZZLE,
    PLAY_PROMPT_EXPORT,
    PLAY_PROMPT_COMMAND,
    PLAY_PROMPT_WHY_NOT,
    PLAY_PROMPT_SEED,
    PLAY_PROMPT_NAME, /* of a node of the tree */
    PLAY_PROMPT_COUNT
} play_prompt;

enum { PLAY_INPUT_MAX = 4096 };

typedef struct play_dialog {
    play_dialog_kind kind;
    int at;       /* the row that is chosen, or the first row of the help that is shown */
    json_t *rows; /* the games or slots */
    bool sure;    /* the deletion was asked for once */
    play_prompt prompt;
    lele_text input; /* of the prompt */
} play_dialog;

typedef enum play_pane {
    PLAY_PANE_TEXT, /* the hint, why not, the results: whatever there is */
    PLAY_PANE_TREE,
} play_pane;

typedef struct play_player {
    play_session session;
    play_store *store; /* NULL: nothing is stored */
    play_maker *maker;
    int wake; /* for the maker */
    lele_lang lang;
    play_theme theme;
    bool ascii;
    bool mono;         /* the terminal has no colours */
    int rows, columns; /* of the screen */
    int zoom;
    char id[PLAY_ID_SIZE]; /* of the game */
    int64_t version;
    bool away;      /* paused because the program ended */
    bool unsynced;  /* written, but not yet on the disk for sure */
    int save_error; /* the errno of the last save; 0: it succeeded */

    int cursor, anchor; /* anchor: where a drag of the mouse began; -1: nowhere */
    lele_cellset selected;
    play_mode mode;
    play_pane pane;
    bool asked_why;            /* the last question was "why not", not a hint */
    int link;                  /* the link of the chain that is shown; -1: none */
    int text_top;              /* the first line of the panel's text */
    int text_lines, text_room; /* as they were drawn last */
    int tree_at, tree_node;    /* the row that is chosen, and its node */
    int level, layout; /* the choices for a new game: indices; level LELE_LEVEL_COUNT: any */
    lele_text seed;    /* for a new game; empty: a fresh one */
    lele_text said;    /* what the status line says; empty: the message of the game */
    bool said_is_bad;
    lele_error trouble; /* the code of the last problem that was said */
    lele_text answer;   /* to the last question; empty after the next command */
    play_dialog dialog;
    play_action armed; /* a second press does it: PLAY_DO_NOTHING for none */
    bool hasty;        /* the first frame: nothing is worked out for it, nothing stored */
    bool quit;
} play_player;

void play_player_init(play_player *player, lele_lang lang, int64_t (*clock)(void));
void play_player_release(play_player *player);

/* Handles one event. */
void play_player_event(play_player *player, const play_event *event);

/* Ends the making of a puzzle that is done: call it when the maker has written to `wake`. */
void play_player_made(play_player *player);

/* Starts a game from a text: a puzzle in any format, a line of `lele generate --json`, a save, a seed, an
 * export of the library.  False: the status line says why not. */
bool play_player_import(play_player *player, const char *text, size_t length, const char *layout);
void play_player_make(play_player *player, const lele_seed *seed);
bool play_player_custom(play_player *player, const char *layout);

/* Opens a stored game; takes the record over.  Continues it where it was paused by the end of the
 * program. */
bool play_player_open(play_player *player, json_t *record);
/* Opens the game that was played last; false: there is none. */
bool play_player_resume(play_player *player);

/* Stores the game if it has changed. */
void play_player_save(play_player *player);
/* Pauses the game if it runs, and stores it: before the program ends or stops. */
void play_player_leave(play_player *player);
void play_player_return(play_player *player);

/* At the end of the program: if the last save failed, says so on standard error.  Returns the exit
 * status. */
int play_player_last_words(const play_player *player);

/* The JSON of the view; NULL for the first frame. */
const json_t *play_player_facts(play_player *player);

/* For the other files of the player. */
void play_player_say(play_player *player, play_word word, const char *a, const char *b);
void play_player_complain(play_player *player, play_word word, int error);
void play_player_problem(play_player *player, const lele_problem *problem);
/* Says that memory is short if something could not be shown since this was said last. */
void play_player_say_lack(play_player *player);
/* Asks the game (lele_game_query) and keeps the answer in words for the panel.  False: it was refused. */
bool play_player_ask(play_player *player, const char *question);
/* Why the overlay shows these candidates at the cursor; false: it shows none. */
bool play_player_ask_basis(play_player *player);

/* Runs a command; one that was refused is on the status line. */
bool play_player_send(play_player *player, const char *line);
/* The same for a command of three words; the last two may be NULL. */
bool play_player_send_words(play_player *player, const char *word, const char *a, const char *b);
/* The same for a word and a number. */
bool play_player_send_number(play_player *player, const char *word, int number);
void play_player_act(play_player *player, play_action action);
void play_player_digit(play_player *player, int digit, bool as_note);
void play_player_adopt(play_player *player, lele_game *game, json_t *record);
void play_dialog_open(play_player *player, play_dialog_kind kind);
void play_dialog_ask(play_player *player, play_prompt prompt);
void play_dialog_close(play_player *player);

/* Opens a puzzle, a save or a seed: the text itself, or that of the file with this name. */
void play_dialog_import(play_player *player, const char *input);
void play_dialog_key(play_player *player, const play_event *event);
size_t play_dialog_count(const play_player *player);
/* The tree takes keys that choose a node; false for all others. */
bool play_tree_key(play_player *player, uint32_t key);

/* The record of the game as the page has it.  NULL when memory is short. */
json_t *play_player_record(play_player *player);

/* The selected cells, or the cursor's: "r1c1,r1c2". */
void play_player_cells(const play_player *player, lele_text *out);
bool play_player_reads(play_player *player);

/* The links of the chain that the hint shows, or the lines of its drawing where it has no chain. */
const json_t *play_player_links(play_player *player);

#endif
