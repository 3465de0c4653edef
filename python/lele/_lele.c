/*
 * The extension of the package lele, on the limited API: one call for single puzzles, which answers in
 * JSON as the WebAssembly module does (wasm/shim.h), and one for batches, which gives up the lock of the
 * interpreter and uses all cores.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lele/lele.h"

/* Of wasm/call.c. */
const char *lele_wasm_call(const char *verb, const char *options, const char *body,
                           size_t body_length);
size_t lele_wasm_answer_length(void);
void lele_wasm_progress(double nodes, double guesses, double backtracks);

/* A page shows the progress of a search; here nobody does. */
void lele_wasm_progress(double nodes, double guesses, double backtracks)
{
    (void)nodes, (void)guesses, (void)backtracks;
}

static PyObject *call(PyObject *self, PyObject *arguments)
{
    const char *verb, *options, *body;
    Py_ssize_t length;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "sss#", &verb, &options, &body, &length))
        return NULL;
    const char *answer = lele_wasm_call(verb, options, body, (size_t)length);
    const size_t size = lele_wasm_answer_length();
    return size == 0 ? PyErr_NoMemory() : PyUnicode_FromStringAndSize(answer, (Py_ssize_t)size);
}

enum { PORTION = 4096, THREADS_MAX = 256 };

/* A batch that threads share portion by portion. */
struct batch {
    const lele_layout *layout;
    const uint8_t *puzzles;
    uint8_t *solutions;
    uint32_t *counts;
    size_t count, stride, next;
    lele_solve_form form;
    uint32_t most;
    int failed;
    pthread_mutex_t lock;
};

static void *work(void *data)
{
    struct batch *batch = data;
    lele_solver *solver = lele_solver_new(batch->layout, NULL, NULL);
    pthread_mutex_lock(&batch->lock);
    batch->failed |= solver == NULL;
    while (solver != NULL && batch->next < batch->count) {
        const size_t first = batch->next, left = batch->count - first;
        lele_solve_batch part = {
            .puzzles = batch->puzzles + first * batch->stride,
            .solutions = batch->solutions + first * batch->stride,
            .counts = batch->counts + first,
            .count = left < PORTION ? left : PORTION,
            .form = batch->form,
            .max_solutions = batch->most,
        };
        batch->next += part.count;
        pthread_mutex_unlock(&batch->lock);
        memcpy(part.solutions, part.puzzles, part.count * batch->stride); /* where there is none */
        lele_solve_many(solver, &part);
        pthread_mutex_lock(&batch->lock);
    }
    pthread_mutex_unlock(&batch->lock);
    lele_solver_free(solver);
    return NULL;
}

static void run(struct batch *batch, int threads)
{
    pthread_t started[THREADS_MAX];
    int count = 0;
    const long cores = threads > 0 ? threads : sysconf(_SC_NPROCESSORS_ONLN);
    const size_t portions = (batch->count + PORTION - 1) / PORTION;
    pthread_mutex_init(&batch->lock, NULL);
    while (count + 1 < cores && (size_t)count + 1 < portions && count < THREADS_MAX &&
           pthread_create(&started[count], NULL, work, batch) == 0)
        count++;
    work(batch);
    for (int i = 0; i < count; i++)
        pthread_join(started[i], NULL);
    pthread_mutex_destroy(&batch->lock);
}

/* Whether every digit is one of the layout: the batch of the library demands it for cells. */
static bool in_range(const struct batch *batch)
{
    uint8_t largest = 0;
    for (size_t i = 0; i < batch->count * batch->stride; i++)
        largest = batch->puzzles[i] > largest ? batch->puzzles[i] : largest;
    return largest <= batch->layout->size;
}

/* Whether the text is lines of cells, all of the length of the layout. */
static bool is_lines(const struct batch *batch)
{
    lele_solver *solver = lele_solver_new(batch->layout, NULL, NULL);
    const size_t length = batch->count * batch->stride;
    const bool good = solver != NULL && lele_solve_count_lines(solver, (const char *)batch->puzzles,
                                                               length) == batch->count;
    lele_solver_free(solver);
    return good;
}

/* Whether the batch is one that the library takes; if not, an exception is set. */
static bool check(const struct batch *batch, Py_ssize_t bytes, Py_ssize_t counts)
{
    const int cells = batch->layout->cell_count;
    if ((Py_ssize_t)(batch->count * batch->stride) != bytes ||
        counts != (Py_ssize_t)(batch->count * sizeof(uint32_t)))
        PyErr_Format(PyExc_ValueError, "every puzzle must have %d cells", cells);
    else if (batch->form == LELE_FORM_CELLS && !in_range(batch))
        PyErr_Format(PyExc_ValueError, "a digit is out of range: 0 to %d", batch->layout->size);
    else if (batch->form == LELE_FORM_LINES && (batch->layout->size > 9 || !is_lines(batch)))
        PyErr_Format(PyExc_ValueError, "every line must have %d digits or dots", cells);
    else
        return true;
    return false;
}

/* Solves the checked batch without the lock of the interpreter; `ret` is what the call returns. */
static PyObject *solve_checked(struct batch *batch, int threads, PyObject *ret)
{
    Py_BEGIN_ALLOW_THREADS run(batch, threads);
    Py_END_ALLOW_THREADS if (!batch->failed) return ret;
    Py_DECREF(ret);
    return PyErr_NoMemory();
}

/* Solves lines; returns lines. */
static PyObject *solve_lines(PyObject *self, PyObject *arguments)
{
    const char *name;
    int threads;
    unsigned most;
    Py_buffer text, counts;
    lele_layout layout;
    PyObject *ret = NULL;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "y*w*siI", &text, &counts, &name, &threads, &most))
        return NULL;
    if (lele_layout_init(&layout, name, NULL) != LELE_OK || most == 0) {
        PyErr_Format(PyExc_ValueError, "unknown layout %s, or a limit of 0", name);
    } else {
        const size_t stride = (size_t)layout.cell_count + 1;
        struct batch batch = { .layout = &layout,
                               .puzzles = text.buf,
                               .counts = counts.buf,
                               .count = (size_t)text.len / stride,
                               .stride = stride,
                               .form = LELE_FORM_LINES,
                               .most = most };
        if (check(&batch, text.len, counts.len))
            ret = PyBytes_FromStringAndSize(NULL, text.len);
        batch.solutions = ret != NULL ? (uint8_t *)PyBytes_AsString(ret) : NULL;
        if (ret != NULL)
            ret = solve_checked(&batch, threads, ret);
    }
    PyBuffer_Release(&text), PyBuffer_Release(&counts);
    return ret;
}

/* Solves cells, a byte each, into another array of them. */
static PyObject *solve_cells(PyObject *self, PyObject *arguments)
{
    const char *name;
    int threads;
    unsigned most;
    Py_buffer from, to, counts;
    lele_layout layout;
    PyObject *ret = NULL;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "y*w*w*siI", &from, &to, &counts, &name, &threads, &most))
        return NULL;
    if (lele_layout_init(&layout, name, NULL) != LELE_OK || most == 0 || to.len != from.len) {
        PyErr_Format(PyExc_ValueError, "unknown layout %s, or a limit of 0", name);
    } else {
        const size_t stride = (size_t)layout.cell_count;
        struct batch batch = { .layout = &layout,
                               .puzzles = from.buf,
                               .solutions = to.buf,
                               .counts = counts.buf,
                               .count = (size_t)from.len / stride,
                               .stride = stride,
                               .form = LELE_FORM_CELLS,
                               .most = most };
        if (check(&batch, from.len, counts.len)) {
            Py_INCREF(Py_None);
            ret = solve_checked(&batch, threads, Py_None);
        }
    }
    PyBuffer_Release(&from), PyBuffer_Release(&to), PyBuffer_Release(&counts);
    return ret;
}

static PyMethodDef methods[] = {
    { "call", call, METH_VARARGS, "call(verb, options, body) -> JSON" },
    { "solve_lines", solve_lines, METH_VARARGS,
      "solve_lines(text, counts, layout, threads, most) -> lines" },
    { "solve_cells", solve_cells, METH_VARARGS,
      "solve_cells(puzzles, solutions, counts, layout, threads, most)" },
    { NULL, NULL, 0, NULL },
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "_lele", NULL, -1, methods, NULL, NULL, NULL, NULL
};

PyMODINIT_FUNC PyInit__lele(void)
{
    return PyModule_Create(&module);
}
