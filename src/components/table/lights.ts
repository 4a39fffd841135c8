/** What lights up together: one explanation and the hand that it explains. */
const SCOPE = '.explained';
const EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

const numbersOf = (line: Element): readonly string[] => line.getAttribute('data-lights')?.split(' ') ?? [];

/** Lights some lines and the tiles that they are about, and nothing else on the page. */
function light(scope: Element, lines: readonly Element[]): void {
  const numbers = new Set(lines.flatMap(numbersOf));
  const tiles = [...scope.querySelectorAll('[data-at]')].filter((tile) =>
    numbers.has(tile.getAttribute('data-at') ?? ''),
  );
  const lit = new Set([...lines, ...tiles]);
  for (const one of document.querySelectorAll('[data-lit]')) if (!lit.has(one)) one.removeAttribute('data-lit');
  for (const one of lit) one.setAttribute('data-lit', '');
}

/** The lines that somebody means: the one pointed at, or those about the tile pointed at; undefined for anything else. */
function pointedAt(target: Element | null, scope: Element): readonly Element[] | undefined {
  const line = target?.closest('[data-lights]');
  if (line) return [line];
  const at = target?.closest('[data-at]')?.getAttribute('data-at');
  if (at == null) return undefined;
  return [...scope.querySelectorAll('[data-lights]')].filter((one) => numbersOf(one).includes(at));
}

function follow({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const scope = target.closest(SCOPE);
  const lines =
    scope && (pointedAt(target, scope) ?? (type === 'focusin' ? [] : pointedAt(document.activeElement, scope)));
  light(scope ?? target, lines ?? []);
}

/**
 * A line of an explanation that is pointed at, touched or focused lights its tiles; a tile lights its lines. Whoever listens
 * does so by himself: one who leaves makes nobody else deaf.
 */
export function listenForLights(): () => void {
  const own = (event: Event): void => follow(event);
  for (const name of EVENTS) document.addEventListener(name, own, { passive: true });
  return () => {
    for (const name of EVENTS) document.removeEventListener(name, own);
  };
}
