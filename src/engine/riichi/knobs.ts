import { type Result, ok, refuse } from '../result.ts';
import { type PatternId, YAKUMAN } from './ids.ts';

/** Abortive draws that a rulebook may know. */
export const ABORTIVE_DRAWS = ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs', 'triple-ron'] as const;

/** An abortive draw. */
export type AbortiveDraw = (typeof ABORTIVE_DRAWS)[number];

const FLAG = [true, false] as const;

/** Every option with the values it may take; the lists hold any selection from the values. */
export const KNOB_VALUES = {
  /** Red fives in the set: none, one per suit, or one per suit and a second one of dots. */
  redFives: [0, 3, 4],
  /** All simples with an open hand. */
  openTanyao: FLAG,
  ippatsu: FLAG,
  uraDora: FLAG,
  kanDora: FLAG,
  kanUraDora: FLAG,
  /** Fu of a pair that is both seat and round wind. */
  doubleWindPairFu: [4, 2],
  /** 2 fu for an open hand without any other fu. */
  openPinfuFu: FLAG,
  /** Whether pinfu may be won by draw (the 2 fu of the draw then fall away). */
  pinfuTsumo: FLAG,
  /** 2 fu for the draw when the winning tile replaces a kong. */
  rinshanTsumoFu: FLAG,
  /** Mangan for the hands just below it: 4 han 30 fu, 3 han 60 fu, 2 han 120 fu. */
  roundUpMangan: FLAG,
  /** What 13 han and more are: the highest ordinary limit, or a yakuman. */
  countedHand: ['sanbaiman', 'yakuman'],
  renhou: ['none', 'mangan', 'yakuman', '5-han'],
  /** Whether all green needs a pung of green dragons. */
  ryuuiisouHatsu: ['none', 'pung'],
  daisuushiiDouble: FLAG,
  /** Double pay for the special waits of thirteen orphans, four concealed pungs and nine gates. */
  doubleYakumanWaits: FLAG,
  yakumanAccumulate: FLAG,
  /** Whether the last tile, drawn as a replacement, counts as both. */
  haiteiWithRinshan: FLAG,
  /** Whether thirteen orphans may rob a concealed kong. */
  robConcealedKong: FLAG,
  paoRon: ['split', 'discarder', 'feeder'],
  paoCounters: ['discarder', 'feeder'],
  /** Whether the feeder of the last set is liable although an earlier one is a concealed kong. */
  paoConcealedKong: FLAG,
  /** Han from yaku that a hand needs at five counters and more. */
  minimumYakuHanAt5Counters: [1, 2],
  severalRons: ['all-paid', 'head-bump'],
  tripleRon: ['all-paid', 'head-bump', 'redeal'],
  nagashiMangan: FLAG,
  /** Points that change hands in all between tenpai and noten players. */
  notenPool: [3000],
  /** Points that one counter adds to a hand. */
  counterValue: [300, 1500],
  chombo: [{ kind: 'table-mangan' }, { kind: 'tournament', points: 20000 }],
  leftoverBets: ['winner', 'nobody'],
  dealerStays: ['win-or-tenpai', 'win'],
  kuikae: ['banned', 'same-tile-banned', 'free'],
  temporaryFuritenEnds: ['own-draw-or-claim', 'any-claim', 'own-turn'],
  /** Tiles that the wall must still have for a riichi. */
  riichiTilesLeft: [4, 0],
  kongAfterRiichi: ['same-waits-only-triplet', 'same-waits', 'never'],
  fourKongs: ['play-on', 'abort-if-several-players'],
  startPoints: [30000, 25000],
  uma: ['15-5', '30-10', 'by-players-in-plus', 'none'],
  ranking: ['total-with-uma', 'average-place'],
  sessionMinutes: [90, 105],
  signalMinutes: [15, 10],
  handsAfterSignal: [1, 0],
  lateness: ['after-the-game', 'at-once', 'referee'],
  substitutes: ['minus-15000', 'zero-and-minus-30000-uma', 'referee'],
} as const;

const KNOB_LISTS = { pao: YAKUMAN as readonly PatternId[], abortiveDraws: ABORTIVE_DRAWS } as const;

type Choice = { readonly [K in keyof typeof KNOB_VALUES]: (typeof KNOB_VALUES)[K][number] };

/** Every rule option of a riichi rulebook; all are required. */
export type RiichiKnobs = Choice & {
  /** Patterns whose deciding set makes its feeder liable. */
  readonly pao: readonly PatternId[];
  readonly abortiveDraws: readonly AbortiveDraw[];
};

/** The name of a rule option. */
export type KnobId = keyof RiichiKnobs;

/** The names of all rule options. */
export const KNOBS = [...Object.keys(KNOB_VALUES), ...Object.keys(KNOB_LISTS)] as readonly KnobId[];

/** Checks overrides of single options by name; an unknown name or value is `bad-knob`. */
export function withKnobs(knobs: RiichiKnobs, overrides: Readonly<Record<string, unknown>>): Result<RiichiKnobs> {
  for (const [name, value] of Object.entries(overrides)) {
    const field = `knobs.${name}`;
    if (Object.hasOwn(KNOB_LISTS, name)) {
      const allowed: readonly unknown[] = KNOB_LISTS[name as keyof typeof KNOB_LISTS];
      if (!Array.isArray(value) || !value.every((v) => allowed.includes(v)))
        return refuse('bad-knob-value', field, { knob: name, wanted: `a list of ${allowed.join(', ')}` });
    } else if (Object.hasOwn(KNOB_VALUES, name)) {
      const allowed = KNOB_VALUES[name as keyof typeof KNOB_VALUES].map((v) => JSON.stringify(v));
      if (!allowed.includes(JSON.stringify(value)))
        return refuse('bad-knob-value', field, { knob: name, wanted: allowed.join(' or ') });
    } else return refuse('unknown-knob', field, { knob: name });
  }
  return ok({ ...knobs, ...overrides });
}
