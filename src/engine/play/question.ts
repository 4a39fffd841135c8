import { head, object, oneOf, required } from '../base/field.ts';
import { type Field, type Form, form, isObject, listError, objectError, refuseWhole } from '../base/form.ts';
import type { Refusal } from '../base/result.ts';
import { WINDS } from '../base/tile.ts';
import { OF_A_DRAFT, formError, melds } from '../hand/fields.ts';
import { typedError } from './typed.ts';

/** The forms of a game’s questions “may I …?”: of each action and moment, of the table and of another player’s call. */
export interface QuestionForms {
  readonly actions: Readonly<Record<string, Form>>;
  readonly moments: Readonly<Record<string, Form>>;
  readonly state: Form;
  readonly claim: Form;
}

/** The fields that the state of any game has: the player's own tiles and seat, and what has just happened. */
export const seenAtTable = (tiles: Field, moments: QuestionForms['moments']) => ({
  concealed: required(tiles),
  melds,
  seatWind: required(oneOf(WINDS)),
  roundWind: required(oneOf(WINDS)),
  now: required(object('an object that says what has just happened', moments)),
});

/** The form of a question. */
export const questionForm = ({ actions, state }: QuestionForms): Form =>
  form({
    ...head,
    action: required(object('an object that says what is asked', actions)),
    state: required(object('an object that says how the table stands', state)),
  });

/** Checks the form of a question, not yet its tiles; `ownError` checks the lists that only one game's state has. */
export function questionError(
  request: unknown,
  whole: Form,
  { actions, moments, state: stateForm, claim }: QuestionForms,
  ownError: (state: Readonly<Record<string, unknown>>) => Refusal | undefined = () => undefined,
): Refusal | undefined {
  if (!isObject(request)) return refuseWhole(request);
  const outer = objectError(request, whole);
  if (outer) return outer;
  const { action, state } = request as unknown as { action: unknown; state: Readonly<Record<string, unknown>> };
  const { melds: sets, claims = [], now } = state;
  return (
    typedError(action, actions, 'action') ??
    objectError(state, stateForm, 'state.') ??
    typedError(now, moments, 'state.now') ??
    formError({ rules: '', melds: sets }, 'state.', OF_A_DRAFT) ??
    ownError(state) ??
    listError(claims as readonly unknown[], claim, 'state.claims')
  );
}
