/** Runs each test once as it is, to see which switches it comes by, and then once more with each of these faults on that no test has noticed yet. */
import { type RunnerTestCase, TestRunner } from 'vitest';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMES } from './said.ts';

/** What one test said of a fault: it is the `at`th (an id of Vitest) of the file `test`, and takes so many milliseconds of a processor. */
export interface ToldOf {
  readonly id: number;
  readonly test: string;
  readonly at: string;
  readonly noticed: boolean;
  readonly took: number;
}

declare global {
  var fault$: (id: number) => boolean;
  var turn$: () => void;
}

/** A test whose loops take so many turns has been kept from its end: some in any case, and several times what it takes. */
const PATIENCE = { turns: 2_000_000, times: 10 } as const;

const { SWITCHED = '', LONGEST = '0' } = process.env;
const TOLD = join(SWITCHED, NAMES.told);

const cameBy = new Set<number>();
let on = -1;
let turns = 0;
let mostTurns = Infinity;

globalThis.turn$ = () => {
  turns += 1;
  if (turns > mostTurns) throw new Error('does not come to an end');
};
globalThis.fault$ = (id) => {
  globalThis.turn$();
  cameBy.add(id);
  return id === on;
};

function timeOfOwn(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Runs a test with a fault on, or with none (-1), and tells whether it passes. */
async function passes(test: RunnerTestCase, fault: number): Promise<boolean> {
  on = fault;
  turns = 0;
  writeFileSync(join(SWITCHED, NAMES.now), String(fault));
  try {
    await TestRunner.getTestFn(test)();
    return true;
  } catch {
    return false;
  } finally {
    on = -1;
  }
}

const toldSoFar = (): readonly ToldOf[] =>
  existsSync(TOLD)
    ? readFileSync(TOLD, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as ToldOf)
    : [];

const noticed = new Set<number>();
const asked = new Set<string>();
const spent = new Map<number, number>();

function take({ id, at, noticed: isNoticed, took }: ToldOf): void {
  asked.add(`${at} ${String(id)}`);
  spent.set(id, (spent.get(id) ?? 0) + took);
  if (isNoticed) noticed.add(id);
}
toldSoFar().forEach(take);

export default class SwitchRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    mostTurns = Infinity;
    cameBy.clear();
    const began = timeOfOwn();
    if (!(await passes(test, -1))) return;
    const took = timeOfOwn() - began;
    mostTurns = PATIENCE.turns + PATIENCE.times * turns;
    const toAsk = [...cameBy].filter(
      (id) =>
        !noticed.has(id) && !asked.has(`${test.id} ${String(id)}`) && (spent.get(id) ?? 0) + took <= Number(LONGEST),
    );
    // What cannot be run twice says nothing.
    if (toAsk.length === 0 || !(await passes(test, -1))) return;
    for (const id of toAsk) {
      const isNoticed = !(await passes(test, id));
      // What a fault leaves behind would be taken for the next one's.
      const isClean = !isNoticed || (await passes(test, -1));
      const told: ToldOf = { id, test: test.file.name, at: test.id, noticed: isNoticed && isClean, took };
      take(told);
      appendFileSync(TOLD, `${JSON.stringify(told)}\n`);
      if (!isClean) return;
    }
  }
}
