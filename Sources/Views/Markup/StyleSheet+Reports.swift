extension StyleSheet {
  /// The pages of audits and of rulebooks.
  static let reports: StaticString = """
    .strip{display:grid;grid-template-columns:4.8rem minmax(0,42rem);margin:.5rem 0} \
    .strip svg{width:100%;display:block;overflow:visible}
    .tracks span{display:block;height:24px;line-height:22px;color:var(--quiet);font-size:.85rem}
    .differs{fill:none;stroke:var(--bad);stroke-width:1.8} .strength .unknown{fill:var(--field)}
    article{margin:0 0 1.2rem;max-width:66rem} article .figures{font-size:.87rem;margin:.3rem 0}
    article .figures td{white-space:pre-wrap} article .figures th[scope=row]{font-weight:400}
    .audited h2{border-top:1px solid var(--line);padding-top:.6rem} h2 .quiet,h3 .quiet{font-weight:400;\
    font-size:.85em}
    .book{width:100%;max-width:80rem} .book tr{border-bottom:1px solid var(--line)}
    .book th,.book td{padding:.4rem 1.2rem .4rem 0} .book p{margin:.1rem 0;font-size:.87rem}
    .book code{font:600 .92rem ui-monospace,monospace} .assumed{color:var(--visiting)}
    .rule{color:var(--quiet);font-size:.92em}
    @media (max-width:600px){.book>tbody>tr,.book>thead>tr{display:grid;grid-template-columns:1fr 1fr}\
     .book>*>tr>th:first-child{grid-column:1/-1;padding-bottom:0} .book thead th:first-child{display:none}\
     .book th,.book td{padding-right:.6rem;min-width:0;overflow-wrap:anywhere}}
    .rows{font-size:.87rem} .rows tr{border:0} .rows th,.rows td{padding:.1rem .8rem .1rem 0}

    """
}
