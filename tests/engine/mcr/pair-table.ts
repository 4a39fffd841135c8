import { readFileSync } from 'node:fs';
import { type FanId, NUMBERED_FANS, whyNot } from '../../../src/engine/mcr/index.ts';
import { readMcr } from './read.ts';
import { countHand } from '../../../src/engine/mcr/score/count.ts';
import { type Entries, placeIn, timesIn } from '../../../src/engine/mcr/score/entries.ts';
import { factsOf } from '../../../src/engine/mcr/hand/facts.ts';
import { FANS } from '../../../src/engine/mcr/options/ids.ts';
import type { McrExclude } from '../../../src/engine/mcr/score/outcome.ts';
import { stepsOf } from '../../../src/engine/mcr/score/steps.ts';
import { mcrHand } from './hands.ts';

/**
 * How two fan relate. Hands are indices into the table; `null` where no hand has both although the book mentions it.
 */
export type Cell =
  | { readonly class: 'possible'; readonly hand: number }
  | ({ readonly class: 'conditional'; readonly hand: number } & Bite)
  | ({ readonly class: 'excluded' } & Bite)
  | { readonly class: 'impossible'; readonly reason: string };

/** A hand that has both fan, one of them excluded, and why. */
interface Bite {
  readonly bite: number | null;
  readonly out: FanId;
  readonly by: FanId;
  readonly principle: string;
}

/** Every pair of the 81 fan, the one with more points first, and the hands that show it, in short. */
export interface PairTable {
  readonly hands: readonly string[];
  readonly cells: ReadonlyMap<string, Cell>;
}

/** The name of a pair. */
export const pairKey = (a: FanId, b: FanId): string =>
  NUMBERED_FANS.findIndex((fan) => fan === a) <= NUMBERED_FANS.findIndex((fan) => fan === b)
    ? `${a} ${b}`
    : `${b} ${a}`;

/** The file of the table. */
export const PAIRS_FILE = new URL('../../fixtures/mcr-pairs.json', import.meta.url);

const WORDS = ['possible', 'conditional', 'excluded', 'impossible'] as const;

/** Writes a cell as one line of words. */
export function cellText(cell: Cell): string {
  if (cell.class === 'impossible') return `impossible ${cell.reason}`;
  if (cell.class === 'possible') return `possible ${cell.hand}`;
  const bite = `${cell.bite ?? '-'} ${cell.out} ${cell.by} ${cell.principle}`;
  return cell.class === 'conditional' ? `conditional ${cell.hand} ${bite}` : `excluded ${bite}`;
}

function parseCell(text: string): Cell {
  const [word, ...rest] = text.split(' ');
  const kind = WORDS.find((one) => one === word);
  if (kind === 'possible') return { class: kind, hand: Number(rest[0]) };
  if (kind === 'conditional' || kind === 'excluded') {
    const [bite = '', out, by, principle = ''] = rest.slice(kind === 'conditional' ? 1 : 0);
    const told = { bite: bite === '-' ? null : Number(bite), out: out as FanId, by: by as FanId, principle };
    return kind === 'conditional' ? { class: kind, hand: Number(rest[0]), ...told } : { class: kind, ...told };
  }
  return { class: 'impossible', reason: rest.join(' ') };
}

/** Reads the table from its file. */
export function readPairs(): PairTable {
  const { hands, pairs } = JSON.parse(readFileSync(PAIRS_FILE, 'utf8')) as {
    hands: Record<string, string>;
    pairs: Record<string, Record<string, string>>;
  };
  const cells = new Map<string, Cell>();
  for (const [a, row] of Object.entries(pairs))
    for (const [b, text] of Object.entries(row)) cells.set(`${a} ${b}`, parseCell(text));
  return { hands: Object.values(hands), cells };
}

/** What a hand shows about pairs: the lists that count together, and everything excluded. */
export interface Shown {
  /** Fan with how often they count, for the list that counts and for each equal one. */
  readonly lists: readonly ReadonlyMap<FanId, number>[];
  readonly excludes: readonly McrExclude[];
}

const listOf = (list: Entries): ReadonlyMap<FanId, number> =>
  new Map(list.map((entry) => [FANS[placeIn(entry)] ?? 'flower-tiles', timesIn(entry)]));

/** The fan excluded because the tiles are read in another way; other exclusions are in the steps. */
const READ_OTHERWISE: readonly FanId[] = ['seven-pairs', 'pure-triple-chow', 'pure-shifted-pungs'];

/** Counts a hand in short and returns what it shows; undefined when it is refused or incomplete. */
export function shownBy(text: string): Shown | undefined {
  const read = readMcr(mcrHand(text));
  if (!read.ok) return undefined;
  const { hand, rules } = read.value;
  const count = countHand(factsOf(hand, rules.options));
  if (!count) return undefined;
  const lists = [count.best.list, ...count.equal].map(listOf);
  const excludes = stepsOf(count.best, rules).filter((step) => step.kind === 'exclude');
  const more =
    count.readings.length === 1
      ? []
      : READ_OTHERWISE.flatMap((fan) => {
          const why = whyNot(hand, fan, rules);
          return why.status === 'excluded'
            ? why.excludes.filter(({ principle }) => principle === 'high-versus-low')
            : [];
        });
  return { lists, excludes: [...excludes, ...more] };
}
