import { factsBySteps } from '../../lines/step-facts.ts';
import { mustWin } from '../../hands/win.ts';
import { patternsBeyond } from '../../judge/steps.ts';
import { type LineId, isByLines, patternOf } from '../../base/lines.ts';
import { changedLines } from '../../misconceptions/by-lines.ts';
import { leadingExplanations } from '../../misconceptions/explanations.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import type { GradedAnswer, ExplainedAnswer } from '../answered.ts';
import { skillOf } from '../skills.ts';
import type { Credit, FactId, Named, StepId, Verdict } from '../../base/terms.ts';
import { caseOf } from './case.ts';

const all = (facts: readonly FactId[], right: boolean): readonly Credit[] => facts.map((fact) => ({ fact, right }));

const isRight = (verdict: Verdict, part: string): boolean | undefined => {
  const mark = verdict.parts.find((one) => one.part === part)?.mark;
  return mark === undefined || mark === 'not-needed' ? undefined : mark !== 'wrong';
};

/** Each line filled in proves its facts; naming a yaku too many proves it unknown. */
function ofLines({ question, skill, verdict }: GradedAnswer): readonly Credit[] {
  const facts = skillOf(skill).byLines?.facts(question) ?? {};
  return verdict.parts.flatMap(({ part, mark }) => {
    const id = part as LineId;
    const pattern = patternOf(id);
    const own = facts[id] ?? (pattern && mark === 'wrong' ? [`yaku:${pattern}` as const] : []);
    return all(own, mark !== 'wrong');
  });
}

/** Of yaku each that was named or left out shows whether it is known. */
const ofYaku = (given: readonly Named[], right: readonly FactId[]): readonly Credit[] => {
  const named = given.flatMap((id): FactId[] => (id === 'dora' ? [] : [`yaku:${id}`]));
  const extra = patternsBeyond(
    given,
    right.map((fact) => fact.slice('yaku:'.length) as Named),
  ).flatMap((id): FactId[] => (id === 'dora' ? [] : [`yaku:${id}`]));
  return [...right.map((fact) => ({ fact, right: named.includes(fact) })), ...all(extra, false)];
};

/** Credits for a wrong number: only the facts that its likeliest explanation gets wrong. */
function ofCause(done: GradedAnswer | ExplainedAnswer): readonly Credit[] {
  const one = caseOf(done.question, done.given);
  if (!one || !('causes' in done)) return [];
  const byLines = skillOf(done.skill).byLines?.facts(done.question) ?? {};
  const lines = Object.entries(done.causes).flatMap(([step, causes]) =>
    leadingExplanations(causes).flatMap(({ mistake }) => changedLines(step as StepId, mistake, one)),
  );
  return all([...new Set(lines.flatMap((id) => byLines[id] ?? []))], false);
}

function ofWhole(done: GradedAnswer): readonly Credit[] {
  if (done.skill !== 'whole') return [];
  const { question, given, verdict } = done;
  const win = mustWin(question.hand);
  const facts = factsBySteps({ ...rulesetOf(question), hand: question.hand, win });
  const steps = (['han', 'fu', 'payment'] as const).flatMap((step) =>
    isRight(verdict, step) === true ? all(facts[step], true) : [],
  );
  const isTold = isRight(verdict, 'yaku') !== undefined;
  return [...(isTold && given.yaku && given.yaku.length > 0 ? ofYaku(given.yaku, facts.yaku) : []), ...steps];
}

function ofPairAndWait({ question, skill, verdict }: GradedAnswer): readonly Credit[] {
  return skillOf(skill)
    .facts(question)
    .map((fact) => ({ fact, right: isRight(verdict, fact.startsWith('fu:pair') ? 'pair' : 'wait') === true }));
}

/** The facts that an answer of riichi showed to be known, or not: of a wrong one only those that it got wrong. */
export function creditsOfRiichi(done: GradedAnswer | ExplainedAnswer): readonly Credit[] {
  const { question, skill, given, verdict } = done;
  const facts = skillOf(skill).facts(question);
  if (isByLines(given)) return ofLines(done);
  if (skill === 'whole') return ofWhole(done);
  if (skill === 'yaku') return ofYaku(given, facts);
  if (skill === 'pair-wait') return ofPairAndWait(done);
  if (verdict.right) return all(facts, true);
  return facts.length === 1 ? all(facts, false) : ofCause(done);
}
