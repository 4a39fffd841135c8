import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from './faults.ts';
import { NAMES, STUCK } from './said.ts';
import type { SwitchEnd, SwitchTrial } from './switch-holder.ts';
import type { ToldOf } from './switch-runner.ts';
import { switched } from './switches.ts';

interface InFile extends Fault {
  readonly file: string;
}

/** A sweep of tests over many faults at once, of which each can be switched on while all is loaded. */
export interface Sweep {
  /** Which test file noticed a fault so far. */
  readonly noticed: () => ReadonlyMap<InFile, string>;
  readonly end: Promise<void>;
}

/** Asks tests, in their order, about faults of files that they load, for `longest` milliseconds of a processor each. What is found only while files are loaded is not seen by it. */
export function sweep(faults: readonly InFile[], tests: readonly string[], longest: number): Sweep {
  const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
  const told = join(folder, NAMES.told);
  const files = new Set(faults.map(({ file }) => file));
  const codes = Object.fromEntries(
    [...files].map((file) => {
      const own = faults.flatMap((fault, id) => (fault.file === file ? [[id, fault] as const] : []));
      return [file, switched(file, readFileSync(file, 'utf8'), new Map(own))];
    }),
  );
  const trial: SwitchTrial = { codes, tests, folder, longest };
  const run = async (): Promise<void> => {
    const child = fork('scripts/mutants/switch-holder.ts', { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await once(child, 'message');
    child.send(trial);
    const [said] = (await once(child, 'message')) as [SwitchEnd];
    child.kill('SIGKILL');
    if (said === 'end') return;
    const stuck: ToldOf = { id: said.stuck, test: STUCK, at: '', noticed: true, took: 0 };
    appendFileSync(told, `${JSON.stringify(stuck)}\n`);
    await run();
  };
  const noticed = (): ReadonlyMap<InFile, string> => {
    const lines = existsSync(told) ? readFileSync(told, 'utf8').split('\n') : [];
    const all = lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as ToldOf]));
    return new Map(
      all.flatMap(({ id, test, noticed: isNoticed }) => {
        const fault = faults[id];
        return isNoticed && fault ? [[fault, test] as const] : [];
      }),
    );
  };
  return { noticed, end: run() };
}
