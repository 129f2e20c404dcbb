/*
 * PenaltyBox: ice hockey's penalties and scoring by the rulebooks, for C and every language that calls C.
 *
 * Bytes go in, JSON comes out. Every answer is a JSON object in UTF-8, with
 *
 *   "answer"  the result: the JSON that the command `penaltybox` prints; missing if there is no result
 *   "errors"  what the library could not read or play. Each error has "message" and "report". An error with
 *             a place also has "file", "line", "column" and "length". "expected" and "nearest" say what
 *             would be right.
 *   "notes"   oddities in the log, in words
 *
 * An answer ends with a NUL and contains no other NUL, so `strlen` gives its length. The caller owns the answer
 * and must release it exactly once, with `penaltybox_free` and not with `free`. A solver must be released
 * exactly once with `penaltybox_release`. All failures are in "errors"; no function that returns an answer or
 * a solver ever returns NULL. `penaltybox_error` gives the kind of a failure to a program that reads no JSON.
 *
 * A solver keeps the books that were loaded into it. It also keeps the last game, so that further questions
 * about the same log do not play the game again. Several threads may use one solver, which answers them one
 * after the other; solvers share no mutable state. If a caller passes NULL for a solver, the function creates
 * a solver and releases it after the call. If a caller passes NULL for a log, the answer has an error.
 *
 * Texts need no terminator, because the caller gives their length in bytes. Names, books, instants and plays
 * are C strings in UTF-8; NULL leaves them out.
 *
 * A program that was compiled with this header works with each later library of the same soname. Only
 * `penaltybox_log` has members. New members come at its end, and `size` says which members a program knows.
 */
#ifndef PENALTYBOX_H
#define PENALTYBOX_H

#include <stddef.h>

/* The version of this header; `penaltybox_version()` is the version of the library. */
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

/* The loaded books, and the game of the last question. */
typedef struct penaltybox_solver penaltybox_solver;

/*
 * A log: a sheet, JSON lines, or a league's feed.
 *
 * Begin with `penaltybox_log log = PENALTYBOX_LOG(text, length);` and set the members that you want. All
 * other members are NULL, which leaves them out.
 */
typedef struct {
  /* The size of this struct in bytes, which PENALTYBOX_LOG sets. A log with the size 0 is no log. */
  size_t size;
  const char *PENALTYBOX_NULLABLE text;
  size_t length;
  /* The name of the file, for errors; NULL for "the log". */
  const char *PENALTYBOX_NULLABLE name;
  /* The id of the book to play the log under; NULL for the book that the log names. */
  const char *PENALTYBOX_NULLABLE book;
  /* "sheet", "cases", "jsonl", "nhl", "hockeytech", "liiga", "csv" or "swehockey"; NULL to detect the format. Another word is an error. */
  const char *PENALTYBOX_NULLABLE format;
  /* The league of the game, which overrides the league in the log; NULL for the league in the log. */
  const char *PENALTYBOX_NULLABLE league;
  /* 1 if texts should have the players' names that the log has, otherwise 0. */
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
 * The code of the first error in an answer, such as "unreadable" or "unknown-book"; NULL if the answer has no
 * error, or if `answer` is NULL. The code is a constant: do not free it. It is the member "code" of the error.
 * An answer with an error may still have an "answer" for the part before the error.
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
 * Loads your own rulebook into `solver`, which can then play logs under the book's id. The book may extend a
 * book of the library or a book loaded earlier. The answer is the book, or all its errors. If `solver` is
 * NULL, the function only checks the book.
 */
char *penaltybox_load_book(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const char *PENALTYBOX_NULLABLE text, size_t text_length,
    const char *PENALTYBOX_NULLABLE name);

/* Answers a request, which is a JSON object. Requests can do everything that the other functions do, and more. */
char *penaltybox_answer(
    penaltybox_solver *PENALTYBOX_NULLABLE solver, const char *PENALTYBOX_NULLABLE request, size_t request_length);

#ifdef __cplusplus
}
#endif

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
