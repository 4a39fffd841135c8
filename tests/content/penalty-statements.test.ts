import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OFFENCES, type RulingKind } from '../../src/components/features/referee/offences.ts';
import { isUpdate } from '../published/answer-book.ts';
import { bearingOf, oppositesOf } from './polarity.ts';

/** The texts of one card: its name, its reason, and what each rulebook adds. */
interface CardTexts {
  readonly name?: string;
  readonly why?: string;
  readonly rulings?: Readonly<Record<string, string>>;
}
type Cards = Readonly<Record<string, CardTexts>>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The plain texts of a card by their role; without words that only serve the search. */
const textsOf = ({ name, why, rulings = {} }: CardTexts): readonly (readonly [what: string, text: string])[] => [
  ...(name === undefined ? [] : [['name', name] as const]),
  ...(why === undefined ? [] : [['why', why] as const]),
  ...Object.entries(rulings),
];

const FILES = ['en', 'ru', 'uk', 'it', 'fr'].flatMap((lang) =>
  ['penalties', 'situations'].map((file) => [lang, file] as const),
);

// After rewording a text on purpose: npx vitest run tests/content/penalty-statements -u, and read the diff.
describe.each(FILES)('%s %s', (lang, file) => {
  const cards = readJson(`src/content/words/${lang}/${file}.json`) as Cards;
  const texts = Object.entries(cards).flatMap(([id, card]) =>
    textsOf(card).map(([what, text]) => [`${id} · ${what}`, text] as const),
  );

  test('each text points the way it did: negations, contrary words and numbers', () => {
    const fixture = `tests/fixtures/penalty-statements/${lang}-${file}.json`;
    const now = Object.fromEntries(texts.map(([what, text]) => [what, bearingOf(text, lang)]));
    if (isUpdate()) writeFileSync(fixture, `${JSON.stringify(now, null, 1)}\n`);
    const before = existsSync(fixture) ? (readJson(fixture) as Readonly<Record<string, string>>) : {};
    const changed = texts.flatMap(([what, text]) =>
      now[what] === before[what]
        ? []
        : [`${what}: expected “${before[what] ?? 'nothing entered'}”, found “${now[what] ?? ''}”: ${text}`],
    );
    expect([...changed, ...Object.keys(before).filter((what) => !(what in now))]).toEqual([]);
  });

  test('each text turned into its opposite is noticed', () => {
    const unnoticed = texts.flatMap(([what, text]) =>
      oppositesOf(text, lang)
        .filter((opposite) => bearingOf(opposite, lang) === bearingOf(text, lang))
        .map((opposite) => `${what}: ${opposite}`),
    );
    expect(unnoticed).toEqual([]);
  });
});

/** Words by which a text would contradict its card's ruling. */
const DENIALS: Readonly<Partial<Record<RulingKind, RegExp>>> = {
  chombo: /\b(?:no|not|never|without)\b[^.;:,]*\bchombo\b|\b(?:warning|nothing happens|is allowed)\b/i,
  'dead-hand': /\b(?:no|not a|never a) dead hand\b|\bhand stays alive\b|\bis allowed\b/i,
  warning: /\b(?:no|without a|not a) warning\b|\bis allowed\b/i,
  none: /\bis (?:a )?(?:chombo|dead hand)\b|\bis (?:punished|fined|banned|forbidden)\b/i,
  allowed: /\b(?:forbidden|banned|not allowed|may not|must not)\b/i,
  valid: /\b(?:not valid|invalid|is void|void)\b/i,
  banned: /\bis allowed\b|\bmay freely\b|\bnot banned\b/i,
  redeal: /\b(?:not dealt again|no redeal|hand goes on)\b/i,
  correct: /\b(?:not|never) (?:corrected|put right)\b/i,
  points: /\bno (?:fine|points)\b|\bcosts nothing\b/i,
  ladder: /\bno ladder\b|\bis allowed\b/i,
};

/** Texts that mention an exception beside their ruling. */
const EXCEPTIONS = ['wrong-word-win · ema-2016', 'call-dead · mers-2014'];

test('no text of a ruling denies the ruling of its card', () => {
  const cards = readJson('src/content/words/en/penalties.json') as Cards;
  const denied = OFFENCES.flatMap(({ id, rulings }) =>
    Object.entries(rulings).flatMap(([book, { kind }]) => {
      const text = cards[id]?.rulings?.[book] ?? '';
      const isDenied = DENIALS[kind]?.test(text) === true && !EXCEPTIONS.includes(`${id} · ${book}`);
      return isDenied ? [`${id} · ${book} (${kind}): ${text}`] : [];
    }),
  );
  expect(denied).toEqual([]);
});
