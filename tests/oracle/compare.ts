import type { Item, Score, Verdict } from './types.ts';

const FIELDS = ['dora', 'kanDora', 'uraDora', 'redFives', 'han', 'fu', 'fuExact', 'limit', 'yakuman'] as const;
const SHARES = ['total', 'discarder', 'east', 'others', 'bets'] as const;

function itemNames(items: unknown): string {
  if (!Array.isArray(items)) return 'no items';
  return (items as Item[])
    .map(({ id, han }) => (han === undefined ? id : `${id} ${han}`))
    .sort()
    .join(', ');
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

function differencesFrom(score: Score, actual: Record<string, unknown>): string[] {
  const found: string[] = [];
  const check = (name: string, expected: unknown, seen: unknown): void => {
    if (show(expected) !== show(seen)) found.push(`${name}: oracle ${show(expected)}, engine ${show(seen)}`);
  };
  check('items', itemNames(score.items), itemNames(actual.items));
  for (const field of FIELDS) check(field, score[field], actual[field]);
  const paid = record(actual.payment);
  for (const share of SHARES) check(`payment.${share}`, score.payment[share], paid[share]);
  const seats = (liable: unknown): [string, unknown][] => Object.entries(record(liable)).sort();
  check('payment.liable', seats(score.payment.liable), seats(paid.liable));
  return found;
}

/**
 * Where an engine's result differs from the oracle's verdict; empty when they agree. Of readings worth the same, the
 * engine may choose any.
 */
export function disagreements(verdict: Verdict, result: unknown): string[] {
  const actual = record(result);
  if (actual.ok !== true) return [`oracle ${verdict.kind}, engine refused: ${show(actual.error)}`];
  if (actual.kind !== verdict.kind) return [`kind: oracle ${verdict.kind}, engine ${show(actual.kind)}`];
  if (verdict.kind === 'no-win') {
    if (actual.reason === verdict.reason) return [];
    return [`reason: oracle ${verdict.reason}, engine ${show(actual.reason)}`];
  }
  const perReading = verdict.equals.map((score) => differencesFrom(score, actual));
  return perReading.some((found) => found.length === 0) ? [] : (perReading[0] ?? []);
}
