import HockeyRules
import Scoresheets

/// Penalties and their offenders.
extension NHLEvents {
  /// The call in a penalty's details; `nil`, and a note, if its type is not known.
  mutating func call(_ play: NHLPlay, _ details: NHLDetails, _ team: Team) -> Call? {
    let id = Event.ID.number(play.id)
    let type = details.penaltyType ?? ""
    guard let penalties = penalties(type, minutes: details.minutes, id) else {
      notes.append(.unknownPenaltyType(id, type))
      return nil
    }
    // Nobody serves a game misconduct, so the player whom the feed names there is ignored.
    let server = type == "GAM" ? nil : details.servedBy
    return Call(
      offender: details.isOfStaff
        ? .bench(team) : offender(type, details.committedBy, of: team, id),
      penalties: penalties,
      penaltyShot: type == "PS", infraction: details.infraction.map { Infraction(rawValue: $0) },
      server: server.flatMap { player($0, of: team) })
  }

  private mutating func penalties(
    _ type: String, minutes: Int?, _ id: Event.ID
  ) -> [PenaltyClass]? {
    if type == "MIN" || type == "BEN", let minutes, minutes != 2, minutes != 4 {
      notes.append(.oddMinor(id, minutes: minutes))
    }
    return PenaltyClass.ofNHL(type, minutes: minutes)
  }

  private mutating func offender(
    _ type: String, _ player: Int?, of team: Team, _ id: Event.ID
  ) -> Offender {
    guard let player else {
      // A game misconduct without a player on the roster belongs to the bench staff.
      return type == "BEN" || type == "GAM" ? .bench(team) : .unidentified(team)
    }
    if let known = game.roster.player(player) {
      guard let charged = self.player(player, of: team) else { return .unidentified(team) }
      return known.position == .goalkeeper ? .goalkeeper(charged) : .skater(charged)
    }
    if game.roster.isEmpty {
      return numbered.player(team, player).map { .skater($0) } ?? .unidentified(team)
    }
    notes.append(.notOnRoster(id, player: player))
    return .unidentified(team)
  }

  /// The player with the feed's id `number`, under his sweater number if the roster gives one.
  ///
  /// A player whom the roster lacks is noted. Returns `nil`, and notes the number, if it is
  /// impossible.
  mutating func player(_ number: Int, of team: Team) -> Player? {
    let known = game.roster.player(number)
    if known == nil, !game.roster.isEmpty {
      notes.append(.notOnRoster(id, player: number))
      return nil
    }
    return numbered.player(team, known?.sweater ?? number)
  }

  func team(of play: NHLPlay, _ details: NHLDetails) throws(LogError) -> Team {
    guard let owner = details.owner else { throw missing("eventOwnerTeamId", play) }
    if owner == game.teams.home.id { return .home }
    if owner == game.teams.visiting.id { return .visiting }
    throw LogError(
      place: reader.place(of: play.mark), problem: .unknownTeam(owner, play: play.id))
  }

  /// The feed's name for the kind of `play`; a literal for a known kind, which needs no allocation.
  ///
  /// The older feed writes kinds in capitals, with underscores: `PERIOD_READY`.
  mutating func name(of play: NHLPlay) -> String {
    if let kind = play.kind { return kind.rawValue }
    guard let mark = play.unknownKind else { return "" }
    reader.go(to: mark)
    let name = (try? reader.looseText()) ?? ""
    return play.isOlder
      ? name.lowercased().split(separator: "_").joined(separator: "-") : name
  }

  mutating func details(of play: NHLPlay) throws(LogError) -> NHLDetails {
    guard let mark = play.details else { throw missing("details", play) }
    reader.go(to: mark)
    do throws(JSONError) {
      return try play.isOlder ? NHLDetails(older: &reader) : NHLDetails(from: &reader)
    } catch {
      throw LogError(error)
    }
  }

  /// The reason of a stoppage, if the feed gives one.
  ///
  /// Two thirds of the plays whose details we read are stoppages.
  mutating func reason(of play: NHLPlay) throws(LogError) -> String? {
    guard let mark = play.details else { return nil }
    guard !play.isOlder else { return try details(of: play).reason }
    reader.go(to: mark)
    do throws(JSONError) {
      let reasons = try NHLReasons(from: &reader)
      timeOut = reasons.timeOut
      return reasons.first
    } catch {
      throw LogError(error)
    }
  }

  private func missing(_ key: String, _ play: NHLPlay) -> LogError {
    LogError(
      place: reader.place(of: play.mark), problem: .missingKey(key, of: "play \(play.id)"))
  }
}

extension JSONReader {
  /// The details of `play`, or `nil` if they cannot be read.
  mutating func details(of play: NHLPlay) -> NHLDetails? {
    guard let mark = play.details else { return nil }
    go(to: mark)
    return try? play.isOlder ? NHLDetails(older: &self) : NHLDetails(from: &self)
  }
}
