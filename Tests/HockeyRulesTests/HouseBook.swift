import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// A league's own edition that extends the one called `id` and changes the points in `provisions`.
func houseEdition(_ provisions: [(key: String, text: String)], extending id: String) throws
  -> Edition
{
  let entries = provisions.map { "    \"\($0.key)\": \($0.text)" }.joined(separator: ",\n")
  let text = """
    {
      "id": "house", "name": "House 2026", "league": "House", "extends": "\(id)",
      "provisions": {
    \(entries)
      }
    }
    """
  return try Rulebooks.read(Array(text.utf8), file: "house.json")
}

/// The rulebook of such an edition.
func houseBook(_ provisions: [(key: String, text: String)], extending id: String) throws -> Rulebook
{
  try houseEdition(provisions, extending: id).rulebook
}

/// The state of the game of a sheet under a book, at a time.
func state(_ sheet: String, at time: String, under book: Rulebook) throws -> GameState {
  let solution = solve(try events(sheet), under: book)
  return try solution.state(at: try Notation().time(time))
}
