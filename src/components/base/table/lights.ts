/** What lights up together: one explanation and the hand that it explains. */
const SCOPE = '.explained';
const EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

const listIn = (one: Element | null | undefined, attribute: string): readonly string[] =>
  one?.getAttribute(attribute)?.split(' ') ?? [];
const numbersOf = (line: Element): readonly string[] => listIn(line, 'data-lights');
/** The number of a tile, or those of the tiles that are drawn together. */
const placesOf = (tiles: Element | null | undefined): readonly string[] => listIn(tiles, 'data-at');

/** Lights some lines and the tiles that they are about, and nothing else on the page. */
function light(scope: Element, lines: readonly Element[]): void {
  const numbers = new Set(lines.flatMap(numbersOf));
  const tiles = [...scope.querySelectorAll('[data-at]')].filter((tile) => placesOf(tile).some((at) => numbers.has(at)));
  const lit = new Set([...lines, ...tiles]);
  for (const one of document.querySelectorAll('[data-lit]')) if (!lit.has(one)) one.removeAttribute('data-lit');
  for (const one of lit) one.setAttribute('data-lit', '');
}

/** The lines that somebody means: the one pointed at, or those about the tile pointed at; undefined for anything else. */
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
  light(scope ?? target, lines ?? []);
}

/** Lights what has the focus already: who is quick may be there before anybody listens. */
function lightFocused(focused: Element | null): void {
  const scope = focused?.closest(SCOPE);
  const lines = scope && pointedAt(focused, scope);
  if (lines) light(scope, lines);
}

/**
 * A line of an explanation that is pointed at, touched or focused lights its tiles; a tile lights its lines. Whoever listens
 * does so by himself: one who leaves makes nobody else deaf.
 */
export function listenForLights(): () => void {
  lightFocused(document.activeElement);
  const own = (event: Event): void => follow(event);
  for (const name of EVENTS) document.addEventListener(name, own, { passive: true });
  return () => {
    for (const name of EVENTS) document.removeEventListener(name, own);
  };
}
