/** One answer that differs: what the engine did, why it should not have, what it said, and of what. */
export interface Disagreement {
  engine: 'throws' | 'accepts' | 'refuses' | 'knows no win' | 'reads another hand';
  why: string;
  said: string;
  example: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Any value as a record of fields; empty when it is none. */
export const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** A result in short: its kind, or the code and reason of its error. */
export function gist(result: unknown): string {
  const { ok, kind, reason, error } = record(result);
  if (ok === true) return [kind, reason].filter((word) => typeof word === 'string').join(' ');
  const { code, why, field } = record(error);
  return [code, why, field].filter((word) => typeof word === 'string').join(' ');
}

/** Runs an engine; returns its result, or the difference when it throws. */
export function attempt(name: string, example: unknown, run: () => unknown): { result: unknown } | Disagreement {
  try {
    return { result: run() };
  } catch (error) {
    return { engine: 'throws', why: name, said: error instanceof Error ? error.message : 'something', example };
  }
}
