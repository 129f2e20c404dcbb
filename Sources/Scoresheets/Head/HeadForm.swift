import HockeyRules

// The head of a log. Sheets, JSON lines, completions and messages go by what is said here.

/// A form in which the head of a log is read or written: a log gives it the facts, one by one.
///
/// A form that writes leaves the facts as they are.
protocol HeadForm: ~Copyable {
  associatedtype Failure: Error

  /// A fact: the line that begins with `keyword`, if sheets have it, and the member `key` of JSON lines.
  mutating func fact<Fact: HeadFact>(
    _ fact: Fact.Type, _ keyword: HeadKeyword?, _ key: HeadKey, _ value: inout Fact.Value?
  ) throws(Failure)
  /// A team's letters, and the players that its line of a sheet lists.
  mutating func team(
    _ team: Team, _ keyword: HeadKeyword, _ key: HeadKey, of log: inout GameLog
  ) throws(Failure)
}

extension HeadForm where Self: ~Copyable {
  /// A fact that every log has.
  mutating func fact<Fact: HeadFact>(
    _ fact: Fact.Type, _ keyword: HeadKeyword?, _ key: HeadKey, _ value: inout Fact.Value
  ) throws(Failure) {
    var known: Fact.Value? = value
    try self.fact(fact, keyword, key, &known)
    value = known ?? value
  }
}

extension GameLog {
  /// Gives `form` the facts of the head, in the order of JSON lines; a form that reads replaces them.
  mutating func describeHead<Form: HeadForm & ~Copyable>(
    to form: inout Form
  ) throws(Form.Failure) {
    try form.fact(HeadText.self, .id, .id, &id)
    try form.fact(HeadBooks.self, .under, .under, &books)
    try form.fact(HeadWord<ClockDirection>.self, .clock, .clock, &clock)
    try form.team(.home, .home, .home, of: &self)
    try form.team(.visiting, .visiting, .visiting, of: &self)
    try form.fact(HeadText.self, nil, .homeId, &teamIDs.home)
    try form.fact(HeadText.self, nil, .visitingId, &teamIDs.visiting)
    try form.fact(HeadWord<GameKind>.self, .kind, .kind, &kind)
    try form.fact(HeadDate.self, .date, .date, &date)
    try form.fact(HeadText.self, .league, .league, &league)
    try form.fact(HeadYear.self, .season, .season, &season)
    try form.fact(HeadRegulation.self, .periods, .periods, &regulation)
    try form.fact(HeadLength.self, .overtime, .overtimeLength, &overtimeLength)
    try form.fact(HeadShooters.self, .shooters, .shooters, &shooters)
  }
}

/// The keys of a head in JSON lines.
enum HeadKey: String, CaseIterable {
  case penaltybox, id, under, clock, home, visiting, homeId, visitingId, kind, date, league
  case season, periods, periodLength, overtimeLength, shooters
  /// Another word for `visiting`, as in a sheet.
  case away
}
