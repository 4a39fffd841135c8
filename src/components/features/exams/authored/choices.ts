import type { AuthoredTold, AuthoredWords } from './words.ts';

/** An option, and the number that stands for it in an answer. */
export interface Choice {
  readonly value: number;
  readonly text: string;
  readonly lang: string | undefined;
}

/** The options: one of them, or several, whose numbers are added. None where a number is asked for. */
export function choicesOf({ kind, options, lang }: AuthoredTold, words: AuthoredWords): readonly Choice[] {
  if (kind === 'number') return [];
  if (kind === 'truth')
    return [
      { value: 1, text: words.true, lang: undefined },
      { value: 0, text: words.false, lang: undefined },
    ];
  return options.map((text, place) => ({ value: kind === 'several' ? 2 ** place : place, text, lang }));
}

/** The options that an answer names. */
export const chosenOf = (told: AuthoredTold, answer: number, words: AuthoredWords): readonly Choice[] =>
  choicesOf(told, words).filter(({ value }) =>
    told.kind === 'several' ? Math.floor(answer / value) % 2 === 1 : value === answer,
  );
