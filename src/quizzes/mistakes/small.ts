import { type CiteId, LIMITS, LIMIT_BASE, isDragon, isHonour, plainBase, setFu } from '../../engine/index.ts';
import { mustWin } from '../hands/win.ts';
import { hanOf } from '../judge/steps.ts';
import type { Answers, HandSkill, Question, QuestionOf, SkillId } from '../question.ts';
import { solveQuestion } from '../skills/index.ts';
import { itemOf } from '../skills/set-fu.ts';
import { linesOf, ofHonours, pairKind, tilesWhere, wonReading } from './fu-lines.ts';
import { HAN_MISTAKES } from './han.ts';
import type { Case } from './mistake.ts';

/** A misconception that gives the learner's answer to one of the small questions: perhaps the cause, never for certain. */
export interface SmallCause {
  readonly id: string;
  /** The rule that it gets wrong. */
  readonly rule: CiteId;
  /** The tiles it is about, in mpsz. */
  readonly tiles: readonly string[];
}

interface Wrong extends Omit<SmallCause, 'tiles'> {
  readonly tiles?: readonly string[];
  /** Whether it comes into play here. */
  readonly applies: boolean;
  /** Whether one who has it would have answered so. */
  readonly fits: boolean;
}

function setFuWrongs({ set }: QuestionOf<'set-fu'>, given: number): readonly Wrong[] {
  const item = itemOf(set);
  if (item === undefined) return [];
  const { made, tiles, type } = set;
  const isCalled = made === 'called' || made === 'added';
  const isHonours = ofHonours({ rule: item, value: 0, tiles });
  const as = (id: string, applies: boolean, from: string, to: string): Wrong => ({
    id,
    rule: item,
    tiles: [tiles],
    applies,
    fits: Object.entries(setFu).some(([name, fu]) => name === item.replace(from, to) && fu === given),
  });
  return [
    as('open-as-closed', isCalled, 'open', 'closed'),
    as('discard-pung-closed', made === 'discard', 'open', 'closed'),
    as('closed-as-open', made === 'concealed', 'closed', 'open'),
    as('kong-as-pung', type === 'kong', 'kong', 'pung'),
    as('outside-as-simple', isHonours, 'outside', 'simple'),
    as('terminals-as-simple', !isHonours, 'outside', 'simple'),
    as('simple-as-outside', true, 'simple', 'outside'),
  ];
}

const handCase = ({ hand, rules }: QuestionOf<HandSkill>): Case => ({ hand, rules, win: mustWin(hand), given: {} });

function pairWaitWrongs(question: QuestionOf<'pair-wait'>, given: Answers['pair-wait']): readonly Wrong[] {
  const one = handCase(question);
  const { pair, wait } = solveQuestion(question) as Answers['pair-wait'];
  const kind = pairKind(one);
  const shape = wonReading(one)?.wait;
  const lines = (prefix: string) => tilesWhere(({ rule }) => rule.startsWith(prefix))(one);
  return [
    { id: 'pair-forgotten', rule: 'pair-dragon', applies: pair > 0, fits: given.pair === 0, tiles: lines('pair-') },
    {
      id: 'double-wind-once',
      rule: 'doubleWindPairFu',
      applies: linesOf(one).filter(({ rule }) => rule.startsWith('pair-')).length > 1,
      fits: given.pair > 0 && given.pair < pair,
      tiles: lines('pair-seat'),
    },
    {
      id: 'guest-wind-pair',
      rule: 'pair-seat',
      applies: pair === 0 && isHonour(kind) && !isDragon(kind),
      fits: given.pair > 0,
    },
    { id: 'wait-forgotten', rule: 'wait-closed', applies: wait > 0, fits: given.wait === 0, tiles: lines('wait-') },
    { id: 'wait-two-sided', rule: 'wait-closed', applies: shape === 'two-sided' && wait === 0, fits: given.wait > 0 },
    { id: 'wait-of-pungs', rule: 'wait-single', applies: shape === 'pung' && wait === 0, fits: given.wait > 0 },
  ];
}

function limitWrongs(question: QuestionOf<'limits'>, given: Answers['limits']): readonly Wrong[] {
  const right = solveQuestion(question) as Answers['limits'];
  const base = plainBase(question.han, question.fu);
  const steps = given === 'none' || right === 'none' ? 0 : LIMITS.indexOf(given) - LIMITS.indexOf(right);
  const isCapped = base >= LIMIT_BASE.mangan;
  return [
    { id: 'limit-one-low', rule: right === 'none' ? 'mangan' : right, applies: true, fits: steps === -1 },
    { id: 'limit-one-high', rule: right === 'none' ? 'mangan' : right, applies: true, fits: steps === 1 },
    { id: 'limit-not-capped', rule: 'mangan', applies: right === 'mangan' && isCapped, fits: given === 'none' },
    {
      id: 'rounded-up-to-mangan',
      rule: 'roundUpMangan',
      applies: right === 'none' && base >= LIMIT_BASE.mangan * 0.9,
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
    const han = rule.includes('dora') || rule === 'red-five' ? answer(one) : undefined;
    return han === undefined || ofYaku === undefined ? [] : [{ id, rule, applies: true, fits: han - ofYaku === given }];
  });
}

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
  wrongsOf(question, given).flatMap(({ id, rule, tiles = [], applies, fits }) =>
    applies && fits ? [{ id, rule, tiles }] : [],
  );
