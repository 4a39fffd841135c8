import { type BookId, type RiichiId, isRiichiId } from '../../engine/rulebooks/ids.ts';
import { ALL_SKILL_IDS, type McrSkillId, type RiichiSkillId, type SkillId } from '../skills/ids.ts';

/** A chapter of a rulebook: `ema-2016/play`. */
export type ChapterId = `${BookId}/${string}`;

/** A place on the path: a skill to learn, or a chapter to read. */
export interface Stop {
  readonly id: SkillId | ChapterId;
  /** The stops that come before it. */
  readonly needs: readonly SkillId[];
  /** Where its idea is told, as rulebook and article: `ema-2016 4.1.1`. None for a chapter, which is told as a whole. */
  readonly articles: readonly string[];
}

/** Whether a stop is a skill; else it is a chapter. */
export const isSkillStop = (id: Stop['id']): id is SkillId => ALL_SKILL_IDS.some((skill) => skill === id);

type Told<S extends SkillId> = readonly [skill: S, needs: readonly S[], article: string];

/** What there is to learn in riichi, counting before the rest; the articles are those of EMA 2016. */
const RIICHI: readonly Told<RiichiSkillId>[] = [
  ['dora', [], '2.7'],
  ['yaku', [], '4.2'],
  ['han', ['dora', 'yaku'], '4.1'],
  ['set-fu', [], '4.1.1'],
  ['pair-wait', [], '4.1.1'],
  ['fu', ['set-fu', 'pair-wait'], '4.1.1'],
  ['payment', [], '4.1.2'],
  ['limits', ['payment'], '4.1.3'],
  ['whole', ['han', 'fu', 'limits'], '4.1'],
  ['waits', [], '3.3.13'],
  ['furiten', ['waits'], '3.4.5'],
  ['may-i', [], '3.3.1'],
  ['noten', ['waits'], '3.4.2'],
  ['counters', [], '3.4.10'],
  ['several-wins', ['payment'], '3.3.11'],
  ['final-scores', [], '3.6'],
  ['penalties', [], '3.4.6'],
];

/** The same in MCR; the articles are those of our chapter on counting. */
const MCR: readonly Told<McrSkillId>[] = [
  ['fan-sets', [], 'C3'],
  ['fan-win', [], 'C6'],
  ['fan-exclusions', ['fan-sets'], 'C4'],
  ['fan-total', ['fan-win', 'fan-exclusions'], 'C10'],
  ['eight', ['fan-total'], 'C2'],
  ['flowers', ['eight'], 'C8'],
  ['mcr-payment', [], 'C9'],
  ['mcr-whole', ['fan-total', 'mcr-payment'], 'C10'],
];

/** What is asked with amount and article comes last: after counting, and after the chapters that tell it. */
const RIICHI_RULINGS: Told<RiichiSkillId> = ['rulings', ['penalties'], '5.5'];
const MCR_RULINGS: Told<McrSkillId> = ['mcr-penalties', ['eight'], '3.1'];

/** Articles that a rulebook has of its own where it is not EMA 2016 that tells them. */
const OWN: Readonly<Record<RiichiId, Readonly<Partial<Record<RiichiSkillId, string>>>>> = {
  'ema-2016': {},
  'samara-2019': { 'final-scores': '6.3' },
  'ema-2012': {
    yaku: '4.2',
    han: '4.1',
    'set-fu': '4.1.1',
    'pair-wait': '4.1.1',
    fu: '4.1.1',
    payment: '4.1.2',
    limits: '4.1.3',
    whole: '4.1',
    rulings: '5.5',
  },
  'tesuji-2018': { 'several-wins': 'R5', 'final-scores': 'S2', penalties: 'P1', rulings: 'S7' },
};

/** The chapters to read before and after what there is to learn. */
const CHAPTERS: Readonly<
  Record<BookId, { readonly first: readonly ChapterId[]; readonly last: readonly ChapterId[] }>
> = {
  'samara-2019': { first: ['samara-2019/regulation'], last: ['ema-2016/play', 'ema-2016/etiquette'] },
  'ema-2016': {
    first: [],
    last: ['ema-2016/preparation', 'ema-2016/play', 'ema-2016/end-of-hand', 'ema-2016/etiquette'],
  },
  'ema-2012': { first: [], last: ['ema-2012/etiquette'] },
  'tesuji-2018': { first: ['tesuji-2018/rules'], last: ['tesuji-2018/league'] },
  'mers-2014': { first: [], last: ['mers-2014/behaviour', 'mers-2014/irregularities', 'mers-2014/penalties'] },
};

const chapterStop = (id: ChapterId): Stop => ({ id, needs: [], articles: [] });

const riichiStop =
  (rules: RiichiId) =>
  ([id, needs, article]: Told<RiichiSkillId>): Stop => {
    const own = OWN[rules][id];
    return { id, needs, articles: [own === undefined ? `ema-2016 ${article}` : `${rules} ${own}`] };
  };

const mcrStop = ([id, needs, article]: Told<McrSkillId>): Stop => ({ id, needs, articles: [`mers-2014 ${article}`] });

const skillStops = (rules: BookId): readonly Stop[] =>
  isRiichiId(rules) ? RIICHI.map(riichiStop(rules)) : MCR.map(mcrStop);

const rulingsStop = (rules: BookId): Stop =>
  isRiichiId(rules) ? riichiStop(rules)(RIICHI_RULINGS) : mcrStop(MCR_RULINGS);

/** The stops of a rulebook in the order of the path: what comes first matters most where time is short. */
export const stopsOf = (rules: BookId): readonly Stop[] => [
  ...CHAPTERS[rules].first.map(chapterStop),
  ...skillStops(rules),
  ...CHAPTERS[rules].last.map(chapterStop),
  rulingsStop(rules),
];
