import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import { placesOf, watched } from '../../scripts/mutants/places.ts';

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
    expect(nameAt('1 + 1')).toBe('a.ts:0');
  });
});

describe('a source that is watched', () => {
  afterEach(() => void (globalThis.reached = undefined));

  test('does what it did, and calls each of its places that runs', () => {
    const seen: string[] = [];
    globalThis.reached = (place) => void seen.push(place);
    const plain = 'const twice = (n) => 2 * n; const never = () => 1; [1, 2].map((n) => ({ n, more: twice(n) }));';
    expect(runInThisContext(watched('b.ts', plain).replace(/\nglobalThis.*$/s, ''))).toEqual([
      { n: 1, more: 2 },
      { n: 2, more: 4 },
    ]);
    const at = placesOf('b.ts', plain);
    expect(new Set(seen)).toEqual(new Set([at(plain.indexOf('2 * n')), at(plain.indexOf('({ n'))]));
  });
});
