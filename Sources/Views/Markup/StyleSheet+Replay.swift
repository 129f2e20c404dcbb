extension StyleSheet {
  /// The page of a game: its picture, the cards below it, and the list of plays.
  static let replay: StaticString = """
    .picture{margin:.6rem 0 0;--line-of:var(--narrow)} .side{font-size:.85rem;margin:0}
    .periods{display:flex;flex-wrap:wrap;align-items:flex-start;row-gap:.4rem}
    svg.period{flex:none;display:block;overflow:visible;\
    width:calc(99.9% * var(--length) / var(--line-of))}
    .legend{display:flex;flex-wrap:wrap;gap:.1rem 1.1rem;list-style:none;margin:.4rem 0 0;padding:0;\
    color:var(--quiet);font-size:.8rem} .legend svg{vertical-align:-2px}
    svg text.missed{text-anchor:middle}
    @media (min-width:600px){.picture{--line-of:var(--medium)} svg.period{height:var(--height)}\
     svg.period .body{transform:translateY(var(--middle))}}
    @media (min-width:1000px){.picture{--line-of:var(--wide)}}
    .cards{position:relative;min-height:5.6rem;margin-top:.5rem;border-top:1px solid var(--line)}
    .hint{display:none} @supports selector(:has(a)){.hint{display:block}}
    .card{display:var(--card,none);position:absolute;inset:0 0 auto 0;z-index:2;\
    background:var(--paper);border-bottom:1px solid var(--line);padding:.2rem 0 .5rem;max-width:70rem}
    .card h3{margin:0;font-size:1rem} .card p{margin:0} .card .clock{color:var(--quiet);\
    display:inline-block;min-width:3.2em} .card .rule{font-weight:600}
    .plays{width:100%;max-width:66rem} .plays td.clock{text-align:right;color:var(--quiet);width:3.4em}
    .plays td.score,.plays td.manpower{white-space:nowrap}
    .plays td.rule{color:var(--quiet);font-size:.87em}
    .plays .score{font-weight:650} .plays .manpower{color:var(--quiet)}
    .plays .play{font-weight:600} .plays .ruling{padding-left:1.4em} .plays .change{padding-left:2.6em;\
    color:var(--quiet)} .plays a{text-decoration-color:var(--line);text-underline-offset:3px}
    .plays .heading th{font-weight:650;padding-top:.9rem;border-bottom:1px solid var(--line)}
    .plays tbody,.plays tr{background:var(--row,none)} .plays tbody{scroll-margin-top:30vh}
    .sheet summary{cursor:pointer;color:var(--quiet);font-size:.85rem;padding:.3rem 0}
    .box{display:flex;flex-wrap:wrap;column-gap:3rem}
    @media screen and (min-width:1400px){.record{display:grid;gap:0 4rem;\
    grid-template-columns:minmax(0,66rem) minmax(20rem,1fr)} .box{display:block}}
    @media (max-width:600px){.plays th:nth-child(n+3),.plays td:nth-child(n+3){padding-right:.3rem}\
     .plays{font-size:.88rem} .plays .same{display:none} .plays .book{display:block;font-size:.85em}\
     .plays .same+*{display:inline}}

    """
}
