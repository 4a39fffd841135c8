import type { Asked } from '../../skill-kit/skill.ts';
import { type MayAnswer, type MayAsk, answerTo } from '../../table/may.ts';
import { type MayChoice, optionsFor } from './options.ts';

/** Whether one may do something at the table. */
export type MayQuestion = Asked<'may-i'> & MayAsk;

/** An answer as one of those to choose from; undefined where it is none of them. */
export const choiceFor = ({ action }: MayQuestion, answer: MayAnswer | undefined): MayChoice | undefined =>
  optionsFor(action).find((one) => one === answer);

/** The right answer among those to choose from; undefined where the judge says something else. */
export const choiceIn = (question: MayQuestion): MayChoice | undefined =>
  choiceFor(question, answerTo(question, question));
