import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'vitest';

/** Something that may be asked, by a name that stays, and the whole answer. */
export type Asked = readonly [what: string, answer: () => unknown];

const DIGITS = 8;

/** The same for fields in any order. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const digestOf = (answer: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([answer], inOrder))
    .digest('hex')
    .slice(0, DIGITS);

/**
 * Holds answers against those that were given before, of which a file has a line each: a digest and the question. Lines that
 * differ are what changed; where that was meant, `npx vitest run tests/published -u` writes them anew. What was not asked before
 * is held once the file is removed and written whole.
 */
export async function isToldAsBefore(folder: string, group: string, asked: readonly Asked[]): Promise<void> {
  const file = `tests/fixtures/published/${folder}/${group.replaceAll(/\W+/g, '-')}.txt`;
  const answers = new Map(asked);
  const names = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.slice(DIGITS + 1))
    : [...answers.keys()];
  const told = names.map((what) => `${digestOf(answers.get(what)?.())} ${what}`).join('\n');
  await expect(told).toMatchFileSnapshot(resolve(file));
}
