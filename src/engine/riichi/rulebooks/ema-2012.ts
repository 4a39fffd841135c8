import { type Clause, article, published, silent, citeAll } from '../../base/clause.ts';
import { SET_ITEMS } from '../options/ids.ts';
import type { CiteId, RiichiRules } from '../options/rules.ts';
import { EMA_2016 } from './ema-2016.ts';

const a = (number: string) => article('ema-2012', number);
/** Our texts have chapters 4 and 5 only; the rest is in the printed booklet. */
const printed = (section: string) => published('ema-2012', section, 'chapters-1-3-not-in-source');
/** Printed in the booklet's chapters 4 and 5, but lost in our text. */
const lost = (section: string) => published('ema-2012', section, 'printed-in-booklet-only');
const as2016 = (clause: Clause) => silent('ema-2012', clause, 'usual-practice');

/** Both editions number chapter 4 alike, so articles of 2016 hold for 2012 except those below. */
const SAME_NUMBER = Object.fromEntries(
  Object.entries(EMA_2016.cite).map(([id, clause]) => [id, 'article' in clause ? a(clause.article) : clause]),
) as Record<CiteId, Clause>;

/** EMA riichi rules, edition of 2012. */
export const EMA_2012: RiichiRules = {
  game: 'riichi',
  id: 'ema-2012',
  options: {
    ...EMA_2016.options,
    redFives: 3,
    openTanyao: false,
    countedHand: 'yakuman',
    renhou: 'yakuman',
    daisuushiiDouble: true,
    minimumYakuHanAt5Counters: 2,
    abortiveDraws: ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs'],
    nagashiMangan: true,
    chombo: { kind: 'table-mangan' },
    kuikae: 'free',
    temporaryFuritenEnds: 'any-claim',
    fourKongs: 'abort-if-several-players',
    uma: { kind: 'fixed', points: [30000, 10000, -10000, -30000] },
    lateness: { kind: 'at-once', points: 1000, minutes: 10 },
    substitutes: { kind: 'entry', points: 0, uma: -30000 },
  },
  open: { haiteiWithRinshan: [true], paoCounters: ['feeder'] },
  // The booklet gives a pung or kong three seconds; whoever calls later leaves the chow its tile.
  facts: { ...EMA_2016.facts, latePungBeatsChow: false },
  cite: {
    ...SAME_NUMBER,
    ...citeAll(a('4.1'), ['redFives', 'red-five', 'uraDora', 'kanDora', 'counterValue', 'counters']),
    ...citeAll(a('4.1.1'), ['pinfuTsumo', 'dearest-reading']),
    ...citeAll(a('4.2.1'), ['ittsu', 'robConcealedKong']),
    ...citeAll(a('4.2.4'), ['nagashiMangan', 'nagashiPays', 'nagashi-mangan']),
    renhou: a('4.2.5'),
    roundUpMangan: a('4.3'),
    mangan: a('4.1.3'),
    ...citeAll(lost('4.1.1'), SET_ITEMS),
    'double-riichi': lost('4.2.1'),
    ...citeAll(lost('page 27'), ['baiman', 'sanbaiman', 'yakuman', 'countedHand']),

    'riichi-declaration': a('5.3'),
    ...citeAll(printed('3.3.12'), ['kanUraDora', 'kan-ura-dora', 'riichiTilesLeft', 'kongAfterRiichi']),
    ...citeAll(printed('chapter 3'), ['winning-hand', 'chow-from-left', 'rounds']),
    ...citeAll(printed('3.3.6'), ['pao', 'paoRon', 'paoConcealedKong', 'paoCovers']),
    fourKongs: printed('3.3.9'),
    ...citeAll(printed('3.4.2'), ['tenpai', 'notenPool']),
    abortiveDraws: printed('3.4.3'),
    ...citeAll(printed('3.4.5'), ['furiten-discard', 'furiten-temporary', 'furiten-riichi', 'temporaryFuritenEnds']),
    chombo: printed('3.4.6'),
    minimumYakuHanAt5Counters: printed('3.4.11'),
    dealerStays: printed('3.4.12'),
    kuikae: printed('preface'),
    leftoverBets: printed('3.6'),
    ranking: printed('3.6.1'),

    'last-tile-kong': as2016(article('ema-2016', '3.4.1')),
    'dora-next': as2016(EMA_2016.cite['dora-next']),
    haiteiWithRinshan: as2016(EMA_2016.cite.haiteiWithRinshan),
    paoCounters: as2016(EMA_2016.cite.paoCounters),
    startPoints: as2016(EMA_2016.cite.startPoints),

    lateness: a('5.6'),
    ...citeAll(a('5.7'), ['uma', 'substitutes']),
    ...citeAll(a('5.8'), ['sessionMinutes', 'signalMinutes', 'handsAfterSignal']),
  },
};
