import type { Finished, Off, Ranked } from './finish-types.ts';
import type { Next, Settled, SettleRequest } from './types.ts';

/** Shares of uma are not exact. */
const NEARLY = 1e-6;

/** A value as a record; anything else has no fields. */
export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A value as a list; anything else is empty. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** Collects the differences from the oracle. */
function findings(): { found: string[]; same: (name: string, oracle: unknown, engine: unknown) => void } {
  const found: string[] = [];
  const same = (name: string, oracle: unknown, engine: unknown): void => {
    const isNear = typeof oracle === 'number' && typeof engine === 'number' && Math.abs(oracle - engine) < NEARLY;
    if (!isNear && show(oracle) !== show(engine)) found.push(`${name}: oracle ${show(oracle)}, engine ${show(engine)}`);
  };
  return { found, same };
}

/** Reports an engine that refuses a request which the oracle accepts. */
function refusal(result: Record<string, unknown>): string[] {
  return result.ok === true ? [] : [`refused: ${show(result.error)}`];
}

function nextOf(value: unknown): Partial<Next> {
  const { kind, dealer, roundWind, counters, bets } = record(value);
  if (kind === 'hand') return { kind, dealer, roundWind, counters, bets } as Next;
  return (kind === 'over' ? { kind, bets } : { kind }) as Partial<Next>;
}

const bySeat = (values: unknown[]): Record<string, unknown>[] =>
  [...values].map(record).sort((a, b) => Number(a.seat) - Number(b.seat));

/**
 * Adds up the moves of a result: the gains of each seat, the table and nobody; moves without an article are counted.
 */
function foldMoves(steps: unknown): { deltas: number[]; table: number; nobody: number; uncited: number } {
  const folded = { deltas: [0, 0, 0, 0], table: 0, nobody: 0, uncited: 0 };
  const add = (place: unknown, points: number): void => {
    if (place === 'table' || place === 'nobody') folded[place] += points;
    else folded.deltas[Number(place)] = (folded.deltas[Number(place)] ?? Number.NaN) + points;
  };
  for (const step of list(steps).map(record)) {
    if (step.kind !== 'move') continue;
    add(step.from, -Number(step.points));
    add(step.to, Number(step.points));
    if (Object.keys(record(step.cite)).length === 0) folded.uncited += 1;
  }
  return folded;
}

/** Where an engine's settlement differs from the oracle's, its moves added up too; empty when they agree. */
export function settleDifferences(request: SettleRequest, oracle: Settled, result: unknown): string[] {
  const engine = record(result);
  if (engine.ok !== true) return refusal(engine);
  const { found, same } = findings();
  for (const field of ['known', 'deltas', 'scores', 'redeal'] as const) same(field, oracle[field], engine[field]);
  same('next', nextOf(oracle.next), nextOf(engine.next));
  const penalty = (one: Record<string, unknown>): unknown => [one.seat, one.points, one.when];
  same('penalties', bySeat(oracle.penalties).map(penalty), bySeat(list(engine.penalties)).map(penalty));
  const paid = list(engine.hands)
    .map(record)
    .filter((hand) => hand.paid === true);
  same(
    'paid',
    oracle.paid,
    paid.map(({ seat }) => seat),
  );

  const folded = foldMoves(engine.steps);
  const sticks = oracle.known ? (oracle.table.bets - (request.bets ?? 0)) * 1000 : 0;
  same('moves', { deltas: oracle.deltas, table: sticks, nobody: oracle.nobody, uncited: 0 }, folded);
  return found;
}

/** What an engine's steps deduct from a seat, in the oracle's categories. */
function offIn(steps: Record<string, unknown>[]): Off {
  const take = (unit: string, rule: string): number =>
    steps.filter((step) => step.unit === unit && step.rule === rule).reduce((sum, { value }) => sum - Number(value), 0);
  const chombo = steps.find(({ rule }) => rule === 'chombo');
  const { article, section } = record(chombo?.cite);
  return {
    atOnce: take('points', 'penalty'),
    fine: take('total', 'penalty'),
    chombo: take('total', 'chombo'),
    chomboBy: chombo ? String(article ?? section) : null,
  };
}

/** Where an engine's finished game differs from the oracle's; empty when they agree. */
export function finishDifferences(oracle: Finished, result: unknown): string[] {
  const engine = record(result);
  if (engine.ok !== true) return refusal(engine);
  const { found, same } = findings();
  const players = bySeat(list(engine.players));
  same('players', 4, players.length);
  const steps = list(engine.steps).map(record);
  oracle.offs.forEach((off, seat) => same(`seat ${seat} off`, off, offIn(steps.filter((step) => step.seat === seat))));
  for (const entry of oracle.players)
    for (const field of ['points', 'place', 'uma', 'penalty', 'total'] as const)
      same(`seat ${entry.seat} ${field}`, entry[field], players[entry.seat]?.[field]);
  return found;
}

/**
 * A line of an engine's ranking, as far as it is compared; `below` when the engine's criteria have the oracle's names.
 */
export interface RankedLine {
  name: unknown;
  rank: unknown;
  below?: unknown;
}

/** Where an engine's ranking differs from the oracle's; equal players may be in any order. */
export function rankDifferences(oracle: Ranked[], result: unknown, lines: RankedLine[]): string[] {
  const engine = record(result);
  if (engine.ok !== true) return refusal(engine);
  const { found, same } = findings();
  same('players', oracle.length, lines.length);
  for (const { name, rank } of oracle) same(`rank of ${name}`, rank, lines.find((line) => line.name === name)?.rank);
  // By place, not by name: the last of equal players stands before the next one.
  oracle.forEach(({ below }, at) => {
    if (lines[at]?.below !== undefined) same(`what decided place ${at + 1}`, below, lines[at].below);
  });
  return found;
}
