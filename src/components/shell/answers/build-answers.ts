import { articleHref } from '../../../articles.ts';
import {
  FU_ITEMS,
  LIMITS,
  OPTION_IDS,
  RIICHI_RULEBOOKS,
  type RiichiId,
  SPECIAL,
  YAKU,
  YAKUMAN,
  isRiichiId,
  worthOf,
} from '../../../engine/riichi/index.ts';
import { FANS, MCR_TABLE_CLAUSES, fanNumber } from '../../../engine/mcr/index.ts';
import { type BookId, gameOf } from '../../../engine/rulebooks/ids.ts';
import { plural } from '../../../i18n/plural.ts';
import { fill, ui } from '../../../i18n/strings.ts';
import { wordsOf } from '../../../i18n/words.ts';
import { langOf } from '../../../locales.ts';
import { fuValue } from '../../base/numbers/fu-values.ts';
import { placeOf } from '../../base/words/clause.ts';
import { describeWorth } from '../../base/words/worth.ts';
import { nameInWords, tellerFor, valueInWords } from '../../features/compare/options.ts';
import { TERMS, termHref } from '../../features/glossary/glossary.ts';
import { fanName } from '../../widgets/fan/fan-names.ts';
import { FANS as NUMBERED } from '../../widgets/fan/fans.ts';
import { fanHref } from '../../../printed.ts';
import { type AnswerEntry, type AnswerFile, ASKED_PARTS, type AskedPart, type AskedWords } from './answer-file.ts';
import { listed, namesIn, optionNames, patternNames, termNames } from './entry-names.ts';

interface Site {
  readonly t: { all(): object };
  readonly locale: string | undefined;
}

/** Groups of strings that the browser counts with, and which of their keys. */
const WORDS = {
  chapter:
    /^(?:pay\..*|limit\.han|counters|by\..*|seat\.south|round\.east|han\..*|no-yaku|not-complete|below-minimum)$/,
  step: /^(?:from-each|fu|limit\..*)$/,
  practice: /^hanFu$/,
  settle: /^refusal\.no-such-count$/,
  points: /^(?:discard|draw|discarder|other|winner)$/,
  mcr: /^(?:points\..*|result\.short)$/,
} as const;

const wordsFor = (t: Site['t']): AnswerFile['words'] =>
  Object.fromEntries(
    Object.entries(WORDS).flatMap(([group, wanted]) =>
      Object.entries(ui(t, group as keyof typeof WORDS)).flatMap(([key, text]) =>
        wanted.test(key) ? [[`${group}.${key}`, text]] : [],
      ),
    ),
  );

/** How questions are worded in a language: its own words, and the English ones that players use everywhere. */
function askedIn(lang: string, t: Site['t']): AskedWords {
  const own = (part: AskedPart): readonly string[] => {
    const languages = part === 'asking' || part === 'not' ? [lang] : [lang, 'en'];
    return languages.flatMap((one) => listed(wordsOf(one, 'asked').tell('words', part).text));
  };
  const step = ui(t, 'step');
  return {
    parts: Object.fromEntries(ASKED_PARTS.map((part) => [part, own(part)])) as Record<AskedPart, readonly string[]>,
    numbers: listed(wordsOf(lang, 'asked').tell('words', 'numbers').text),
    limits: Object.fromEntries(LIMITS.map((limit) => [limit, [limit, step[`limit.${limit}`]]])),
  };
}

function terms(game: AnswerFile['game'], lang: string, site: Site): readonly AnswerEntry[] {
  return TERMS.flatMap((term) => {
    const about = wordsOf(lang, 'glossary').tell(term.id, 'about');
    const name = wordsOf(lang, 'glossary').tell(term.id, 'name');
    // A term of the other game would answer by rules that are not in force.
    if ((gameOf(term.article.book) !== game || about.mark) ?? name.mark) return [];
    const href = articleHref(term.article.book, term.article.n, site.locale) ?? termHref(term.id);
    const book: Readonly<Record<string, string>> = ui(site.t, 'book');
    const text = fill(ui(site.t, 'step')['cite.article'], {
      book: book[term.article.book] ?? '',
      article: term.article.n,
    });
    return [
      {
        kind: 'term',
        title: name.text,
        names: termNames(term, lang),
        says: about.text,
        place: { text, href },
      } satisfies AnswerEntry,
    ];
  });
}

function riichiEntries(id: RiichiId, lang: string, { t, locale }: Site): readonly AnswerEntry[] {
  const { cite, options } = RIICHI_RULEBOOKS[id];
  const [chapter, step, fu, yaku] = [ui(t, 'chapter'), ui(t, 'step'), ui(t, 'fu'), ui(t, 'yaku')];
  const words = { step, book: ui(t, 'book') };
  const teller = tellerFor(lang, yaku);
  const fuEntries = FU_ITEMS.flatMap((item): AnswerEntry[] => {
    const value = fuValue(item, id);
    if (value === undefined) return [];
    const names = [...namesIn(fu[item]), item.replaceAll('-', ' ')];
    return [
      {
        kind: 'fu',
        title: fu[item],
        names,
        says: fill(step.fu, { n: value }),
        place: placeOf(cite[item], words, locale),
      },
    ];
  });
  const patterns = [...YAKU, ...SPECIAL, ...YAKUMAN].flatMap((pattern): AnswerEntry[] => {
    const worth = worthOf(pattern, options);
    if (!worth) return [];
    return [
      {
        kind: 'han',
        title: yaku[pattern],
        names: patternNames(pattern, yaku[pattern], lang),
        says: describeWorth(worth, { chapter, step, lang }),
        place: placeOf(cite[pattern], words, locale),
      },
    ];
  });
  const optionEntries = OPTION_IDS.flatMap((option): AnswerEntry[] => {
    const name = nameInWords(option, teller);
    const value = valueInWords(option, options[option], teller, id);
    if (name.mark ?? value.mark) return [];
    return [
      {
        kind: 'option',
        title: name.text,
        names: [name.text, ...optionNames(option, lang)],
        says: value.text,
        place: placeOf(cite[option], words, locale),
      },
    ];
  });
  return [...fuEntries, ...patterns, ...optionEntries];
}

function mcrEntries(lang: string, { t, locale }: Site): readonly AnswerEntry[] {
  const mcr = ui(t, 'mcr');
  const step = ui(t, 'step');
  return FANS.flatMap((fan): AnswerEntry[] => {
    const n = fanNumber(fan);
    const name = fanName(fan, lang);
    const is = wordsOf(lang, 'fans').tell(String(n), 'is');
    const points = NUMBERED.find((one) => one.n === n)?.points;
    if ((name.mark ?? is.mark) || points === undefined) return [];
    const also = ['en', lang].flatMap((one) => listed(wordsOf(one, 'fans').find(String(n), 'also')?.text));
    return [
      {
        kind: 'han',
        title: name.text,
        names: [name.text, fanName(fan, 'en').text, ...also, NUMBERED.find((one) => one.n === n)?.zh ?? ''],
        says: `${plural(mcr, 'points', points, lang)}. ${is.text}`,
        place: { text: fill(step['cite.fan'], { section: n }), href: fanHref(n, locale) },
      },
    ];
  });
}

/** What the search answers by a rulebook on the pages of a language. */
export function answersBy(book: BookId, site: Site): AnswerFile {
  const { t, locale } = site;
  const lang = langOf(locale);
  const game = gameOf(book);
  const words = { step: ui(t, 'step'), book: ui(t, 'book') };
  const clauses = isRiichiId(book) ? RIICHI_RULEBOOKS[book].cite : MCR_TABLE_CLAUSES[book];
  const rules = isRiichiId(book)
    ? (['pay-ron', 'pay-tsumo', 'mangan-cap', 'countedHand', 'roundUpMangan', ...LIMITS] as const)
    : (['pay-discard', 'pay-draw', 'minimum'] as const);
  const cited = clauses as Readonly<Record<string, Parameters<typeof placeOf>[0]>>;
  const own = isRiichiId(book) ? riichiEntries(book, lang, site) : mcrEntries(lang, site);
  return {
    game,
    book,
    lang,
    locale,
    asked: askedIn(lang, t),
    entries: [...own, ...terms(game, lang, site)],
    words: wordsFor(t),
    places: Object.fromEntries(
      rules.flatMap((rule) => {
        const clause = cited[rule];
        return clause ? [[rule, placeOf(clause, words, locale)]] : [];
      }),
    ),
  };
}
