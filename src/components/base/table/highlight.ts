/** An explanation together with its hand; highlighting stays inside. */
const SCOPE = '.explained';
const EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

const listIn = (one: Element | null | undefined, attribute: string): readonly string[] =>
  one?.getAttribute(attribute)?.split(' ') ?? [];
const numbersOf = (line: Element): readonly string[] => listIn(line, 'data-lights');
/** Numbers of a tile, or of all tiles drawn by one element. */
const placesOf = (tiles: Element | null | undefined): readonly string[] => listIn(tiles, 'data-at');

/** Highlights these lines and their tiles, and nothing else on the page. */
function highlight(scope: Element, lines: readonly Element[]): void {
  const numbers = new Set(lines.flatMap(numbersOf));
  const tiles = [...scope.querySelectorAll('[data-at]')].filter((tile) => placesOf(tile).some((at) => numbers.has(at)));
  const lit = new Set([...lines, ...tiles]);
  for (const one of document.querySelectorAll('[data-lit]')) if (!lit.has(one)) one.removeAttribute('data-lit');
  for (const one of lit) one.setAttribute('data-lit', '');
}

/** The line pointed at, or the lines about the tile pointed at; undefined for anything else. */
function pointedAt(target: Element | null, scope: Element): readonly Element[] | undefined {
  const line = target?.closest('[data-lights]');
  if (line) return [line];
  const places = placesOf(target?.closest('[data-at]'));
  if (places.length === 0) return undefined;
  return [...scope.querySelectorAll('[data-lights]')].filter((line) =>
    numbersOf(line).some((number) => places.includes(number)),
  );
}

function follow({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const scope = target.closest(SCOPE);
  const lines =
    scope && (pointedAt(target, scope) ?? (type === 'focusin' ? [] : pointedAt(document.activeElement, scope)));
  highlight(scope ?? target, lines ?? []);
}

/** Highlights the element already focused, in case the focus moved before the listeners were added. */
function highlightFocused(focused: Element | null): void {
  const scope = focused?.closest(SCOPE);
  const lines = scope && pointedAt(focused, scope);
  if (lines) highlight(scope, lines);
}

/**
 * Highlights the tiles of a line that is pointed at, touched or focused, and the lines of a tile. Returns a function that
 * removes these listeners only, so several islands on a page can listen independently.
 */
export function followHighlights(): () => void {
  highlightFocused(document.activeElement);
  const own = (event: Event): void => follow(event);
  for (const name of EVENTS) document.addEventListener(name, own, { passive: true });
  return () => {
    for (const name of EVENTS) document.removeEventListener(name, own);
  };
}
