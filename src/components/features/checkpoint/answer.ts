import { parseNumber } from '../../../quizzes/judge/parse-number.ts';

const inputsOf = (form: HTMLFormElement): HTMLInputElement[] => [...form.querySelectorAll('input')];

/** A reader's answer: the values ticked, or the number typed. */
export function answerIn(form: HTMLFormElement): string {
  const inputs = inputsOf(form);
  const written = inputs.find(({ type }) => type === 'text');
  if (written) return String(parseNumber(written.value) ?? '');
  return inputs
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
    .join();
}

/** Restores an answer; false when the question does not offer it. */
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
