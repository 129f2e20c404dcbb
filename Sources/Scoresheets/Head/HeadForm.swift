import HockeyRules

// Sheets, JSON lines, completions and messages all take the content of a log's head from here.

/// A form in which the head of a log is read or written: the log passes each fact to the form.
///
/// A form that writes leaves the facts unchanged.
protocol HeadForm: ~Copyable {
  associatedtype Failure: Error

  /// Reads or writes a fact: the member `key` of JSON lines, or the line of a sheet that begins
  /// with `keyword`, and with `team` if the fact is about a team; without a keyword, sheets leave
  /// out the fact.
  mutating func fact<Fact: HeadFact>(
    _ fact: Fact.Type, _ keyword: HeadKeyword?, of team: Team?, _ key: HeadKey,
    _ value: inout Fact.Value?
  ) throws(Failure)
  /// Reads or writes a team's letters, and the players on the team's line of a sheet.
  mutating func team(
    _ team: Team, _ keyword: HeadKeyword, _ key: HeadKey, of log: inout GameLog
  ) throws(Failure)
}

extension HeadForm where Self: ~Copyable {
  /// Reads or writes a fact about the game.
  mutating func fact<Fact: HeadFact>(
    _ fact: Fact.Type, _ keyword: HeadKeyword?, _ key: HeadKey, _ value: inout Fact.Value?
  ) throws(Failure) {
    try self.fact(fact, keyword, of: nil, key, &value)
  }

  /// Reads or writes a fact that every log has.
  mutating func fact<Fact: HeadFact>(
    _ fact: Fact.Type, _ keyword: HeadKeyword?, _ key: HeadKey, _ value: inout Fact.Value
  ) throws(Failure) {
    var known: Fact.Value? = value
    try self.fact(fact, keyword, key, &known)
    value = known ?? value
  }
}

extension GameLog {
  /// Passes the facts of the head to `form`, in the order of JSON lines; a reading form replaces
  /// them.
  mutating func describeHead<Form: HeadForm & ~Copyable>(
    to form: inout Form
  ) throws(Form.Failure) {
    try form.fact(HeadText.self, .id, .id, &id)
    try form.fact(HeadBooks.self, .under, .under, &books)
    try form.fact(HeadWord<ClockDirection>.self, .clock, .clock, &clock)
    try form.team(.home, .home, .home, of: &self)
    try form.team(.visiting, .visiting, .visiting, of: &self)
    try form.fact(HeadText.self, .name, of: .home, .homeName, &teamNames.home)
    try form.fact(HeadText.self, .name, of: .visiting, .visitingName, &teamNames.visiting)
    try form.fact(HeadColors.self, .color, of: .home, .homeColor, &colors.home)
    try form.fact(HeadColors.self, .color, of: .visiting, .visitingColor, &colors.visiting)
    try form.fact(HeadText.self, nil, .homeId, &teamIDs.home)
    try form.fact(HeadText.self, nil, .visitingId, &teamIDs.visiting)
    try form.fact(HeadWord<Stage>.self, .kind, .kind, &stage)
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
  case penaltybox, id, under, clock, home, visiting, homeName, visitingName, homeColor
  case visitingColor, homeId, visitingId, kind, date, league, season
  case periods, periodLength, overtimeLength, shooters
  /// Another word for `visiting`, as in a sheet.
  case away
}
