// Asks the library from C++, and finds what C++ must find: the same header, a NULL that is `nullptr`, and no order
// of evaluation that matters.
#include <penaltybox.h>

#include <string>

static std::string take(char *answer) {
  std::string text = answer;
  penaltybox_free(answer);
  return text;
}

int main() {
  const std::string sheet = "P1 4:00 A6 2\n";
  penaltybox_log log = PENALTYBOX_LOG(sheet.data(), sheet.size());
  log.book = "nhl-2025";
  const std::string state = take(penaltybox_state(nullptr, &log, "P1 5:00"));
  return penaltybox_error(state.c_str()) == nullptr && state.find("\"remaining\":60") != std::string::npos ? 0 : 1;
}
