/* Faces of CFF fonts, and layouts shown with them; see face.h. */
#include "draw/face.h"

#include <cairo-ft.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum {
    KEPT = 16,
    /* No style of the font, so that nothing changes but this: cairo takes the font for one that it
     * has changed, and writes outlines. */
    CHANGED = 1 << 6,
};

struct kept {
    char *file;
    int index;
    FT_Face loaded;
    cairo_font_face_t *face;
};

struct draw_faces {
    FT_Library library;
    int count;
    struct kept kept[KEPT];
};

draw_faces *draw_faces_new(void)
{
    draw_faces *faces = calloc(1, sizeof *faces);
    if (faces != NULL && FT_Init_FreeType(&faces->library) == 0)
        return faces;
    free(faces);
    return NULL;
}

void draw_faces_free(draw_faces *faces)
{
    if (faces == NULL)
        return;
    for (int i = 0; i < faces->count; i++) {
        cairo_font_face_destroy(faces->kept[i].face);
        free(faces->kept[i].file);
    }
    FT_Done_FreeType(faces->library); /* ends the faces that are left */
    free(faces);
}

static cairo_font_face_t *keep(draw_faces *faces, const char *file, int index)
{
    struct kept *kept = &faces->kept[faces->count];
    if (faces->count == KEPT || FT_New_Face(faces->library, file, index, &kept->loaded) != 0)
        return NULL;
    kept->file = strdup(file);
    kept->index = index;
    kept->face = cairo_ft_font_face_create_for_ft_face(kept->loaded, FT_LOAD_NO_HINTING);
    cairo_ft_font_face_set_synthesize(kept->face, CHANGED);
    if (kept->file == NULL || cairo_font_face_status(kept->face) != CAIRO_STATUS_SUCCESS) {
        cairo_font_face_destroy(kept->face);
        free(kept->file);
        FT_Done_Face(kept->loaded);
        return NULL;
    }
    faces->count++;
    return kept->face;
}

cairo_font_face_t *draw_face_of(draw_faces *faces, PangoFont *font)
{
    FcChar8 *format, *file;
    int index = 0;
    FcPattern *pattern =
        PANGO_IS_FC_FONT(font) ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : NULL;
    if (pattern == NULL ||
        FcPatternGetString(pattern, FC_FONTFORMAT, 0, &format) != FcResultMatch ||
        strcmp((const char *)format, "CFF") != 0 ||
        FcPatternGetString(pattern, FC_FILE, 0, &file) != FcResultMatch)
        return NULL;
    (void)FcPatternGetInteger(pattern, FC_INDEX, 0, &index);
    for (int i = 0; i < faces->count; i++)
        if (faces->kept[i].index == index && strcmp(faces->kept[i].file, (const char *)file) == 0)
            return faces->kept[i].face;
    return keep(faces, (const char *)file, index);
}

/* Whether every glyph of a run is one of the font, from left to right. */
static bool is_plain(const PangoGlyphItem *run)
{
    if (run->item->analysis.level % 2 != 0)
        return false;
    for (int i = 0; i < run->glyphs->num_glyphs; i++)
        if ((run->glyphs->glyphs[i].glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0)
            return false;
    return true;
}

/* The glyphs of a run, and which bytes of the text they stand for.  Characters without a glyph, as a
 * line end, are clusters of bytes only. */
static int fill(const PangoGlyphItem *run, double x, double y, cairo_glyph_t *glyphs,
                int *glyph_count, cairo_text_cluster_t *clusters)
{
    const PangoGlyphString *string = run->glyphs;
    int count = 0;
    for (int i = 0; i < string->num_glyphs; i++) {
        const PangoGlyphInfo *info = &string->glyphs[i];
        const int from = string->log_clusters[i];
        const int to = i + 1 < string->num_glyphs ? string->log_clusters[i + 1] : run->item->length;
        if (i == 0 || from != string->log_clusters[i - 1])
            clusters[count++] = (cairo_text_cluster_t){ 0, 0 };
        clusters[count - 1].num_bytes += to - from;
        if (info->glyph != PANGO_GLYPH_EMPTY) {
            clusters[count - 1].num_glyphs++;
            glyphs[(*glyph_count)++] = (cairo_glyph_t){
                .index = info->glyph,
                .x = x + (double)info->geometry.x_offset / PANGO_SCALE,
                .y = y + (double)info->geometry.y_offset / PANGO_SCALE,
            };
        }
        x += (double)info->geometry.width / PANGO_SCALE;
    }
    return count;
}

static void show_with(cairo_t *cr, cairo_font_face_t *face, const char *text,
                      const PangoGlyphItem *run, double x, double y)
{
    const int count = run->glyphs->num_glyphs;
    cairo_glyph_t *glyphs = cairo_glyph_allocate(count);
    cairo_text_cluster_t *clusters = cairo_text_cluster_allocate(count);
    cairo_scaled_font_t *scaled =
        pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(run->item->analysis.font));
    cairo_matrix_t matrix;
    if (glyphs != NULL && clusters != NULL) {
        int shown = 0;
        const int groups = fill(run, x, y, glyphs, &shown, clusters);
        cairo_scaled_font_get_font_matrix(scaled, &matrix);
        cairo_set_font_face(cr, face);
        cairo_set_font_matrix(cr, &matrix);
        cairo_show_text_glyphs(cr, text + run->item->offset, run->item->length, glyphs, shown,
                               clusters, groups, (cairo_text_cluster_flags_t)0);
    }
    cairo_glyph_free(glyphs);
    cairo_text_cluster_free(clusters);
}

void draw_layout(draw_faces *faces, cairo_t *cr, PangoLayout *layout)
{
    double x, y;
    cairo_get_current_point(cr, &x, &y);
    PangoLayoutIter *at = pango_layout_get_iter(layout);
    do {
        PangoGlyphItem *run = pango_layout_iter_get_run(at);
        PangoRectangle place;
        if (run == NULL || run->glyphs->num_glyphs == 0)
            continue;
        pango_layout_iter_get_run_extents(at, NULL, &place);
        const double left = x + (double)place.x / PANGO_SCALE;
        const double base = y + (double)pango_layout_iter_get_baseline(at) / PANGO_SCALE;
        cairo_font_face_t *face =
            is_plain(run) ? draw_face_of(faces, run->item->analysis.font) : NULL;
        const char *text = pango_layout_get_text(layout);
        if (face != NULL) {
            show_with(cr, face, text, run, left, base);
        } else {
            cairo_move_to(cr, left, base);
            pango_cairo_show_glyph_item(cr, text, run);
        }
    } while (pango_layout_iter_next_run(at));
    pango_layout_iter_free(at);
}
