/** Is loaded first in each test file: writes into the folder `REACHED` what of the code ran in its tests, and what ran as files were loaded. */
import { afterAll, expect } from 'vitest';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

declare global {
  var reachedIn: ((places: readonly string[]) => Uint8Array) | undefined;
  var loading: ((file?: string) => void) | undefined;
  /** Is called by a test file once all is loaded. */
  var tellReached: (() => void) | undefined;
}

/** What the tests of one file ran; by each file that was loaded in the same process, what its loading ran; and how long the tests took in milliseconds of a processor. */
export interface Ran {
  readonly took: number;
  readonly inTests: readonly string[];
  readonly asLoaded: Readonly<Record<string, readonly string[]>>;
}

const watched: (readonly [places: readonly string[], marks: Uint8Array])[] = [];
const asLoaded: Record<string, readonly string[]> = {};
const inTests = new Set<string>();

/** What ran since this was last asked. */
function ranNow(): readonly string[] {
  return watched.flatMap(([places, marks]) => {
    if (!marks.includes(1)) return [];
    const ran = places.filter((_, i) => marks[i] === 1);
    marks.fill(0);
    return ran;
  });
}

globalThis.reachedIn = (places) => {
  const marks = new Uint8Array(places.length);
  watched.push([places, marks]);
  return marks;
};

let loaded: string | undefined;
globalThis.loading = (file) => {
  const ran = ranNow();
  if (loaded === undefined) for (const place of ran) inTests.add(place);
  else asLoaded[loaded] = ran;
  loaded = file;
};

/** The time that this thread has had of a processor, in milliseconds: what others do beside it does not count. */
function timeOfOwn(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

globalThis.tellReached = () => {
  globalThis.loading?.();
  inTests.clear();
  const began = timeOfOwn();
  afterAll(() => {
    globalThis.loading?.();
    const test = relative('.', expect.getState().testPath ?? '');
    const { REACHED = '' } = process.env;
    const ran: Ran = { took: timeOfOwn() - began, inTests: [...inTests], asLoaded };
    writeFileSync(join(REACHED, `${test.replaceAll('/', '+')}.json`), JSON.stringify(ran));
  });
};
