import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import { faultsIn } from '../../scripts/mutants/faults.ts';
import { placesOf, watched } from '../../scripts/mutants/places.ts';
import { UNSEEN, reasonUnseen } from '../../scripts/mutants/unseen.ts';

const SOURCE = `export const twice = (n: number) => 2 * n;
function outer(list: number[]) {
  const grow = (one: number) => ({ one, more: twice(one) });
  return list.map(grow);
}
export const first = 1 + 1;
`;
const nameAt = (text: string): string => placesOf('a.ts', SOURCE)(SOURCE.indexOf(text));

describe('a place of a fault', () => {
  test('is the innermost function around it, and the whole file where there is none', () => {
    expect(nameAt('2 * n')).not.toBe(nameAt('list.map'));
    expect(nameAt('twice(one)')).not.toBe(nameAt('list.map'));
    expect(nameAt('const grow')).toBe(nameAt('list.map'));
    expect(nameAt('1 + 1')).toBe('a.ts');
  });
});

describe('a source that is watched', () => {
  // While tests are watched themselves, whoever watches goes on with what was here.
  const { reachedIn, loading } = globalThis;
  afterEach(() => {
    Object.assign(globalThis, { reachedIn, loading });
  });

  test('does what it did, marks each of its places that runs, and tells when it was loaded', () => {
    const told: (string | undefined)[] = [];
    const marks = new Uint8Array(3);
    let names: readonly string[] = [];
    globalThis.loading = (file) => void told.push(file);
    globalThis.reachedIn = (places) => {
      names = places;
      return marks;
    };
    const plain =
      'const twice = (n) => 2 * n; const never = () => 1; globalThis.made = [1, 2].map((n) => ({ n, more: twice(n) }));';
    runInThisContext(`(() => {${watched('b.ts', plain)}})()`);
    expect((globalThis as { made?: unknown }).made).toEqual([
      { n: 1, more: 2 },
      { n: 2, more: 4 },
    ]);
    const at = placesOf('b.ts', plain);
    const ran = names.filter((_, i) => marks[i] === 1);
    expect(new Set(ran)).toEqual(new Set([at(plain.indexOf('2 * n')), at(plain.indexOf('({ n'))]));
    expect(told).toEqual(['b.ts', undefined]);
  });
});

test('a value is looked for from the end only where what is found can differ', () => {
  const faults = (text: string) => faultsIn('a.ts', text).map((fault) => fault.text);
  expect(faults('ids.find((id) => id === named)')).not.toContain('findLast');
  expect(faults('rows.find((row) => row.id === named)')).toContain('findLast');
  expect(faults('rows.find((row) => row !== named)')).toContain('findLast');
});

test('another method is put only where there is one: what every object has is left alone', () => {
  expect(faultsIn('a.ts', 'one.constructor(two); n = one.toString()').map(({ text }) => text)).toEqual([';']);
  expect(faultsIn('a.ts', 'n = one.some(two)').map(({ text }) => text)).toEqual(['every']);
});

test('each fault that is listed as one that cannot be seen can still be put where it is said to be', () => {
  const told = new Set(
    [...new Set(UNSEEN.map(([file]) => file))].flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return faultsIn(file, source).map((fault) => reasonUnseen(file, source, fault));
    }),
  );
  expect(UNSEEN.filter(([, , , why]) => !told.has(why))).toEqual([]);
  const sources = new Map(UNSEEN.map(([file]) => [file, readFileSync(file, 'utf8')]));
  expect(UNSEEN.filter(([file, line]) => sources.get(file)?.includes(line) !== true)).toEqual([]);
});
