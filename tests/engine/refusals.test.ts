import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { IMPOSSIBLE } from '../../src/engine/base/impossible.ts';
import { makeRefusal, refusedIn } from '../../src/engine/base/result.ts';
import { REFUSALS } from '../../src/engine/base/refusals.ts';
import { TABLE_REFUSALS } from '../../src/engine/table/impossible.ts';
import { IMPOSSIBLE_THERE } from '../../src/engine/table/impossible-ids.ts';
import { SENTENCES } from '../../src/engine/sentences.ts';
import { LANGUAGES, type Lang } from '../../src/locales.ts';

const MOST_LETTERS = 500;
const LONG = 'x'.repeat(10_000);
/** The placeholders that stand for a number, and those that the door itself cuts short. */
const NUMBERS = ['bets', 'count', 'counters', 'fu', 'han', 'melds', 'most', 'seat', 'sum'];
const LONGEST: Readonly<Record<string, string | number>> = {
  ...Object.fromEntries(['from', 'knob', 'pattern', 'reason', 'tile', 'tiles', 'wanted'].map((name) => [name, LONG])),
  ...Object.fromEntries(NUMBERS.map((name) => [name, -Number.MAX_VALUE])),
  rules: LONG.slice(0, 40),
};

/** The sentence with the longest values that a refusal can carry, its field deep in a winner's hand. */
function longest(sentence: string, why: string): string {
  const own = why.endsWith('wrong-tile-count') ? { wanted: -Number.MAX_VALUE } : {};
  const { values } = refusedIn('event.winners[2].hand', makeRefusal('bad-field', why, LONG, { ...LONGEST, ...own }));
  return sentence.replace(/\{+(\w+)\}+/g, (whole, name: string) => String(values[name] ?? whole));
}

/** What a JSON answer begins a remedy with; a sentence can also say what a field must be or have. */
const DOOR_REMEDY =
  /(^|[.:,] )(Add|Change|Correct|Count|End|Give|Leave|Name|Send|Set|Write)\b|\{field\} must (be|have) |it must be /;

/** How a page begins a remedy: by telling the player what to do. */
const PAGE_REMEDY: Readonly<Record<Lang, RegExp>> = {
  en: /(^|[.!] |, )(Add|Also say|Change|Check|Choose|Correct|Count|Enter|Leave|Mark|Name|Remove|settle)\b/,
  ru: /(^|[.] |, )(Введите|Выберите|Добавьте|Измените|Исправьте|Назовите|Оставьте|Отметьте|Пересчитайте|Проверьте|рассчитайте|Тайлы пишут так|Уберите|Укажите)(?!\p{L})/u,
  uk: /(^|[.] |, )(Введіть|Вводьте|Виберіть|Виправте|Вкажіть|Додайте|Залиште|Змініть|Назвіть|Перевірте|Перерахуйте|Позначте|Порахуйте|Приберіть|рахуйте)(?!\p{L})/u,
  it: /(^|[.] |, )(Aggiungi|Aggiungilo|Cambia|Controlla|Correggi|Correggile|Correggilo|Correggine|Di’|Indica|Indicalo|Inserisci|Lascia|regola|regolala|Riconta|Ricontala|Scegli|Scegline|Scrivi|Scrivine|Segna|Segnalo|Togli|Togliere|Toglili|Toglilo|Togline)(?!\p{L})/u,
  fr: /(^|[.] |, )(Ajoutez|Changez|Choisissez|Corrigez|Dites|Entrez|Laissez|Marquez|Nommez|Recomptez|réglez|Retirez|Vérifiez)(?!\p{L})/u,
};

/** The things that the editors ask for; each sentence of a page names one. */
const THINGS =
  /tile|flower|nagashi|set\b|chow|pung|kong|riichi|ippatsu|indicator|discard|first turn|go-around|liab|player|hand\b|han and fu|yakuman|score|\{\{field\}\}/i;

/** Refused for the form of a request: editors send no such request, so pages have no sentence of their own for it. */
const OF_THE_FORM = [
  'bad-knob-value',
  'called-not-in-meld',
  'concealed-kong-not-called',
  'not-an-object',
  'not-json',
  'too-large',
  'unknown-field',
  'unknown-knob',
  'unknown-rules',
  'unreadable',
  'wrong-type',
];
const REASONS = ['no-yaku', 'below-minimum', 'not-complete'];

const ALL = Object.keys({ ...REFUSALS, ...TABLE_REFUSALS }).sort();

describe('the message of a refusal in a JSON answer', () => {
  it('exists for every reason', () => {
    expect(Object.keys(SENTENCES).sort()).toEqual(ALL);
    expect(ALL).toEqual(expect.arrayContaining([...IMPOSSIBLE, ...IMPOSSIBLE_THERE]));
  });

  it.each(Object.entries(SENTENCES))('names the field and what would be right: %s', (why, sentence) => {
    expect(sentence).toContain('{field}');
    expect(sentence).toMatch(DOOR_REMEDY);
    const whole = longest(sentence, why);
    expect(whole).not.toMatch(/[{}]/);
    expect(whole.length).toBeLessThanOrEqual(MOST_LETTERS);
  });
});

describe.each(LANGUAGES.map(({ lang }) => lang))('the sentence of a refusal on a page (%s)', (lang) => {
  const strings = JSON.parse(readFileSync(`src/content/i18n/${lang}.json`, 'utf8')) as Readonly<Record<string, string>>;
  const told = Object.entries(strings).filter(([key]) => /^tensu\.(settle\.)?refusal\./.test(key));

  it('exists for every reason but those of the form', () => {
    const names = told.map(([key]) => key.replace(/^tensu\.(settle\.)?refusal\./, ''));
    const wanted = ALL.filter((why) => !OF_THE_FORM.includes(why)).flatMap((why) =>
      why === 'not-a-win' ? REASONS.map((reason) => `not-a-win.${reason}`) : [why],
    );
    expect(names.sort()).toEqual([...wanted, 'other'].sort());
  });

  it.each(told)('says what would be right: %s', (why, sentence) => {
    expect(sentence).toMatch(PAGE_REMEDY[lang]);
    if (lang === 'en') expect(sentence).toMatch(THINGS);
    const whole = longest(sentence, why);
    expect(whole).not.toMatch(/[{}]/);
    expect(whole.length).toBeLessThanOrEqual(MOST_LETTERS);
  });
});

it('a sentence that only says what is wrong would be found', () => {
  for (const sentence of ['{tiles} in {field} is not a chow: three suited tiles in a row.', 'Ippatsu needs a riichi.'])
    expect(sentence).not.toMatch(DOOR_REMEDY);
  expect('“{{tiles}}” is not a chow: a chow is three tiles in a row.').not.toMatch(PAGE_REMEDY.en);
  expect('Something could not be read.').not.toMatch(THINGS);
});
