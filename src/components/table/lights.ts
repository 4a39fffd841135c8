/** What lights up together: one explanation and the hand that it explains. */
const SCOPE = '.explained';
const EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

const numbersOf = (line: Element): readonly string[] => line.getAttribute('data-lights')?.split(' ') ?? [];

/** Lights some tiles of an explanation, and the lines that are about them; none puts all out. */
function light(scope: Element, numbers: readonly string[], lines: readonly Element[]): void {
  scope.classList.toggle('lit-up', numbers.length > 0);
  for (const tile of scope.querySelectorAll('[data-at]'))
    tile.toggleAttribute('data-lit', numbers.includes(tile.getAttribute('data-at') ?? ''));
  for (const line of scope.querySelectorAll('[data-lights]')) line.toggleAttribute('data-lit', lines.includes(line));
}

function follow({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const scope = target.closest(SCOPE);
  for (const other of document.querySelectorAll(`${SCOPE}.lit-up`)) if (other !== scope) light(other, [], []);
  if (!scope) return;
  const line = target.closest('[data-lights]');
  const at = target.closest('[data-at]')?.getAttribute('data-at');
  const lines = line
    ? [line]
    : at == null
      ? []
      : [...scope.querySelectorAll('[data-lights]')].filter((one) => numbersOf(one).includes(at));
  light(scope, lines.flatMap(numbersOf), lines);
}

/** A line of an explanation that is pointed at, touched or focused lights its tiles; a tile lights its lines. */
export function listenForLights(): () => void {
  for (const name of EVENTS) document.addEventListener(name, follow, { passive: true });
  return () => {
    for (const name of EVENTS) document.removeEventListener(name, follow);
  };
}
