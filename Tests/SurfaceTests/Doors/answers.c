/* Answers requests with the C library: answers REQUESTS, which is a file with a request in each line. */
#define _GNU_SOURCE
#include <penaltybox.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments) {
  FILE *file = count > 1 ? fopen(arguments[1], "rb") : NULL;
  if (!file) return 2;
  penaltybox_solver *solver = penaltybox_new();
  char *line = NULL;
  size_t size = 0;
  ssize_t read;
  while ((read = getline(&line, &size, file)) > 0) {
    if (line[read - 1] == '\n') read--;
    char *answer = penaltybox_answer(solver, line, (size_t)read);
    fputs(answer, stdout);
    penaltybox_free(answer);
  }
  free(line);
  fclose(file);
  penaltybox_release(solver);
  return 0;
}
