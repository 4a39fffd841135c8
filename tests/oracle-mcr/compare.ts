import { generateRequests } from './generate.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import type { Options } from './options.ts';
import { oracleMcr } from './score.ts';
import type { HandRequest, McrScore } from './types.ts';

/** An engine as the score contract describes it. */
type ScoreRequest = (request: unknown) => unknown;

/** The oracle's options for the disputed points, as overrides of the engine. */
interface Otherwise {
  options: Partial<Options>;
  knobs: Record<string, unknown>;
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const write = (list: Iterable<readonly [unknown, unknown]>): string =>
  [...list]
    .map(([fan, count]) => `${String(fan)} ${String(count)}`)
    .sort()
    .join(', ');

function writeItems(items: unknown): string {
  if (!Array.isArray(items)) return 'no list';
  return write(items.map(record).map(({ id, count }) => [id, count] as const));
}

/** Every list of the engine, its own first; it may omit the others when there are none. */
function engineLists({ items, equalLists = [] }: Record<string, unknown>): string[] {
  return [items, ...(Array.isArray(equalLists) ? (equalLists as unknown[]) : [equalLists])].map(writeItems).sort();
}

function kindOf({ complete, qualifying }: McrScore): string {
  if (!complete) return 'no-win not-complete';
  return qualifying ? 'win' : 'no-win below-minimum';
}

function paymentOf({ points }: McrScore, by: HandRequest['by']): Record<string, number | null> {
  const share = points + 8;
  return by === 'draw'
    ? { total: 3 * share, discarder: null, others: share }
    : { total: share + 16, discarder: share, others: 8 };
}

/**
 * Where an engine's result on a request differs from the oracle's; empty when they agree on everything, equal lists
 * included.
 */
export function disagreements(scoreRequest: ScoreRequest, request: HandRequest, otherwise?: Otherwise): string[] {
  const expected = oracleMcr(request, { ...DEFAULT_OPTIONS, ...otherwise?.options });
  const seen = record(scoreRequest(otherwise ? { ...request, knobs: otherwise.knobs } : request));
  if (seen.ok !== true) return [`oracle ${kindOf(expected)}, engine refused: ${show(seen.error)}`];
  const found: string[] = [];
  const check = (name: string, oracle: unknown, engine: unknown): void => {
    if (show(oracle) !== show(engine)) found.push(`${name}: oracle ${show(oracle)}, engine ${show(engine)}`);
  };
  check('kind', kindOf(expected), seen.kind === 'no-win' ? `no-win ${String(seen.reason)}` : seen.kind);
  if (!expected.complete) return found;
  check('points', expected.points, seen.points);
  check('flowers', expected.flowers, seen.flowers);
  check('lists', expected.equalLists.map(write).sort(), engineLists(seen));
  if (!expected.qualifying) return found;
  const paid = record(seen.payment);
  for (const [share, points] of Object.entries(paymentOf(expected, request.by))) {
    check(`payment.${share}`, points, paid[share]);
  }
  return found;
}

/**
 * The hands of a seed that an engine scores differently from the oracle, with the differences, ready to be scored
 * alone.
 */
export function disagreeing(scoreRequest: ScoreRequest, seed: number, count: number, otherwise?: Otherwise): string[] {
  const found: string[] = [];
  for (const request of generateRequests(seed, count)) {
    const differences = disagreements(scoreRequest, request, otherwise);
    if (differences.length > 0) found.push(`${JSON.stringify(request)}\n${differences.join('\n')}`);
  }
  return found;
}
