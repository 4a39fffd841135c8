import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from './faults.ts';
import { NAMES, type ToldStuck, linesIn } from './said.ts';
import type { SwitchTrial } from './switch-holder.ts';
import { switched } from './switches.ts';

interface InFile extends Fault {
  readonly file: string;
}

/** A fault to sweep over, and the test files to ask about it. */
export interface Swept<F extends InFile> {
  readonly fault: F;
  readonly tests: readonly string[];
}

/** What the tests say of a fault: the one that noticed it, or which kept silent, though asked in all of their tests. */
export interface Said {
  readonly by?: string;
  readonly isStuck: boolean;
  readonly silent: readonly string[];
}

/** A sweep of tests over many faults at once, of which each can be switched on while all is loaded. */
export interface Sweep<F extends InFile> {
  /** What was said so far. */
  readonly said: () => ReadonlyMap<F, Said>;
  readonly end: Promise<void>;
}

/**
 * Asks tests, in their order, about the faults of files that they load, for `longest` milliseconds of a processor each. What is
 * found only while files are loaded is not seen by it, nor what a test remembers from one run to the next.
 */
export function sweep<F extends InFile>(all: readonly Swept<F>[], tests: readonly string[], longest: number): Sweep<F> {
  const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
  const told = join(folder, NAMES.told);
  const files = new Set(all.map(({ fault }) => fault.file));
  const codes = Object.fromEntries(
    [...files].map((file) => {
      const own = all.flatMap(({ fault }, id) => (fault.file === file ? [[id, fault] as const] : []));
      return [file, switched(file, readFileSync(file, 'utf8'), new Map(own))];
    }),
  );
  const isSwitched = all.map(({ fault }, id) => codes[fault.file]?.includes(`fault$(${String(id)})`) === true);
  const toAsk: Record<string, number[]> = {};
  for (const [id, one] of all.entries())
    if (isSwitched[id]) for (const test of one.tests) (toAsk[test] ??= []).push(id);
  writeFileSync(join(folder, NAMES.toAsk), JSON.stringify(toAsk));
  const soFar = () => linesIn(existsSync(told) ? readFileSync(told, 'utf8') : '');

  /** Runs a share of the tests; where a fault keeps one from its end, that is told, and the rest goes on without the fault. */
  async function run(lot: number, own: readonly string[]): Promise<void> {
    const trial: SwitchTrial = { codes, tests: own, folder, lot, longest };
    const child = fork('scripts/mutants/switch-holder.ts', { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const ended = once(child, 'exit');
    await once(child, 'message');
    child.send(trial);
    const [code] = (await ended) as [number | null];
    if (code === 0) return;
    const [now = '', test = ''] = readFileSync(join(folder, NAMES.now(lot)), 'utf8').split(' ');
    const stuck: ToldStuck = { id: Number(now), stuck: test };
    if (Number(now) >= 0) appendFileSync(told, `${JSON.stringify(stuck)}\n`);
    const done = new Set(soFar().flatMap((one) => ('ended' in one ? [one.ended] : [])));
    const rest = own.filter((one) => !done.has(one) && (Number(now) >= 0 || one !== test));
    await run(lot, rest);
  }

  const lots = Array.from({ length: availableParallelism() }, (_, lot) =>
    run(
      lot,
      tests.filter((test, i) => test in toAsk && i % availableParallelism() === lot),
    ),
  );
  return {
    end: Promise.all(lots).then(() => undefined),
    said: () => {
      const lines = soFar();
      const ends = new Map(lines.flatMap((one) => ('ended' in one ? [[one.ended, new Set(one.left)] as const] : [])));
      return new Map(
        all.map(({ fault, tests: own }, id) => {
          const stuck = lines.find((one) => 'stuck' in one && one.id === id);
          const one = lines.find((one) => 'noticed' in one && one.id === id && one.noticed);
          const by = stuck && 'stuck' in stuck ? stuck.stuck : one && 'test' in one ? one.test : undefined;
          const silent = own.filter((test) => isSwitched[id] && ends.get(test)?.has(id) === false);
          return [fault, { ...(by !== undefined && { by }), isStuck: stuck !== undefined, silent }];
        }),
      );
    },
  };
}
