import type { Answers, SkillId, StepId } from '../../quizzes/question.ts';

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isNumber: Test = (value) => typeof value === 'number' && Number.isFinite(value);
const isTexts: Test = (value) => Array.isArray(value) && value.every(isText);

/** Whether a value is an object with nothing but these keys, each as its test wants it. */
const isMade =
  (tests: Readonly<Record<string, Test>>): Test =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([key, entry]) => Object.hasOwn(tests, key) && tests[key]?.(entry));

const isShare: Test = (value) => value === null || isNumber(value);
const isShares: Test = (value) =>
  isMade({ discarder: isShare, east: isShare, others: isShare })(value) && Object.keys(value as object).length === 3;

const FORMS: Readonly<Record<SkillId, Test>> = {
  indicators: isText,
  dora: isNumber,
  waits: isTexts,
  yaku: isTexts,
  han: isNumber,
  'set-fu': isNumber,
  'pair-wait': (value) =>
    isMade({ pair: isNumber, wait: isNumber })(value) && Object.keys(value as object).length === 2,
  fu: isNumber,
  payment: isShares,
  limits: isText,
  whole: isMade({ yaku: isTexts, han: isNumber, fu: isNumber, payment: isShares } satisfies Record<StepId, Test>),
  'other-rules': isShares,
};

/** Whether something that was stored has the form of an answer to a skill. */
export const isAnswerTo = <S extends SkillId>(skill: S, value: unknown): value is Answers[S] => FORMS[skill](value);
