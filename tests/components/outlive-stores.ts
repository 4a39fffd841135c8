import { STORE_UNMOUNT_DELAY } from 'nanostores';
import { afterAll } from 'vitest';

// A store lets go of the window a second after its last listener has gone: the simulated window must still be there then.
const { setTimeout: wait } = globalThis;
const SOON_AFTER = 50;
if (typeof window !== 'undefined')
  afterAll(async () => {
    await new Promise((done) => wait(done, STORE_UNMOUNT_DELAY + SOON_AFTER));
  });
