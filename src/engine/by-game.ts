import { isObject } from './form.ts';
import { type Refusal, refuse } from './result.ts';
import { BOOK_IDS, type GameId, gameOf } from './rulebooks/ids.ts';

/** A request that was refused before it reached a game. */
interface RefusedFirst {
  readonly ok: false;
  readonly error: Refusal;
  readonly id?: string;
}

const refused = (value: unknown): RefusedFirst['error'] => {
  if (!isObject(value)) return refuse('not-an-object', 'request').error;
  const { rules } = value;
  return typeof rules === 'string'
    ? refuse('unknown-rules', 'rules', { rules: rules.slice(0, 40), wanted: BOOK_IDS.join(', ') }).error
    : refuse('wrong-type', 'rules', { wanted: 'a text' }).error;
};

/** Makes a door to both games: each request of unknown form goes to the game of the rulebook that it names. */
export const byGame =
  <Riichi, Mcr>(games: {
    readonly riichi: (request: unknown) => Riichi;
    readonly mcr: (request: unknown) => Mcr;
  }): ((request: unknown) => Riichi | Mcr | RefusedFirst) =>
  (request) => {
    const rules = isObject(request) ? request.rules : undefined;
    const game: GameId | undefined = typeof rules === 'string' ? gameOf(rules) : undefined;
    if (game) return games[game](request);
    const id = isObject(request) ? request.id : undefined;
    return { ok: false, error: refused(request), ...(typeof id === 'string' ? { id } : {}) };
  };
