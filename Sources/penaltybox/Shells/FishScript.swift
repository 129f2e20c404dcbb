/// The completion script for fish.
enum FishScript {
  static var text: String {
    var lines = [
      Shell.fish.remark,
      """
      function __penaltybox_operands
        set -l words (commandline -opc)
        set -l skip 0
        for word in $words[3..-1]
          if test $skip = 1
            set skip 0
            continue
          end
          switch $word
            case \(Completion.valuedOptions.joined(separator: " "))
              set skip 1
            case '-*'
            case '*'
              echo $word
          end
        end
      end
      function __penaltybox_verb
        set -l words (commandline -opc)
        test (count $words) -ge 2; and test $words[2] = $argv[1]
      end
      # At this operand of this verb; with a third word, only after this action.
      function __penaltybox_at
        __penaltybox_verb $argv[1]; or return 1
        set -l operands (__penaltybox_operands)
        if set -q argv[3]
          test "$operands[1]" = $argv[3]; or return 1
        end
        test $argv[2] = any; or test (count $operands) = $argv[2]
      end
      function __penaltybox_first
        test (count (commandline -opc)) = 1
      end
      complete -c penaltybox -f
      """,
      line("__penaltybox_first", "-s h -l help", "print the help"),
      line("__penaltybox_first", "-s V -l version", "print the version"),
    ]
    lines += Completion.verbs.map { line("__penaltybox_first", "-a \($0.text)", $0.summary) }
    for verb in Verb.all {
      lines += verb.allOptions.map { self.option($0, of: verb) } + operands(of: verb)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ condition: String, _ what: String, _ summary: String = "") -> String {
    let description = summary.isEmpty ? "" : " -d \(quoted(summary))"
    return "complete -c penaltybox -n \(quoted(condition)) \(what)\(description)"
  }

  private static func option(_ option: Option, of verb: Verb) -> String {
    let short = option.name.short.map { "-s \($0.dropFirst()) " } ?? ""
    let value =
      Completion(of: option.value).map { completion in
        let offersFiles = completion == .files || completion == .books
        return (offersFiles ? " -r " : " -x ") + command(completion)
      } ?? ""
    return line(
      "__penaltybox_verb \(verb.name)", "\(short)-l \(option.name.rawValue)\(value)",
      option.summary)
  }

  private static func operands(of verb: Verb) -> [String] {
    OperandPlace.all(of: verb).filter { $0.completion != .nothing }.flatMap { place in
      let number = place.number.map { String($0) } ?? "any"
      let action = place.action.map { " " + $0 } ?? ""
      let condition = "__penaltybox_at \(verb.name) \(number)\(action)"
      guard case .words(let words) = place.completion else {
        return [line(condition, command(place.completion))]
      }
      return words.map { line(condition, "-a \($0.text)", $0.summary) }
    }
  }

  private static func command(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ""
    case .files: "-F"
    case .folders: "-a '(__fish_complete_directories)'"
    case .books: "-F -a \(quoted(Completion.bookIDs.joined(separator: " ")))"
    case .words(let words): "-a \(quoted(words.map(\.text).joined(separator: " ")))"
    }
  }

  /// The text in single quotes for fish.
  private static func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) } + "'"
  }
}
