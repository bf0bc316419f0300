/// Folds and searches the cards of the page. It places them as `MapLayout` does.
enum MapScript {
  static let text = """

    const cards = [...document.querySelectorAll(".card")];
    const parent = card => cards[card.dataset.parent];
    const families = new Map(cards.map(card => [card, []]));
    for (const card of cards) families.get(parent(card))?.push(card);
    const folded = new Set();
    const button = document.getElementById("fold");

    function isHidden(card) {
      for (let above = parent(card); above; above = parent(above)) if (folded.has(above)) return true;
      return false;
    }

    // Returns the height of the card together with all cards that belong to it.
    function place(card, depth, y) {
      const x = \(MapLayout.margin) + depth * \(MapLayout.columnWidth);
      card.setAttribute("transform", `translate(${x} ${y})`);
      let below = 0;
      const shown = folded.has(card) ? [] : families.get(card);
      for (const child of shown) {
        const [start, end, from, to] = [x + \(MapLayout.cardWidth), x + \(MapLayout.columnWidth), y + 20, y + below + 20];
        document.getElementById("l" + child.id.slice(1)).setAttribute("d",
          `M${start} ${from}C${start + 30} ${from} ${end - 30} ${to} ${end} ${to}`);
        below += place(child, depth + 1, y + below);
      }
      return Math.max(Number(card.dataset.height) + \(MapLayout.gap), below);
    }

    function draw() {
      let y = \(MapLayout.margin);
      for (const card of cards) {
        const hidden = isHidden(card);
        card.classList.toggle("hidden", hidden);
        document.getElementById("l" + card.id.slice(1))?.classList.toggle("hidden", hidden);
        const toggle = card.querySelector(".toggle");
        if (toggle) toggle.textContent = folded.has(card) ? "+" : "−";
        if (!parent(card)) y += place(card, 0, y);
      }
      document.querySelector("svg").setAttribute("height", y);
      button.textContent = folded.size ? "Unfold all" : "Fold all";
    }

    for (const card of cards) {
      const toggle = card.querySelector(".toggle");
      toggle?.addEventListener("click", () => {
        if (!folded.delete(card)) folded.add(card);
        draw();
      });
      toggle?.addEventListener("keydown", event => {
        if (event.key === "Enter") toggle.dispatchEvent(new Event("click"));
      });
    }

    button.addEventListener("click", () => {
      const isOpen = folded.size === 0;
      folded.clear();
      if (isOpen) for (const card of cards) if (families.get(card).length) folded.add(card);
      draw();
    });

    document.querySelector("input").addEventListener("input", event => {
      const words = event.target.value.toLowerCase();
      for (const card of cards) {
        const isFound = card.querySelector("title").textContent.toLowerCase().includes(words);
        card.classList.toggle("faded", !isFound);
        document.getElementById("l" + card.id.slice(1))?.classList.toggle("faded", !isFound);
        if (words && isFound) for (let above = parent(card); above; above = parent(above)) folded.delete(above);
      }
      draw();
    });

    draw();

    """
}
