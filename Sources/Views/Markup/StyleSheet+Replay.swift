extension StyleSheet {
  /// The page of a game: its picture, the cards below it, and the list of plays.
  static let replay: StaticString = """
    .picture{margin:.6rem 0 0;--line-of:var(--narrow)} .side{font-size:.85rem;margin:0}
    .periods{display:flex;flex-wrap:wrap;align-items:flex-start;row-gap:.4rem}
    svg.period{flex:none;display:block;overflow:visible;\
    width:calc(99.9% * var(--length) / var(--line-of))}
    .legend{display:flex;flex-wrap:wrap;gap:.1rem 1.1rem;list-style:none;margin:.4rem 0 0;padding:0;\
    color:var(--quiet);font-size:.8rem} .legend svg{vertical-align:-2px}
    @media (min-width:600px){.picture{--line-of:var(--medium)} svg.period{height:var(--height)}\
     svg.period .body{transform:translateY(var(--middle))}}
    @media (min-width:1000px){.picture{--line-of:var(--wide)}}
    @media screen and (min-width:1000px) and (min-height:800px){.low{position:sticky;top:0;z-index:1;\
    background:var(--paper);padding:.3rem 0}}
    .hint{display:none;font-size:.8rem;margin:.4rem 0 0} \
    @supports selector(:has(a)){@media screen{.hint{display:block}}}
    .card{display:none;position:fixed;inset:auto 0 0 0;z-index:2;max-height:45vh;overflow:hidden;\
    background:var(--paper);border-top:2px solid var(--quiet);padding:.5rem clamp(.7rem,2vw,2rem) .7rem}
    .card h3{margin:0;font-size:1rem} .card p{margin:0} .card .clock{color:var(--quiet);\
    display:inline-block;min-width:3.2em} .card .rule{font-weight:600}
    .plays{width:100%;max-width:66rem} .plays td.clock{text-align:right;color:var(--quiet);width:3.4em}
    .plays td.score,.plays td.manpower{white-space:nowrap}
    .plays td.rule{color:var(--quiet);font-size:.87em}
    .plays .score{font-weight:650} .plays .manpower{color:var(--quiet)}
    .plays .play{font-weight:600} .plays .ruling{padding-left:1.4em} .plays .change{padding-left:2.6em;\
    color:var(--quiet)} .plays a{text-decoration-color:var(--line);text-underline-offset:3px}
    .plays .heading th{font-weight:650;padding-top:.9rem;border-bottom:1px solid var(--line)}
    .plays tbody,.plays tr{background:var(--row,none)} .plays tbody{scroll-margin-top:45vh}
    .sheet summary{cursor:pointer;color:var(--quiet);font-size:.85rem;padding:.3rem 0}
    .box{display:flex;flex-wrap:wrap;column-gap:3rem}
    @media screen and (min-width:1400px){.record{display:grid;gap:0 4rem;\
    grid-template-columns:minmax(0,66rem) minmax(20rem,1fr)} .box{display:block}}
    @media (max-width:600px){.plays th:nth-child(n+3),.plays td:nth-child(n+3){padding-right:.3rem}\
     .plays{font-size:.88rem} .plays thead{position:absolute;left:-99rem}\
     .plays .ruling{padding-left:.8em} .plays .book{display:block;font-size:.85em;white-space:nowrap}\
     .plays .same{display:none}}

    """
}
