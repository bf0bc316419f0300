/// Folds and searches the cards of the page. It sets classes, and the style sheet does the rest.
enum MapScript {
  static let text = """

    const items = [...document.querySelectorAll(".tree li")];
    const foldable = items.filter(item => item.querySelector(":scope > .card > .toggle"));
    const button = document.getElementById("fold");

    function fold(item, isFolded) {
      item.classList.toggle("folded", isFolded);
      const toggle = item.querySelector(".toggle");
      toggle.textContent = isFolded ? "+" : "−";
      toggle.setAttribute("aria-expanded", !isFolded);
      button.textContent = document.querySelector(".folded") ? "Unfold all" : "Fold all";
    }

    for (const item of foldable) {
      item.querySelector(".toggle").addEventListener("click", () => {
        fold(item, !item.classList.contains("folded"));
      });
    }

    button.addEventListener("click", () => {
      const isOpen = !document.querySelector(".folded");
      for (const item of foldable) fold(item, isOpen);
    });

    document.querySelector("input").addEventListener("input", event => {
      const words = event.target.value.toLowerCase();
      for (const item of items) {
        const isFound = item.querySelector("a").title.toLowerCase().includes(words);
        item.classList.toggle("faded", !isFound);
        if (!words || !isFound) continue;
        for (const above of foldable) if (above !== item && above.contains(item)) fold(above, false);
      }
    });

    """
}
