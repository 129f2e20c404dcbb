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
 * An answer ends with a NUL and has no other, so that `strlen` gives its length. It belongs to the caller, who
 * must release it once with `penaltybox_free`, and not with `free`; releasing it twice is an error, as it is
 * with `free`. The same holds for a solver and `penaltybox_release`. All failures are reported in "errors";
 * no function that returns an answer or a solver ever returns NULL. `penaltybox_error` says what kind of
 * failure it is, without a reader of JSON.
 *
 * A solver holds the books that were loaded into it, and the last game that it was asked about, so that
 * further questions about the same log do not play it again. Several threads may use one solver, which
 * answers them one after the other; solvers share no mutable state. If NULL is passed for a solver, a new
 * one is used and released after the call. If NULL is passed for a log, the answer has an error.
 *
 * Texts need no terminator: their length is given in bytes. Names, books, instants and plays are C strings in
 * UTF-8; NULL leaves them out.
 *
 * A program that was compiled with this header works with each later library of the same soname. Only
 * `penaltybox_log` has members, and new ones come at its end: `size` says which of them a program knows.
 */
#ifndef PENALTYBOX_H
#define PENALTYBOX_H

#include <stddef.h>

/* The version of this header; that of the library is `penaltybox_version()`. */
#define PENALTYBOX_VERSION "1.0.0"

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

/*
 * A log: a sheet, JSON lines, or a league's feed.
 *
 * Begin it with `penaltybox_log log = PENALTYBOX_LOG(text, length);` and set the members that you want: all
 * others are NULL, which leaves them out.
 */
typedef struct {
  /* The size of this struct in bytes, which PENALTYBOX_LOG sets. A log with the size 0 is no log. */
  size_t size;
  const char *PENALTYBOX_NULLABLE text;
  size_t length;
  /* The name of its file, for errors; NULL for "the log". */
  const char *PENALTYBOX_NULLABLE name;
  /* The id of the book to play it under; NULL for the one that it names. */
  const char *PENALTYBOX_NULLABLE book;
  /* "sheet", "cases", "jsonl", "nhl", "hockeytech", "liiga", "csv" or "swehockey"; NULL to detect it. Another word is an error. */
  const char *PENALTYBOX_NULLABLE format;
  /* The league whose game it is, whatever the log says; NULL for the one that it names. */
  const char *PENALTYBOX_NULLABLE league;
  /* Whether texts have the players' names, if the log has them: 0 or 1. */
  int names;
} penaltybox_log;

/* The members of a log with `length` bytes at `text`. */
#define PENALTYBOX_LOG(text, length) { sizeof(penaltybox_log), (text), (length), NULL, NULL, NULL, NULL, 0 }

/* The version of the library, such as "1.0.0"; do not free it. */
const char *penaltybox_version(void);

/* Creates a solver; release it with `penaltybox_release`. */
penaltybox_solver *penaltybox_new(void);

/* Releases a solver; NULL is ignored. */
void penaltybox_release(penaltybox_solver *PENALTYBOX_NULLABLE solver);

/* Releases an answer; NULL is ignored. */
void penaltybox_free(char *PENALTYBOX_NULLABLE answer);

/*
 * The code of the first error of an answer, such as "unreadable" or "unknown-book"; NULL if it has none, or if
 * `answer` is NULL. It is a constant: do not free it. The codes are those of the member "code" of an error.
 * An answer with an error may still have the "answer" for the part before it.
 */
const char *PENALTYBOX_NULLABLE penaltybox_error(const char *PENALTYBOX_NULLABLE answer);

/* Reads and plays `log`: all plays with their rulings, then the result, as in `replay --format jsonl`. */
char *penaltybox_solve(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const penaltybox_log *PENALTYBOX_NULLABLE log);

/* The game at an instant such as "P2 12:34", or NULL for the log's end, as in `state`. */
char *penaltybox_state(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const penaltybox_log *PENALTYBOX_NULLABLE log, const char *PENALTYBOX_NULLABLE at);

/* The effect of `play`, such as "A6 2", at an instant, as in `ask`; NULL asks a bench's usual questions. */
char *penaltybox_ask(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const penaltybox_log *PENALTYBOX_NULLABLE log, const char *PENALTYBOX_NULLABLE at,
    const char *PENALTYBOX_NULLABLE play);

/* Plays the cases in `log`, as `check` does. */
char *penaltybox_check(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const penaltybox_log *PENALTYBOX_NULLABLE log);

/* All books; the book with this id; or the differences between two books. */
char *penaltybox_books(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const char *PENALTYBOX_NULLABLE book,
    const char *PENALTYBOX_NULLABLE other);

/*
 * Loads your own rulebook into `solver`; logs can then be played under its id. It may extend a book of the
 * library or one loaded earlier. The answer is the book, or all its errors; if `solver` is NULL, the book
 * is only checked.
 */
char *penaltybox_load_book(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const char *PENALTYBOX_NULLABLE text, size_t text_length,
    const char *PENALTYBOX_NULLABLE name);

/* Answers a request, which is a JSON object. It can do everything that the other functions do, and more. */
char *penaltybox_answer(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const char *PENALTYBOX_NULLABLE request, size_t request_length);

#ifdef __cplusplus
}
#endif

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
