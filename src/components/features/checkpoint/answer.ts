import { parseNumber } from '../../../quizzes/judge/parse-number.ts';

const inputsOf = (form: HTMLFormElement): HTMLInputElement[] => [...form.querySelectorAll('input')];

/** What a reader has answered: the values ticked, or the number written. */
export function answerIn(form: HTMLFormElement): string {
  const inputs = inputsOf(form);
  const written = inputs.find(({ type }) => type === 'text');
  if (written) return String(parseNumber(written.value) ?? '');
  return inputs
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
    .join();
}

/** Puts an answer back; false when the question cannot have it. */
export function putAnswer(form: HTMLFormElement, given: string): boolean {
  const values = given.split(',');
  for (const input of inputsOf(form)) {
    if (input.type === 'text') input.value = given;
    else input.checked = values.includes(input.value);
  }
  if (answerIn(form) === given) return true;
  form.reset();
  return false;
}
