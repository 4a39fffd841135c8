import {
  type Clause,
  type HandRequest,
  type KnobId,
  RIICHI_RULEBOOKS,
  RIICHI_IDS,
  type RiichiId,
} from '../../engine/riichi/index.ts';
import { dealWin, winOf } from '../hands/win.ts';
import { sameShares, sharesIn } from '../judge/shares.ts';
import type { FactId, QuestionOf, Shares } from '../question.ts';
import { type Skill, wholly } from '../skill.ts';
import { EVERYDAY } from './mixes.ts';

/** A hand that may not be called: nobody pays. */
export const NOBODY: Shares = { discarder: null, east: null, others: null };

const SCORING = [
  'redFives',
  'openTanyao',
  'ippatsu',
  'uraDora',
  'kanDora',
  'kanUraDora',
  'rinshanTsumoFu',
  'countedHand',
] as const satisfies readonly KnobId[];

const paidBy = (hand: HandRequest): Shares => {
  const win = winOf(hand);
  return win ? sharesIn(win.payment) : NOBODY;
};

const differing = (a: RiichiId, b: RiichiId): readonly ScoringKnob[] =>
  SCORING.filter((knob) => RIICHI_RULEBOOKS[a].knobs[knob] !== RIICHI_RULEBOOKS[b].knobs[knob]);

/** An option of the rulebooks that may change what a hand is paid. */
export type ScoringKnob = (typeof SCORING)[number];

/** The options that, taken over from the other rulebook alone, change what the hand is paid. */
export function tellingKnobs({ hand, rules, other }: QuestionOf<'other-rules'>): readonly ScoringKnob[] {
  const own = paidBy({ ...hand, rules });
  return differing(rules, other).filter(
    (knob) => !sameShares(own, paidBy({ ...hand, rules, knobs: { [knob]: RIICHI_RULEBOOKS[other].knobs[knob] } })),
  );
}

/** The rulebook under which most can lie on the table: red fives, indicators of every kind. */
const RICHEST: RiichiId = 'ema-2012';

const solve = ({ hand, other }: QuestionOf<'other-rules'>): Shares => paidBy({ ...hand, rules: other });

/** Whether both rulebooks pay the hand the same. */
export const paysTheSame = (question: QuestionOf<'other-rules'>): boolean =>
  sameShares(paidBy({ ...question.hand, rules: question.rules }), solve(question));

/** What the same hand is paid by another rulebook. */
export const otherRules: Skill<'other-rules'> = {
  id: 'other-rules',
  make: (random, { rules, level }) => {
    const others = RIICHI_IDS.filter((id) => id !== rules && differing(rules, id).length > 0);
    const other = random.pick(others);
    const differs = random.chance(0.75);
    for (;;) {
      const dealt = dealWin(random, RICHEST, EVERYDAY, { level: level === 1 ? 2 : level }, ({ han }) => han !== null);
      const hand = { ...dealt.hand, rules };
      const own = winOf(hand);
      if (!own || (own.han ?? 13) > 8) continue;
      const question = { skill: 'other-rules', rules, hand, other } as const;
      if (sameShares(sharesIn(own.payment), solve(question)) !== differs) return question;
    }
  },
  solve,
  judge: (question, given) => wholly(sameShares(given, solve(question))),
  facts: (question) => {
    const knobs = tellingKnobs(question).map((knob): FactId => `rules:${knob}`);
    return knobs.length === 0 ? ['rules:same'] : knobs;
  },
  cites: (question): readonly Clause[] => {
    const { cite } = RIICHI_RULEBOOKS[question.other];
    return tellingKnobs(question).map((knob) => cite[knob]);
  },
};
