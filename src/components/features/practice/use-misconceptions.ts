import type { Clause } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { colon } from '../../../i18n/signs.ts';
import type { About } from '../../../quizzes/hands/pair-and-wait.ts';
import { mcrNumberIn } from '../../../quizzes/mcr/misconceptions/number-ids.ts';
import { parameterIn, worthIn } from '../../../quizzes/misconceptions/parameter-ids.ts';
import { type ToTell, smallToTell, toTell } from '../../../quizzes/misconceptions/explanations.ts';
import { editionIn } from '../../../quizzes/misconceptions/edition-ids.ts';
import { diagnosisOf } from '../../../quizzes/games/game.ts';
import type { ExplainedAnswer } from '../../../quizzes/games/answered.ts';
import { isInSteps } from '../../../quizzes/games/skills.ts';
import type { OwnNumbers, StepId } from '../../../quizzes/base/terms.ts';
import { $mcrWords } from '../../widgets/fan/fetch-words.ts';
import { describeOwnNumbers } from '../../base/words/own-numbers.ts';
import { type PracticeWords, useStrings } from '../../widgets/questions/strings.ts';
import { $tableWords } from '../../widgets/questions/table-words.ts';
import { misconceptionNumbers, practiceGameOf } from '../../widgets/questions/practice-game.ts';

/** A misconception that may explain a wrong answer, ready to show. */
export interface ShownMisconception {
  /** The misconception's id. */
  readonly id: string;
  /** The step that it spoilt, where there are several. */
  readonly step: StepId | undefined;
  /** The learner's own numbers, when the mistake builds on them. */
  readonly own?: OwnNumbers | undefined;
  /** Whether it is certain, possible, or an alternative to the one before. */
  readonly told: ToTell['told'];
  /** The clause of the rulebook in force that it gets wrong. */
  readonly clause: Clause;
  /** The pair or wait it is about, as a sentence. */
  readonly about: string | undefined;
  /** The sets it is about, in mpsz. */
  readonly tiles: readonly string[];
}

/** The misconceptions that give exactly this wrong answer; none for a right one. */
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

/** The sentence of another number in MCR. Empty when its words were not fetched. */
function mcrNumberText({ key, n, fan }: NonNullable<ReturnType<typeof mcrNumberIn>>): string {
  const words = $mcrWords.get();
  const fans: Readonly<Record<string, { readonly name: string }>> = words?.fans ?? {};
  return fill(words?.mistake[key] ?? '', { n, ...(fan !== undefined && { fan: fans[fan]?.name ?? '' }) });
}

/**
 * The sentence of a misconception of either game (ids are unique across games). Empty when its words were not fetched.
 */
export function misconceptionText(id: string, { mistake, book, yaku }: PracticeWords): string {
  const older = editionIn(id);
  if (older) return fill(mistake[`by-edition.${older.part}`], { book: book[older.book] });
  const other = parameterIn(id);
  if (other) return fill(mistake[other.parameter], { n: other.n });
  const worth = worthIn(id);
  if (worth)
    return fill(mistake.worth, { yaku: (yaku as Readonly<Record<string, string>>)[worth.yaku] ?? '', n: worth.n });
  const mcr = mcrNumberIn(id);
  if (mcr) return mcrNumberText(mcr);
  const all: readonly (Readonly<Record<string, string>> | undefined)[] = [
    mistake,
    $tableWords.get()?.mistake,
    $mcrWords.get()?.mistake,
  ];
  const words = all.find((some) => some && Object.hasOwn(some, id));
  return fill(words?.[id] ?? '', misconceptionNumbers());
}

/** A misconception for screen readers, without its tiles and article, which stand in the verdict. */
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
