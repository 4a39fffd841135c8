import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Trial } from './holder.ts';

/** A test file that does not come to its end for so long has been stopped by the fault, and that is noticed: some time to begin, and several times what it takes. */
const PATIENCE = { begins: 45_000, times: 3 } as const;

/** What asks tests whether they notice a fault. */
export interface Asker {
  /** The test file that noticed, `time` where one did not come to an end, or nothing; the longest of them takes `longest` milliseconds. */
  readonly ask: (trial: Trial, longest: number) => Promise<string>;
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
    ask: async (trial, longest) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      const late = setTimeout(() => resolve('time'), PATIENCE.begins + PATIENCE.times * longest);
      const hear = (said: string): void => (said === 'alive' ? void late.refresh() : resolve(said));
      child.on('message', hear).send(trial);
      const by = await promise;
      clearTimeout(late);
      child.off('message', hear);
      if (by === 'time') {
        child.kill('SIGKILL');
        child = await holder();
      }
      return by;
    },
  };
}
