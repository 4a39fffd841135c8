const inputsOf = (form: HTMLFormElement): HTMLInputElement[] => [...form.querySelectorAll('input')];

/** A number as a reader may write it, `12,000` or `12 000`, in plain digits; empty when it is none. */
export function plainNumber(text: string): string {
  const digits = text.replace(/[\s.,'’]/g, '').replace('−', '-');
  return /^-?\d+$/.test(digits) ? String(Number(digits)) : '';
}

/** What a reader has answered: the values ticked, or the number written. */
export function answerIn(form: HTMLFormElement): string {
  const inputs = inputsOf(form);
  const written = inputs.find(({ type }) => type === 'text');
  if (written) return plainNumber(written.value);
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
