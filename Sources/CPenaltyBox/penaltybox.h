/*
 * PenaltyBox: ice hockey's penalties and scoring by the rulebooks, for C and every language that calls C.
 *
 * Bytes go in, JSON comes out. Every answer is a JSON object in UTF-8, with
 *
 *   "answer"  what was asked for: the JSON that the command `penaltybox` prints; missing where there is none
 *   "errors"  what could not be read or played: each has "message" and "report", and where it has a place
 *             "file", "line", "column" and "length"; "expected" and "nearest" say what would be right
 *   "notes"   what is odd in the log, in words
 *
 * An answer ends with a NUL, which `length` does not count, and belongs to the caller, who gives it to
 * `penaltybox_free` once, and not to `free`: a second time is an error of the program, as it is with `free`.
 * The same holds for a solver and `penaltybox_release`. No function fails in another way than by "errors",
 * and none ever returns NULL.
 *
 * A solver holds the books that were loaded into it, and the game that it was asked about last, so that
 * further questions about the same log do not play it again. Several threads may use one solver, which
 * answers one after the other; solvers share nothing that can be changed. Where a function takes a solver,
 * NULL stands for a new one that is released after the call. A log that is NULL is one that is missing, which
 * is an error in the answer.
 *
 * Texts need no end: their length is given in bytes. Names, books, instants and plays are C strings in
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

/* Books, and the game that was asked about last. */
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

/* The version of the library, such as "0.3.0"; it is not to be freed. */
const char *penaltybox_version(void);

/* A new solver, for `penaltybox_release`. */
penaltybox_solver *penaltybox_new(void);

/* Releases a solver; NULL is ignored. */
void penaltybox_release(penaltybox_solver *PENALTYBOX_NULLABLE solver);

/* Releases an answer; NULL is ignored. */
void penaltybox_free(char *PENALTYBOX_NULLABLE answer);

/* Reads and plays `log`: all plays with their rulings, then the result, as `replay --format jsonl` has them. */
char *penaltybox_solve(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const penaltybox_log *PENALTYBOX_NULLABLE log, size_t *PENALTYBOX_NULLABLE length);

/* The game at an instant such as "P2 12:34", as `state` has it; NULL for the log's end. */
char *penaltybox_state(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const penaltybox_log *PENALTYBOX_NULLABLE log, const char *PENALTYBOX_NULLABLE at,
    size_t *PENALTYBOX_NULLABLE length);

/* What `play`, such as "A6 2", would bring at an instant, as `ask` has it; NULL for what a bench usually asks. */
char *penaltybox_ask(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const penaltybox_log *PENALTYBOX_NULLABLE log, const char *PENALTYBOX_NULLABLE at,
    const char *PENALTYBOX_NULLABLE play, size_t *PENALTYBOX_NULLABLE length);

/* Plays the cases in `log`, as `check` does. */
char *penaltybox_check(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const penaltybox_log *PENALTYBOX_NULLABLE log, size_t *PENALTYBOX_NULLABLE length);

/* All books; or the book with this id; or what two books differ in. */
char *penaltybox_books(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const char *PENALTYBOX_NULLABLE book,
    const char *PENALTYBOX_NULLABLE other, size_t *PENALTYBOX_NULLABLE length);

/*
 * Loads a rulebook of your own into `solver`, under whose id logs are then played; it may extend a book of
 * the library or one that was loaded before. The answer shows it, or all its errors: with NULL for the
 * solver the book is only checked.
 */
char *penaltybox_load_book(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const char *PENALTYBOX_NULLABLE text, size_t text_length,
    const char *PENALTYBOX_NULLABLE name, size_t *PENALTYBOX_NULLABLE length);

/* The answer to a request, which is a JSON object: everything that the other functions do, and more. */
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
