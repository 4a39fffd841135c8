import type { Clause } from '../../engine/riichi/index.ts';
import { fill } from '../../i18n/strings.ts';
import type { About } from '../../quizzes/hands/pair-and-wait.ts';
import { type Cause, leadingCauses } from '../../quizzes/mistakes/causes.ts';
import { diagnosisOf } from '../../quizzes/sitting/diagnosis.ts';
import type { Told } from '../../quizzes/sitting/session.ts';
import { isInSteps } from '../../quizzes/skills/index.ts';
import { type OwnNumbers, STEPS, type StepId } from '../../quizzes/terms.ts';
import { $mcrWords } from '../fan/fetch-words.ts';
import { sayOwn } from '../words/own-numbers.ts';
import { type PracticeWords, useSpeech } from './speech.ts';
import { $tableWords } from './table-words.ts';
import { tellingInUse } from './telling.ts';

const MOST = 3;

/** A misconception that may be behind a wrong answer, to be told. */
export interface ToldCause {
  /** The misconception, by its id. */
  readonly id: string;
  /** The step that went wrong by it, where there are several. */
  readonly step: StepId | undefined;
  /** The learner's own numbers, where it is a mistake by these. */
  readonly own?: OwnNumbers | undefined;
  readonly certain: boolean;
  /** Where the rulebook in force says what it gets wrong. */
  readonly clause: Clause;
  /** The pair or the wait that it is about, in a sentence. */
  readonly about: string | undefined;
  /** The sets that it is about, in mpsz. */
  readonly tiles: readonly string[];
}

/** Causes worth naming: of an answer in lines one for each wrong line; else the certain one alone, or the likeliest few. */
const named = (causes: readonly Cause[]): readonly Cause[] => {
  if (causes[0]?.lines) return leadingCauses(causes).slice(0, MOST);
  const certain = causes.filter((cause) => cause.certain);
  return certain.length > 0 ? certain.slice(0, 1) : causes.slice(0, MOST);
};

/** What may be behind a wrong answer: each misconception that gives exactly it; none for a right one. */
export function useCauses(told: Told | undefined): readonly ToldCause[] {
  const { words } = useSpeech();
  if (!told) return [];
  const { question } = told;
  const say = (about: About | undefined): string | undefined =>
    about && tellingInUse()?.sayAbout(about, question, words);
  if (told.small.length > 0)
    return told.small
      .slice(0, MOST)
      .map(({ about, ...cause }) => ({ ...cause, about: say(about), step: undefined, certain: false }));
  const own = told.verdict.parts.find(({ part }) => part === 'payment')?.own;
  return STEPS.flatMap((step) =>
    named(told.causes[step] ?? []).flatMap((cause) => {
      const found = diagnosisOf(told.skill)?.told(cause, told);
      if (!found) return [];
      const { clause, tiles, about } = found;
      return {
        id: cause.mistake.id,
        step: isInSteps(told.skill) ? step : undefined,
        own: step === 'payment' ? own : undefined,
        certain: cause.certain,
        clause,
        about: say(about),
        tiles,
      };
    }),
  );
}

/** The sentence of a misconception, of either game; no two of them have the same id. Empty where its words were not fetched. */
export function sayMistake(id: string, { mistake }: PracticeWords): string {
  const all: readonly (Readonly<Record<string, string>> | undefined)[] = [
    mistake,
    $tableWords.get()?.mistake,
    $mcrWords.get()?.mistake,
  ];
  const words = all.find((some) => some && Object.hasOwn(some, id));
  return fill(words?.[id] ?? '', tellingInUse()?.numbers ?? {});
}

/** A cause as it is heard: without its tiles and its place, which stand in the verdict. */
export const sayCause = ({ id, step, own, certain, about }: ToldCause, words: PracticeWords): string =>
  [
    step && `${words.practice[`part.${step}`]}:`,
    own && sayOwn(own, words),
    certain ? undefined : words.practice.perhaps,
    sayMistake(id, words),
    about,
  ]
    .filter(Boolean)
    .join(' ');
