import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Heard, Trial } from './holder.ts';

/** What asks tests whether they notice a fault. */
export interface Asker {
  readonly ask: (trial: Trial) => Promise<Heard>;
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
      const end = new AbortController();
      const dies = once(child, 'exit', end).then((): [Heard] => [{ by: trial.tests[0] ?? '', isStuck: true }]);
      child.send(trial);
      const [heard] = (await Promise.race([once(child, 'message', end), dies])) as [Heard];
      end.abort();
      if (heard.isStuck) {
        child.kill('SIGKILL');
        child = await holder();
      }
      return heard;
    },
  };
}
