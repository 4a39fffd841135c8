import { type Refusal, refuse } from '../result.ts';
import { parseRequest } from './draft.ts';
import type { HandRequest } from './request.ts';

/** A request that was refused, with the reason and the place. */
export interface Refused {
  readonly ok: false;
  readonly error: Refusal;
}

/** The answer to a request of unknown form: what a game makes of it, or why it was refused; `id` is echoed. */
export type Answered<Answer> = (Answer | Refused) & { readonly id?: string };

/** Makes the door of a game, or of all of them, from what answers a request of the right form; the door never throws. */
export const answering =
  <Answer extends object>(answer: (request: HandRequest) => Answer | Refused) =>
  (unknown: unknown): Answered<Answer> => {
    const request = parseRequest(unknown);
    const result: Answer | Refused = request.ok ? answer(request.value) : request;
    const id: unknown = typeof unknown === 'object' && unknown !== null ? (unknown as { id?: unknown }).id : undefined;
    return typeof id === 'string' ? Object.assign(result, { id }) : result;
  };

/** Makes the door for one line of JSON; a line that is not JSON is refused with `bad-json`. */
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
