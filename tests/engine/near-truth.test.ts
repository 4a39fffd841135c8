import { describe, expect, it, vi } from 'vitest';
import {
  type HandRequest,
  type MeldRequest,
  type Missing,
  RIICHI_IDS,
  TILE_OF_KIND,
  type Tile,
  WINDS,
  formatTiles,
  kindOf,
  scoreRequest,
} from '../../src/engine/riichi/index.ts';
import { makeRandom } from '../oracle/random.ts';
import { tiles } from './hands.ts';

/** Enough for long work on a busy machine, in milliseconds. */
vi.setConfig({ testTimeout: 120_000 });

const HANDS = 1500;
const SUITED = 27;
const ALL = TILE_OF_KIND.map((_, kind) => kind);

/** A pair, or a set of three, by the kinds of its tiles. */
type Group = readonly number[];
const PUNGS: readonly Group[] = ALL.map((kind) => [kind, kind, kind]);
const CHOWS: readonly Group[] = ALL.filter((kind) => kind < SUITED && kind % 9 <= 6).map((kind) => [
  kind,
  kind + 1,
  kind + 2,
]);
const PAIRS: readonly Group[] = ALL.map((kind) => [kind, kind]);
const SETS = [...CHOWS, ...PUNGS];

/** A hand as its pair and sets, the last of them called, with everything that is not tiles. */
interface Model {
  readonly groups: readonly Group[];
  readonly called: number;
  readonly frame: HandRequest;
}

const textOf = (kinds: readonly number[]): string => formatTiles(kinds.flatMap((kind) => TILE_OF_KIND[kind] ?? []));
const fits = (groups: readonly Group[]): boolean =>
  ALL.every((kind) => groups.flat().filter((one) => one === kind).length <= 4);
const meldOf = (group: Group): MeldRequest => ({ type: group[0] === group[1] ? 'pung' : 'chow', tiles: textOf(group) });

/** The request of a model, won with the tile at this place of its concealed part. */
function requestOf({ groups, called, frame }: Model, at: number): HandRequest | undefined {
  const own = groups.slice(0, groups.length - called).flat();
  const won = own[at];
  if (won === undefined || !fits(groups)) return undefined;
  const melds = groups.slice(groups.length - called).map(meldOf);
  return { ...frame, concealed: textOf(own.toSpliced(at, 1)), winningTile: textOf([won]), melds };
}

/** Every request of a model, for each possible winning tile. */
const requestsOf = (model: Model): HandRequest[] => model.groups.flat().flatMap((_, at) => requestOf(model, at) ?? []);

const random = makeRandom(2016);
function deal(called: number): HandRequest | undefined {
  const pick = <T>(list: readonly T[]): T => random.pick([...list]);
  const groups = [pick(PAIRS), ...Array.from({ length: 4 }, () => pick(random.chance(0.75) ? CHOWS : PUNGS))];
  const rules = pick(RIICHI_IDS);
  const frame: HandRequest = {
    concealed: '',
    winningTile: '',
    rules,
    by: pick(['discard', 'draw'] as const),
    seatWind: pick(WINDS),
    roundWind: pick(WINDS.slice(0, 2)),
    counters: rules === 'ema-2012' && random.chance(0.3) ? 5 : 0,
  };
  return requestOf({ groups, called, frame }, random.below(14 - 3 * called));
}

/** The hand in each of its readings. */
function modelsOf(request: HandRequest): Model[] {
  const result = scoreRequest(request);
  if (!result.ok) return [];
  return result.readings
    .map(({ sets }) => sets.split(' ').map((set) => tiles(set).map((tile) => kindOf(tile as Tile))))
    .filter((groups) => groups.length === 5)
    .map((groups) => ({ groups, called: request.melds?.length ?? 0, frame: request }));
}

/** Every model in which all failing groups are replaced, when there are this many. */
function* mended(
  model: Model,
  count: number,
  fails: (group: Group) => boolean,
  choices: (group: Group) => readonly Group[],
): Generator<Model> {
  const places = [...model.groups.keys()].filter((at) => fails(model.groups[at] ?? []));
  if (places.length !== count) return;
  const [at = -1] = places;
  for (const other of count === 0 ? [] : choices(model.groups[at] ?? [])) {
    const next = { ...model, groups: model.groups.with(at, other) };
    if (count === 1) yield next;
    else yield* mended(next, count - 1, fails, choices);
  }
}

/** Every model in which one of the sets is replaced. */
function* exchanged(model: Model, choices: readonly Group[]): Generator<Model> {
  for (const at of [1, 2, 3, 4]) for (const other of choices) yield { ...model, groups: model.groups.with(at, other) };
}

const isOutside = (kind: number): boolean => kind >= SUITED || kind % 9 === 0 || kind % 9 === 8;
const suit = (kind: number): number => Math.floor(kind / 9);
const alike = (group: Group): readonly Group[] => (group.length === 2 ? PAIRS : SETS);
const only = (groups: readonly Group[], test: (kind: number) => boolean): Group[] =>
  groups.filter((one) => one.every(test));

/** The hands that have what the hand lacked. */
const SUPPLY: Readonly<Record<Missing['lacks'], (model: Model, count: number) => Iterable<Model>>> = {
  declaration: (model) => [{ ...model, frame: { ...model.frame, riichi: 'riichi', bets: 1 } }],
  'closed-hand': (model) => [{ ...model, called: 0 }],
  'own-draw': (model) => [{ ...model, frame: { ...model.frame, by: 'draw' } }],
  'two-sided-wait': (model) => [model],
  'plain-pair': (model) => PAIRS.map((pair) => ({ ...model, groups: model.groups.with(0, pair) })),
  'own-wind': (model) => WINDS.map((seatWind) => ({ ...model, frame: { ...model.frame, seatWind } })),
  'pung-for-the-pair': (model) =>
    PAIRS.flatMap((pair) =>
      [...exchanged(model, [Array<number>(3).fill(model.groups[0]?.[0] ?? 0)])].map((one) => ({
        ...one,
        groups: one.groups.with(0, pair),
      })),
    ),
  'sets-of-simples': (model, count) =>
    mended(
      model,
      count,
      (group) => group.some(isOutside),
      (group) => only(alike(group), (kind) => !isOutside(kind)),
    ),
  'sets-with-outside': (model, count) =>
    mended(
      model,
      count,
      (group) => !group.some(isOutside),
      (group) => alike(group).filter((one) => one.some(isOutside)),
    ),
  'sets-of-the-suit': function* (model, count) {
    for (const wanted of [0, 1, 2]) {
      const isIn = (kind: number): boolean => kind >= SUITED || suit(kind) === wanted;
      yield* mended(
        model,
        count,
        (group) => !group.every(isIn),
        (group) => only(alike(group), isIn).toReversed(),
      );
    }
  },
  'sets-as-pungs': (model, count) =>
    mended(
      model,
      count,
      (group) => group[0] !== group[1],
      () => PUNGS,
    ),
  'chow-of-the-straight': (model) =>
    exchanged(
      model,
      CHOWS.filter(([low]) => (low ?? 1) % 3 === 0),
    ),
  'chow-in-the-third-suit': (model) => exchanged(model, CHOWS),
  'pung-in-the-third-suit': (model) => exchanged(model, PUNGS),
};

function isTrue(request: HandRequest, { pattern, lacks, count }: Missing): boolean {
  for (const model of modelsOf(request))
    for (const supplied of SUPPLY[lacks](model, count))
      for (const one of requestsOf(supplied)) {
        const result = scoreRequest(one);
        if (result.ok && result.items.some(({ id }) => id === pattern)) return true;
      }
  return false;
}

function yakuless(
  count: number,
  calls: () => number,
): { readonly request: HandRequest; readonly missing: readonly Missing[] }[] {
  const found = [];
  while (found.length < count) {
    const request = deal(calls());
    const result = request && scoreRequest(request);
    if (request && result?.ok && result.kind === 'no-win' && result.reason !== 'not-complete')
      found.push({ request, missing: result.missing });
  }
  return found;
}

describe.each([
  ['open', yakuless(HANDS, () => 1 + random.below(4))],
  ['closed', yakuless(HANDS / 10, () => 0)],
])('%s hands without a yaku, dealt by seed', (_kind, hands) => {
  it('each has a reason', () => {
    expect(hands.filter(({ missing }) => missing.length === 0)).toEqual([]);
  });

  it('each reason is true: with what is named the engine gives that yaku', () => {
    const untrue = hands.flatMap(({ request, missing }) =>
      missing.filter((one) => !isTrue(request, one)).map((one) => JSON.stringify([one.lacks, one.count, request])),
    );
    expect(untrue).toEqual([]);
  });
});

it('every reason comes up', () => {
  const hands = [...yakuless(HANDS, () => 1 + random.below(4)), ...yakuless(HANDS / 10, () => 0)];
  const named = new Set(hands.flatMap(({ missing }) => missing.map(({ lacks }) => lacks)));
  expect([...named].sort()).toEqual(Object.keys(SUPPLY).sort());
});
