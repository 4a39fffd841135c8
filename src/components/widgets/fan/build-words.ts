import { FANS, type FanId, fanNumber } from '../../../engine/mcr/index.ts';
import numbered from '../../../content/mcr/fans.json' with { type: 'json' };
import { type Told, wordsOf } from '../../../i18n/words.ts';
import { ui } from '../../../i18n/strings.ts';
import { fanName, fanWords } from './fan-names.ts';
import type { FanWord, McrWords } from './words.ts';

const FILES = import.meta.glob<object>('../../../content/i18n/*.json', { eager: true, import: 'default' });

const entry = (key: string, { text, mark }: Told): Record<string, string> => ({
  [key]: text,
  ...(mark === undefined ? {} : { [`${key}Lang`]: mark }),
});

function fanIn(fan: FanId, lang: string): FanWord {
  const n = fanNumber(fan);
  return {
    ...entry('name', fanName(fan, lang)),
    ...entry('is', wordsOf(lang, 'fans').tell(String(n), 'is')),
    chinese: numbered.find((one) => one.n === n)?.zh ?? '',
    sought: fanWords(n, lang),
  } as unknown as FanWord;
}

const known = new Map<string, McrWords>();

/** All MCR texts in a language, for the build to write to a file. */
export function mcrWordsIn(lang: string): McrWords {
  const words = known.get(lang) ?? collect(lang);
  known.set(lang, words);
  return words;
}

function collect(lang: string): McrWords {
  const t = { all: () => FILES[`../../../content/i18n/${lang}.json`] ?? {} };
  return {
    fans: Object.fromEntries(FANS.map((fan) => [fan, fanIn(fan, lang)])) as McrWords['fans'],
    mcr: ui(t, 'mcr'),
    mistake: ui(t, 'mcr-mistake'),
    lacks: ui(t, 'mcr-lacks'),
  };
}
