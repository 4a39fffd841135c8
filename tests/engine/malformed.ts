import * as engine from '../../src/engine/index.ts';
import * as mcr from '../../src/engine/mcr/index.ts';
import * as riichi from '../../src/engine/riichi/index.ts';
import { type Random, makeRandom } from '../oracle/random.ts';

type Door = (request: unknown) => unknown;

const RIICHI_HAND = {
  rules: 'ema-2016',
  concealed: '234m067p34567s44z',
  winningTile: '8s',
  by: 'draw',
  seatWind: 'south',
  roundWind: 'east',
  knobs: { redFives: 3, pao: ['daisangen'] },
};
const MCR_HAND = {
  rules: 'mers-2014',
  concealed: '234m6789p555z',
  melds: [{ type: 'pung', tiles: '999p', called: '9p', from: 'left' }],
  winningTile: '6p',
  by: 'draw',
  seatWind: 'west',
  roundWind: 'east',
  flowers: 2,
};
const TABLE = { roundWind: 'east', dealer: 0, scores: [30000, 30000, 30000, 30000] };
const SETTLED = {
  rules: 'ema-2016',
  ...TABLE,
  counters: 1,
  bets: 1,
  riichi: [0],
  event: { type: 'ron', discarder: 3, winners: [{ seat: 2, han: 3, fu: 30, liable: [] }] },
};
const MCR_SETTLED = { rules: 'mers-2014', ...TABLE, event: { type: 'tsumo', winner: { seat: 1, points: 12 } } };
const FINISHED = {
  rules: 'ema-2012',
  scores: [30000, 30000, 30000, 29000],
  bets: 1,
  penalties: [{ seat: 1, points: 1000, when: 'after-uma', why: 'chombo' }],
  substitutes: [{ seat: 2, since: 'start', why: 'late' }],
  readings: { sharedPlaces: 'mean' },
};
const GAME = { points: 35000, place: 1, total: 20000, stage: 1 };
const RANKED = {
  rules: 'tesuji-2018',
  players: ['A', 'B'].map((name) => ({ name, status: 'withdrawn', penalty: 0, games: [GAME, { missed: true }] })),
};
const MAY = { rules: 'ema-2016', action: 'ron', concealed: '234m567p345s4455z', tile: '4z', discards: '1m2p' };

/** Every door, with requests that are valid or nearly so. */
export const DOORS: Readonly<Record<string, readonly [Door, readonly object[]]>> = {
  score: [engine.scoreRequest, [RIICHI_HAND, MCR_HAND]],
  settle: [engine.settleRequest, [SETTLED, MCR_SETTLED]],
  finish: [engine.finishRequest, [FINISHED]],
  rank: [engine.rankRequest, [RANKED]],
  'may I': [engine.mayI, [MAY]],
  'riichi score': [riichi.scoreRequest, [RIICHI_HAND]],
  'riichi settle': [riichi.settleRequest, [SETTLED]],
  'riichi finish': [riichi.finishRequest, [FINISHED]],
  'riichi rank': [riichi.rankRequest, [RANKED]],
  'riichi may I': [riichi.mayI, [MAY]],
  'mcr score': [mcr.scoreRequest, [MCR_HAND]],
  'mcr settle': [mcr.settleRequest, [MCR_SETTLED]],
  'mcr finish': [mcr.finishRequest, [{ ...FINISHED, rules: 'mers-2014', bets: 0, penalties: [] }]],
  'mcr rank': [mcr.rankRequest, [{ ...RANKED, rules: 'mers-2014' }]],
  'mcr may I': [mcr.mayI, [{ ...MAY, rules: 'mers-2014', action: 'hu' }]],
};

const LONG = 'x'.repeat(100_000);
const MANY_SEATS: readonly number[] = Array.from({ length: 10_000_000 }, () => 1);
const circular: { own?: unknown } = {};
circular.own = circular;
const fail = (): never => {
  throw new Error('no');
};
const deep = (levels: number): unknown => (levels === 0 ? 1 : { in: [deep(levels - 1)] });

/** Values that no valid request has, each made afresh. */
const NASTY: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => NaN,
  () => -Infinity,
  () => -0,
  () => 1e300,
  () => 0.5,
  () => 12n,
  () => Symbol('s'),
  () => fail,
  () => '',
  () => LONG,
  () => '\u0000😀',
  () => [],
  () => [undefined],
  () => new Array<unknown>(4_294_967_295),
  () => MANY_SEATS,
  () => ({}),
  () => ({ [LONG]: 1 }),
  () => JSON.parse('{"__proto__": {"ok": true}, "constructor": 1}') as unknown,
  () => circular,
  () => deep(200),
  () => new Date(NaN),
  () => new Map([[1, 2]]),
  () => Object.create({ rules: 'ema-2016' }) as unknown,
  () => Object.create(null) as unknown,
  () => ({
    get any(): never {
      return fail();
    },
  }),
  () => new Proxy({}, { get: fail }),
  () => new Proxy({}, { ownKeys: fail }),
  () => new Proxy([1], { get: fail }),
  () => new Proxy({ a: 1 }, { getOwnPropertyDescriptor: fail, getPrototypeOf: fail, has: fail }),
];

/** Writes something into a value at a random path; everything off the path is kept. */
function spoiled(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.2)) return random.pick(NASTY)();
  if (Array.isArray(value)) {
    const list: unknown[] = [...(value as readonly unknown[])];
    const at = random.below(list.length + 1);
    list[at] = spoiled(random, list[at]);
    return list;
  }
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  const [name, own] =
    random.chance(0.15) || entries.length === 0 ? [random.pick([LONG, 'toString', '']), 1] : random.pick(entries);
  if (random.chance(0.1)) return Object.defineProperty({ ...value }, name, { get: fail, enumerable: true });
  return { ...value, [name]: spoiled(random, own) };
}

const MOST_LETTERS = 500;

/** What is wrong with a door's response; undefined for an answer, or for a readable refusal. */
function faultOf(door: Door, request: unknown): string | undefined {
  let answer: { ok?: unknown; error?: { field?: unknown; message?: unknown; why?: unknown } };
  try {
    answer = door(request) as typeof answer;
  } catch (error) {
    return `throws ${String(error)}`;
  }
  if (answer.ok === true) return undefined;
  const { error } = answer;
  // A field's name may be empty.
  const isNamed = typeof error?.field === 'string' && (error.field !== '' || error.why === 'unknown-field');
  if (!error || !isNamed) return `names no field: ${String(error?.why)}`;
  const told = JSON.stringify(error);
  const message = typeof error.message === 'string' ? error.message : undefined;
  if (told.length > MOST_LETTERS * 3 || (message ?? '').length > MOST_LETTERS)
    return `tells ${String(told.length)} letters`;
  return message !== undefined && /\{\w+\}/.test(message) ? `leaves a placeholder: ${message}` : undefined;
}

/** How a door handled a number of malformed requests. */
export interface Taken {
  readonly faults: readonly string[];
  readonly refused: ReadonlySet<string>;
  /** The slowest answer, in milliseconds of processor time. */
  readonly slowest: number;
}

/** Processor time, which other programs on the machine do not lengthen. */
function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Sends a number of malformed requests to a door. */
export function takeMalformed(name: string, count: number, seed: number): Taken {
  const [door, requests] = DOORS[name] ?? [fail, []];
  const random = makeRandom(seed);
  const faults: string[] = [];
  const refused = new Set<string>();
  let slowest = 0;
  for (let i = 0; i < count; i++) {
    const request = spoiled(random, random.chance(0.05) ? undefined : random.pick(requests));
    const start = process.cpuUsage();
    const fault = faultOf(door, request);
    slowest = Math.max(slowest, millisecondsSince(start));
    if (fault !== undefined && faults.length < 5) faults.push(fault);
    const { error } = (fault === undefined ? door(request) : {}) as { error?: { why?: string } };
    if (error?.why !== undefined) refused.add(error.why);
  }
  return { faults, refused, slowest };
}
