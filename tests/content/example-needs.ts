import { fuValue } from '../../src/components/base/numbers/fu-values.ts';
import { hanValue, limitHan } from '../../src/components/base/numbers/han-values.ts';
import {
  type CiteId,
  FU_ITEMS,
  type OptionId,
  LIMITS,
  type PatternId,
  AT_HAND_IDS,
  RIICHI_RULEBOOKS,
  type RiichiId,
  SPECIAL,
  YAKU,
  YAKUMAN,
  type Yaku,
  scoreRequest,
  worthOf,
} from '../../src/engine/riichi/index.ts';
import { CHAPTER_SOURCES } from './chapters.ts';
import { SHOWN, type Shown } from './shown-examples.ts';

/** Something that a rulebook's chapters must show in a worked example, and whether an example shows it. */
export interface Need {
  readonly book: RiichiId;
  readonly what: string;
  readonly isMetBy: (shown: Shown) => boolean;
}

const SPECIAL_WAITS = YAKUMAN.filter(
  (id) => !worthOf(id, { ...RIICHI_RULEBOOKS['ema-2016'].options, doubleYakumanWaits: false }),
);

/** The options without which a pattern never counts. */
const OPTION: Readonly<Partial<Record<PatternId, OptionId>>> = {
  ippatsu: 'ippatsu',
  renhou: 'renhou',
  'nagashi-mangan': 'nagashiMangan',
  ...Object.fromEntries(SPECIAL_WAITS.map((id) => [id, 'doubleYakumanWaits'] as const)),
};

const chaptersOf = (book: RiichiId) => CHAPTER_SOURCES.filter((one) => one.book === book && !one.locale);
const listsYaku = (book: RiichiId): boolean => chaptersOf(book).some(({ slug }) => slug === 'yaku');

/** Whether this rulebook must show it: it lists the yaku, or has an article of its own about it. */
function isToldBy(book: RiichiId, id: CiteId): boolean {
  const clause = RIICHI_RULEBOOKS[book].cite[id];
  return listsYaku(book) || ('article' in clause && clause.book === book);
}

const counts = ({ result }: Shown, ids: readonly string[]): boolean =>
  result.kind === 'win' && result.items.some(({ id }) => ids.includes(id));

const isClosed = ({ hand: { melds = [] } }: Shown): boolean =>
  melds.every((meld) => meld.type === 'kong' && meld.form === 'concealed');

const wouldCount = ({ hand }: Shown, id: PatternId, option: OptionId): boolean => {
  const elsewhere = scoreRequest({ ...hand, knobs: { [option]: true } });
  return elsewhere.ok && elsewhere.items.some((item) => item.id === id);
};

/** The patterns that share a heading, where the chapter lists yaku; they differ only in the tile. */
const headingOf = (book: RiichiId, id: PatternId): readonly string[] =>
  SHOWN.find((one) => one.book === book && one.yaku.includes(id))?.yaku ?? [id];

function patternNeeds(book: RiichiId, id: PatternId): Need[] {
  if (!isToldBy(book, id)) return [];
  const option = OPTION[id];
  const setting = option && RIICHI_RULEBOOKS[book].options[option];
  if (option && (setting === false || setting === 'none'))
    return [
      {
        book,
        what: `${id} not counted`,
        isMetBy: (one) => !counts(one, [id]) && wouldCount(one, id, option),
      },
    ];

  const ids = headingOf(book, id);
  const isUnderItsHeading = (one: Shown): boolean => !listsYaku(book) || one.yaku.includes(id);
  const isOrdinary = YAKU.some((yaku) => yaku === id);
  const open = !isOrdinary || hanValue(id as Yaku, book)?.open !== 0;
  const need = (what: string, isMetBy: Need['isMetBy']): Need => ({
    book,
    what: `${id} ${what}`,
    isMetBy: (one) => isUnderItsHeading(one) && isMetBy(one),
  });
  return [
    need('closed', (one) => counts(one, ids) && isClosed(one)),
    ...(open ? [need('open', (one) => counts(one, ids) && !isClosed(one))] : []),
    need('nearly', ({ without }) => ids.some((one) => without.includes(one))),
  ];
}

const fuNeeds = (book: RiichiId): Need[] =>
  FU_ITEMS.filter((item) => isToldBy(book, item) && fuValue(item, book) !== undefined).map((item) => ({
    book,
    what: item,
    isMetBy: ({ result, unfolded }) =>
      (unfolded === 'all' || unfolded === 'fu') &&
      result.steps.some((step) => step.kind === 'add' && step.rule === item),
  }));

/** The han from which a counted hand is a yakuman, in rulebooks that have this. */
const countedFrom = Math.min(...AT_HAND_IDS.flatMap((book) => limitHan('yakuman', book)?.from ?? []));

function limitNeeds(book: RiichiId): Need[] {
  const { countedHand } = RIICHI_RULEBOOKS[book].options;
  const limits = LIMITS.filter((limit) => isToldBy(book, limit)).map((limit): Need => ({
    book,
    what: limit,
    isMetBy: ({ result }) => result.limit === limit,
  }));
  const counted: Need = {
    book,
    what: `${countedHand} by ${String(countedFrom)} han`,
    isMetBy: ({ result: { han, limit } }) => limit === countedHand && han !== null && han >= countedFrom,
  };
  return isToldBy(book, 'countedHand') ? [...limits, counted] : limits;
}

/** Everything that each rulebook's chapters must show, derived from the rulebooks. */
export const NEEDS: readonly Need[] = AT_HAND_IDS.flatMap((book) => [
  ...[...YAKU, ...YAKUMAN, ...SPECIAL].flatMap((id) => patternNeeds(book, id)),
  ...fuNeeds(book),
  ...limitNeeds(book),
]);
