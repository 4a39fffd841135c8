/** Runs beside each test file: writes into the folder `REACHED` what of the code ran in it. */
import { afterAll, expect } from 'vitest';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

declare global {
  var reached: ((place: string) => void) | undefined;
}

const places = new Set<string>();
globalThis.reached = (place) => void places.add(place);

afterAll(() => {
  const test = relative('.', expect.getState().testPath ?? '');
  const { REACHED = '' } = process.env;
  writeFileSync(join(REACHED, `${test.replaceAll('/', '+')}.json`), JSON.stringify({ test, places: [...places] }));
});
