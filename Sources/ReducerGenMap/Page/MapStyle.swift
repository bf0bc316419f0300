/// The style sheet of the page, for light and dark pages.
enum MapStyle {
  static let text = """

    :root { color-scheme: light dark; --text: #1d1d1f; --quiet: #6b6b70; --line: #c4c4ca; --paper: #ffffff;
      --card: #f5f5f7; --label: #0a63c9; --untested: #b3641c; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #ececee; --quiet: #9a9aa2; --line: #4a4a52; --paper: #1b1b1e; --card: #29292d;
        --label: #6aaef8; --untested: #e2a45c; }
    }
    body { margin: 24px; background: var(--paper); color: var(--text); font: 14px/1.5 system-ui, sans-serif; }
    h1 { font-size: 18px; margin: 0; }
    h2 { font-size: 16px; margin: 16px 0 0; }
    h3 { font-size: 14px; margin: 8px 0 0; }
    p { margin: 4px 0; }
    ul { margin: 4px 0; }
    .quiet { color: var(--quiet); }
    .tools input { font: inherit; width: 22em; max-width: 60vw; padding: 4px 8px; }
    .tools button { font: inherit; padding: 4px 8px; }
    .map { overflow: auto; max-height: 70vh; border: 1px solid var(--line); border-radius: 8px; }
    svg { display: block; font: 12px ui-monospace, monospace; }
    svg text { fill: var(--text); }
    svg .title { font-weight: 600; }
    svg .label { fill: var(--label); }
    svg .quiet { fill: var(--quiet); }
    svg .toggle { cursor: pointer; font-size: 16px; }
    .card rect { fill: var(--card); stroke: var(--line); }
    .card.untested rect { stroke: var(--untested); stroke-width: 1.5; }
    .card.foreign rect, .card.repeated rect { stroke-dasharray: 4 3; }
    .card a:hover rect { stroke: var(--label); }
    .card.faded, .line.faded { opacity: 0.25; }
    .card.hidden, .line.hidden { display: none; }
    .line { fill: none; stroke: var(--line); }
    section { display: none; }
    section:target { display: block; }
    a { color: inherit; }

    """
}
