import { gapsBetween, packedNumbers } from '../bytes.ts';
import { type Net, ofEach, type PackedNet, PATTERNS, type Rows, rowsOf, SEEN, SPAN, WIDTH } from '../net.ts';
import { type Sequence, UNKNOWN_WORD } from '../sequence.ts';
import { slotOf } from '../slots.ts';
import { shares, shuffled } from './chance.ts';
import { addSlopes, type Row } from './slopes.ts';
import { makeStepping } from './stepping.ts';

/** A way to tell of a card, in the order in which it is said. */
export interface ToldInOrder {
  readonly card: string;
  readonly sequence: Sequence;
}

/** All found by measuring on tellings that were not learnt from. */
const ROUNDS = 20;
const SEED = 7;
/** So many tellings make one step. */
const TOGETHER = 128;
/** Steps grow up to this in the first part of all, and become smaller from then on. */
const LARGEST_STEP = 0.004;
const GROWING = 0.15;
/** So many words are taken for unknown ones and kinds for none, so that no one of them has to be there. */
const LEFT_OUT = { word: 0.15, kind: 0.2 } as const;
/** What is found in fewer tellings is chance. */
const LEAST_TELLINGS = 6;
/** How far numbers are from nothing when learning begins. */
const FIRST = { parts: 0.3, patterns: 0.06, bounds: 0, cards: 0.045, usual: 0 } as const;
/** How many steps numbers are packed in to their usual size: where there are few, more. */
const PACKED_STEPS = { parts: 3, patterns: 4, bounds: 30, cards: 4, usual: 30 } as const;

/** The slots of parts found often enough to be learnt of, growing. */
function slotsIn(tellings: readonly ToldInOrder[]): readonly number[] {
  const found = new Map<number, number>();
  for (const { sequence } of tellings) {
    const parts = [...sequence.words.flatMap(({ word, kind }) => (kind ? [word, kind] : [word])), ...sequence.meant];
    for (const slot of new Set(parts.map(slotOf))) found.set(slot, (found.get(slot) ?? 0) + 1);
  }
  const often = [...found].filter(([, times]) => times >= LEAST_TELLINGS).map(([slot]) => slot);
  return [...new Set([...often, slotOf(UNKNOWN_WORD)])].sort((one, other) => one - other);
}

/** About normally spread: the sum of twelve even shares, less its mean. */
const spread = (share: () => number): number => Array.from({ length: 12 }, share).reduce((sum, one) => sum + one) - 6;

/** A text with some of its words unknown and some kinds not told. */
function withoutSome({ words, meant }: Rows, unknown: number, share: () => number): Rows {
  return {
    words: words.map(([word = unknown, ...kinds]) => [
      share() < LEFT_OUT.word ? unknown : word,
      ...kinds.filter(() => share() >= LEFT_OUT.kind),
    ]),
    meant,
  };
}

/** How large the next step is, when so much of all is done. */
const stepAt = (done: number): number =>
  LARGEST_STEP * (done < GROWING ? done / GROWING : (1 + Math.cos((Math.PI * (done - GROWING)) / (1 - GROWING))) / 2);

/** Learns a net from ways to tell of cards in their order. */
export function learnNet(tellings: readonly ToldInOrder[]): PackedNet {
  const cards = [...new Set(tellings.map(({ card }) => card))];
  const slots = slotsIn(tellings);
  const rowAt = new Map(slots.map((slot, row) => [slot, row] as const));
  const rowOf = (part: string): number | undefined => rowAt.get(slotOf(part));
  const unknown = rowOf(UNKNOWN_WORD) ?? 0;
  const placeOf = new Map(cards.map((card, place) => [card, place] as const));
  const told = tellings.map(({ card, sequence }): Row => ({
    place: placeOf.get(card) ?? 0,
    rows: rowsOf(sequence, rowOf),
  }));
  const lengths: Readonly<Record<keyof Net, number>> = {
    parts: slots.length * WIDTH,
    patterns: PATTERNS * SPAN,
    bounds: PATTERNS,
    cards: cards.length * SEEN,
    usual: cards.length,
  };
  const share = shares(SEED);
  const begun = (kind: keyof Net): Float32Array =>
    Float32Array.from({ length: lengths[kind] }, () => (FIRST[kind] === 0 ? 0 : FIRST[kind] * spread(share)));
  const net = ofEach(begun);
  const slopes = ofEach((kind) => new Float32Array(lengths[kind]));
  const takeStep = makeStepping(net);
  const steps = ROUNDS * Math.ceil(told.length / TOGETHER);
  let taken = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = shuffled(told, share);
    for (let from = 0; from < order.length; from += TOGETHER) {
      const some = order.slice(from, from + TOGETHER);
      for (const { place, rows } of some)
        addSlopes(net, slopes, { place, rows: withoutSome(rows, unknown, share) }, share);
      takeStep(slopes, some.length, stepAt(taken / steps));
      taken += 1;
    }
  }
  return {
    cards,
    gaps: gapsBetween(slots),
    net: ofEach((kind) => packedNumbers(net[kind], PACKED_STEPS[kind])),
  };
}
