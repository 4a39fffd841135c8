import type { Asked } from '../../skill-kit/skill.ts';
import { type MayAnswer, type MayAsk, answerTo } from '../../table/may.ts';
import { type MayChoice, optionsFor } from './options.ts';

/** Whether a player may do something at the table. */
export type MayQuestion = Asked<'may-i'> & MayAsk;

/** The option that an answer stands for; undefined when it is none of them. */
export const choiceFor = ({ action }: MayQuestion, answer: MayAnswer | undefined): MayChoice | undefined =>
  optionsFor(action).find((one) => one === answer);

/** The right option; undefined when the judge says something else. */
export const choiceIn = (question: MayQuestion): MayChoice | undefined =>
  choiceFor(question, answerTo(question, question));
