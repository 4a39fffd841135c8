import { type BookId, isBook } from '../../../engine/rulebooks/ids.ts';

/**
 * A question about the rules that somebody wrote, as a chapter asks it. It brings its right answer along, so that a sheet can be
 * marked when the question has long been changed. Answers are whole numbers: of choices the place, from 0; of several the sum
 * of 2 to the power of each place; 1 for true and 0 for false; or the number that is asked for.
 */
export interface AuthoredQuestion {
  readonly skill: 'authored';
  readonly rules: BookId;
  /** Its topic, a stroke, and its own name: `ema-2016/scoring/dora-alone`. */
  readonly id: string;
  /** One more whenever its words or its answer changed. */
  readonly revision: number;
  readonly right: number;
}

/** The chapter that asks it. */
export const chapterOf = ({ id }: Pick<AuthoredQuestion, 'id'>): string => id.slice(0, id.lastIndexOf('/'));

const WRITTEN = /^authored=([a-z0-9/-]{3,120})&in=([a-z0-9-]+)&rev=(\d{1,4})&right=(\d{1,9})$/;

/** Writes it as a sheet keeps it: `authored=ema-2016/scoring/dora-alone&in=ema-2016&rev=1&right=0`. */
export const formatAuthored = ({ rules, id, revision, right }: AuthoredQuestion): string =>
  `authored=${id}&in=${rules}&rev=${String(revision)}&right=${String(right)}`;

/** Reads it, whether or not this site still asks it so; undefined for anything else. Never throws. */
export function parseAuthored(text: string): AuthoredQuestion | undefined {
  const [, id, rules, revision, right] = WRITTEN.exec(text) ?? [];
  if (id === undefined || !isBook(rules)) return undefined;
  return { skill: 'authored', rules, id, revision: Number(revision), right: Number(right) };
}
