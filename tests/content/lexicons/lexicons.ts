import { EN } from './en.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { RU } from './ru.ts';
import { UK } from './uk.ts';
import type { Lexicon } from './lexicon.ts';

export const LEXICONS: Readonly<Record<string, Lexicon>> = { en: EN, fr: FR, it: IT, ru: RU, uk: UK };
