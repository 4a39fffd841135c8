import type { AuthoredTold, AuthoredWords } from './words.ts';

/** Something to choose, and the number that an answer has for it. */
export interface Choice {
  readonly value: number;
  readonly text: string;
  readonly lang: string | undefined;
}

/** What one chooses from: one of them, or several, whose numbers are added; nothing where a number is asked for. */
export function choicesOf({ kind, options, lang }: AuthoredTold, words: AuthoredWords): readonly Choice[] {
  if (kind === 'number') return [];
  if (kind === 'truth')
    return [
      { value: 1, text: words.true, lang: undefined },
      { value: 0, text: words.false, lang: undefined },
    ];
  return options.map((text, place) => ({ value: kind === 'several' ? 2 ** place : place, text, lang }));
}

/** Those choices that an answer names. */
export const chosenOf = (told: AuthoredTold, answer: number, words: AuthoredWords): readonly Choice[] =>
  choicesOf(told, words).filter(({ value }) =>
    told.kind === 'several' ? Math.floor(answer / value) % 2 === 1 : value === answer,
  );
