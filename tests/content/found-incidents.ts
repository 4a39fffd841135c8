import { makeClassifier } from '../../src/components/features/referee/finder/classifier.ts';
import { modelIn } from '../../src/components/features/referee/finder/model-files.ts';
import { makeSearch, type SearchResult } from '../../src/components/features/referee/finder/search.ts';
import { outcomeOf, searchCard } from '../../src/components/features/referee/finder/signs.ts';
import { CARDS, type RulingKind } from '../../src/components/features/referee/offences.ts';
import { rulingUnder, coverageOf } from '../../src/components/features/referee/rulings.ts';
import { penaltyWords, searchWords } from '../../src/components/features/referee/words.ts';
import contraries from '../../src/content/penalties/contraries.json' with { type: 'json' };
import contrasts from '../../src/content/penalties/contrasts.json' with { type: 'json' };
import signs from '../../src/content/penalties/signs.json' with { type: 'json' };
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import type { Lang } from '../../src/locales.ts';
import { wordsIn } from './finder-words.ts';

/** The languages of the incidents. */
export const TOLD_IN = ['en', 'ru'] as const;
type Language = (typeof TOLD_IN)[number];

/** What happened, in referees' words, and how the rulebook's text decides. */
export interface Incident {
  readonly id: string;
  readonly rulebook: BookId;
  readonly article: string | null;
  readonly also?: readonly string[];
  readonly said: Readonly<Record<Language, readonly string[]>>;
  readonly ruling: { readonly kind: string };
  readonly notThis: readonly string[];
  /** The card that answers it, where the incident names one; otherwise its article and ruling identify it. */
  readonly card?: string;
  readonly alsoRight?: readonly string[];
  /** Cards with the opposite ruling. */
  readonly notFirst?: readonly string[];
}

/** The incidents' names for a card's ruling; the first is the usual one. */
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

/** Cards with one name in the headline and the other in the ruling. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  // The hand is dead, and the only effect is that it counts as noten in the draw.
  'dead-after-riichi': ['settlement'],
  // No call can follow, and the session is over: what counts is on the sheet.
  'after-time': ['continues'],
};

/** The card for incidents that the text does not decide; no article can identify it. */
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

const cardOf = new Map(CARDS.map((card) => [card.id, card] as const));

type Judged = 'right' | 'contrary' | 'other';

function judge(id: string, incident: Incident): Judged {
  const { rulebook, article, also = [], ruling, notThis, card: told, alsoRight = [], notFirst = [] } = incident;
  if (told !== undefined)
    return [told, ...alsoRight].includes(id) ? 'right' : notFirst.includes(id) ? 'contrary' : 'other';
  if (ruling.kind === 'silent') return SAYS_NOTHING[incident.id]?.includes(id) === true ? 'right' : 'other';
  const card = cardOf.get(id);
  const found = card && rulingUnder(card, rulebook)?.ruling;
  const names = [...CALLED[found?.kind ?? 'silent'], ...(ALSO_CALLED[id] ?? [])];
  const isCited = [article, ...also].some(
    (one) => one !== null && (found?.articles.includes(one) === true || found?.booklet === one),
  );
  if (names.includes(ruling.kind) && isCited) return 'right';
  return notThis.includes(names[0] ?? '') ? 'contrary' : 'other';
}

function makeFinder(lang: Lang): (text: string, book: BookId) => SearchResult {
  const classify = makeClassifier(wordsIn(lang, ['finder']), modelIn(lang));
  const searches = new Map<BookId, ReturnType<typeof makeSearch>>();
  return (text, book) => {
    const search =
      searches.get(book) ??
      makeSearch(
        CARDS.map((card) => {
          const title = penaltyWords(lang).nameOf(card).text;
          const outcome = outcomeOf(rulingUnder(card, book)?.ruling.kind ?? 'silent');
          const coverage = coverageOf(card, book);
          return searchCard({ id: card.id, title, words: searchWords(card, lang), coverage, outcome }, signs, book);
        }),
        { contrasts, contraries },
      );
    searches.set(book, search);
    return search(classify(text));
  };
}

const finders = new Map<Lang, ReturnType<typeof makeFinder>>();

/** What the finder finds under a rulebook for a text in a language. */
export function foundIn(lang: Lang, text: string, book: BookId): SearchResult {
  const finder = finders.get(lang) ?? makeFinder(lang);
  finders.set(lang, finder);
  return finder(text, book);
}

/** The cards found under a rulebook for a text in a language, best first. */
export const findIn = (lang: Lang, text: string, book: BookId): readonly string[] =>
  foundIn(lang, text, book).cards.map(({ id }) => id);

/** One telling of an incident and the first three cards that it finds. */
export interface Asked {
  readonly lang: Language;
  readonly said: string;
  readonly incident: Incident;
  readonly found: readonly string[];
  /**
   * The first result: right or not; `asked` when the page asks which of two it was (unless both are right), `astray`
   * when neither is.
   */
  readonly first: Judged | 'asked' | 'astray' | undefined;
  readonly isAmong: boolean;
}

/** Asks the finder about every telling of the incidents. */
export const askAll = (incidents: readonly Incident[]): readonly Asked[] =>
  incidents.flatMap((incident) =>
    TOLD_IN.flatMap((lang) =>
      incident.said[lang].map((said) => {
        const { cards, followUp } = foundIn(lang, said, incident.rulebook);
        const found = cards.slice(0, 3).map(({ id }) => id);
        const judged = found.map((id) => judge(id, incident));
        const answers = (followUp?.between ?? []).map((id) => judge(id, incident));
        const isRight = answers.includes('right');
        const isOpen = answers.some((one) => one !== 'right');
        const first = !isOpen ? judged[0] : isRight ? 'asked' : 'astray';
        return { lang, said, incident, found, first, isAmong: isRight || judged.includes('right') };
      }),
    ),
  );
