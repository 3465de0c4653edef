/* Bent arrows, see arrow.h; the same curves as web/src/board/geometry.ts. */
#include "draw/arrow.h"

#include <math.h>

/* How much an arrow may bend, as a fraction of its length: the smallest bends first, to both
 * sides. */
static const double bends[] = { 0.07, -0.07, 0.15, -0.15, 0.24, -0.24, 0.34, -0.34 };
static const double most_bend = 1.3;

double draw_distance(draw_point a, draw_point b)
{
    return hypot(a.x - b.x, a.y - b.y);
}

draw_point draw_toward(draw_point from, draw_point to, double distance)
{
    const double length = draw_distance(from, to);
    const double share = length > 0 ? distance / length : 0;
    return (draw_point){ from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share };
}

static draw_point along(const draw_curve *curve, double t)
{
    const double a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t;
    return (draw_point){ a * curve->from.x + b * curve->control.x + c * curve->to.x,
                         a * curve->from.y + b * curve->control.y + c * curve->to.y };
}

/* How much of the curve covers things that should stay free, or leaves the board. */
static double cost(const draw_curve *curve, const draw_crowd *crowd)
{
    double sum = 0;
    for (int i = 1; i < 24; i++) {
        const draw_point at = along(curve, i / 24.0);
        const double inside = fmin(fmin(at.x, at.y), fmin(crowd->size - at.x, crowd->size - at.y));
        sum += crowd->busy(crowd->data, at) + (inside < 0.04 ? 8 : 0);
    }
    return sum;
}

bool draw_arrow(draw_point from, draw_point to, double gap, const draw_crowd *crowd,
                draw_curve *ret)
{
    const double length = draw_distance(from, to);
    if (length <= 2 * gap)
        return false;
    const draw_point unit = { (to.x - from.x) / length, (to.y - from.y) / length };
    double least = INFINITY;
    for (size_t i = 0; i < sizeof bends / sizeof bends[0]; i++) {
        const double bend = copysign(fmin(most_bend, fabs(bends[i]) * length), bends[i]);
        const draw_point control = { (from.x + to.x) / 2 - 2 * unit.y * bend,
                                     (from.y + to.y) / 2 + 2 * unit.x * bend };
        const draw_curve curve = { draw_toward(from, control, gap), control,
                                   draw_toward(to, control, gap) };
        const double price = cost(&curve, crowd) + fabs(bends[i]) * 4;
        if (price < least - 1e-9) {
            least = price;
            *ret = curve;
        }
    }
    return true;
}

/* A quadratic curve as the cubic one that cairo draws. */
void draw_curve_path(cairo_t *cr, const draw_curve *curve)
{
    const draw_point a = curve->from, c = curve->control, b = curve->to;
    cairo_move_to(cr, a.x, a.y);
    cairo_curve_to(cr, a.x + (c.x - a.x) * 2 / 3, a.y + (c.y - a.y) * 2 / 3,
                   b.x + (c.x - b.x) * 2 / 3, b.y + (c.y - b.y) * 2 / 3, b.x, b.y);
}

void draw_head(cairo_t *cr, draw_point from, draw_point tip, double size)
{
    cairo_save(cr);
    cairo_translate(cr, tip.x, tip.y);
    cairo_rotate(cr, atan2(tip.y - from.y, tip.x - from.x));
    cairo_scale(cr, size / 10, size / 10);
    cairo_move_to(cr, -7.5, -4.2);
    cairo_line_to(cr, 1.5, 0);
    cairo_line_to(cr, -7.5, 4.2);
    cairo_line_to(cr, -5.2, 0);
    cairo_close_path(cr);
    cairo_fill(cr);
    cairo_restore(cr);
}
