/* Calls each function of the C library, with valid and invalid arguments, also from several threads.
   Prints what is wrong, and ends with the number of faults: calls [ROUNDS] */
#include <penaltybox.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int faults = 0;

static void expect(int holds, const char *what, const char *answer) {
  if (holds) return;
  faults++;
  printf("%s: %s\n", what, answer);
}

/* Expects `part` in an answer, expects a code exactly if the answer has an error, and releases the answer. */
static void answered(char *answer, const char *part, const char *what) {
  expect(strstr(answer, part) != NULL, what, answer);
  expect((penaltybox_error(answer) == NULL) == (strstr(answer, "\"errors\":[]") != NULL), what, answer);
  penaltybox_free(answer);
}

static penaltybox_log log_of(const char *text) {
  penaltybox_log log = PENALTYBOX_LOG(text, strlen(text));
  log.name = "game.sheet";
  return log;
}

static const char *sheet = "under nhl-2025\nP1 4:00 A6 2 hooking\n 5:00 B goal\n";
static const char *cases =
    "under nhl-2025\n\n== a goal ends a minor\n\nP1  4:00  A6  2\n    5:00  B   goal\n          > A6 ends, goal against\n"
    "          > A6 returns\n          > 5v5\n";
static const char *book =
    "{\"id\": \"our-league\", \"name\": \"Our League\", \"league\": \"Our League\", \"extends\": \"nhl-2025\","
    " \"provisions\": {\"minor-length\": {\"value\": \"1:00\", \"rule\": \"house 1\"}}}";

/* Asks a solver repeatedly about a separate game. */
static void *work(void *given) {
  penaltybox_solver *solver = given;
  penaltybox_log log = log_of(sheet);
  long wrong = 0;
  for (int time = 0; time < 20; time++) {
    char *answer = penaltybox_state(solver, &log, time % 2 ? "P1 4:30" : "P1 6:00");
    const char *part = time % 2 ? "\"manpower\":{\"home\":4" : "\"manpower\":{\"home\":5";
    if (!strstr(answer, part)) wrong++;
    penaltybox_free(answer);
  }
  return (void *)wrong;
}

/* Calls everything once. */
static void call(void) {
  penaltybox_log log = log_of(sheet);
  expect(strcmp(penaltybox_version(), PENALTYBOX_VERSION) == 0, "version", penaltybox_version());

  penaltybox_solver *solver = penaltybox_new();
  answered(penaltybox_solve(solver, &log), "\"text\":\"A6's minor is over: power-play goal\"", "solve");
  answered(penaltybox_state(solver, &log, "P1 4:30"), "\"manpower\":{\"home\":4", "state");
  answered(penaltybox_state(solver, &log, NULL), "\"visiting\":1", "state at the end");
  answered(penaltybox_ask(solver, &log, "P1 4:30", "B goal"), "A6 out of the box", "ask");
  answered(penaltybox_ask(solver, &log, "P1 4:30", NULL), "\"answer\"", "ask about all");
  answered(penaltybox_books(solver, NULL, NULL), "iihf-2025", "books");
  answered(penaltybox_books(solver, "nhl-2025", NULL), "minor-length", "a book");
  answered(penaltybox_books(solver, "nhl-2025", "iihf-2025"), "iihf-2025", "two books");
  penaltybox_log file = log_of(cases);
  answered(penaltybox_check(solver, &file), "\"agreed\":1", "check");
  const char *request = "{\"what\":\"format\",\"log\":{\"text\":\"P1 4:00 A6 2\\n\"}}";
  answered(penaltybox_answer(solver, request, strlen(request)), "\"sheet\"", "answer");

  /* The caller's own book is known only to the solver that loaded it. */
  answered(penaltybox_load_book(solver, book, strlen(book), "our.json"), "our-league", "load");
  log.book = "our-league";
  answered(penaltybox_state(solver, &log, "P1 4:59"), "\"remaining\":1,", "the loaded book");
  answered(penaltybox_state(NULL, &log, "P1 4:30"), "unknown rulebook", "another solver");
  log.book = "nhl-2024x";
  answered(penaltybox_solve(solver, &log), "\"errors\":[{", "no such book");
  log.book = NULL;

  /* Unreadable input is reported with its place, and does not end the program. */
  penaltybox_log bad = log_of("under nhl-2025\nP1 4:00 A6 hok\n");
  answered(penaltybox_solve(solver, &bad), "\"line\":2,\"column\":12", "a bad call");
  penaltybox_log none = PENALTYBOX_LOG(NULL, 0);
  answered(penaltybox_solve(solver, &none), "\"errors\":[{", "no log");
  answered(penaltybox_solve(NULL, &log), "power-play goal", "no solver");
  answered(penaltybox_answer(solver, NULL, 10), "\"errors\":[{", "no request");
  answered(penaltybox_answer(solver, "\xff\xfe", 2), "\"errors\":[{", "no JSON");
  answered(penaltybox_load_book(solver, "{", 1, NULL), "\"errors\":[{", "no book");
  answered(penaltybox_state(solver, &log, "P9 1:00"), "\"errors\":[{", "no such period");
  answered(penaltybox_solve(solver, NULL), "the request has no log", "NULL to solve");
  answered(penaltybox_state(NULL, NULL, NULL), "the request has no log", "NULL's state");
  answered(penaltybox_ask(solver, NULL, NULL, "B goal"), "the request has no log", "ask of NULL");
  answered(penaltybox_check(solver, NULL), "no file of cases", "NULL to check");
  answered(penaltybox_load_book(NULL, book, strlen(book), NULL), "our-league", "load for nobody");
  answered(penaltybox_load_book(NULL, NULL, 0, NULL), "\"errors\":[{", "nothing for nobody");
  penaltybox_free(penaltybox_solve(solver, &log));
  penaltybox_free(NULL);
  penaltybox_release(NULL);

  /* The kind of an error is known without a reader of JSON. */
  expect(penaltybox_error(NULL) == NULL, "no answer", "has an error");
  char *answer = penaltybox_solve(solver, &bad);
  expect(strcmp(penaltybox_error(answer), "unreadable") == 0, "error", answer);
  penaltybox_free(answer);
  log.book = "nhl-2024x";
  answer = penaltybox_solve(solver, &log);
  expect(strcmp(penaltybox_error(answer), "unknown-book") == 0, "error", answer);
  penaltybox_free(answer);

  /* A program that knows fewer members: the library reads nothing after them. */
  log.size = offsetof(penaltybox_log, book);
  answered(penaltybox_solve(solver, &log), "power-play goal", "an older program");
  log = log_of("P1 4:00 A6 2\n");
  log.league = "NHL";
  log.format = "sheet";
  answered(penaltybox_state(solver, &log, NULL), "\"errors\":[]", "league and format");
  log.format = "nlh";
  answered(penaltybox_state(solver, &log, NULL), "not `nlh`; the nearest is `nhl`", "an unknown format");
  log.size = 0;
  answered(penaltybox_solve(solver, &log), "the request has no log", "a log without a size");

  /* Two threads share a solver, two have their own. */
  penaltybox_solver *solvers[4] = { solver, solver, penaltybox_new(), penaltybox_new() };
  pthread_t threads[4];
  for (int index = 0; index < 4; index++) pthread_create(&threads[index], NULL, work, solvers[index]);
  for (int index = 0; index < 4; index++) {
    void *wrong;
    pthread_join(threads[index], &wrong);
    expect(wrong == NULL, "a thread", "answers of another's game");
  }
  for (int index = 1; index < 4; index++) penaltybox_release(solvers[index]);
}

int main(int count, char **arguments) {
  int rounds = count > 1 ? atoi(arguments[1]) : 1;
  for (int round = 0; round < rounds; round++) call();
  return faults > 90 ? 90 : faults;
}
