import {
  RIICHI_RULEBOOKS,
  type PatternId,
  type Shares,
  doraOf,
  scoreRequest,
  waitsOf,
} from '../../src/engine/riichi/index.ts';
import { FU_BELIEFS, countFu } from './beliefs/fu.ts';
import { HAN_BELIEFS, countHan } from './beliefs/han.ts';
import { PAYMENT_BELIEFS, countPayment } from './beliefs/payment.ts';
import { INDICATOR_BELIEFS, LIMIT_BELIEFS, limitOf } from './beliefs/small.ts';
import { FU_NUMBERS, HAN_NUMBERS, PAYMENT_NUMBERS } from './beliefs/numbers.ts';
import { together } from './beliefs/together.ts';
import { chanceOf } from './chance.ts';
import { forgetful } from './forgetting.ts';
import type { Memory } from './memory.ts';
import type { Answer, Form, Of, Question, Sheet } from './question.ts';
import { type Seen, type SeenSet, see, seeCheaper } from './seen.ts';
import { slipIn } from './slips.ts';

/** Every misconception that a learner may have. */
export const BELIEFS: readonly string[] = [
  ...new Set([
    ...Object.keys(FU_BELIEFS),
    ...Object.keys(HAN_BELIEFS),
    ...Object.keys(PAYMENT_BELIEFS),
    ...Object.keys(INDICATOR_BELIEFS),
    ...Object.keys(LIMIT_BELIEFS),
    'other-reading',
    'cheaper-reading',
    'own-rulebook-paid',
  ]),
];

/** The misconceptions that take a number for another. */
export const NUMBER_BELIEFS: readonly string[] = [FU_NUMBERS, HAN_NUMBERS, PAYMENT_NUMBERS].flatMap(Object.keys);

/** A learner who answers any question in any form, wrongly where he has a misconception, slips or has forgotten. */
export interface Learner {
  readonly believes: ReadonlySet<string>;
  readonly answer: (question: Question, form?: Form, now?: number) => Answer;
  /** Drops a misconception. */
  readonly unlearn: (belief: string) => void;
}

/** A learner's traits beside his misconceptions. */
interface Nature {
  /** How often he slips, 0 to 1. */
  readonly slip?: number;
  readonly seed?: string;
  /** His memory; without one he knows everything apart from his misconceptions. */
  readonly memory?: Memory;
}

const held = <H>(beliefs: ReadonlySet<string>, all: Readonly<Record<string, H>>): readonly H[] =>
  Object.entries(all).flatMap(([id, habit]) => (beliefs.has(id) ? [habit] : []));

const sharesOn = (sheet: Sheet): Shares => {
  const share = (payer: keyof Shares): number | null => sheet[`pays:${payer}`] ?? null;
  return { discarder: share('discarder'), east: share('east'), others: share('others') };
};

const situationOf = ({ hand }: Seen, han: number, fu: number) => ({
  rules: hand.rules as Of<'payment'>['rules'],
  han,
  fu,
  dealer: hand.seatWind === 'east',
  by: hand.by,
  counters: hand.counters ?? 0,
  bets: 1000 * (hand.bets ?? 0),
});

const loneSet = ({ type, tiles, made }: Of<'set-fu'>['set']): SeenSet => ({
  tiles,
  kind: type,
  isCalled: made === 'called' || made === 'added',
  isWon: made === 'discard',
});

const namesOn = (sheet: Sheet): readonly PatternId[] =>
  Object.keys(sheet).flatMap((id) => (id.startsWith('yaku:') ? [id.slice('yaku:'.length) as PatternId] : []));

/** A learner with some misconceptions. */
export function learner(beliefs: Iterable<string>, { slip = 0, seed = '', memory }: Nature = {}): Learner {
  const believes = new Set(beliefs);
  const chance = chanceOf(seed);
  const count = (now: number) => {
    const forgets = forgetful(memory, now, chance);
    const fu = together([...held(believes, { ...FU_BELIEFS, ...FU_NUMBERS }), ...forgets.fu]);
    const han = together([...held(believes, { ...HAN_BELIEFS, ...HAN_NUMBERS }), ...forgets.han]);
    const payment = together([...held(believes, { ...PAYMENT_BELIEFS, ...PAYMENT_NUMBERS }), ...forgets.payment]);
    return { fu, han, payment, forgets };
  };

  /** A hand as he reads it; where its sets are printed, he reads them as printed. */
  const read = (question: { readonly hand: Seen['hand'] }, form: Form, belief: string): Seen => {
    const seen = see(question.hand);
    return believes.has(belief) && typeof form === 'string' ? seeCheaper(seen) : seen;
  };

  function truly(question: Question, form: Form, now: number): Answer {
    const { fu, han, payment, forgets } = count(now);
    const onSheet = (sheet: Sheet, value: Answer): Answer => {
      if (typeof form === 'string') return value;
      const asked = Object.entries(sheet).filter(([id]) => form.lines.includes(id) || id.startsWith('yaku:'));
      return Object.fromEntries(asked);
    };
    switch (question.skill) {
      case 'fu': {
        const sheet = countFu(read(question, form, 'other-reading'), fu);
        return onSheet(sheet, sheet.sum ?? 0);
      }
      case 'han': {
        const sheet = countHan(
          believes.has('cheaper-reading') ? seeCheaper(see(question.hand)) : see(question.hand),
          han,
        );
        return onSheet(sheet, sheet.sum ?? 0);
      }
      case 'yaku':
        return namesOn(countHan(read(question, form, 'cheaper-reading'), han));
      case 'dora': {
        const sheet = countHan(see(question.hand), han);
        return ['dora', 'kan-dora', 'ura-dora', 'red-five'].reduce((sum, id) => sum + (sheet[id] ?? 0), 0);
      }
      case 'pair-wait': {
        const sheet = countFu(read(question, form, 'other-reading'), fu);
        return { pair: sheet.pair ?? 0, wait: sheet.wait ?? 0 };
      }
      case 'set-fu': {
        const set = loneSet(question.set);
        const lone = {
          sets: [set],
          pair: '',
          reading: { wait: 'two-sided' },
          hand: {},
          options: {},
          win: { items: [] },
        };
        return countFu(lone as unknown as Seen, fu).set1 ?? 0;
      }
      case 'payment': {
        const sheet = countPayment(question, payment);
        return onSheet(sheet, sharesOn(sheet));
      }
      case 'limits': {
        const right = limitOf(question);
        return held(believes, LIMIT_BELIEFS).reduce((limit, belief) => belief(limit, question), forgets.limit(right));
      }
      case 'indicators': {
        const [belief = doraOf] = held(believes, INDICATOR_BELIEFS);
        return belief(question.indicator);
      }
      case 'waits': {
        const { concealed, melds, rules } = question;
        const found = waitsOf({ concealed, melds: melds.map(({ tiles }) => tiles) }, RIICHI_RULEBOOKS[rules]);
        return found.ok ? found.value.waits : [];
      }
      case 'other-rules': {
        const rules = believes.has('own-rulebook-paid') ? question.rules : question.other;
        const score = scoreRequest({ ...question.hand, rules, knobs: {} });
        return score.ok && score.kind === 'win'
          ? { discarder: score.payment.discarder, east: score.payment.east, others: score.payment.others }
          : { discarder: null, east: null, others: null };
      }
      case 'whole': {
        const seen = see(question.hand);
        const own = countHan(seen, han);
        /** A won hand has a yaku, so a learner who sees none looks again. */
        const ofHan = namesOn(own).length === 0 ? countHan(seen, {}) : own;
        const ofFu = countFu(seen, fu);
        const worth = situationOf(seen, ofHan.sum ?? 0, ofFu.sum ?? 0);
        return {
          ...(form !== 'line' && { yaku: namesOn(ofHan) }),
          han: ofHan.sum ?? 0,
          fu: ofFu.sum ?? 0,
          payment: sharesOn(countPayment(worth, payment)),
        };
      }
    }
  }

  return {
    believes,
    answer: (question, form = 'value', now = 0) => {
      const answer = truly(question, form, now);
      return chance() < slip ? slipIn(answer, chance) : answer;
    },
    unlearn: (belief) => void believes.delete(belief),
  };
}
