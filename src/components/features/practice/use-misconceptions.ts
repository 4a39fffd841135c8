import type { Clause } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { colon } from '../../../i18n/signs.ts';
import type { About } from '../../../quizzes/hands/pair-and-wait.ts';
import { type ToTell, smallToTell, toTell } from '../../../quizzes/misconceptions/explanations.ts';
import { diagnosisOf } from '../../../quizzes/games/game.ts';
import type { ExplainedAnswer } from '../../../quizzes/games/answered.ts';
import { isInSteps } from '../../../quizzes/games/skills.ts';
import type { OwnNumbers, StepId } from '../../../quizzes/base/terms.ts';
import { $mcrWords } from '../../widgets/fan/fetch-words.ts';
import { describeOwnNumbers } from '../../base/words/own-numbers.ts';
import { type PracticeWords, useStrings } from '../../widgets/questions/strings.ts';
import { $tableWords } from '../../widgets/questions/table-words.ts';
import { misconceptionNumbers, practiceGameOf } from '../../widgets/questions/practice-game.ts';

/** A misconception that may be behind a wrong answer, to be told. */
export interface ShownMisconception {
  /** The misconception, by its id. */
  readonly id: string;
  /** The step that went wrong by it, where there are several. */
  readonly step: StepId | undefined;
  /** The learner's own numbers, where it is a mistake by these. */
  readonly own?: OwnNumbers | undefined;
  /** Whether it is told for certain, perhaps, or instead of the one before it. */
  readonly told: ToTell['told'];
  /** Where the rulebook in force says what it gets wrong. */
  readonly clause: Clause;
  /** The pair or the wait that it is about, in a sentence. */
  readonly about: string | undefined;
  /** The sets that it is about, in mpsz. */
  readonly tiles: readonly string[];
}

/** What may be behind a wrong answer: each misconception that gives exactly it; none for a right one. */
export function useMisconceptions(told: ExplainedAnswer | undefined): readonly ShownMisconception[] {
  const { words } = useStrings();
  if (!told) return [];
  const { question } = told;
  const say = (about: About | undefined): string | undefined =>
    about && practiceGameOf(question.skill).describePart?.(about, question, words);
  if (told.small.length > 0)
    return smallToTell(told.small).map(({ about, ...cause }) => ({ ...cause, about: say(about), step: undefined }));
  const own = told.verdict.parts.find(({ part }) => part === 'payment')?.own;
  return toTell(told.causes).flatMap(({ step, cause, told: how }) => {
    const found = diagnosisOf(told.skill)?.details(cause, told);
    if (!found) return [];
    const { clause, tiles, about } = found;
    return {
      id: cause.mistake.id,
      step: isInSteps(told.skill) && how !== 'or' ? step : undefined,
      own: step === 'payment' && how !== 'or' ? own : undefined,
      told: how,
      clause,
      about: say(about),
      tiles,
    };
  });
}

/** The sentence of a misconception, of either game; no two of them have the same id. Empty where its words were not fetched. */
export function misconceptionText(id: string, { mistake }: PracticeWords): string {
  const all: readonly (Readonly<Record<string, string>> | undefined)[] = [
    mistake,
    $tableWords.get()?.mistake,
    $mcrWords.get()?.mistake,
  ];
  const words = all.find((some) => some && Object.hasOwn(some, id));
  return fill(words?.[id] ?? '', misconceptionNumbers());
}

/** A cause as it is heard: without its tiles and its place, which stand in the verdict. */
export const describeMisconception = (
  { id, step, own, told, about }: ShownMisconception,
  words: PracticeWords,
  lang: string,
): string =>
  [
    step && words.practice[`part.${step}`] + colon(lang).trimEnd(),
    own && describeOwnNumbers(own, words),
    told !== 'certain' && words.practice[told],
    misconceptionText(id, words),
    about,
  ]
    .filter(Boolean)
    .join(' ');
