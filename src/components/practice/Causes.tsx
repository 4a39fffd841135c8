import { caseOf, isRiichi } from '../../quizzes/skills/case.ts';
import type { Cause } from '../../quizzes/mistakes/explain.ts';
import { placeOfRule } from '../../quizzes/mistakes/index.ts';
import { STEPS } from '../../quizzes/terms.ts';
import { isInSteps } from '../../quizzes/skills/index.ts';
import type { Told } from '../../quizzes/sitting/session.ts';
import type { About } from '../../quizzes/hands/pair-and-wait.ts';
import { CauseLine } from './CauseLine.tsx';
import { sayAbout } from './pair-and-wait.ts';
import { useSpeech } from './speech.ts';

const MOST = 3;

/** Causes worth naming: the certain one alone, else the likeliest few. */
const named = (causes: readonly Cause[]): readonly Cause[] => {
  const certain = causes.filter((cause) => cause.certain);
  return certain.length > 0 ? certain.slice(0, 1) : causes.slice(0, MOST);
};

/** A way to go on after the sentence of a misconception: which pair or wait it is about. */
function useAbout({ question }: Told): (about: About | undefined) => string | undefined {
  const { words } = useSpeech();
  return (about) =>
    about && isRiichi(question) && 'hand' in question
      ? sayAbout(about, question.hand, question, words) || undefined
      : undefined;
}

function SmallCauses({ told }: { readonly told: Told }) {
  const say = useAbout(told);
  return (
    <ul class="causes">
      {told.small.slice(0, MOST).map(({ about, ...cause }) => (
        <CauseLine key={cause.id} {...cause} about={say(about)} step={undefined} certain={false} />
      ))}
    </ul>
  );
}

/** What may be behind a wrong answer: each misconception that gives exactly it, with its tiles and its place in the rulebook. */
export function Causes({ told }: { readonly told: Told }) {
  const say = useAbout(told);
  if (told.small.length > 0) return <SmallCauses told={told} />;
  const one = caseOf(told.question, told.given);
  const causes = STEPS.flatMap((step) => named(told.causes[step] ?? []).map((cause) => ({ step, ...cause })));
  const own = told.verdict.parts.find(({ part }) => part === 'payment')?.own;
  if (!one || causes.length === 0) return null;
  return (
    <ul class="causes">
      {causes.map(({ step, mistake, certain }) => (
        <CauseLine
          key={mistake.id}
          id={mistake.id}
          own={step === 'payment' ? own : undefined}
          step={isInSteps(told.skill) ? step : undefined}
          certain={certain}
          clause={placeOfRule(mistake, one)}
          about={say(mistake.about?.(one))}
          tiles={mistake.tiles?.(one) ?? []}
        />
      ))}
    </ul>
  );
}
