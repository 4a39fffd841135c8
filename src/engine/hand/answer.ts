import { type Refusal, refuse } from '../base/result.ts';
import { plainCopy, plainPart } from '../base/plain.ts';
import { readRequest } from './draft.ts';
import type { HandRequest } from './request.ts';

/** A request that was refused, with the reason and the place. */
export interface Refused {
  readonly ok: false;
  readonly error: Refusal;
}

/** The game's answer to a request, or why it was refused; `id` is echoed. */
export type Answered<Answer> = (Answer | Refused) & { readonly id?: string };

/** The id of a request that was refused, where it can be read. */
function idOf(unknown: unknown): string | undefined {
  const id = (plainCopy(unknown) as { readonly id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : undefined;
}

/**
 * Wraps a function that answers well-formed requests into one that accepts any value and never throws. `copy` copies
 * the options.
 */
export const answering =
  <Answer extends object>(answer: (request: HandRequest) => Answer | Refused, copy = plainPart) =>
  (unknown: unknown): Answered<Answer> => {
    const request = readRequest(unknown, copy);
    const result: Answered<Answer> & { id?: string } = request.ok ? answer(request.value) : request;
    const id = request.ok ? request.value.id : idOf(unknown);
    if (id !== undefined) result.id = id;
    return result;
  };

/** Wraps such a function to read one line of JSON; anything else is refused with `bad-json`. */
export const answeringLines =
  <Answer>(answer: (request: unknown) => Answer) =>
  (line: string): Answer | Answered<never> => {
    let request: unknown;
    try {
      request = JSON.parse(line);
    } catch {
      return refuse('not-json', 'request');
    }
    return answer(request);
  };
