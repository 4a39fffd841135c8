import { type HandRequest, type Step, isDoraRule } from '../../engine/index.ts';
import { onlyForFu } from '../../quizzes/hands/only-fu.ts';
import { winOf } from '../../quizzes/hands/win.ts';
import type { Question } from '../../quizzes/question.ts';
import { type Mark, marksOf } from '../table/marks.ts';
import { layReading } from '../table/reading.ts';
import type { TableView } from '../table/view.ts';

type HandQuestion = Extract<Question, { hand: HandRequest }>;

/** The lines of a score that a skill asks about, as far as they are about single tiles. */
const LINES: Readonly<Record<HandQuestion['skill'], (step: Step) => boolean>> = {
  dora: (step) => step.kind === 'add' && isDoraRule(step.rule),
  yaku: () => false,
  han: (step) => step.kind === 'add' && isDoraRule(step.rule),
  'pair-wait': (step) => step.kind === 'add' && /^(pair|wait)-/.test(step.rule),
  fu: (step) => step.kind === 'add' && step.unit === 'fu',
  whole: () => true,
  'other-rules': () => true,
};

/** A question about fu leaves out what they do not depend on. */
export const shownOf = ({ skill, hand }: HandQuestion): HandRequest =>
  skill === 'fu' || skill === 'pair-wait' ? onlyForFu(hand) : hand;

/** A question's hand once it was answered: its sets parted, and what was asked written on the tiles. */
export function toldTable(question: HandQuestion): { readonly view: TableView; readonly marks: readonly Mark[] } {
  const rules = question.skill === 'other-rules' ? question.other : question.rules;
  const win = winOf({ ...question.hand, rules });
  const view = layReading(
    shownOf(question),
    win?.readings.find(({ won }) => won),
  );
  return { view, marks: win ? marksOf(win.steps.filter(LINES[question.skill]), view) : [] };
}
