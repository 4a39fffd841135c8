import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeRanking } from '../../src/components/referee/find/rank.ts';
import { readSaid } from '../../src/components/referee/find/said.ts';
import { soughtOf } from '../../src/components/referee/find/sought.ts';
import { vocabularyOf } from '../../src/components/referee/find/vocabulary.ts';
import { CARDS, type RulingKind } from '../../src/components/referee/offences.ts';
import { rulingUnder, standingOf } from '../../src/components/referee/rulings.ts';
import { penaltyWords, searchWords } from '../../src/components/referee/words.ts';
import signs from '../../src/content/penalties/signs.json' with { type: 'json' };
import english from '../../src/content/words/en/finder.json' with { type: 'json' };
import russian from '../../src/content/words/ru/finder.json' with { type: 'json' };
import { BOOK_IDS, type BookId } from '../../src/engine/rulebooks/ids.ts';

/** What happened, in referees' words, and what the text of the rulebook decides. */
interface Incident {
  readonly id: string;
  readonly rulebook: BookId;
  readonly article: string;
  readonly also?: readonly string[];
  readonly said: Readonly<Record<'en' | 'ru', readonly string[]>>;
  readonly ruling: { readonly kind: string };
  readonly notThis: readonly string[];
}

const INCIDENTS = JSON.parse(readFileSync('tests/fixtures/incidents.json', 'utf8')) as readonly Incident[];

/** By which names of the incidents a ruling of a card goes; the first is what it would be told as. */
const CALLED: Readonly<Record<RulingKind, readonly string[]>> = {
  allowed: ['nothing', 'stands', 'continues'],
  'goes-on': ['continues', 'nothing', 'settlement', 'stands'],
  valid: ['stands', 'settlement', 'corrected', 'nothing'],
  paid: ['settlement', 'ranking', 'stands', 'continues'],
  drawn: ['settlement', 'redeal', 'continues'],
  none: ['nothing', 'corrected', 'continues', 'stands'],
  correct: ['corrected', 'nothing', 'continues', 'stands'],
  warning: ['warning'],
  banned: ['refused', 'silent', 'corrected', 'continues'],
  ladder: ['ladder', 'warning'],
  'action-lost': ['refused'],
  'no-win-now': ['refused'],
  'no-ron': ['refused'],
  'points-lost': ['settlement', 'stands'],
  redeal: ['redeal'],
  'dead-hand': ['dead-hand'],
  'false-hu': ['false-hu'],
  chombo: ['chombo'],
  points: ['fine'],
  substitute: ['substitute', 'disqualified'],
  referee: ['referee', 'fine', 'warning'],
  excluded: ['refused', 'disqualified'],
  disqualified: ['disqualified'],
  silent: ['silent', 'referee'],
};

/** Cards whose headline is one name and whose ruling is the other. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  // The hand is dead, and all that follows is that it is noten in the draw.
  'dead-after-riichi': ['settlement'],
  // No call any more, and the session is over: what counts stands on the sheet.
  'after-time': ['continues'],
};

/** Where the text decides nothing, the card that must say so; no article can tell. */
const SAYS_NOTHING: Readonly<Record<string, readonly string[]>> = {
  'inc-023': ['riichi-few-tiles'],
  'inc-025': ['discard-back'],
  'inc-032': ['sticks'],
  'inc-033': ['tie'],
  'inc-060': ['telephone'],
  'inc-073': ['swap-call'],
  'inc-076': ['late', 'very-late'],
  'inc-100': ['wrong-number'],
};

const LANGUAGES = { en: vocabularyOf([english]), ru: vocabularyOf([english, russian]) };

const cardOf = new Map(CARDS.map((card) => [card.id, card] as const));

function judge(id: string, incident: Incident): 'right' | 'contrary' | 'other' {
  const { rulebook, article, also = [], ruling, notThis } = incident;
  if (ruling.kind === 'silent') return SAYS_NOTHING[incident.id]?.includes(id) === true ? 'right' : 'other';
  const card = cardOf.get(id);
  const found = card && rulingUnder(card, rulebook)?.ruling;
  const names = [...CALLED[found?.kind ?? 'silent'], ...(ALSO_CALLED[id] ?? [])];
  const isCited = [article, ...also].some((one) => found?.articles.includes(one) === true || found?.booklet === one);
  if (names.includes(ruling.kind) && isCited) return 'right';
  return notThis.includes(names[0] ?? '') ? 'contrary' : 'other';
}

const rankingUnder = (book: BookId, lang: string) =>
  makeRanking(
    CARDS.map((card) => {
      const title = penaltyWords(lang).nameOf(card).text;
      return soughtOf(
        { id: card.id, title, words: searchWords(card, lang), standing: standingOf(card, book) },
        signs,
        book,
      );
    }),
  );

const rankings = new Map(
  (['en', 'ru'] as const).flatMap((lang) =>
    BOOK_IDS.map((book) => [`${lang} ${book}`, rankingUnder(book, lang)] as const),
  ),
);

const asked = INCIDENTS.flatMap((incident) =>
  (['en', 'ru'] as const).flatMap((lang) =>
    incident.said[lang].map((said) => {
      const found = rankings.get(`${lang} ${incident.rulebook}`)?.(readSaid(said, LANGUAGES[lang])) ?? [];
      const judged = found.slice(0, 3).map(({ id }) => judge(id, incident));
      return { lang, said, first: judged[0], isAmong: judged.includes('right') };
    }),
  ),
);

describe.each(['en', 'ru'] as const)('incidents told in %s', (lang) => {
  const told = asked.filter((one) => one.lang === lang);
  const most = (share: number): number => Math.floor(told.length * (1 - share));
  const missed = told.filter(({ isAmong }) => !isAmong).map(({ said }) => said);
  const notFirst = told.filter(({ first }) => first !== 'right').map(({ said }) => said);

  test('find the right ruling first, but for one in ten', () => {
    expect(notFirst.slice(most(0.9))).toEqual([]);
  });

  test('find it among the first three, but for one in fifty', () => {
    expect(missed.slice(most(0.98))).toEqual([]);
  });

  test('find no contrary ruling first', () => {
    expect(told.filter(({ first }) => first === 'contrary').map(({ said }) => said)).toEqual([]);
  });
});
