import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { faultsIn, withFault } from '../../scripts/mutants/faults.ts';
import { switched } from '../../scripts/mutants/switches.ts';

/** A little of everything that a fault can be put into, and how those bind that stand together. */
const SOURCE = `
const said = [];
const say = (one) => said.push(one);
const list = [3, 1, 2];
const names = { 8: 'eight', [1 + 2]: true };
const { 1: second } = list;
let sum = 0;
for (const one of list) if (one !== 1) say(one); else say(-one);
for (let i = 0; i < 3 && !(i > 5 || i === 4) && list; i++) {
  sum += i * 2 - 1;
}
while (sum > 100) sum = Math.floor(sum / 3);
const chosen = sum > 2 ? list?.find((n) => n < 3) : list.filter((n) => n >= 2).length;
[sum, list[0]] = [list[0], sum];
say(list.some((n) => n % 2 === 0), ...list);
({ said, names, second, sum, chosen });
`;

const place = createContext({});

const result = (code: string, on = -1): string => {
  let turns = 0;
  const turn$ = (): void => {
    if ((turns += 1) > 1000) throw new Error('no end');
  };
  try {
    Object.assign(place, { fault$: (id: number) => id === on, turn$ });
    return JSON.stringify(runInContext(`{${code}}`, place));
  } catch {
    return 'fails';
  }
};

/** What comes of a source as it stands; its loops are counted as in one with switches. */
const plainly = (source: string): string => result(switched('a.ts', source, new Map()));

const FAULTS = faultsIn('a.ts', SOURCE);

test('a switch that is on does what its fault does, and one that is off nothing', () => {
  expect(FAULTS.length).toBeGreaterThan(25);
  const plain = plainly(SOURCE);
  const told = FAULTS.map((fault, id) => {
    const code = switched('a.ts', SOURCE, new Map([[id, fault]]));
    const isSwitched = code.includes('fault$');
    return [fault, result(code), isSwitched ? result(code, id) : plainly(withFault(SOURCE, fault))];
  });
  expect(told).toEqual(FAULTS.map((fault) => [fault, plain, plainly(withFault(SOURCE, fault))]));
  const noticeable = told.filter(([, off, on]) => off !== on);
  expect(noticeable.length).toBeGreaterThan(20);
});

test('of faults within each other the first has a switch, all else has its own', () => {
  const code = switched('a.ts', SOURCE, new Map(FAULTS.map((fault, id) => [id, fault])));
  expect(result(code)).toBe(plainly(SOURCE));
  expect(code.match(/fault\$/g)?.length).toBeGreaterThan(10);
});

test('a loop that a fault keeps from its end is counted', () => {
  expect(result(switched('a.ts', 'let i = 1; while (i > 0) i += 1;', new Map()))).toBe('fails');
});

test('the number that names a property is no fault', () => {
  expect(FAULTS.map(({ start }) => SOURCE.slice(start, start + 8))).not.toContain("8: 'eigh");
  expect(FAULTS.map(({ start }) => SOURCE.slice(start, start + 8))).not.toContain('1: secon');
});
