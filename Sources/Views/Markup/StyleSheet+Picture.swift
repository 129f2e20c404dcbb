extension StyleSheet {
  /// The picture of a game, in a page and alone.
  static let picture: StaticString = """
    svg{font:11px system-ui,sans-serif} svg .paper{fill:var(--paper)} svg text{fill:var(--ink)}
    svg text.title{font-size:19px;font-weight:650} .title .home{fill:var(--home)} \
    .title .visiting{fill:var(--visiting)} .title .quiet{fill:var(--quiet);font-size:12px;font-weight:400}
    .axis .edge,line.edge{stroke:var(--quiet)} .axis .tick{stroke:var(--line)}
    svg text.period{font-size:12px;font-weight:650} svg text.minute{fill:var(--quiet);text-anchor:middle}
    .band{fill:var(--field)} .stop{stroke:var(--quiet);opacity:.7}
    .strength rect{stroke:var(--paper)} .strength .even{fill:var(--line)}
    .strength .more{opacity:var(--more)} .strength .most{opacity:var(--most)}
    .strength .home{fill:var(--home)} .strength .visiting{fill:var(--visiting)}
    svg text.manpower{text-anchor:middle;font-size:10px} svg text.missed{text-anchor:middle}
    .home{--team:var(--home)} .visiting{--team:var(--visiting)}
    pattern .home{fill:var(--home)} pattern .visiting{fill:var(--visiting)}
    .bar,.rest{stroke:var(--edge,var(--team));stroke-width:var(--thick,1)}
    .joint{stroke:var(--paper);stroke-width:1.6} .runs,.off{fill:var(--team)}
    .rest{fill:none;stroke-dasharray:2 2}
    .goal{fill:var(--team);stroke:var(--edge,var(--team));stroke-width:var(--thick,1.6)} \
    .goal.even{fill:var(--paper)}
    .refused{--team:var(--bad)} .refused text.missed{fill:var(--bad);font-weight:700}
    .by-goal{fill:var(--ink);stroke:var(--paper);stroke-width:1.4}
    .ended{stroke:var(--team);stroke-dasharray:1 3}
    svg text.let-out,svg text.nothing{text-anchor:middle;font-size:16px;font-weight:700}
    svg text.nothing{fill:var(--team);font-size:12px}
    svg text.label{fill:var(--team);paint-order:stroke;stroke:var(--paper);stroke-width:3px;\
    font-weight:var(--bold,400)}
    svg text.legend{text-anchor:start} svg text.before,svg text.over{text-anchor:end}
    .tie line{stroke:var(--ink);stroke-width:1.4;stroke-dasharray:3 2} \
    .tie circle{fill:var(--paper);stroke:var(--ink);stroke-width:1.4}

    """
}
