import Scoresheets

/// The frame of a self-contained page: no script, no other file, no connection.
enum HTMLPage {
  static func open(_ title: String, to markup: inout Markup) {
    markup.trusted("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>\n")
    // The policy forbids scripts and connections, whatever a log contains.
    markup.trusted(
      """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>

      """)
    markup.element("title", text: title)
    markup.element("style") { writeStyles(to: &$0) }
    markup.trusted("</head>\n<body>\n")
  }

  static func writeStyles(to markup: inout Markup) {
    for sheet in [
      StyleSheet.colours, StyleSheet.system, StyleSheet.page, StyleSheet.picture, StyleSheet.replay,
      StyleSheet.reports, StyleSheet.print,
    ] { markup.trusted(sheet) }
  }

  static func close(_ markup: inout Markup) { markup.trusted("</body></html>\n") }
}

/// The styles of pages and pictures.
///
/// They contain neither `<` nor `&`, so a page is well-formed XML too.
enum StyleSheet {
  /// The colours, for light and for dark.
  ///
  /// Colour-blind readers can tell blue from orange. Text has a contrast of at least 4.5.
  /// `--control`, the edge of anything to press or fill in, has at least 3.
  static let colours: StaticString = """
    :root{color-scheme:light dark}
    :root,svg{--ink:#17212b;--quiet:#566471;--line:#d3dae1;--control:#7f8c99;--paper:#fff;--field:#f1f4f7;\
    --home:#0b5cad;--visiting:#a8430a;--good:#1a6b3c;--bad:#b3261e;--mark:#fff3c4;--more:.42;--most:.62}
    @media (prefers-color-scheme:dark){:root,svg{--ink:#e6ecf2;--quiet:#9caab8;--line:#36424e;--control:#6b7887;\
    --paper:#10161c;--field:#1a222b;--home:#6db3f8;--visiting:#f5a15c;--good:#6cd394;--bad:#ff8f86;\
    --mark:#3d3510;--more:.34;--most:.5}}

    """

  /// The sizes of type, the spacing, the weight of headings and the corners on all pages.
  static let system: StaticString = """
    :root{--type-0:.8rem;--type-1:.875rem;--type-2:.9375rem;--type-3:1.15rem;--type-4:1.6rem;--type-5:2.8rem;\
    --space-1:.25rem;--space-2:.5rem;--space-3:.8rem;--space-4:1.4rem;--heavy:650;--corner:6px;--round:99px}

    """

  static let page: StaticString = """
    *{box-sizing:border-box}
    body{margin:0 auto;padding:.8rem clamp(.7rem,2vw,2rem) 2rem;max-width:1840px;background:var(--paper);\
    color:var(--ink);font:var(--type-2)/1.45 system-ui,sans-serif}
    h1{font-size:var(--type-4);margin:.2rem 0 0;font-weight:var(--heavy)}
    h2{font-size:var(--type-3);margin:1.6rem 0 .5rem}
    h3{font-size:var(--type-2);margin:1.2rem 0 .3rem}
    p{margin:.3rem 0}
    a{color:inherit}
    .home{color:var(--home)} .visiting{color:var(--visiting)}
    .quiet{color:var(--quiet)} .bad{color:var(--bad)} .good{color:var(--good)} .strong{font-weight:var(--heavy)}
    .scroll{overflow-x:auto}
    table{border-collapse:collapse;font-variant-numeric:tabular-nums}
    th,td{text-align:left;vertical-align:top;padding:.12rem .6rem .12rem 0;font-weight:400;\
    unicode-bidi:isolate}
    thead th{color:var(--quiet);font-size:var(--type-1);border-bottom:1px solid var(--line)}
    .number{text-align:right} td.number{white-space:nowrap}
    .box td:nth-child(3):not(:last-child){white-space:nowrap} .figures{margin:.2rem 0 1rem} .figures th[scope=row]{font-weight:var(--heavy)}
    :focus-visible{outline:2px solid var(--ink);outline-offset:2px;border-radius:2px}
    .skip{position:absolute;left:-99rem} .skip:focus{position:static}

    """

  /// The picture of a game, on a page or in a file of its own.
  static let picture: StaticString = """
    svg{font:12px system-ui,sans-serif} svg .paper{fill:var(--paper)} svg text{fill:var(--ink)}
    svg text.title{font-size:19px;font-weight:650} .title .home{fill:var(--home)} \
    .title .visiting{fill:var(--visiting)} .title .quiet{fill:var(--quiet);font-size:12px;font-weight:400}
    .axis .edge,line.edge{stroke:var(--quiet)} .axis .tick{stroke:var(--line)}
    svg text.period{font-weight:650} svg text.minute{fill:var(--quiet);text-anchor:middle}
    .band{fill:var(--field)} .stop{stroke:var(--quiet);opacity:.7}
    .strength rect{stroke:var(--paper)} .strength .even{fill:var(--line)}
    .strength .more{opacity:var(--more)} .strength .most{opacity:var(--most)}
    .strength .home{fill:var(--home)} .strength .visiting{fill:var(--visiting)}
    svg :is(text.manpower,text.missed){text-anchor:middle}
    .home{--team:var(--home)} .visiting{--team:var(--visiting)}
    pattern .home{fill:var(--home)} pattern .visiting{fill:var(--visiting)}
    .bar,.rest{stroke:var(--edge,var(--team));stroke-width:var(--thick,1)}
    .joint{stroke:var(--paper);stroke-width:1.6} .runs,.off{fill:var(--team)}
    .rest{fill:none;stroke-dasharray:2 2}
    .goal{fill:var(--team);stroke:var(--edge,var(--team));stroke-width:var(--thick,1.6)} \
    .goal.even{fill:var(--paper)}
    .refused{--team:var(--bad)} .refused text.missed{fill:var(--bad);font-weight:700}
    .scored{stroke:var(--team);stroke-width:2}
    .by-goal{fill:var(--ink);stroke:var(--paper);stroke-width:1.4}
    .ended{stroke:var(--team);stroke-dasharray:1 3}
    svg .goal~text.label{font-weight:650}
    svg text.let-out,svg text.nothing{text-anchor:middle;font-size:16px;font-weight:700}
    svg text.nothing{fill:var(--team);font-size:inherit}
    svg text.label{fill:var(--team);paint-order:stroke;stroke:var(--paper);stroke-width:3px;\
    font-weight:var(--bold,400)}
    svg text.legend{text-anchor:start} svg text.before,svg text.over{text-anchor:end}
    .tie line{stroke:var(--quiet);stroke-dasharray:2 3} .tie circle{fill:var(--paper);stroke:var(--quiet)}

    """

  /// The page of a game: its picture, the cards below it, and the list of plays.
  static let replay: StaticString = """
    .picture{margin:.6rem 0 0} .side{font-size:var(--type-0);margin:0}
    .periods{container-type:inline-size;display:flex;flex-wrap:wrap;align-items:flex-start;row-gap:.4rem}
    svg.period{flex:none;display:block;overflow:visible;\
    --line-of:var(--narrow);width:calc(99.9% * var(--length) / var(--line-of))}
    .legend{display:flex;flex-wrap:wrap;gap:.1rem 1.1rem;list-style:none;margin:.4rem 0 0;padding:0;\
    color:var(--quiet);font-size:var(--type-0)} .legend svg{vertical-align:-2px}
    @container (min-width:740px){svg.period{--line-of:var(--paper-wide);height:var(--height)}\
     svg.period .body{transform:translateY(var(--middle))}}
    .label tspan{display:none}
    @container (min-width:900px){svg.period{--line-of:var(--wide)} .label .wide{display:inline}}
    @container (min-width:1200px){.label .wider{display:inline}}
    @container (min-width:1600px){.label .widest{display:inline}}
    @supports not (container-type:inline-size){@media (min-width:780px){\
    svg.period{--line-of:var(--paper-wide);height:var(--height)}\
     svg.period .body{transform:translateY(var(--middle))}}}
    @media screen and (min-width:1000px) and (min-height:800px){.low{position:sticky;top:0;z-index:1;\
    background:var(--paper);padding:.3rem 0}}
    .hint{display:none;font-size:var(--type-0);margin:.4rem 0 0} \
    @supports selector(:has(a)){@media screen{.hint{display:block}}}
    .card{display:none;position:fixed;inset:auto 0 0 0;z-index:2;max-height:45vh;overflow:hidden;\
    background:var(--paper);border-top:2px solid var(--quiet);padding:.5rem clamp(.7rem,2vw,2rem) .7rem}
    .card h3{margin:0;font-size:var(--type-2)} .card p{margin:0} .card .clock{color:var(--quiet);\
    display:inline-block;min-width:3.2em} .card .rule{font-weight:var(--heavy)}
    .plays{width:100%;max-width:66rem} .plays td.clock{text-align:right;color:var(--quiet);width:3.4em}
    .plays td.score,.plays td.manpower{white-space:nowrap}
    .plays td.rule{color:var(--quiet);font-size:var(--type-1)}
    .plays .score{font-weight:var(--heavy)} .plays .manpower{color:var(--quiet)}
    .plays .play{font-weight:var(--heavy)} .plays .ruling{padding-left:1.4em} .plays .change{padding-left:2.6em;\
    color:var(--quiet)} .plays a{text-decoration-color:var(--line);text-underline-offset:3px}
    .plays .heading th{font-weight:var(--heavy);padding-top:.9rem;border-bottom:1px solid var(--line)}
    .plays tbody,.plays tr{background:var(--row,none)} .plays tbody{scroll-margin-top:45vh}
    .sheet summary{cursor:pointer;color:var(--quiet);font-size:var(--type-0);padding:.3rem 0}
    .box{display:flex;flex-wrap:wrap;column-gap:3rem}
    .cited{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.15rem 1rem;max-width:66rem;\
    font-size:var(--type-1)} .cited dd{margin:0;color:var(--quiet)} .cited dt:target{background:var(--mark)}
    @media screen and (min-width:1400px){.record{display:grid;gap:0 4rem;\
    grid-template-columns:minmax(0,66rem) minmax(30rem,1fr)} .box{display:block}}
    @media (max-width:600px){.plays th:nth-child(n+3),.plays td:nth-child(n+3){padding-right:.3rem}\
     .plays{font-size:var(--type-1)} .plays thead{position:absolute;left:-99rem}\
     .plays .ruling{padding-left:.8em}}

    """

  /// The pages of audits and of rulebooks.
  static let reports: StaticString = """
    .strip{display:grid;grid-template-columns:4.8rem minmax(0,42rem);margin:.5rem 0} \
    .strip svg{width:100%;display:block;overflow:visible}
    .tracks span{display:block;height:24px;line-height:22px;color:var(--quiet);font-size:var(--type-0)}
    .differs{fill:none;stroke:var(--bad);stroke-width:1.8} .strength .unknown{fill:var(--field)}
    article{margin:0 0 1.2rem;max-width:66rem} article .figures{font-size:var(--type-1);margin:.3rem 0}
    article .figures td{white-space:pre-wrap} article .figures th[scope=row]{font-weight:400}
    .part h2{border-top:1px solid var(--line);padding-top:.6rem} h2 .quiet,h3 .quiet{font-weight:400;\
    font-size:.85em}
    .book{width:100%;max-width:80rem} .book tr{border-bottom:1px solid var(--line)}
    .book th,.book td{padding:.4rem 1.2rem .4rem 0} .book p{margin:.1rem 0;font-size:var(--type-1)}
    .book .key{font:600 var(--type-1) ui-monospace,monospace} .assumed{color:var(--visiting)}
    .rule{color:var(--quiet);font-size:var(--type-1)}
    @media (max-width:600px){.book>tbody>tr,.book>thead>tr{display:grid;grid-template-columns:1fr 1fr}\
     .book>*>tr>th:first-child{grid-column:1/-1;padding-bottom:0} .book thead th:first-child{display:none}\
     .book th,.book td{padding-right:.6rem;min-width:0;overflow-wrap:anywhere}}
    .rows{font-size:var(--type-1)} .rows tr{border:0} .rows th,.rows td{padding:.1rem .8rem .1rem 0}

    """

  /// Pages to fill in by hand and sign, on A4 or Letter.
  static let paper: StaticString = """
    .blank{border-bottom:1px solid var(--quiet);height:1.8em;max-width:66rem}
    .pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:0 1.6rem}
    .pair .figures{width:100%} .pair .figures :is(th,td){border:1px solid var(--line);padding:.1rem .35rem}
    .sign{display:grid;grid-template-columns:repeat(2,1fr);gap:0 1.6rem;margin:.8rem 0}
    .sign p{border-bottom:1px solid var(--ink);padding-top:1.1em;margin:0;color:var(--quiet);break-inside:avoid}
    @media print{:root{--type-0:8pt;--type-1:8pt} .pair{grid-template-columns:1fr 1fr} .pair .figures{font-size:8.5pt}
     @page{size:auto;margin:9mm 12mm} body{font-size:9pt;line-height:1.2} h1{font-size:14pt}\
     h2{font-size:11pt} h3{font-size:9.5pt;margin:.3rem 0 .1rem} article{margin:0 0 .2rem} article p{margin:0}\
     article .figures,.pair .figures{margin:.1rem 0} .pair .figures :is(th,td){padding:0 .3rem}\
     .sign{grid-template-columns:repeat(4,1fr);gap:0 1rem;margin:.3rem 0} .sign p{padding-top:1.6em;font-size:8pt}}

    """

  /// Paper: dark text on white, and nothing that needs a pointer.
  static let print: StaticString = """
    @media print{@page{size:A4;margin:12mm}
    :root,svg{--ink:#000;--quiet:#444;--line:#bbb;--paper:#fff;--field:#f1f4f7;--home:#0b5cad;\
    --visiting:#a8430a;--good:#000;--bad:#000}
    :root{--type-0:8.5px;--type-1:8px;--type-2:9.2px;--type-3:11.5px;--type-4:16px}
    body{line-height:1.28;padding:0} h2{margin:.7rem 0 .2rem}
    svg.period{--line-of:var(--paper-wide);height:var(--height)} svg.period .body{transform:translateY(var(--middle))}
    svg :is(text.label,text.manpower){font-size:10px} .list{columns:2;column-gap:7mm} :is(.plays,.figures) :is(th,td){padding-top:0;padding-bottom:0} .box{line-height:1.15}
    .plays tbody{break-inside:avoid} .box .scroll{break-inside:avoid} .box{column-gap:1.6rem} .plays .heading th{padding-top:.4rem} .figures{margin:0 0 .5rem}
    tr,article{break-inside:avoid} .cards,.skip,.sheet summary{display:none} *{print-color-adjust:exact}
    .game{break-after:page} .game:last-child{break-after:auto}}

    """
}
