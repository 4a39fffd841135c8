import { makeRandom } from './random.ts';
import type { HandRequest } from './types.ts';

type Make = (hand: HandRequest) => unknown;

const circle = (): Record<string, unknown> => {
  const round: Record<string, unknown> = {};
  round.round = round;
  return round;
};
const fail = (): never => {
  throw new Error('hands off');
};
const trapped = (target: object, trap: keyof ProxyHandler<object>): object => new Proxy(target, { [trap]: fail });
const revoked = (target: object): object => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};
const withGetter = (hand: object, field: string): object =>
  Object.defineProperty({ ...hand }, field, { get: fail, enumerable: true });

/** Values that no field of any request has. */
const JUNK: readonly (() => unknown)[] = [
  () => null,
  () => NaN,
  () => -1,
  () => 1e21,
  () => Infinity,
  () => 0.5,
  () => 10n,
  () => '0x10',
  () => '',
  () => ' 1m',
  () => '１２３m',
  () => '8z',
  () => '123',
  () => 'm',
  () => '5m'.repeat(100_000),
  () => [],
  () => [null],
  () => [circle()],
  () => Array.from({ length: 50_000 }, () => ({ type: 'pung', tiles: '111z' })),
  () => ({}),
  () => circle(),
  () => ({ toString: fail }),
  () => ({ toJSON: fail }),
  () => Symbol('east'),
  () => fail,
  () => new Date(0),
  () => new Map(),
  () => trapped({}, 'get'),
  () => trapped({}, 'ownKeys'),
  () => trapped([], 'get'),
  () => revoked([]),
  () => JSON.parse('{"__proto__":{"redFives":3}}') as unknown,
];

/** Whole requests that are invalid or hostile. */
const WHOLE: readonly Make[] = [
  () => undefined,
  () => null,
  () => 'ema-2016',
  () => 16,
  () => 16n,
  () => [],
  () => fail,
  () => circle(),
  (hand) => [hand],
  (hand) => JSON.stringify(hand),
  (hand) => trapped(hand, 'get'),
  (hand) => trapped(hand, 'ownKeys'),
  (hand) => trapped(hand, 'has'),
  (hand) => trapped(hand, 'getOwnPropertyDescriptor'),
  (hand) => trapped(hand, 'getPrototypeOf'),
  (hand) => revoked(hand),
  (hand) => ({ ...hand, knobs: { redFives: circle() } }),
  (hand) => ({ ...hand, knobs: { pao: [circle()] } }),
  (hand) => ({ ...hand, knobs: { redFives: 3n } }),
  (hand) => ({ ...hand, knobs: { toString: 3 } }),
  (hand) => ({ ...hand, knobs: withGetter({}, 'redFives') }),
  (hand) => ({ ...hand, constructor: 1 }),
  (hand) => ({ ...hand, melds: [withGetter({ type: 'pung', tiles: '111z' }, 'from')] }),
  (hand) => ({ ...hand, melds: [{ type: 'pung', tiles: { toString: fail } }] }),
  (hand) => ({ ...hand, liable: [withGetter({ from: 'left' }, 'pattern')] }),
  (hand) => ({ ...hand, liable: Array.from({ length: 50_000 }, () => ({ from: 'left', pattern: 'daisangen' })) }),
  (hand) => ({ ...hand, rules: 'constructor' }),
  (hand) => ({ ...hand, rules: '__proto__' }),
];
const FIELDS: readonly string[] = [
  ...['id', 'rules', 'knobs', 'concealed', 'melds', 'winningTile', 'by', 'seatWind', 'roundWind', 'riichi', 'ippatsu'],
  ...['lastTile', 'afterKong', 'firstTurn', 'robbedKong', 'doraIndicators', 'uraIndicators', 'counters', 'bets'],
  ...['liable', 'discarder', 'flowers', 'lastOfKind', 'winningTileShown', 'unheard'],
];

/** How many different hostile requests there are. */
export const HOSTILE = WHOLE.length + FIELDS.length * (JUNK.length + 1);

/**
 * A request that tries to break a door: a whole one, or a good one with a field that throws or holds junk; `index`
 * below `HOSTILE`.
 */
export function hostile(index: number, request: HandRequest): { name: string; request: unknown } {
  const whole = WHOLE[index];
  if (whole) return { name: `whole ${index}`, request: whole(request) };
  const field = FIELDS[(index - WHOLE.length) % FIELDS.length] ?? 'id';
  const row = Math.floor((index - WHOLE.length) / FIELDS.length);
  const junk = JUNK[row];
  if (!junk) return { name: `${field}: getter`, request: withGetter(request, field) };
  return { name: `${field}: junk ${row}`, request: { ...request, [field]: junk() } };
}

/** Writes JSON junk into one field of a request. */
export function malform(seed: number, request: HandRequest): unknown {
  const random = makeRandom(seed);
  const carried = [null, -1, 0.5, '0x10', '', ' 1m', '8z', '123', 'm', [], [null], {}, true, 7, '1m1m1m1m1m'];
  return { ...request, [random.pick(FIELDS)]: random.pick(carried) };
}
