/*
 * PenaltyBox: ice hockey's penalties and scoring by the rulebooks, for C and every language that calls C.
 *
 * Bytes go in, JSON comes out. Every answer is a JSON object in UTF-8, with
 *
 *   "answer"  the result: the JSON that the command `penaltybox` prints; missing if there is none
 *   "errors"  what could not be read or played: each error has "message" and "report", and if it has a
 *             place, "file", "line", "column" and "length"; "expected" and "nearest" say what would be right
 *   "notes"   oddities in the log, in words
 *
 * An answer ends with a NUL, which `length` does not count. It belongs to the caller, who must release it
 * once with `penaltybox_free`, and not with `free`; releasing it twice is an error, as it is with `free`.
 * The same holds for a solver and `penaltybox_release`. All failures are reported in "errors"; no function
 * ever returns NULL.
 *
 * A solver holds the books that were loaded into it, and the last game that it was asked about, so that
 * further questions about the same log do not play it again. Several threads may use one solver, which
 * answers them one after the other; solvers share no mutable state. If NULL is passed for a solver, a new
 * one is used and released after the call. If NULL is passed for a log, the answer has an error.
 *
 * Texts need no terminator: their length is given in bytes. Names, books, instants and plays are C strings in
 * UTF-8; NULL leaves them out.
 */
#ifndef PENALTYBOX_H
#define PENALTYBOX_H

#include <stddef.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#define PENALTYBOX_NULLABLE _Nullable
#else
#define PENALTYBOX_NULLABLE
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The loaded books, and the last game that was asked about. */
typedef struct penaltybox_solver penaltybox_solver;

/* A log: a sheet, JSON lines, or a league's feed, whose format is detected. */
typedef struct {
  const char *PENALTYBOX_NULLABLE text;
  size_t length;
  /* The name of its file, for errors; NULL for "the log". */
  const char *PENALTYBOX_NULLABLE name;
  /* The id of the book to play it under; NULL for the one that it names. */
  const char *PENALTYBOX_NULLABLE book;
} penaltybox_log;

/* The version of the library, such as "0.3.0"; do not free it. */
const char *penaltybox_version(void);

/* Creates a solver; release it with `penaltybox_release`. */
penaltybox_solver *penaltybox_new(void);

/* Releases a solver; NULL is ignored. */
void penaltybox_release(penaltybox_solver *PENALTYBOX_NULLABLE solver);

/* Releases an answer; NULL is ignored. */
void penaltybox_free(char *PENALTYBOX_NULLABLE answer);

/* Reads and plays `log`: all plays with their rulings, then the result, as in `replay --format jsonl`. */
char *penaltybox_solve(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const penaltybox_log *PENALTYBOX_NULLABLE log, size_t *PENALTYBOX_NULLABLE length);

/* The game at an instant such as "P2 12:34", or NULL for the log's end, as in `state`. */
char *penaltybox_state(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const penaltybox_log *PENALTYBOX_NULLABLE log, const char *PENALTYBOX_NULLABLE at,
    size_t *PENALTYBOX_NULLABLE length);

/* The effect of `play`, such as "A6 2", at an instant, as in `ask`; NULL asks a bench's usual questions. */
char *penaltybox_ask(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const penaltybox_log *PENALTYBOX_NULLABLE log, const char *PENALTYBOX_NULLABLE at,
    const char *PENALTYBOX_NULLABLE play, size_t *PENALTYBOX_NULLABLE length);

/* Plays the cases in `log`, as `check` does. */
char *penaltybox_check(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const penaltybox_log *PENALTYBOX_NULLABLE log, size_t *PENALTYBOX_NULLABLE length);

/* All books; the book with this id; or the differences between two books. */
char *penaltybox_books(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const char *PENALTYBOX_NULLABLE book,
    const char *PENALTYBOX_NULLABLE other, size_t *PENALTYBOX_NULLABLE length);

/*
 * Loads your own rulebook into `solver`; logs can then be played under its id. It may extend a book of the
 * library or one loaded earlier. The answer is the book, or all its errors; if `solver` is NULL, the book
 * is only checked.
 */
char *penaltybox_load_book(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const char *PENALTYBOX_NULLABLE text, size_t text_length,
    const char *PENALTYBOX_NULLABLE name, size_t *PENALTYBOX_NULLABLE length);

/* Answers a request, which is a JSON object. It can do everything that the other functions do, and more. */
char *penaltybox_answer(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const char *PENALTYBOX_NULLABLE request, size_t request_length,
    size_t *PENALTYBOX_NULLABLE length);

#ifdef __cplusplus
}
#endif

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
