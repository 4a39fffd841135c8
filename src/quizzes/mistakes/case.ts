import { type HandRequest, type Win, scoreRequest, totalOf } from '../../engine/index.ts';
import { winOf } from '../hands/win.ts';
import { sharesOf } from '../judge/shares.ts';
import type { Answers, Question, QuestionOf, SkillId, StepAnswers } from '../question.ts';
import { rulesetOf } from '../ruleset.ts';
import type { Case } from './mistake.ts';

/** A score of which only han, fu and payment are known. */
function bareWin(question: QuestionOf<'payment'>): Win {
  const { han, fu } = question;
  const shares = sharesOf(han, fu, question, question);
  return {
    ok: true,
    kind: 'win',
    items: [],
    dora: 0,
    kanDora: 0,
    uraDora: 0,
    redFives: 0,
    han,
    fu,
    fuExact: fu,
    limit: null,
    yakuman: 0,
    payment: { ...shares, total: totalOf(shares), liable: null, bets: 0 },
    steps: [],
    readings: [],
    notes: [],
  };
}

const NOTHING = { discarder: null, east: null, others: null };

/** A complete hand without any yaku as one that is won for nothing: no yaku, no han, no payment. */
function lostWin(hand: HandRequest): Win | undefined {
  const score = scoreRequest(hand);
  if (!score.ok || score.kind !== 'no-win' || score.reason !== 'no-yaku') return undefined;
  const { dora, kanDora, uraDora, redFives, steps, readings, notes } = score;
  const found = { dora, kanDora, uraDora, redFives, steps, readings, notes };
  const payment = { ...NOTHING, total: 0, liable: null, bets: 0 };
  return {
    ok: true,
    kind: 'win',
    items: [],
    han: 0,
    fu: null,
    fuExact: null,
    limit: null,
    yakuman: 0,
    payment,
    ...found,
  };
}

const bareHand = ({ by, dealer, counters, ...question }: QuestionOf<'payment'>): HandRequest => ({
  ...rulesetOf(question),
  concealed: '',
  winningTile: '',
  by,
  seatWind: dealer ? 'east' : 'south',
  roundWind: 'east',
  counters,
});

function stepOf<S extends SkillId>(skill: S, given: Answers[S]): StepAnswers | undefined {
  switch (skill) {
    case 'yaku':
    case 'han':
    case 'fu':
    case 'payment':
      return { [skill]: given };
    case 'whole':
      return given as StepAnswers;
    case 'indicators':
    case 'dora':
    case 'waits':
    case 'set-fu':
    case 'pair-wait':
    case 'limits':
    case 'other-rules':
      return undefined;
  }
}

/** An answer as the library of misconceptions looks at it; undefined where it has nothing to say about the skill. */
export function caseOf(question: Question, answer: Answers[SkillId]): Case | undefined {
  const given = stepOf(question.skill, answer);
  if (!given) return undefined;
  if (question.skill === 'payment')
    return { ...rulesetOf(question), hand: bareHand(question), win: bareWin(question), given };
  const win = 'hand' in question ? (winOf(question.hand) ?? lostWin(question.hand)) : undefined;
  return win && 'hand' in question ? { ...rulesetOf(question), hand: question.hand, win, given } : undefined;
}
