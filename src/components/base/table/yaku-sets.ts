import { type Wind, isDragon, isHonour, kindOf, rankOf, windKind } from '../../../engine/riichi/index.ts';

/** A set or pair as yaku see it: the kinds of its tiles in order, and whether it is concealed. */
interface YakuSet {
  readonly kinds: readonly number[];
  readonly isConcealed: boolean;
}

interface Table {
  readonly seatWind: Wind;
  readonly roundWind: Wind;
}

type Pick = (sets: readonly YakuSet[], table: Table) => readonly YakuSet[];

const first = ({ kinds }: YakuSet): number => kinds[0] ?? -1;
const isChow = ({ kinds }: YakuSet): boolean => kinds.length === 3 && kinds[0] !== kinds[1];
const isPung = (set: YakuSet): boolean => set.kinds.length >= 3 && !isChow(set);

/** One set of each of these kinds; undefined if one is missing. */
function oneOfEach(sets: readonly YakuSet[], firsts: readonly number[]): readonly YakuSet[] {
  const found = firsts.map((kind) => sets.find((set) => first(set) === kind));
  return found.every((set) => set !== undefined) ? found : [];
}

/** The first result when each set in turn is tried as the start. */
const firstFound = (sets: readonly YakuSet[], from: (set: YakuSet) => readonly YakuSet[]): readonly YakuSet[] =>
  sets.map(from).find((found) => found.length > 0) ?? [];

const SUITS = [0, 9, 18] as const;

const inThreeSuits =
  (is: (set: YakuSet) => boolean): Pick =>
  (sets) => {
    const own = sets.filter(is);
    return firstFound(own, (set) =>
      isHonour(first(set))
        ? []
        : oneOfEach(
            own,
            SUITS.map((suit) => suit + rankOf(first(set))),
          ),
    );
  };

const pungOf =
  (kind: (table: Table) => number): Pick =>
  (sets, table) =>
    sets.filter((set) => isPung(set) && first(set) === kind(table));

/** Finds the sets that make a yaku, for yaku that depend on some sets only. */
export const YAKU_SETS: Readonly<Record<string, Pick>> = {
  'yakuhai-white': pungOf(() => kindOf('5z')),
  'yakuhai-green': pungOf(() => kindOf('6z')),
  'yakuhai-red': pungOf(() => kindOf('7z')),
  'yakuhai-seat': pungOf(({ seatWind }) => windKind(seatWind)),
  'yakuhai-round': pungOf(({ roundWind }) => windKind(roundWind)),
  iipeikou: (sets) => {
    const chows = sets.filter(isChow);
    return firstFound(chows, (set) => {
      const same = chows.filter((other) => first(other) === first(set));
      return same.length > 1 ? same.slice(0, 2) : [];
    });
  },
  'sanshoku-doujun': inThreeSuits(isChow),
  'sanshoku-doukou': inThreeSuits(isPung),
  ittsu: (sets) => {
    const chows = sets.filter(isChow);
    return firstFound(chows, (set) =>
      rankOf(first(set)) === 0 ? oneOfEach(chows, [first(set), first(set) + 3, first(set) + 6]) : [],
    );
  },
  sanankou: (sets) => sets.filter((set) => isPung(set) && set.isConcealed),
  sankantsu: (sets) => sets.filter(({ kinds }) => kinds.length === 4),
  shousangen: (sets) => sets.filter((set) => isDragon(first(set))),
};
