/// The completion script for bash, from version 3.2.
enum BashScript {
  static var text: String {
    """
    \(Shell.bash.remark)
    # shellcheck shell=bash disable=SC2034
    _penaltybox_lines() {
      local line
      while IFS= read -r line; do COMPREPLY+=("$line"); done
    }
    _penaltybox_words() { _penaltybox_lines < <(compgen -W "$1" -- "$cur"); }
    _penaltybox_files() {
      compopt -o filenames 2>/dev/null
      _penaltybox_lines < <(compgen -f -- "$cur")
    }
    _penaltybox_folders() {
      compopt -o filenames 2>/dev/null
      _penaltybox_lines < <(compgen -d -- "$cur")
    }
    _penaltybox_books() {
      _penaltybox_words \(Completion.bookIDs.joined(separator: " ").inShellQuotes)
      _penaltybox_files
    }
    _penaltybox() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} verb=${COMP_WORDS[1]}
      local count=0 action='' i
      COMPREPLY=()
      # `--under=nhl` is three words.
      if [[ $cur == '=' ]]; then
        cur=''
      elif [[ $prev == '=' ]]; then
        prev=${COMP_WORDS[COMP_CWORD-2]}
      fi
      if ((COMP_CWORD == 1)); then
        if [[ $cur == -* ]]; then
          _penaltybox_words '-h --help -V --version'
        else
          _penaltybox_words \(words(Completion.verbs))
        fi
        return
      fi
      case $verb:$prev in
    \(Verb.all.flatMap { values(of: $0) }.joined(separator: "\n"))
      esac
      if [[ $cur == -* ]]; then
        case $verb in
    \(Verb.all.map { options(of: $0) }.joined(separator: "\n"))
        esac
        return
      fi
      for ((i = 2; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
          \(Completion.valuedOptions.joined(separator: " | ")))
            ((i++))
            if [[ ${COMP_WORDS[i]} == '=' ]]; then ((i++)); fi ;;
          -*) ;;
          *)
            if ((count == 0)); then action=${COMP_WORDS[i]}; fi
            ((count++)) ;;
        esac
      done
      case $verb:$action:$count in
    \(Verb.all.flatMap { operands(of: $0) }.joined(separator: "\n"))
      esac
    }
    complete -F _penaltybox penaltybox

    """
  }

  private static func words(_ words: [Completion.Word]) -> String {
    words.map(\.text).joined(separator: " ").inShellQuotes
  }

  private static func values(of verb: Verb) -> [String] {
    verb.options.compactMap { option in
      Completion(of: option.value).map {
        "    \(verb.name):\(option.name.flag)) \(command($0)); return ;;"
      }
    }
  }

  private static func options(of verb: Verb) -> String {
    let flags = verb.allOptions.flatMap(\.name.flags).joined(separator: " ")
    return "      \(verb.name)) _penaltybox_words \(flags.inShellQuotes) ;;"
  }

  private static func operands(of verb: Verb) -> [String] {
    // When the action itself is completed, none has been typed yet.
    let noAction = verb.operands.actions.isEmpty ? "*" : ""
    return OperandPlace.all(of: verb).map { place in
      let number = place.number.map { String($0) } ?? "*"
      return
        "    \(verb.name):\(place.action ?? noAction):\(number)) \(command(place.completion)) ;;"
    }
  }

  private static func command(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .files: "_penaltybox_files"
    case .folders: "_penaltybox_folders"
    case .books: "_penaltybox_books"
    case .words(let words): "_penaltybox_words \(self.words(words))"
    }
  }
}
