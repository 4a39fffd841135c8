import {
  type BySeat,
  type Clause,
  type OptionId,
  type Refused,
  type RiichiId,
  type RiichiOptions,
  type RiichiRules,
  RIICHI_RULEBOOKS,
  SCORING_OPTIONS,
  type ScoreResult,
  TABLE_OPTIONS,
  differingOptionIds,
  eachSeat,
  scoreRequest,
  settleRequest,
} from '../engine/riichi/index.ts';
import { DEFAULT_RULES } from './default-rules.ts';
import type { SaidRules } from './log.ts';
import type { AnyRules, PlayedHand } from './played.ts';

/** The score of a hand, which may be no win. */
export type Counted = Exclude<ScoreResult, Refused>;

/** One rule by which a hand is worth more or less than online. */
export interface Cause {
  readonly option: OptionId;
  readonly online: unknown;
  readonly here: unknown;
  /** Where the rulebook says so. */
  readonly cite: Clause;
  /** What the hand would be worth here if only this rule were the online one; 0 if it would not win. */
  readonly worth: number;
}

/** The score of a hand online and under a rulebook; undefined where the engine refuses the hand. */
export interface Recount {
  readonly online: Counted | undefined;
  readonly here: Counted | undefined;
  /** What the winner gets from the other players, counters included, sticks not. */
  readonly worth: { readonly online: number; readonly here: number };
  /** The rules that each change what the hand is worth; if none does so alone, the smallest group that does. */
  readonly causes: readonly Cause[];
}

/** The rules of an ordinary game online, as far as a file does not state others. */
export const onlineRules = (usual: RiichiOptions, { redFives, openTanyao }: SaidRules): RiichiOptions => ({
  ...usual,
  ...(redFives !== undefined && { redFives }),
  ...(openTanyao !== undefined && { openTanyao }),
});

type Options = Readonly<Record<string, unknown>>;

const pick = (options: RiichiOptions, names: readonly OptionId[]): Options =>
  Object.fromEntries(names.map((name) => [name, options[name]]));

const PLAYED: readonly OptionId[] = [...SCORING_OPTIONS, ...TABLE_OPTIONS];

/** Limit hands that pay double. */
const DOUBLE = { doubleYakumanWaits: true, daisuushiiDouble: true } as const;

/** Rules that differ between servers, tried in order until the payment fits; the last are Mahjong Soul's. */
const SERVER_RULES: readonly Partial<RiichiOptions>[] = [
  {},
  DOUBLE,
  { ...DOUBLE, tripleRon: 'all-paid', robConcealedKong: true },
];

/** A hand as a request to settle. */
const requestOf = ({ roundWind, dealer, firstDealer, scores, counters, bets, riichi, event }: PlayedHand) => ({
  ...{ roundWind, dealer, firstDealer, scores, counters, bets, riichi, event },
});

const isSame = (a: BySeat<number>, b: BySeat<number>): boolean => a.every((points, seat) => points === b[seat]);

/** The rules by which a hand was paid online, and our own count where it differs from the file. */
export interface Paid {
  readonly options: RiichiOptions;
  /** Set when no rules give the payments in the file: those that we count, or undefined if the engine refuses the hand. */
  readonly mismatch?: { readonly counted: BySeat<number> | undefined };
}

const settledBy = (hand: PlayedHand, options: RiichiOptions) =>
  settleRequest({ rules: DEFAULT_RULES.id, knobs: pick(options, PLAYED), ...requestOf(hand) });

/** Settles a hand by the rules of online play and compares that with what the file says was paid, if it does. */
export function checkPaid(hand: PlayedHand, usual: RiichiOptions): Paid {
  const { paid } = hand;
  if (!paid) return { options: usual };
  let first: BySeat<number> | undefined;
  for (const own of SERVER_RULES) {
    const options = { ...usual, ...own };
    const settled = settledBy(hand, options);
    if (settled.ok && isSame(settled.deltas, paid)) return { options };
    first ??= settled.ok ? settled.deltas : undefined;
  }
  return { options: usual, mismatch: { counted: first } };
}

function count(rules: string, knobs: Options, hand: AnyRules): Counted | undefined {
  const result = scoreRequest({ ...hand, rules, knobs });
  return result.ok ? result : undefined;
}

const worthOf = (counted: Counted | undefined): number => (counted?.kind === 'win' ? counted.payment.total : 0);

/** Drops options one by one as long as the rest still make the difference. */
function needed(options: readonly OptionId[], differs: (kept: readonly OptionId[]) => boolean): readonly OptionId[] {
  return options.reduce<readonly OptionId[]>((kept, option) => {
    const fewer = kept.filter((one) => one !== option);
    return differs(fewer) ? fewer : kept;
  }, options);
}

/** Counts a hand as online and under a rulebook, and finds the rules that make the difference by flipping each. */
export function recount(hand: AnyRules, online: RiichiOptions, book: RiichiId): Recount {
  const rules: RiichiRules = RIICHI_RULEBOOKS[book];
  const onlineKnobs = pick(online, SCORING_OPTIONS);
  const there = count(DEFAULT_RULES.id, onlineKnobs, hand);
  const here = count(book, {}, hand);
  const worth = { online: worthOf(there), here: worthOf(here) };
  if (worth.online === worth.here && there?.kind === here?.kind) return { online: there, here, worth, causes: [] };

  const scoring: readonly OptionId[] = SCORING_OPTIONS;
  const differing = differingOptionIds({ ...rules, options: { ...rules.options, ...online } }, rules).filter((option) =>
    scoring.includes(option),
  );
  const asOnline = (options: readonly OptionId[]): number => worthOf(count(book, pick(online, options), hand));
  const asHere = (option: OptionId): number =>
    worthOf(count(DEFAULT_RULES.id, { ...onlineKnobs, [option]: rules.options[option] }, hand));
  const alone = differing.filter((option) => asOnline([option]) !== worth.here || asHere(option) !== worth.online);
  const found = alone.length > 0 ? alone : needed(differing, (options) => asOnline(options) !== worth.here);
  return {
    online: there,
    here,
    worth,
    causes: found.map((option) => ({
      option,
      online: online[option],
      here: rules.options[option],
      cite: rules.cite[option],
      worth: asOnline([option]),
    })),
  };
}

/** The points and places of a game. */
export interface Totals {
  readonly points: BySeat<number>;
  /** 1 for the first; equal points share a place. */
  readonly places: BySeat<number>;
  /** Hands that cannot be settled by the rulebook and are left out, by their number in the game. */
  readonly leftOut: readonly number[];
}

const placesOf = (points: BySeat<number>): BySeat<number> =>
  eachSeat((seat) => 1 + points.filter((other) => other > points[seat]).length);

/** A game by its payments online; `usual` rules settle its last hand where the file does not say what that paid. */
export function totalsOnline(hands: readonly PlayedHand[], usual: RiichiOptions): Totals | undefined {
  const last = hands.at(-1);
  if (!last) return undefined;
  const settled = last.paid ? undefined : settledBy(last, usual);
  const paid = last.paid ?? (settled?.ok ? settled.deltas : undefined);
  const points = eachSeat((seat) => last.scores[seat] + (paid?.[seat] ?? 0));
  return { points, places: placesOf(points), leftOut: [] };
}

/** The same hands of a game settled by a rulebook, from its own starting points. */
export function totalsUnder(hands: readonly (PlayedHand & { readonly at: number })[], book: RiichiId): Totals {
  const { startPoints } = RIICHI_RULEBOOKS[book].options;
  const settled = hands.map((hand) => ({ hand, result: settleRequest({ rules: book, ...requestOf(hand) }) }));
  const points = eachSeat((seat) =>
    settled.reduce<number>((sum, { result }) => sum + (result.ok ? result.deltas[seat] : 0), startPoints),
  );
  const leftOut = settled.flatMap(({ hand, result }) => (result.ok && result.known ? [] : [hand.at]));
  return { points, places: placesOf(points), leftOut };
}
