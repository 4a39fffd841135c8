import type { Mark, Verdict } from '../base/terms.ts';
import { type Count, countedBy, lineBy } from './count.ts';
import type { LineId, Lines } from '../base/lines.ts';

/** A line of an answer as it was judged. */
export interface LineVerdict {
  readonly part: LineId;
  readonly mark: Mark;
}

/** A verdict on an answer in lines. */
export interface LinesVerdict extends Verdict {
  readonly parts: readonly LineVerdict[];
}

/** Judges an answer line by line; a line that follows correctly from the learner's own lines is `carried`. */
export function judgeLines(count: Count, given: Lines): LinesVerdict {
  const right = countedBy(count);
  const markOf = (id: LineId): Mark => {
    const own = given[id] ?? 0;
    if (own === right[id]) return 'right';
    return own === lineBy(count, undefined, id, given) ? 'carried' : 'wrong';
  };
  const parts = count.ids.map((part): LineVerdict => ({ part, mark: markOf(part) }));
  return { right: parts.every(({ mark }) => mark === 'right'), parts };
}

/** Whether the last line of an answer is right, whatever the others say. */
export function isResultRight({ parts }: Verdict): boolean {
  const ofKind = (kind: string) => parts.filter(({ part }) => part === kind || part.startsWith(`${kind}:`));
  const results = ['sum', 'pays', 'rounded'].map(ofKind).find(({ length }) => length > 0);
  return results?.every(({ mark }) => mark === 'right') === true;
}
