import { z } from 'astro/zod';

/** A text of the data files, in the languages in which they are told: English and Russian. */
export const phrase = z.strictObject({ en: z.string().min(1), ru: z.string().min(1) });

/** Such a text. */
export type Phrase = z.infer<typeof phrase>;

/** The language in which the data files speak to a reader of `lang`. */
export const toldIn = (lang: string): keyof Phrase => (lang === 'ru' ? 'ru' : 'en');
