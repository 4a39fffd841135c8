import {
  OPTION_IDS,
  RIICHI_RULEBOOKS,
  type Clause,
  type RiichiId,
  editionsBefore,
} from '../../../engine/riichi/index.ts';
import { optionsOf } from '../../base/riichi-options.ts';
import { type Ruleset, handUnder } from '../../base/ruleset.ts';
import { type EditionPart, editionId } from '../../misconceptions/edition-ids.ts';
import type { MisconceptionCheck } from '../../misconceptions/small.ts';
import { winOf } from '../../hands/win.ts';
import { SKILLS } from '../../skills/riichi-skills.ts';
import type { RiichiSkillId } from '../../base/skill-ids.ts';
import type { AnySkill } from '../game.ts';
import type { Answer, Question, RiichiQuestion } from '../question.ts';

/** The part of the rules that each single-answer skill depends on: an older edition may differ in it. */
const PARTS: Readonly<Partial<Record<RiichiSkillId, EditionPart>>> = {
  limits: 'payment',
  'pair-wait': 'fu',
  dora: 'han',
  furiten: 'play',
  'may-i': 'play',
  noten: 'table',
  'several-wins': 'table',
  counters: 'table',
  'final-scores': 'table',
  penalties: 'ruling',
};

const cannotWin = (question: RiichiQuestion): boolean => 'hand' in question && !winOf(question.hand);

/** A question under other rules, its hand too; undefined where it cannot be asked there. */
function askedUnder(question: RiichiQuestion, { rules, knobs = {} }: Ruleset): RiichiQuestion | undefined {
  const hand = 'hand' in question && { hand: handUnder(question.hand, { rules, knobs }) };
  const other = { ...question, rules, knobs, ...hand } as RiichiQuestion;
  return cannotWin(other) ? undefined : other;
}

/** What somebody answers who goes by another rulebook; undefined where that has no such question. */
export function answerBy(question: RiichiQuestion, book: RiichiId): Answer | undefined {
  const other = askedUnder(question, { rules: book });
  return other && (SKILLS[question.skill] as unknown as AnySkill).solve(other);
}

/** The place of the option that, taken over from the older edition alone, gives its answer; else the place of the right one. */
function placeOf(question: RiichiQuestion, book: RiichiId, skill: AnySkill, older: Answer): Clause {
  const { rules, knobs } = question;
  const [own, others] = [optionsOf(question), optionsOf({ rules: book })];
  const option = OPTION_IDS.filter((id) => JSON.stringify(own[id]) !== JSON.stringify(others[id])).find((id) => {
    const taken = askedUnder(question, { rules, knobs: { ...knobs, [id]: others[id] } });
    return taken && JSON.stringify(skill.solve(taken)) === JSON.stringify(older);
  });
  const { cite } = RIICHI_RULEBOOKS[rules];
  return option ? cite[option] : (skill.cites(question)[0] ?? cite['winning-hand']);
}

/** Answering by a rulebook that came before: the same question, solved by that. */
export function editionChecks(asked: Question, given: Answer): readonly MisconceptionCheck[] {
  const question = asked as RiichiQuestion;
  const part = PARTS[question.skill];
  if (!part) return [];
  const skill = SKILLS[question.skill] as unknown as AnySkill;
  const isWrong = !skill.judge(question, given).right;
  const told = new Set([JSON.stringify(skill.solve(question))]);
  return editionsBefore(question.rules).flatMap((book) => {
    const other = askedUnder(question, { rules: book });
    if (!other) return [];
    const answer = skill.solve(other);
    const key = JSON.stringify(answer);
    if (told.has(key) || skill.judge(question, answer).right) return [];
    told.add(key);
    const fits = isWrong && skill.judge(other, given).right;
    return [{ id: editionId(part, book), clause: placeOf(question, book, skill, answer), applies: true, fits }];
  });
}
