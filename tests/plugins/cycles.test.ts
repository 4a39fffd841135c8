import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What a file imports by a relative path: values and types, re-exports and dynamic imports. */
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^'?]+)/g;

type Graph = ReadonlyMap<string, readonly string[]>;

/** The files of an import cycle, types included, by the one where it was entered. */
function circles(graph: Graph): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const path: string[] = [];
  const found: string[] = [];
  const visit = (file: string): void => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      found.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    state.set(file, 'open');
    path.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    path.pop();
    state.set(file, 'done');
  };
  for (const file of graph.keys()) visit(file);
  return found;
}

const importsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, source = '']) => join(dirname(file), source));

test('a circle of types alone is found', () => {
  const graph: Graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circles(graph)).toEqual(['b → c → b']);
  const files = globSync('tests/fixtures/cycle/*.ts');
  expect(circles(new Map(files.map((file) => [file, importsIn(file)])))).toHaveLength(1);
});

test('nothing imports itself through a cycle, not even types', () => {
  const files = globSync('{src,plugins,scripts,tests}/**/*.{ts,tsx,astro}', { exclude: ['tests/fixtures/**'] });
  expect(files.length).toBeGreaterThan(300);
  expect(circles(new Map(files.map((file) => [file, importsIn(file)])))).toEqual([]);
});
