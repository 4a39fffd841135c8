/** What a question offers. */
export interface Choice {
  readonly text: string;
  /** Its language where that is not the page's. */
  readonly lang?: string | undefined;
  readonly pick: () => void;
}

function button({ text, lang = '', pick }: Choice): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), { type: 'button' as const, textContent: text });
  if (lang !== '') made.lang = lang;
  made.addEventListener('click', pick);
  return made;
}

/** A question with a button for each answer. */
export function questionOf(text: string, choices: readonly Choice[]): HTMLElement {
  const question = Object.assign(document.createElement('div'), { className: 'fork', role: 'group', ariaLabel: text });
  question.append(Object.assign(document.createElement('p'), { textContent: text }), ...choices.map(button));
  return question;
}

/** What was said, each part a button that takes it back; its name says so. */
export function chipsOf(chips: readonly Choice[], change: (text: string) => string): HTMLElement {
  const list = Object.assign(document.createElement('p'), { className: 'chips' });
  list.append(
    ...chips.map((chip) => {
      const made = button(chip);
      made.ariaLabel = change(chip.text);
      return made;
    }),
  );
  return list;
}
