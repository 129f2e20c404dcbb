import HockeyRules
import Rulebooks
import Scoresheets
import Testing

/// A league's own edition, which extends the edition called `id` and changes the points in
/// `provisions`.
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

/// The rulebook of a league's own edition.
func houseBook(_ provisions: [(key: String, text: String)], extending id: String) throws -> Rulebook
{
  try houseEdition(provisions, extending: id).rulebook
}

func state(_ sheet: String, at time: String, under book: Rulebook) throws -> GameState {
  let solution = solve(try events(sheet), under: book)
  return try solution.state(at: try Notation().time(time))
}
