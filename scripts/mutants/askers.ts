import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Trial } from './holder.ts';
import { STUCK } from './said.ts';

/** What asks tests whether they notice a fault. */
export interface Asker {
  /** The test file that noticed, `STUCK` where one did not come to an end, or nothing. */
  readonly ask: (trial: Trial) => Promise<string>;
  readonly end: () => void;
}

async function holder(): Promise<ChildProcess> {
  const child = fork('scripts/mutants/holder.ts', { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  return child;
}

/** Makes ready a process of its own, in which one fault after another is put. */
export async function makeAsker(): Promise<Asker> {
  let child = await holder();
  return {
    end: () => void child.kill(),
    ask: async (trial) => {
      child.send(trial);
      const [by] = (await once(child, 'message')) as [string];
      if (by === STUCK) {
        child.kill('SIGKILL');
        child = await holder();
      }
      return by;
    },
  };
}
