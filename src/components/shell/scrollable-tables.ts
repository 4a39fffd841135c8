/** Lets the keyboard reach a table that is wider than its column, so that it can be scrolled there too. */
const letReach = (): void => {
  for (const table of document.querySelectorAll<HTMLTableElement>('main table')) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  }
};

letReach();
addEventListener('resize', letReach);
