/// The style sheet of a picture, for light and dark pages.
enum TraceStyle {
  static let text = """

    :root { color-scheme: light dark; --text: #1d1d1f; --quiet: #6b6b70; --line: #d8d8dc; --paper: #ffffff;
      --action: #0a63c9; --effect: #4c9a5b; --running: #c7922b; --issue: #c62f2f; --removed: #a12b2b; --added: #1f7a35; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #ececee; --quiet: #9a9aa2; --line: #3a3a40; --paper: #1b1b1e; --action: #6aaef8;
        --effect: #79c98a; --running: #e2b659; --issue: #ff7a72; --removed: #ff8f88; --added: #7fd494; }
    }
    body { margin: 24px; background: var(--paper); color: var(--text); font: 14px/1.5 system-ui, sans-serif; }
    h1 { font-size: 18px; margin: 0; }
    .summary, .when, .origin, .quiet { color: var(--quiet); }
    .chart { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; }
    svg { display: block; font: 12px ui-monospace, monospace; }
    svg text { fill: var(--text); }
    svg .time, svg .effect-name { fill: var(--quiet); white-space: pre; }
    svg .issue { fill: var(--issue); }
    .tick { stroke: var(--line); stroke-dasharray: 3 3; }
    circle.action { fill: var(--action); }
    rect.effect { fill: var(--effect); }
    rect.running { fill: var(--running); }
    rect.cancelled { fill: none; stroke: var(--effect); }
    .cross { stroke: var(--issue); stroke-width: 2; fill: none; }
    .arrow { stroke: var(--quiet); fill: none; marker-end: url(#head); }
    #head path { fill: var(--quiet); }
    a:hover circle, a:hover rect { stroke: var(--text); }
    .events { list-style: none; padding: 0; }
    .events li { padding: 4px 8px; border-top: 1px solid var(--line); }
    .events li:target { background: color-mix(in srgb, var(--action) 14%, transparent); }
    .issue > b { color: var(--issue); }
    pre { margin: 4px 0 4px 16px; font: 12px/1.45 ui-monospace, monospace; white-space: pre-wrap; }
    del { color: var(--removed); text-decoration: none; }
    ins { color: var(--added); text-decoration: none; }
    a { color: inherit; }

    """
}
