/** Lets the keyboard reach a table that is wider than its column, so that it can be scrolled there too. */
function letReach(tables: readonly Element[]): void {
  const wider = tables.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  for (const table of tables) {
    if (wider.includes(table)) table.setAttribute('tabindex', '0');
    else table.removeAttribute('tabindex');
  }
}

/** It is told once the page is laid out, so nothing has to be laid out to ask. */
const sizes = new ResizeObserver((entries) => letReach(entries.map(({ target }) => target)));
for (const table of document.querySelectorAll('main table')) sizes.observe(table);
