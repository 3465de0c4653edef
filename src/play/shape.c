/* The arrangement of the screen; see shape.h. */
#include "play/shape.h"

static const struct {
    int height;
    bool thin, narrow;
} shapes[PLAY_SHAPES] = {
    { 3, true, false }, { 3, false, false }, { 2, true, false }, { 2, false, false },
    { 1, true, false }, { 1, false, false }, { 1, false, true },
};

bool play_shape_parts(const lele_layout *layout, int cell, int other)
{
    return cell < 0 || other < 0 || lele_layout_box(layout, cell) != lele_layout_box(layout, other);
}

static bool row_has_line(const lele_layout *layout, int row)
{
    const int size = layout->size;
    for (int column = 0; column < size; column++) {
        const int below = row < size ? row * size + column : -1;
        const int above = row > 0 ? (row - 1) * size + column : -1;
        if (play_shape_parts(layout, below, above))
            return true;
    }
    return false;
}

static void measure_cells(play_shape *shape, bool narrow)
{
    const int size = shape->size, height = shape->cell_height;
    shape->note_rows = height;
    shape->note_columns = (size + height - 1) / height;
    shape->note_step = height == 3 && shape->note_columns <= 4 ? 2 : 1;
    int width = shape->note_columns * shape->note_step - (shape->note_step - 1);
    if (height == 1)
        width = 3;
    shape->cell_width = narrow ? 1 : width < 3 ? 3 : width;
    if (height > 1)
        return;
    shape->note_columns = shape->cell_width;
    shape->note_step = 1;
}

void play_shape_init(play_shape *shape, const lele_layout *layout, int index)
{
    *shape = (play_shape){ .size = layout->size,
                           .cell_height = shapes[index].height,
                           .thin = shapes[index].thin,
                           .heavy = shapes[index].thin };
    measure_cells(shape, shapes[index].narrow);
    int row_at = 0, column_at = 0;
    for (int i = 0; i <= shape->size; i++) {
        shape->row_line[i] = shape->thin || row_has_line(layout, i);
        row_at += shape->row_line[i];
        column_at++;
        shape->row_at[i] = row_at;
        shape->column_at[i] = column_at;
        row_at += i < shape->size ? shape->cell_height : 0;
        column_at += i < shape->size ? shape->cell_width : 0;
    }
    shape->height = row_at;
    shape->width = column_at;
}

/* Places the panel beside the board or below it; false: there is no room for it. */
static bool place_panel(play_screen *screen, int height, int width)
{
    const play_shape *shape = &screen->shape;
    screen->board = (play_rect){ 0, 0, height, width };
    screen->panel = (play_rect){ 0, 0, 0, 0 };
    if (shape->height > height || shape->width > width)
        return false;
    const int beside = width - shape->width - 1;
    if (beside >= PLAY_PANEL_LEAST) {
        screen->board.width = shape->width;
        screen->panel = (play_rect){ 0, shape->width + 1, height,
                                     beside < PLAY_PANEL_MOST ? beside : PLAY_PANEL_MOST };
        return true;
    }
    if (height - shape->height < 6)
        return false;
    screen->board.height = shape->height;
    screen->panel = (play_rect){ shape->height, 0, height - shape->height, width };
    return true;
}

/* A text that must be read gets the lower half. */
static void cover_board(play_screen *screen, int height, int width)
{
    const int lines = height / 2 < 4 ? height - 1 : height / 2;
    if (lines < 1)
        return;
    screen->board = (play_rect){ 0, 0, height - lines, width };
    screen->panel = (play_rect){ height - lines, 0, lines, width };
}

static int scroll(int at, int length, int room, int whole)
{
    if (whole <= room)
        return 0;
    const int middle = at + length / 2 - room / 2;
    return middle < 0 ? 0 : middle > whole - room ? whole - room : middle;
}

static void follow_cursor(play_screen *screen, int cursor)
{
    const play_shape *shape = &screen->shape;
    screen->top = scroll(shape->row_at[cursor / shape->size], shape->cell_height,
                         screen->board.height, shape->height);
    screen->left = scroll(shape->column_at[cursor % shape->size], shape->cell_width,
                          screen->board.width, shape->width);
}

/* Nothing fits: the board scrolls in its smallest shape, wide cells if the width allows. */
static void take_smallest(play_screen *screen, const lele_layout *layout, int columns)
{
    play_shape_init(&screen->shape, layout, PLAY_SHAPES - 2);
    if (screen->shape.width > columns)
        play_shape_init(&screen->shape, layout, PLAY_SHAPES - 1);
}

void play_screen_arrange(play_screen *screen, int rows, int columns, const lele_layout *layout,
                         int zoom, bool reads, int cursor)
{
    *screen = (play_screen){ .rows = rows, .columns = columns, .keys_row = -1 };
    const bool has_keys = rows >= 20;
    screen->status_row = rows - 1 - has_keys;
    if (has_keys)
        screen->keys_row = rows - 1;
    const int height = screen->status_row > 0 ? screen->status_row : 0;
    bool placed = false;
    for (int i = 0; i < PLAY_SHAPES && !placed; i++) {
        if (zoom != PLAY_SHAPE_AUTO && i != zoom)
            continue;
        play_shape_init(&screen->shape, layout, i);
        placed = place_panel(screen, height, columns);
    }
    if (!placed && zoom == PLAY_SHAPE_AUTO)
        take_smallest(screen, layout, columns);
    if (!placed && reads)
        cover_board(screen, height, columns);
    follow_cursor(screen, cursor);
}

int play_screen_cell(const play_screen *screen, int row, int column)
{
    const play_shape *shape = &screen->shape;
    const play_rect *board = &screen->board;
    if (row < board->row || row >= board->row + board->height || column < board->column ||
        column >= board->column + board->width)
        return -1;
    row += screen->top - board->row;
    column += screen->left - board->column;
    for (int r = 0; r < shape->size; r++) {
        if (row < shape->row_at[r] || row >= shape->row_at[r] + shape->cell_height)
            continue;
        for (int c = 0; c < shape->size; c++)
            if (column >= shape->column_at[c] && column < shape->column_at[c] + shape->cell_width)
                return r * shape->size + c;
    }
    return -1;
}
