import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Learnt } from './luck.ts';

/**
 * What was said of a fault: which test noticed it, and whether the types do. Of the test files that did not, each by its state, which
 * changes with all that it loads: which were asked among others; which alone; and which among others, but may see more alone.
 */
export interface Verdict {
  by?: { readonly test: string; readonly state: string; readonly isStuck: boolean };
  isTyped?: boolean;
  silent: readonly string[];
  alone: readonly string[];
  passed: readonly string[];
}
export const NOTHING_SAID: Verdict = { silent: [], alone: [], passed: [] };

/** What was found out earlier, so that a sample that was stopped goes on, and the next one is quicker. */
export interface Kept {
  /** By faults (`faultKey`). */
  readonly verdicts: Record<string, Verdict>;
  learnt: Learnt;
}

const AT = 'node_modules/.cache/mutants.json';

/** A fault by the file and the code with it. */
export const faultKey = (file: string, code: string): string =>
  createHash('sha256').update(file).update('\n').update(code).digest('base64url');

export const readKept = (): Kept =>
  existsSync(AT) ? (JSON.parse(readFileSync(AT, 'utf8')) as Kept) : { verdicts: {}, learnt: [] };

/** Keeps what was found out beside what others found out since. */
export function writeKept({ verdicts, learnt }: Kept): void {
  mkdirSync(dirname(AT), { recursive: true });
  writeFileSync(AT, JSON.stringify({ verdicts: { ...readKept().verdicts, ...verdicts }, learnt }));
}
