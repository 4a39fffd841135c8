/** What a set adds to the fu and to the yaku that a hand cannot help having (EMA 2016 4.1.1, 4.2). */
interface SetShape {
  readonly fu: number;
  readonly isTriplet: boolean;
  readonly isKong: boolean;
  /** Whether it counts as concealed; a pung completed by a discard does not, and leaves the hand closed. */
  readonly isConcealed: boolean;
  readonly opensHand: boolean;
}

const triplet = (fu: number, isKong: boolean, isConcealed: boolean, opensHand: boolean): SetShape => ({
  fu,
  isTriplet: true,
  isKong,
  isConcealed,
  opensHand,
});
const chow = (opensHand: boolean): SetShape => ({
  fu: 0,
  isTriplet: false,
  isKong: false,
  isConcealed: !opensHand,
  opensHand,
});

const CLOSED_CHOW = chow(false);
/** A pung that a discard completes, of simples and of the rest. */
const WON_PUNGS: readonly SetShape[] = [triplet(2, false, false, false), triplet(4, false, false, false)];
const SHAPES: readonly SetShape[] = [
  CLOSED_CHOW,
  chow(true),
  ...[2, 4].flatMap((fu) => [triplet(fu, false, false, true), triplet(2 * fu, false, true, false)]),
  ...[8, 16].flatMap((fu) => [triplet(fu, true, false, true), triplet(2 * fu, true, true, false)]),
];

const HAN = { riichi: 1, 'menzen-tsumo': 1, pinfu: 1, sanankou: 2, sankantsu: 2, toitoi: 2, chiitoitsu: 2 } as const;
const closedHan = (id: keyof typeof HAN): number => HAN[id];
const roundedUp = (fu: number): number => Math.ceil(fu / 10) * 10;

type By = 'discard' | 'draw';

/** The options that decide how few han some fu can come with. */
export interface Options {
  readonly doubleWindPairFu: 2 | 4;
  readonly openPinfuFu: boolean;
  readonly pinfuTsumo: boolean;
}

/** The fewest han by fu, of one way to win. */
type Least = ReadonlyMap<number, number>;

/** Every choice of this many set shapes, in any order. */
function* choices(count: number, from = 0): Generator<readonly SetShape[]> {
  if (count === 0) yield [];
  else
    for (let i = from; i < SHAPES.length; i++)
      for (const rest of choices(count - 1, i)) yield [...SHAPES.slice(i, i + 1), ...rest];
}

const FIXED = { base: 20, closedRon: 10, draw: 2, wait: 2, sevenPairs: 25 } as const;

/** Counts one hand of four sets, a pair and a wait; undefined when it is impossible or a yakuman. */
function countOf(
  sets: readonly SetShape[],
  pairFu: number,
  waitFu: number,
  by: By,
  inRiichi: boolean,
  { openPinfuFu, pinfuTsumo }: Options,
): readonly [fu: number, han: number] | undefined {
  const closed = sets.every(({ opensHand }) => !opensHand);
  const concealed = sets.filter((set) => set.isTriplet && set.isConcealed).length;
  const kongs = sets.filter(({ isKong }) => isKong).length;
  if ((inRiichi && !closed) || concealed === 4 || kongs === 4) return undefined;
  const isPinfu = closed && sets.every((set) => set === CLOSED_CHOW) && pairFu + waitFu === 0;
  const isDrawnPinfu = isPinfu && by === 'draw' && pinfuTsumo;
  const raw =
    FIXED.base +
    (by === 'discard' ? (closed ? FIXED.closedRon : 0) : isDrawnPinfu ? 0 : FIXED.draw) +
    sets.reduce((sum, { fu }) => sum + fu, pairFu + waitFu);
  const han =
    (inRiichi ? closedHan('riichi') : 0) +
    (closed && by === 'draw' ? closedHan('menzen-tsumo') : 0) +
    (isPinfu && (by === 'discard' || pinfuTsumo) ? closedHan('pinfu') : 0) +
    (concealed === 3 ? closedHan('sanankou') : 0) +
    (kongs === 3 ? closedHan('sankantsu') : 0) +
    (sets.every(({ isTriplet }) => isTriplet) ? closedHan('toitoi') : 0);
  const isOpenPinfu = raw === FIXED.base && !closed && openPinfuFu;
  return [roundedUp(isOpenPinfu ? raw + FIXED.wait : raw), Math.max(han, 1)];
}

/** Whether the winning tile can complete one of these sets, or the pair, with a wait worth this many fu. */
function canBeCompleted(sets: readonly SetShape[], waitFu: number, by: By): boolean {
  const byPung = sets.some((set) => WON_PUNGS.includes(set));
  if (waitFu > 0) return !byPung;
  return (
    byPung ||
    sets.includes(CLOSED_CHOW) ||
    (by === 'draw' && sets.some(({ isTriplet, isKong, isConcealed }) => isTriplet && !isKong && isConcealed))
  );
}

function tabulate(by: By, inRiichi: boolean, options: Options): Least {
  const least = new Map<number, number>();
  const note = (fu: number, han: number): void => void least.set(fu, Math.min(han, least.get(fu) ?? Infinity));
  const hands = [
    ...choices(4),
    ...(by === 'discard' ? WON_PUNGS.flatMap((pung) => [...choices(3)].map((rest) => [pung, ...rest])) : []),
  ];
  for (const sets of hands)
    for (const pairFu of [0, 2, options.doubleWindPairFu])
      for (const waitFu of [0, FIXED.wait]) {
        const count = canBeCompleted(sets, waitFu, by) && countOf(sets, pairFu, waitFu, by, inRiichi, options);
        if (count) note(...count);
      }
  note(
    FIXED.sevenPairs,
    closedHan('chiitoitsu') + (inRiichi ? closedHan('riichi') : 0) + (by === 'draw' ? closedHan('menzen-tsumo') : 0),
  );
  return least;
}

const tables = new Map<string, Least>();

/**
 * The fewest han of any hand with this many rounded fu that wins in this way; Infinity where there is none. More han are
 * always possible, as dora add to them. In riichi by discard, for instance, 30 fu needs pinfu, so 2 han.
 */
export function leastHan(fu: number, by: By, inRiichi: boolean, options: Options): number {
  const key = [by, inRiichi, options.doubleWindPairFu, options.openPinfuFu, options.pinfuTsumo].join();
  let table = tables.get(key);
  if (!table) tables.set(key, (table = tabulate(by, inRiichi, options)));
  return table.get(fu) ?? Infinity;
}
