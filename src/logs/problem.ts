/** What can be wrong with a file of games or one of its hands; pages have a sentence for each. */
const PROBLEMS = [
  'empty',
  'too-large',
  'encoding',
  'unknown-format',
  'server-link',
  'not-json',
  'not-xml',
  'version',
  'three-players',
  'bad-field',
  'cut',
  'no-deal',
  'hidden-tiles',
  'not-held',
  'out-of-turn',
  'too-many-tiles',
  'no-such-win',
] as const;

/** What is wrong. */
export type ProblemId = (typeof PROBLEMS)[number];

/** Where something is wrong: what, in which line and hand (both from 1), and the field or tile that is meant. */
export interface Problem {
  readonly id: ProblemId;
  readonly line?: number;
  readonly hand?: number;
  readonly detail?: string;
}

/** Ends the reading of a hand or file; the door of the readers catches it. */
class Unreadable extends Error {
  readonly problem: Problem;

  constructor(id: ProblemId, detail?: string) {
    super(id);
    this.problem = { id, ...(detail === undefined ? {} : { detail: cut(detail) }) };
  }
}

const LONGEST = 40;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Stops reading. */
export function fail(id: ProblemId, detail?: string): never {
  throw new Unreadable(id, detail);
}

/** What a reader returns, or the problem that stopped it; other errors are our own bugs. */
export function attempt<T>(read: () => T): T | Problem {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return error.problem;
    throw error;
  }
}

/** Whether reading stopped at a problem. */
export const isProblem = (value: object): value is Problem => 'id' in value && PROBLEMS.some((id) => id === value.id);
