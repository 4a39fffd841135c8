import { lettersOf } from '../../../i18n/stems.ts';
import type { QuestionWords } from './question-words.ts';

/** A hand that was typed as tiles, `123m406p11z`, perhaps with the way it was won. */
export interface AskedHand {
  readonly tiles: readonly string[];
  readonly by: 'discard' | 'draw' | undefined;
}

const RUN = /^(?:\d+[mpsz])+$/;
/** A number with a suit alone may be anything; tiles come in threes. */
const FEWEST = 3;
const MOST = 18;

/** Reads tiles that stand in the search; undefined where there is anything else. */
export function askedHand(sought: string, words: QuestionWords): AskedHand | undefined {
  const pieces = sought
    .trim()
    .toLowerCase()
    .split(/[\s,;…]+/)
    .filter((piece) => piece !== '');
  const runs = pieces.filter((piece) => RUN.test(piece));
  const said = pieces
    .filter((piece) => !RUN.test(piece))
    .flatMap(lettersOf)
    .map(words.partOf);
  if (said.some((part) => part !== 'draw' && part !== 'discard' && part !== 'asking' && part !== 'points'))
    return undefined;
  const tiles = runs
    .flatMap((run) => [...run.matchAll(/(\d+)([mpsz])/g)])
    .flatMap(([, ranks = '', suit = '']) => (ranks.match(/\d/g) ?? []).map((rank) => rank + suit));
  if (tiles.length < FEWEST || tiles.length > MOST) return undefined;
  return { tiles, by: said.find((part) => part === 'draw' || part === 'discard') };
}

/** The hand as the engine takes it: South in the east round, won on the last tile. */
export const askedDraft = (rules: string, tiles: readonly string[], by: 'discard' | 'draw') =>
  ({
    rules,
    by,
    seatWind: 'south',
    roundWind: 'east',
    concealed: tiles.slice(0, -1).join(''),
    winningTile: tiles.at(-1) ?? '',
  }) as const;
