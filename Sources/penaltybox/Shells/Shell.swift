import Views

/// A shell with a completion script.
///
/// A script asks the program for the words that may come next, so it need not contain them.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  var summary: String {
    switch self {
    case .bash: "load it in ~/.bashrc: `source <(penaltybox completion bash)`"
    case .zsh: "write it to a file `_penaltybox` in a folder of `$fpath`"
    case .fish: "write it to `~/.config/fish/completions/penaltybox.fish`"
    }
  }

  var script: String {
    let remark = "# Completion of penaltybox \(Version.text) for \(rawValue)."
    return switch self {
    case .bash: "\(remark)\n\(Self.bashScript)"
    case .zsh: "#compdef penaltybox\n\(remark)\n\(Self.zshScript)"
    case .fish: "\(remark)\n\(Self.fishScript)"
    }
  }

  /// For bash 3.2 and later.
  private static let bashScript = #"""
    # shellcheck shell=bash
    _penaltybox() {
      local cur=${COMP_WORDS[COMP_CWORD]} paths='' line
      COMPREPLY=()
      # `--under=` is two words.
      if [[ $cur == '=' ]]; then cur=''; fi
      while IFS= read -r line; do
        case $line in
          :files) paths=-f ;;
          :folders) paths=-d ;;
          *) COMPREPLY+=("${line%%$'\t'*}") ;;
        esac
      done < <(penaltybox completion words -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
      if [[ -z $paths ]]; then return; fi
      compopt -o filenames 2>/dev/null
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen "$paths" -- "$cur")
    }
    complete -F _penaltybox penaltybox

    """#

  private static let zshScript = #"""
    _penaltybox() {
      local line
      local -a found described
      found=("${(@f)$(penaltybox completion words -- "${(@Q)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)}")
      compset -P '--*='
      for line in $found; do
        case $line in
          :files) _files ;;
          :folders) _files -/ ;;
          *) described+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
        esac
      done
      if (($#described)); then _describe -t words word described; fi
    }
    if [[ $funcstack[1] == _penaltybox ]]; then
      _penaltybox "$@"
    else
      compdef _penaltybox penaltybox
    fi

    """#

  private static let fishScript = #"""
    function __penaltybox_words
      set -l words (commandline -opc)
      set -l token (commandline -ct)
      set -l option (string match -r '^--[a-z-]+=' -- $token)
      set -l value (string replace -r '^--[a-z-]+=' '' -- $token)
      for line in (penaltybox completion words -- $words[2..-1] "$token" 2>/dev/null)
        switch $line
          case ':files'
            printf "$option%s\n" (__fish_complete_path "$value")
          case ':folders'
            printf "$option%s\n" (__fish_complete_directories "$value")
          case '*'
            printf "$option%s\n" $line
        end
      end
    end
    complete -c penaltybox -f -a '(__penaltybox_words)'

    """#
}
