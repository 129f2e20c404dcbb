import HockeyRules
import Scoresheets
import Testing
import Views

struct BookQuestionTests {
  @Test func `each question is about a point of the books, and each answer is a value of it`() {
    for question in BookQuestion.all {
      let point = Rulebook.points.first { $0.key == question.key }
      #expect(point != nil, "\(question.key.rawValue)")
      for answer in question.answers {
        #expect(point?.form.admits(answer.value) == true, "\(question.text) \(answer.words)")
      }
    }
  }
}
