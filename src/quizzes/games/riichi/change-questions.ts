import { type OptionId, RIICHI_RULEBOOKS, type RiichiId, differingOptionIds } from '../../../engine/riichi/index.ts';
import { makeRandom } from '../../base/random.ts';
import type { RiichiSkillId } from '../../base/skill-ids.ts';
import { SKILLS } from '../../skills/riichi-skills.ts';
import type { AnySkill } from '../game.ts';
import type { RiichiQuestion } from '../question.ts';
import { answerBy } from './edition-checks.ts';

/** How many questions tell what changed. */
const ASKED = 3;
/** The skills that are asked, one question of each before a second of any, with the options that may change their answers. */
const ASKED_IN: readonly (readonly [RiichiSkillId, readonly OptionId[]])[] = [
  ['payment', ['roundUpMangan']],
  ['pair-wait', ['doubleWindPairFu']],
  ['may-i', ['riichiTilesLeft', 'kuikae']],
  ['limits', ['countedHand', 'roundUpMangan']],
  ['dora', ['redFives', 'uraDora', 'kanDora', 'kanUraDora']],
  ['final-scores', ['uma', 'chombo', 'leftoverBets']],
  ['several-wins', ['severalRons', 'tripleRon', 'severalRonBets']],
];
/** Pairs that count twice are dealt once in some sixty hands. */
const MOST_TRIES = 240;

/** A question of a skill that the other rulebook answers otherwise; undefined where none is dealt. */
function changedQuestion(id: RiichiSkillId, rules: RiichiId, from: RiichiId, seed: string): RiichiQuestion | undefined {
  const skill = SKILLS[id] as unknown as AnySkill;
  if (skill.applies?.({ rules }) === false) return undefined;
  for (let i = 0; i < MOST_TRIES; i++) {
    const question = skill.make(makeRandom(`changes/${id}/${rules}/${seed}.${String(i)}`), { rules, level: 3 });
    if (!question) continue;
    const before = answerBy(question as RiichiQuestion, from);
    if (before !== undefined && !skill.judge(question, before).right) return question as RiichiQuestion;
  }
  return undefined;
}

/** Three questions to which an earlier rulebook has another answer, of as many skills as there are; fewer where it differs in less. */
export function changeQuestions(rules: RiichiId, from: RiichiId, seed: string): readonly RiichiQuestion[] {
  const changed = differingOptionIds(RIICHI_RULEBOOKS[from], RIICHI_RULEBOOKS[rules]);
  const skills = ASKED_IN.filter(([, options]) => options.some((option) => changed.includes(option)));
  const asked: RiichiQuestion[] = [];
  for (const turn of ['1', '2', '3'])
    for (const [skill] of skills) {
      if (asked.length >= ASKED) return asked;
      const question = changedQuestion(skill, rules, from, `${seed}/${turn}`);
      if (question) asked.push(question);
    }
  return asked;
}
