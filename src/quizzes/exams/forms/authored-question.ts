import { type BookId, isBook } from '../../../engine/rulebooks/ids.ts';

/**
 * An authored question about the rules, as a chapter asks it. It carries its right answer, so that a sheet can be
 * graded long after the question changed. Answers are whole numbers: the index of a choice; for multiple choice the sum
 * of 2 ** index; 1 for true, 0 for false; or the number asked for.
 */
export interface AuthoredQuestion {
  readonly skill: 'authored';
  readonly rules: BookId;
  /** Its topic, a slash and its own name: `ema-2016/scoring/dora-alone`. */
  readonly id: string;
  /** Counts up whenever its text or answer changes. */
  readonly revision: number;
  readonly right: number;
}

/** The chapter that asks it. */
export const chapterOf = ({ id }: Pick<AuthoredQuestion, 'id'>): string => id.slice(0, id.lastIndexOf('/'));

const WRITTEN = /^authored=([a-z0-9/-]{3,120})&in=([a-z0-9-]+)&rev=(\d{1,4})&right=(\d{1,9})$/;

/** Writes it as a sheet stores it: `authored=ema-2016/scoring/dora-alone&in=ema-2016&rev=1&right=0`. */
export const formatAuthored = ({ rules, id, revision, right }: AuthoredQuestion): string =>
  `authored=${id}&in=${rules}&rev=${String(revision)}&right=${String(right)}`;

/** Reads it, even if the question has changed since; undefined for anything else. Never throws. */
export function parseAuthored(text: string): AuthoredQuestion | undefined {
  const [, id, rules, revision, right] = WRITTEN.exec(text) ?? [];
  if (id === undefined || !isBook(rules)) return undefined;
  return { skill: 'authored', rules, id, revision: Number(revision), right: Number(right) };
}
