/// The styles of pages and pictures.
///
/// They hold neither `<` nor `&`, so that a page is well-formed XML too.
enum StyleSheet {
  /// The colours, for light and for dark.
  ///
  /// Blue and orange differ for all eyes, and text has a contrast of at least 4.5.
  static let colours: StaticString = """
    :root{color-scheme:light dark}
    :root,svg{--ink:#17212b;--quiet:#566471;--line:#d3dae1;--paper:#fff;--field:#f1f4f7;--home:#0b5cad;\
    --visiting:#a8430a;--good:#1a6b3c;--bad:#b3261e;--mark:#fff3c4;--more:.42;--most:.62}
    @media (prefers-color-scheme:dark){:root,svg{--ink:#e6ecf2;--quiet:#9caab8;--line:#36424e;\
    --paper:#10161c;--field:#1a222b;--home:#6db3f8;--visiting:#f5a15c;--good:#6cd394;--bad:#ff8f86;\
    --mark:#3d3510;--more:.34;--most:.5}}

    """

  /// The page around pictures.
  static let page: StaticString = """
    *{box-sizing:border-box}
    body{margin:0 auto;padding:.8rem clamp(.7rem,2vw,2rem) 2rem;max-width:1840px;background:var(--paper);\
    color:var(--ink);font:15px/1.45 system-ui,sans-serif}
    h1{font-size:1.7rem;margin:.2rem 0 0;font-weight:650}
    h2{font-size:1.1rem;margin:1.6rem 0 .5rem}
    h3{font-size:1rem;margin:1.2rem 0 .3rem}
    p{margin:.3rem 0}
    a{color:inherit}
    .home{color:var(--home)} .visiting{color:var(--visiting)}
    .quiet{color:var(--quiet)} .bad{color:var(--bad)} .good{color:var(--good)}
    .scroll{overflow-x:auto}
    table{border-collapse:collapse;font-variant-numeric:tabular-nums}
    caption{text-align:left;color:var(--quiet);padding:.2rem 0}
    th,td{text-align:left;vertical-align:top;padding:.12rem .6rem .12rem 0;font-weight:400;\
    unicode-bidi:isolate}
    thead th{color:var(--quiet);font-size:.87em;border-bottom:1px solid var(--line)}
    .number{text-align:right} td.number{white-space:nowrap}
    .figures{margin:.2rem 0 1rem} .figures th[scope=row]{font-weight:600}
    :focus-visible{outline:2px solid var(--ink);outline-offset:2px;border-radius:2px}
    .skip{position:absolute;left:-99rem} .skip:focus{position:static}

    """

  /// The rules for paper: dark text on white, and nothing that only a pointer can reach.
  static let print: StaticString = """
    @media print{@page{size:A4;margin:12mm}
    :root,svg{--ink:#000;--quiet:#444;--line:#bbb;--paper:#fff;--field:#f1f4f7;--home:#0b5cad;\
    --visiting:#a8430a;--good:#000;--bad:#000}
    body{font-size:9.2px;line-height:1.28;padding:0} h1{font-size:16px} h2{font-size:11.5px;margin:.7rem 0 .2rem}
    .picture{--line-of:var(--paper-wide)} .legend,.side{font-size:8.5px}
    .plays .same{display:none} .list{columns:2;column-gap:7mm} .plays th,.plays td{padding-top:0;padding-bottom:0}
    .plays tbody{break-inside:avoid} .box .scroll{break-inside:avoid} .box{column-gap:1.6rem} .plays .heading th{padding-top:.4rem} .figures{margin:0 0 .5rem}
    .plays td.rule{font-size:.85em} tr,article{break-inside:avoid} .cards,.skip,.sheet summary{display:none} *{print-color-adjust:exact}
    .game{break-after:page} .game:last-child{break-after:auto}}

    """
}
