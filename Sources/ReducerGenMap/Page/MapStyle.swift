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
    .tree, .tree ul { list-style: none; margin: 0; padding: 0; }
    .tree { width: max-content; padding: 5px 12px; }
    .tree li { display: flex; align-items: flex-start; position: relative; padding: 7px 0; }
    /* The first child is level with its parent, whose padding this takes back. */
    .tree ul { margin: -7px 0; }
    .tree ul > li { padding-left: 60px; }
    .tree ul > li::before, .tree ul > li::after { content: ""; position: absolute; border: 0 solid var(--line); }
    /* From the parent's side to the card. */
    .tree ul > li::before { left: 30px; width: 30px; top: 26px; border-top-width: 1px; }
    .tree ul > li:first-child::before { left: 0; width: 60px; }
    /* From the child above to the child below. */
    .tree ul > li::after { left: 30px; top: 0; bottom: 0; border-left-width: 1px; }
    .tree ul > li:first-child::after { top: 26px; }
    .tree ul > li:last-child::after { bottom: auto; height: 26px; }
    .tree ul > li:only-child::after { display: none; }
    .folded > ul { display: none; }
    .card { flex: none; box-sizing: border-box; width: 260px; position: relative; background: var(--card);
      border: 1px solid var(--line); border-radius: 6px; font: 12px/17px ui-monospace, monospace; }
    .card a { display: block; padding: 4px 10px; text-decoration: none; }
    .card span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .card .title { font-weight: 600; padding-right: 16px; }
    .card .label { color: var(--label); padding-right: 16px; }
    .card .toggle { position: absolute; top: 2px; right: 2px; padding: 0 6px; border: 0; background: none;
      color: inherit; cursor: pointer; font-size: 16px; }
    .card.untested { border-color: var(--untested); border-width: 1.5px; }
    .card.foreign, .card.repeated { border-style: dashed; }
    .card:hover { border-color: var(--label); }
    .faded > .card, .tree ul > .faded::before { opacity: 0.25; }
    section { display: none; }
    section:target { display: block; }
    a { color: inherit; }

    """
}
