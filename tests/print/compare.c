/*
 * Compares two pictures: compare A.png B.png.
 *
 * They are equal if at most 0.5 % of the pixels differ by more than 16 of 255 in a channel, and in no
 * square of 24 pixels more than an eighth does: a digit is small on a page, but not in its square.
 * Exit status 0: equal; 1: different, and the reason is printed; 2: a file cannot be read.
 */
#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>

enum { TOLERANCE = 16, SQUARE = 24, PER_MILLE = 5, SHARE_OF_SQUARE = 8 };

struct picture {
    cairo_surface_t *surface;
    const unsigned char *data;
    int width, height, stride;
};

static struct picture load(const char *file)
{
    struct picture picture = { .surface = cairo_image_surface_create_from_png(file) };
    if (cairo_surface_status(picture.surface) != CAIRO_STATUS_SUCCESS) {
        printf("%s cannot be read\n", file);
        exit(2);
    }
    picture.data = cairo_image_surface_get_data(picture.surface);
    picture.width = cairo_image_surface_get_width(picture.surface);
    picture.height = cairo_image_surface_get_height(picture.surface);
    picture.stride = cairo_image_surface_get_stride(picture.surface);
    return picture;
}

static int differs(const struct picture *a, const struct picture *b, int x, int y)
{
    for (int channel = 0; channel < 3; channel++) {
        const int p = a->data[y * a->stride + x * 4 + channel];
        const int q = b->data[y * b->stride + x * 4 + channel];
        if (abs(p - q) > TOLERANCE)
            return 1;
    }
    return 0;
}

static int count(const struct picture *a, const struct picture *b, int x, int y)
{
    int different = 0;
    for (int i = y; i < y + SQUARE && i < a->height; i++)
        for (int k = x; k < x + SQUARE && k < a->width; k++)
            different += differs(a, b, k, i);
    return different;
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    const struct picture a = load(argv[1]), b = load(argv[2]);
    long all = 0;
    int worst = 0, at_x = 0, at_y = 0;
    if (a.width != b.width || a.height != b.height) {
        printf("%dx%d is not %dx%d\n", a.width, a.height, b.width, b.height);
        return 1;
    }
    for (int y = 0; y < a.height; y += SQUARE / 2)
        for (int x = 0; x < a.width; x += SQUARE / 2) {
            const int different = count(&a, &b, x, y);
            if (x % SQUARE == 0 && y % SQUARE == 0)
                all += different;
            if (different > worst)
                worst = different, at_x = x, at_y = y;
        }
    const double share = 100.0 * (double)all / ((double)a.width * a.height);
    const int bad = share > PER_MILLE / 10.0 || worst * SHARE_OF_SQUARE > SQUARE * SQUARE;
    if (bad)
        printf("%.3f %% of the pixels differ, %d of %d around %d, %d\n", share, worst,
               SQUARE * SQUARE, at_x, at_y);
    return bad;
}
