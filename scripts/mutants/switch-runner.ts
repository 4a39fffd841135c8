/** Runs each test once as it is, to see which switches it comes by, and then once more with each of these faults on that no test has noticed yet. */
import { type RunnerTestCase, TestRunner } from 'vitest';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NAMES, type Told, linesIn } from './said.ts';

declare global {
  var fault$: (id: number) => boolean;
  var turn$: () => void;
}

/** A test whose loops take so many turns has been kept from its end: some in any case, and several times what it takes. */
const PATIENCE = { turns: 2_000_000, times: 10 } as const;

const { SWITCHED = '', LOT = '0', LONGEST = '0' } = process.env;
const TOLD = join(SWITCHED, NAMES.told);
const NOW = join(SWITCHED, NAMES.now(Number(LOT)));
const TO_ASK = JSON.parse(readFileSync(join(SWITCHED, NAMES.toAsk), 'utf8')) as Readonly<Record<string, number[]>>;

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
  cameBy.clear();
  writeFileSync(NOW, `${String(fault)} ${test.file.name}`);
  try {
    await TestRunner.getTestFn(test)();
    return true;
  } catch {
    return false;
  } finally {
    on = -1;
  }
}

const noticed = new Set<number>();
const asked = new Set<string>();
const spent = new Map<number, number>();

function take(told: Told): void {
  if ('ended' in told) return;
  if ('stuck' in told || told.noticed) noticed.add(told.id);
  if ('stuck' in told) return;
  asked.add(`${told.at} ${String(told.id)}`);
  spent.set(told.id, (spent.get(told.id) ?? 0) + told.took);
}

function tell(told: Told): void {
  take(told);
  appendFileSync(TOLD, `${JSON.stringify(told)}\n`);
}

/** Takes what was told meanwhile by whoever runs other tests. */
function takeAll(): void {
  if (existsSync(TOLD)) linesIn(readFileSync(TOLD, 'utf8')).forEach(take);
}

const isOpen = (id: number): boolean => !noticed.has(id);
const isOpenIn = (file: string): boolean => (TO_ASK[file] ?? []).some(isOpen);

/** The faults that the test file came by, of which it was not asked whether it notices them. */
const left = new Set<number>();
const leave = (ids: Iterable<number>): void => {
  for (const id of ids) if (isOpen(id)) left.add(id);
};

export default class SwitchRunner extends TestRunner {
  override importFile(...[path, source]: Parameters<TestRunner['importFile']>): unknown {
    spent.clear();
    takeAll();
    return isOpenIn(relative('.', path)) ? super.importFile(path, source) : undefined;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    // What ran outside of a test is not run again with a fault on.
    leave(cameBy);
    cameBy.clear();
    if (!isOpenIn(test.file.name)) return;
    await this.ask(test);
    cameBy.clear();
  }

  private async ask(test: RunnerTestCase): Promise<void> {
    mostTurns = Infinity;
    const began = timeOfOwn();
    const isWell = await passes(test, -1);
    const took = timeOfOwn() - began;
    const open = [...cameBy].filter((id) => isOpen(id) && !asked.has(`${test.id} ${String(id)}`));
    if (open.length === 0) return;
    mostTurns = PATIENCE.turns + PATIENCE.times * turns;
    // What cannot be run twice says nothing.
    if (!isWell || !(await passes(test, -1))) {
      leave(open);
      return;
    }
    for (const [i, id] of open.entries()) {
      if ((spent.get(id) ?? 0) + took > Number(LONGEST)) {
        leave([id]);
        continue;
      }
      const isNoticed = !(await passes(test, id));
      // What a fault leaves behind would be taken for the next one's.
      const isClean = !isNoticed || (await passes(test, -1));
      tell({ id, test: test.file.name, at: test.id, noticed: isNoticed && isClean, took });
      if (isClean) continue;
      leave(open.slice(i));
      return;
    }
  }

  override async onAfterRunSuite(...[suite]: Parameters<TestRunner['onAfterRunSuite']>): Promise<void> {
    await super.onAfterRunSuite(suite);
    if (suite.id !== suite.file.id) return;
    leave(cameBy);
    tell({ ended: suite.name, left: [...left].filter(isOpen) });
    cameBy.clear();
    left.clear();
  }
}
