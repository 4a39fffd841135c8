import {
  type HandRequest,
  type ReadingScore,
  type Step,
  TILE_OF_KIND,
  type Tile,
  kindOf,
} from '../../../engine/riichi/index.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';
import {
  type About,
  type PairId,
  type WaitId,
  WAITS,
  hasPairAndWait,
  kindOfSet,
  pairFu,
  pairIn,
  waitFu,
} from '../../../quizzes/hands/pair-and-wait.ts';
import type { Ruleset } from '../../../quizzes/base/ruleset.ts';
import { tilesInWords } from '../../base/words/tiles.ts';
import type { PracticeWords } from './strings.ts';

type Words = Pick<PracticeWords, 'fu' | 'practice' | 'step' | 'tile'>;

const PAIR_ITEMS = {
  dragon: 'pair-dragon',
  seat: 'pair-seat',
  round: 'pair-round',
  double: 'pair-double-wind',
} as const satisfies Readonly<Partial<Record<PairId, keyof Strings<'fu'>>>>;
const WAIT_ITEMS = {
  single: 'wait-single',
  edge: 'wait-edge',
  closed: 'wait-closed',
} as const satisfies Readonly<Partial<Record<WaitId, keyof Strings<'fu'>>>>;

/** Which part the question asks for. */
export const PARTS = ['pair', 'wait'] as const;

/** Whether a score line gives the fu of the pair or the wait. */
export const isFuOf =
  (part: (typeof PARTS)[number]) =>
  (step: Step): boolean =>
    step.kind === 'add' && step.rule.startsWith(`${part}-`);

/** Name of a pair. */
export const pairName = (pair: PairId, { fu, practice }: Words): string =>
  pair === 'other' ? practice['pair.other'] : fu[PAIR_ITEMS[pair]];

/** Name of a wait. */
export const waitName = (wait: WaitId, { fu, practice }: Words): string =>
  wait === 'two-sided' || wait === 'pung' ? practice[`wait.${wait}`] : fu[WAIT_ITEMS[wait]];

const tileOf = (kind: number, { tile }: Words): string => {
  const one: Tile | undefined = TILE_OF_KIND[kind];
  return one === undefined ? '' : tilesInWords([one], tile);
};

function describePair(reading: ReadingScore, hand: HandRequest, ruleset: Ruleset, words: Words): string {
  const pair = pairIn(reading, hand);
  return fill(words.practice['told.tile'], {
    name: pairName(pair, words),
    tile: tileOf(kindOfSet(reading.sets.split(' ')[0] ?? ''), words),
    fu: fill(words.step.fu, { n: pairFu(pair, ruleset) }),
  });
}

function describeWait({ wait, ends }: ReadingScore, hand: HandRequest, words: Words): string {
  const found = WAITS.find((one) => one === wait);
  if (!found) return '';
  const name = waitName(found, words);
  const fu = fill(words.step.fu, { n: waitFu(wait) });
  const kind = kindOf(hand.winningTile as Tile);
  if (wait === 'single' || wait === 'pung')
    return fill(words.practice['told.tile'], { name, fu, tile: tileOf(kind, words) });
  const won = TILE_OF_KIND[kind]?.charAt(0) ?? '';
  const [from, to] = Array.from(ends.replace(/\D/g, ''))
    .filter((digit) => digit !== won)
    .map(Number) as [number, number];
  const held = `${String(from)}–${String(to)}`;
  return wait === 'two-sided'
    ? fill(words.practice['told.two-ends'], { name, fu, held, low: from - 1, high: to + 1 })
    : fill(words.practice['told.one-end'], { name, fu, held, won });
}

/** Describes the pair or wait of a reading with tiles and fu; empty for a reading without one. */
export function describePart({ part, reading }: About, hand: HandRequest, ruleset: Ruleset, words: Words): string {
  if (!hasPairAndWait(reading)) return '';
  return part === 'pair' ? describePair(reading, hand, ruleset, words) : describeWait(reading, hand, words);
}
