/// The completion script for zsh.
enum ZshScript {
  static var text: String {
    """
    #compdef penaltybox
    \(Shell.zsh.remark)
    _penaltybox_books() {
      _alternative \
    'books:rulebook:(\(Completion.bookIDs.joined(separator: " ")))' 'files:file:_files'
    }
    _penaltybox_keys() {
      local -a keys
      keys=(
    \(list(Completion.keys))
      )
      _describe -t keys provision keys
    }
    _penaltybox_verbs() {
      local -a verbs
      verbs=(
    \(list(Completion.verbs))
      )
      _describe -t verbs verb verbs
    }
    _penaltybox() {
      local context state state_descr line
      typeset -A opt_args
      if ((CURRENT == 2)); then
        _arguments '(- *)'{-h,--help}'[print the help]' '(- *)'{-V,--version}'[print the version]' \\
          '1:verb:_penaltybox_verbs'
        return
      fi
      shift words
      ((CURRENT--))
      case $words[1] in
    \(Verb.all.map { arguments(of: $0) }.joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _penaltybox ]]; then
      _penaltybox "$@"
    else
      compdef _penaltybox penaltybox
    fi

    """
  }

  /// Words as `_describe` takes them: `name:what it does`.
  private static func list(_ words: [Completion.Word]) -> String {
    words.map { "    " + "\($0.text):\($0.summary)".inShellQuotes }.joined(separator: "\n")
  }

  private static func arguments(of verb: Verb) -> String {
    let actions = verb.operands.actions
    let places = OperandPlace.all(of: verb)
    let operands =
      actions.isEmpty
      ? places.map { operand($0) } : [self.actions(actions), "'*::operand:->operands'"]
    let lines = (verb.allOptions.map { specification(of: $0) } + operands).map { "          " + $0 }
    let call = "_arguments -S \\\n" + lines.joined(separator: " \\\n")
    guard !actions.isEmpty else { return "    \(verb.name))\n      \(call) ;;" }
    let cases = actions.map { action in
      let operands = places.filter { $0.action == action.name }.map { " " + operand($0) }
      return
        "          \(action.name)) \(operands.isEmpty ? ":" : "_arguments" + operands.joined()) ;;"
    }
    return """
          \(verb.name))
            \(call) && return
            if [[ $state == operands ]]; then
              case $line[1] in
      \(cases.joined(separator: "\n"))
              esac
            fi ;;
      """
  }

  private static func actions(_ actions: [Operands.Action]) -> String {
    let actions = actions.map { action in
      escaped(action.name, in: " :\\\"") + "\\:\"" + escaped(action.summary, in: "\\\"`$") + "\""
    }
    return "1:action:((\(actions.joined(separator: " "))))".inShellQuotes
  }

  private static func operand(_ place: OperandPlace) -> String {
    // Places count from 1; those of an action's operands count from the action.
    let number = place.number.map { String(place.action == nil ? $0 + 1 : $0) } ?? "*"
    return "\(number):operand:\(action(place.completion))".inShellQuotes
  }

  private static func specification(of option: Option) -> String {
    let summary = "[\(escaped(option.summary, in: "[]:\\"))]"
    guard let completion = Completion(of: option.value) else {
      guard let short = option.name.short else {
        return "\(option.name.flag)\(summary)".inShellQuotes
      }
      let both = "(\(short) \(option.name.flag))"
      return "'\(both)'{\(short),\(option.name.flag)}\(summary.inShellQuotes)"
    }
    let again = option.limit > 1 ? "*" : ""
    return "\(again)\(option.name.flag)=\(summary):value:\(action(completion))".inShellQuotes
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .books: "_penaltybox_books"
    case .words(Completion.verbs): "_penaltybox_verbs"
    case .words(Completion.keys): "_penaltybox_keys"
    case .words(let words): "(\(words.map(\.text).joined(separator: " ")))"
    }
  }

  private static func escaped(_ text: String, in special: String) -> String {
    text.reduce(into: "") { $0 += special.contains($1) ? "\\\($1)" : String($1) }
  }
}
