import { PRESENTED } from '../../../chapters.ts';
import { isRiichiId } from '../../../engine/rulebooks/ids.ts';

/** The riichi rulebooks in the order in which they are compared; every other one is compared with the first. */
export const COMPARED = PRESENTED.filter(isRiichiId);

const selectorFor = (column: number): string => `.compare:has(#against-${String(column)}:checked)`;

/** The style of the choice of one rulebook against the first: its column, and with “only differences” its rows. */
export const AGAINST_STYLE = `${COMPARED.slice(1)
  .flatMap((_, i) => {
    const [column, chosen] = [String(i + 2), selectorFor(i + 2)];
    const differing = `.compare:has(#only-differing:checked):has(#against-${column}:checked)`;
    return [
      `${differing} [data-differs]:not([data-differs~='${column}'])`,
      `${differing} .compare-group:not(.compare-outside *, :has([data-differs~='${column}']))`,
      `${chosen} [data-column]:not([data-column='1'], [data-column='${column}'])`,
    ];
  })
  .join(',')}{display:none}`;
