import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';
import { differencesIn } from './differences.ts';
import { readable } from './readable.ts';

/** One case: its rulebook or game, the rule, skill or kind it is about, its name, and how to get the answer. */
export type Case = readonly [book: string, topic: string, name: string, answer: () => unknown];

type Topic = Readonly<Record<string, unknown>>;
export type Answers = Readonly<Record<string, Readonly<Record<string, Topic>>>>;

const SHOWN = 5;

const byName = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true }) || (one < other ? -1 : 1);

const sorted = <Value>(of: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(of).sort(([one], [other]) => byName(one, other));

function answersOf(cases: readonly Case[]): Answers {
  const answers: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [book, topic, name, answer] of cases)
    ((answers[book] ??= {})[topic] ??= {})[name] = readable(answer()) ?? null;
  return answers;
}

/** Writes answers with one case a line, sorted, so that a diff in review shows which rule moved. */
function written(answers: Answers): string {
  const block = (lines: readonly string[], indent: string): string =>
    `{\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}}`;
  const topicOf = (topic: Topic): string =>
    block(
      sorted(topic).map(([name, answer]) => `${JSON.stringify(name)}: ${JSON.stringify(answer)}`),
      '    ',
    );
  const bookOf = (book: Answers[string]): string =>
    block(
      sorted(book).map(([name, topic]) => `${JSON.stringify(name)}: ${topicOf(topic)}`),
      '  ',
    );
  return `${block(
    sorted(answers).map(([name, book]) => `${JSON.stringify(name)}: ${bookOf(book)}`),
    '',
  )}\n`;
}

function* leavesOf(answers: Answers): Generator<readonly [place: string, answer: unknown]> {
  for (const [book, topics] of Object.entries(answers))
    for (const [topic, cases] of Object.entries(topics))
      for (const [name, answer] of Object.entries(cases)) yield [`${book} · ${topic} · ${name}`, answer];
}

/** The differences between `now` and `before`, case by case, in words. */
export function changesBetween(before: Answers, now: Answers): string[] {
  const [old, current] = [new Map(leavesOf(before)), new Map(leavesOf(now))];
  const changed = [...old].flatMap(([place, was]) =>
    current.has(place) ? differencesIn(was, current.get(place), place) : [`${place}: no longer asked or answered`],
  );
  const added = [...current.keys()].filter((place) => !old.has(place)).map((place) => `${place}: new, not entered yet`);
  return [...changed, ...added];
}

/** Whether Vitest runs with `-u`. */
export const isUpdate = (): boolean =>
  (expect.getState().snapshotState as unknown as { _updateSnapshot: string })._updateSnapshot === 'all';

/**
 * Compares answers with those in `tests/fixtures/published/<file>.json` and fails with the first differences in words.
 * `npx vitest run tests/published -u` enters what was meant.
 */
export function expectAnswers(file: string, cases: readonly Case[]): Answers {
  const path = `tests/fixtures/published/${file}.json`;
  const now = JSON.parse(JSON.stringify(answersOf(cases))) as Answers;
  if (isUpdate()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, written(now));
    return now;
  }
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Answers) : {};
  const changes = changesBetween(before, now);
  if (changes.length > 0) {
    const rest = changes.length > SHOWN ? [`… and ${String(changes.length - SHOWN)} more`] : [];
    throw new Error(
      [
        `${String(changes.length)} ${changes.length === 1 ? 'answer differs' : 'answers differ'} from ${path}:`,
        ...changes.slice(0, SHOWN).map((change) => `- ${change}`),
        ...rest,
        'If this was meant: npx vitest run tests/published -u',
      ].join('\n'),
    );
  }
  return now;
}

/** Fails with the ids that no case mentions. */
export function expectMentioned(answers: Answers, what: string, ids: readonly string[]): void {
  const text = JSON.stringify(answers);
  const missing = ids.filter((id) => !new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text));
  expect(missing, `${what} that no case covers`).toEqual([]);
}
