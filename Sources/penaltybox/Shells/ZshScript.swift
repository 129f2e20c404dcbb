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
    \(list(keys))
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

  private static var keys: [Completion.Word] {
    if case .words(let words) = Completion(of: "KEY") { words } else { [] }
  }

  /// Words as `_describe` takes them: `name:what it does`.
  private static func list(_ words: [Completion.Word]) -> String {
    words.map { "    " + "\($0.text):\($0.summary)".inShellQuotes }.joined(separator: "\n")
  }

  private static func arguments(of verb: Verb) -> String {
    let specifications =
      verb.allOptions.map { specification(of: $0) }
      + (verb.operands.actions.isEmpty
        ? operands(OperandPlaces.all(of: verb)[0]) : actions(of: verb))
    let call =
      "_arguments -S \\\n"
      + specifications.map { "          " + $0 }.joined(separator: " \\\n")
    guard !verb.operands.actions.isEmpty else {
      return "    \(verb.name))\n      \(call) ;;"
    }
    let cases = OperandPlaces.all(of: verb).map { places in
      let specifications = operands(places)
      let body =
        specifications.isEmpty ? ":" : "_arguments " + specifications.joined(separator: " ")
      return "          \(places.action ?? "")) \(body) ;;"
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

  private static func actions(of verb: Verb) -> [String] {
    let actions = verb.operands.actions.map { action in
      escaped(action.name, in: " :\\\"") + "\\:\"" + escaped(action.summary, in: "\\\"`$") + "\""
    }
    return [
      "1:action:((\(actions.joined(separator: " "))))".inShellQuotes, "'*::operand:->operands'",
    ]
  }

  private static func operands(_ places: OperandPlaces) -> [String] {
    var specifications = places.first.enumerated().map { index, completion in
      "\(index + 1):operand:\(action(completion))".inShellQuotes
    }
    if places.others != .nothing {
      specifications.append("*:operand:\(action(places.others))".inShellQuotes)
    }
    return specifications
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
    case .words(let words) where words == keys: "_penaltybox_keys"
    case .words(let words): "(\(words.map(\.text).joined(separator: " ")))"
    }
  }

  private static func escaped(_ text: String, in special: String) -> String {
    text.reduce(into: "") { $0 += special.contains($1) ? "\\\($1)" : String($1) }
  }
}
