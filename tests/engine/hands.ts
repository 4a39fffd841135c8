import {
  type HandRequest,
  type Item,
  type MeldRequest,
  AT_HAND_IDS,
  type RiichiId,
  type ScoreResult,
  parseTiles,
  riichiRulesOf,
  scoreRequest,
} from '../../src/engine/riichi/index.ts';
import type { Won } from '../../src/engine/riichi/score/payment.ts';
import { generateRequests } from '../oracle/generate.ts';

type Win = Extract<ScoreResult, { kind: 'win' }>;
type NoWin = Extract<ScoreResult, { kind: 'no-win' }>;
type Answer = Win | NoWin;

/** A riichi rulebook, editions included. */
export function rulesOf(id: string) {
  const rules = riichiRulesOf(id);
  if (!rules.ok) throw new Error(id);
  return rules.value;
}

/** What determines a hand's payment, beside its base points. */
export const wonBy = ({ by, seatWind, counters = 0, bets = 0, discarder }: HandRequest): Won => ({
  dealer: seatWind === 'east',
  by,
  counters,
  bets,
  discarder,
});

/** A meld in short: `(123m)` and `(555z)` are called, `(5555z)` is an open kong, `<5555z>` an added and `[5555z]` a concealed one. */
function meld(text: string): MeldRequest {
  const tiles = text.slice(1, -1);
  const ranks = tiles.slice(0, -1);
  const form = { '(': 'open', '<': 'added', '[': 'concealed' } as const;
  if (ranks.length === 4) return { type: 'kong', form: form[text.charAt(0) as keyof typeof form], tiles };
  return { type: new Set(ranks.replace('0', '5')).size === 1 ? 'pung' : 'chow', tiles };
}

/**
 * A request in short: concealed tiles, then the winning tile with `+` by discard or `*` by draw, then the melds; by default
 * South's under EMA 2016 in the east round.
 */
export function hand(text: string, more: Partial<HandRequest> = {}): HandRequest {
  const [concealed = '', last = '', ...melds] = text.split(' ');
  return {
    rules: 'ema-2016',
    concealed,
    winningTile: last.slice(1),
    by: last.startsWith('*') ? 'draw' : 'discard',
    seatWind: 'south',
    roundWind: 'east',
    ...(melds.length > 0 ? { melds: melds.map(meld) } : {}),
    ...more,
  };
}

/** The answer to a request that passes the door; a refusal fails the test with its message. */
export function answer(request: HandRequest): Answer {
  const result = scoreRequest(request);
  if (!result.ok) throw new Error(`${result.error.field}: ${result.error.why} ${JSON.stringify(request)}`);
  return result;
}

/** The score of a hand that wins. */
export function win(request: HandRequest): Win {
  const result = answer(request);
  if (result.kind !== 'win') throw new Error(`no win, ${result.reason}: ${JSON.stringify(request)}`);
  return result;
}

/** The answer to a hand that cannot win. */
export function noWin(request: HandRequest): NoWin {
  const result = answer(request);
  if (result.kind !== 'no-win') throw new Error(`wins: ${JSON.stringify(request)}`);
  return result;
}

/** Patterns with their han, sorted: `pinfu 1, riichi 1`; limit hands stand without a number. */
export const itemNames = (items: readonly Item[]): string =>
  items
    .map(({ id, han }) => (han === undefined ? id : `${id} ${han}`))
    .sort()
    .join(', ');

/** An answer in short: its patterns, then han/fu or the number of limits, then the points; or why it cannot win. */
export function inShort(result: Answer): string {
  const { items, han, fu } = result;
  if (result.kind === 'no-win') return result.reason;
  const worth = han === null ? `${result.yakuman} yakuman` : `${han} han ${fu ?? 0} fu`;
  const limit = han === null || result.limit === null ? '' : ` ${result.limit}`;
  return `${itemNames(items)} | ${worth}${limit} | ${result.payment.total}`;
}

/** Everything a hand is worth, without the reasons: must not depend on the order of its tiles. */
export function worth(result: ScoreResult): unknown {
  if (!result.ok) return result.error.why;
  const { items, dora, kanDora, uraDora, redFives, han, fu, fuExact, limit, yakuman, payment, kind } = result;
  const reason = result.kind === 'no-win' ? [result.reason, result.before?.shanten] : [];
  return { kind, reason, items, dora, kanDora, uraDora, redFives, han, fu, fuExact, limit, yakuman, payment };
}

/** The tiles of a text in mpsz, which must be readable. */
export function tiles(text: string): string[] {
  const read = parseTiles(text, 'tiles');
  if (!read.ok) throw new Error(read.error.why);
  return read.value;
}

/** The answers by the four rulebooks, in short. */
export const byRulebook = (request: HandRequest): Record<RiichiId, string> =>
  Object.fromEntries(AT_HAND_IDS.map((rules) => [rules, inShort(answer({ ...request, rules }))])) as Record<
    RiichiId,
    string
  >;

/** Seeded random and adversarial requests, the same for the same seed. */
export const generated = (seed: number, count: number): HandRequest[] =>
  [...generateRequests(seed, count)] as HandRequest[];
