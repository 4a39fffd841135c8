import {
  type CiteId,
  type Clause,
  LIMITS,
  LIMIT_BASE,
  RIICHI_RULEBOOKS,
  type Tile,
  isDoraRule,
  isDragon,
  isHonour,
  limitRule,
  plainBase,
  setFu,
} from '../../engine/riichi/index.ts';
import { type About, hasPairAndWait, pairFu, pairIn, waitFu } from '../hands/pair-and-wait.ts';
import { mustWin } from '../hands/win.ts';
import { isRoundedUpOnly } from '../judge/shares.ts';
import { hanOf } from '../judge/steps.ts';
import type { Answers, HandSkill, Question, QuestionOf, SkillId } from '../question.ts';
import { solveQuestion } from '../skills/index.ts';
import { itemOf } from '../skills/set-fu.ts';
import { cheaperReadings, ofHonours, pairKind, tilesWhere, wonReading } from './fu-lines.ts';
import { HAN_MISTAKES, indicatorOf } from './han.ts';
import type { Case } from './mistake.ts';

/** A misconception that gives the learner's answer to one of the small questions: perhaps the cause, never for certain. */
export interface SmallCause {
  readonly id: string;
  /** Where the rulebook in force says what it gets wrong. */
  readonly clause: Clause;
  /** The tiles it is about, in mpsz. */
  readonly tiles: readonly string[];
  /** The pair or the wait that its sentence goes on to tell. */
  readonly about: About | undefined;
}

interface Wrong {
  readonly id: string;
  /** The rule that it gets wrong. */
  readonly rule: CiteId;
  readonly tiles?: readonly string[];
  /** Whether it comes into play here. */
  readonly applies: boolean;
  /** Whether one who has it would have answered so. */
  readonly fits: boolean;
  readonly about?: About | undefined;
}

function setFuWrongs({ set }: QuestionOf<'set-fu'>, given: number): readonly Wrong[] {
  const item = itemOf(set);
  if (item === undefined) return [];
  const { made, tiles, type } = set;
  const isCalled = made === 'called' || made === 'added';
  const isHonours = ofHonours({ rule: item, value: 0, tiles });
  const as = (id: string, applies: boolean, from: string, to: string, rule: CiteId = item): Wrong => ({
    id,
    rule,
    tiles: [tiles],
    applies,
    fits: Object.entries(setFu).some(([name, fu]) => name === item.replace(from, to) && fu === given),
  });
  return [
    as('open-as-closed', isCalled, 'open', 'closed'),
    as('discard-pung-closed', made === 'discard', 'open', 'closed', 'base-closed-ron'),
    as('closed-as-open', made === 'concealed', 'closed', 'open'),
    as('kong-as-pung', type === 'kong', 'kong', 'pung'),
    as('outside-as-simple', isHonours, 'outside', 'simple'),
    as('terminals-as-simple', !isHonours, 'outside', 'simple'),
    as('simple-as-outside', true, 'simple', 'outside'),
  ];
}

const handCase = ({ hand, rules }: QuestionOf<HandSkill>): Case => ({ hand, rules, win: mustWin(hand), given: {} });

/** The wrong parts of an answer that another reading of the tiles gives, which is worth less. */
function otherReadingWrongs(one: Case, given: Answers['pair-wait'], right: Answers['pair-wait']): readonly Wrong[] {
  const { hand, rules } = one;
  const readings = cheaperReadings(one).filter(hasPairAndWait);
  const ofPair = readings.find((reading) => pairFu(pairIn(reading, hand), rules) === given.pair);
  const ofWait = readings.find(({ wait }) => waitFu(wait) === given.wait);
  const about: About | undefined =
    given.wait !== right.wait && ofWait
      ? { part: 'wait', reading: ofWait }
      : given.pair !== right.pair && ofPair
        ? { part: 'pair', reading: ofPair }
        : undefined;
  const tiles = about?.reading.sets.split(' ') ?? [];
  return [{ id: 'other-reading', rule: 'dearest-reading', applies: true, fits: about !== undefined, tiles, about }];
}

function pairWaitWrongs(question: QuestionOf<'pair-wait'>, given: Answers['pair-wait']): readonly Wrong[] {
  const one = handCase(question);
  const right = solveQuestion(question) as Answers['pair-wait'];
  const { pair, wait } = right;
  const kind = pairKind(one);
  const isGuest = isHonour(kind) && !isDragon(kind);
  const reading = wonReading(one);
  const lines = (prefix: string) => tilesWhere(({ rule }) => rule.startsWith(prefix))(one);
  const telling =
    (part: About['part'], tiles: readonly string[]) =>
    (id: string, rule: CiteId, applies: boolean, fits: boolean): Wrong => ({
      id,
      rule,
      tiles,
      applies,
      fits,
      about: reading && { part, reading },
    });
  const ofPair = telling('pair', reading ? reading.sets.split(' ').slice(0, 1) : []);
  const ofWait = telling('wait', reading ? [reading.ends] : []);
  return [
    ...otherReadingWrongs(one, given, right),
    ofPair('pair-forgotten', 'pair-dragon', pair > 0, given.pair === 0),
    ofPair('double-wind-once', 'doubleWindPairFu', lines('pair-').length > 1, given.pair > 0 && given.pair < pair),
    ofPair('pair-doubled', 'doubleWindPairFu', pair > 0, given.pair > pair),
    ofPair('guest-wind-pair', 'pair-seat', pair === 0 && isGuest, given.pair > 0),
    ofPair('plain-pair', 'pair-dragon', pair === 0 && !isGuest, given.pair > 0),
    ofWait('wait-forgotten', 'wait-closed', wait > 0, given.wait === 0),
    ofWait('wait-two-sided', 'wait-closed', reading?.wait === 'two-sided', given.wait > 0),
    ofWait('wait-of-pungs', 'wait-single', reading?.wait === 'pung', given.wait > 0),
  ];
}

function limitWrongs(question: QuestionOf<'limits'>, given: Answers['limits']): readonly Wrong[] {
  const right = solveQuestion(question) as Answers['limits'];
  const base = plainBase(question.han, question.fu);
  const steps = given === 'none' || right === 'none' ? 0 : LIMITS.indexOf(given) - LIMITS.indexOf(right);
  const isCapped = base >= LIMIT_BASE.mangan;
  const rule = right === 'none' ? 'mangan-cap' : limitRule(right, question.han);
  const isCounted = rule === 'countedHand' && right !== 'yakuman';
  return [
    { id: 'no-counted-yakuman', rule: 'countedHand', applies: isCounted, fits: given === 'yakuman' },
    { id: 'limit-one-low', rule, applies: true, fits: steps === -1 },
    { id: 'limit-one-high', rule, applies: !isCounted || given !== 'yakuman', fits: steps === 1 },
    { id: 'limit-not-capped', rule, applies: right === 'mangan' && isCapped, fits: given === 'none' },
    {
      id: 'rounded-up-to-mangan',
      rule: 'roundUpMangan',
      applies: isRoundedUpOnly(question.han, question.fu, question.rules),
      fits: given === 'mangan',
    },
  ];
}

/** The mistakes in counting dora, as the library of han has them: what they give, without the han of the yaku. */
function doraWrongs(question: QuestionOf<'dora'>, given: number): readonly Wrong[] {
  const one = handCase(question);
  const { items } = one.win;
  const ofYaku = hanOf(
    items.map(({ id }) => id),
    one.hand,
  );
  return HAN_MISTAKES.flatMap(({ id, rule, answer }) => {
    if (typeof rule !== 'string' || !(rule === 'dora-next' || isDoraRule(rule))) return [];
    const han = answer(one);
    return han === undefined || ofYaku === undefined ? [] : [{ id, rule, applies: true, fits: han - ofYaku === given }];
  });
}

const indicatorWrongs = ({ indicator }: QuestionOf<'indicators'>, given: Tile): readonly Wrong[] => [
  { id: 'indicator-is-dora', rule: 'dora-next', applies: true, fits: given === indicator },
  { id: 'dora-before', rule: 'dora-next', applies: true, fits: given === indicatorOf(indicator) },
];

function wrongsOf(question: Question, given: Answers[SkillId]): readonly Wrong[] {
  switch (question.skill) {
    case 'set-fu':
      return setFuWrongs(question, given as number);
    case 'pair-wait':
      return pairWaitWrongs(question, given as Answers['pair-wait']);
    case 'limits':
      return limitWrongs(question, given as Answers['limits']);
    case 'dora':
      return doraWrongs(question, given as number);
    case 'indicators':
      return indicatorWrongs(question, given as Tile);
    case 'waits':
    case 'yaku':
    case 'han':
    case 'fu':
    case 'payment':
    case 'whole':
    case 'other-rules':
      return [];
  }
}

/** The misconceptions that give a wrong answer to a small question. */
export const smallCauses = (question: Question, given: Answers[SkillId]): readonly SmallCause[] =>
  wrongsOf(question, given).flatMap(({ id, rule, tiles = [], applies, fits, about }) =>
    applies && fits ? [{ id, clause: RIICHI_RULEBOOKS[question.rules].cite[rule], tiles, about }] : [],
  );
