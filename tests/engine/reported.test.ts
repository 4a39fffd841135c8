import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { finishRequest, mayI, rankRequest, scoreRequest, settleRequest } from '../../src/engine/index.ts';

/**
 * A fault reported in another program, rebuilt with our own tiles: where it was reported, what went wrong there, and the
 * right answer by the rulebook's text. `here` says how a case differs from the reported one (a near miss, another rulebook);
 * `expect` names only what the report is about.
 */
interface Case {
  readonly from: string;
  readonly fault: string;
  readonly here?: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
  readonly article: string;
}

/** The fields of any answer that the readers below use. */
interface Answer {
  readonly ok: boolean;
  readonly error?: { readonly code: string };
  readonly may?: boolean;
  readonly because?: string;
  readonly items?: readonly { readonly id: string }[];
  readonly steps?: readonly { readonly kind: string; readonly rule?: string }[];
  readonly payment?: Readonly<Record<string, unknown>>;
  readonly players?: readonly Readonly<Record<string, unknown>>[];
  readonly [field: string]: unknown;
}

const FOLDER = new URL('../fixtures/reported/', import.meta.url);
const SUBJECTS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name): [string, readonly Case[]] => [
    name.replace('.jsonl', ''),
    readFileSync(new URL(name, FOLDER), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Case),
  ]);
const CASES = SUBJECTS.flatMap(([, cases]) => cases);

/** Asks the door that a request is meant for, which its fields reveal. */
function ask(request: Case['request']): Answer {
  if ('event' in request) return settleRequest(request) as unknown as Answer;
  if ('action' in request) return mayI(request) as unknown as Answer;
  if ('scores' in request) return finishRequest(request) as unknown as Answer;
  if ('players' in request) return rankRequest(request) as unknown as Answer;
  return scoreRequest(request) as unknown as Answer;
}

const ids = ({ items = [] }: Answer): string[] => items.map(({ id }) => id);
const rules = ({ steps = [] }: Answer): (string | undefined)[] => steps.map(({ rule }) => rule);
const among = (found: readonly unknown[], wanted: unknown): unknown[] =>
  (wanted as unknown[]).filter((one) => found.includes(one));
const column = (name: string) => (answer: Answer, wanted: unknown) =>
  answer.players?.slice(0, (wanted as unknown[]).length).map((player) => player[name]);
const paid = (name: string) => (answer: Answer) => answer.payment?.[name];

/** Reads what `expect` names from an answer; a field without a reader is compared unchanged. */
const READERS: Readonly<Record<string, (answer: Answer, wanted: unknown) => unknown>> = {
  error: ({ error }) => error?.code,
  answer: ({ ok, may, because }) => (ok ? (may ? 'yes' : because) : 'refused'),
  items: (answer, wanted) => {
    const order = wanted as string[];
    return ids(answer).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  },
  has: (answer, wanted) => among(ids(answer), wanted),
  lacks: (answer, wanted) => (wanted as string[]).filter((id) => !ids(answer).includes(id)),
  hasSteps: (answer, wanted) => among(rules(answer), wanted),
  lacksSteps: (answer, wanted) => (wanted as string[]).filter((rule) => !rules(answer).includes(rule)),
  total: paid('total'),
  others: paid('others'),
  east: paid('east'),
  discarder: paid('discarder'),
  liable: paid('liable'),
  places: column('place'),
  uma: column('uma'),
  penaltiesOf: column('penalty'),
  totals: column('total'),
  order: ({ players }) => players?.map(({ name, rank }) => `${String(name)} ${String(rank)}`),
  points: (answer, wanted) => (Array.isArray(wanted) ? column('points')(answer, wanted) : answer.points),
};

const observed = (answer: Answer, wanted: Case['expect']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => {
      const reader = READERS[name];
      return [name, reader ? reader(answer, value) : answer[name]];
    }),
  );

const title = ({ from, fault, here }: Case): string => `${from} ${fault}${here ? `; ${here}` : ''}`;

describe.each(SUBJECTS)('%s: faults reported in other programs', (_subject, cases) => {
  it.each(cases.map((one): [string, Case] => [title(one), one]))('%s', (name, one) => {
    const answer = ask(one.request);
    const refusal = answer.error ? `: ${JSON.stringify(answer.error)}` : '';
    expect(observed(answer, one.expect), `${name} (${one.article})${refusal}`).toEqual(one.expect);
  });
});

describe('the log', () => {
  it('has at least 120 cases from 60 reports', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(120);
    expect(new Set(CASES.map(({ from }) => from)).size).toBeGreaterThanOrEqual(60);
  });

  it('gives a report, a fault, an article and something to compare for every case', () => {
    for (const one of CASES) {
      expect(one.from).toMatch(/^[\w.-]+\/[\w.-]+#\d+$/);
      expect(one.fault.length).toBeGreaterThan(10);
      expect(one.article).toMatch(/^(R?\d[\d.]*)$/);
      expect(Object.keys(one.expect).length).toBeGreaterThan(0);
    }
  });

  it('has no case twice', () => {
    const seen = CASES.map(({ request, expect: wanted }) => JSON.stringify([request, wanted]));
    expect(seen.filter((one, at) => seen.indexOf(one) !== at)).toEqual([]);
  });
});
