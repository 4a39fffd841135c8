import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Learnt } from './luck.ts';

/** What was found out earlier, so that a sample that was stopped goes on, and the next one is quicker. */
export interface Kept {
  /** Which test noticed a fault (`faultKey`), or '' if none, as long as all that this rests on (`stateKey`) is what it was. */
  readonly verdicts: Record<string, { readonly by: string; readonly state: string }>;
  learnt: Learnt;
}

const AT = 'node_modules/.cache/mutants.json';

const keyOf = (parts: readonly string[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\n'), createHash('sha256')).digest('base64url');

/** A fault by the file and the code with it. */
export const faultKey = (file: string, code: string): string => keyOf([file, code]);

/** What a verdict rests on: tests, each by its state. */
export const stateKey = (states: readonly string[]): string => keyOf(states.toSorted());

export const readKept = (): Kept =>
  existsSync(AT) ? (JSON.parse(readFileSync(AT, 'utf8')) as Kept) : { verdicts: {}, learnt: [] };

/** Keeps what was found out beside what others found out since. */
export function writeKept({ verdicts, learnt }: Kept): void {
  mkdirSync(dirname(AT), { recursive: true });
  writeFileSync(AT, JSON.stringify({ verdicts: { ...readKept().verdicts, ...verdicts }, learnt }));
}
