import type { HandRequest, RiichiId, Step, Win } from '../../../engine/riichi/index.ts';
import { winOf } from '../../../quizzes/hands/win.ts';
import { type Ruleset, handUnder } from '../../../quizzes/base/ruleset.ts';
import { type Mark, marksOf } from '../../base/table/marks.ts';
import { layReading } from '../../base/table/reading.ts';
import type { TableView } from '../../base/table/view.ts';
import { type StepGroup, groupOf } from '../../base/steps/step-groups.ts';

/** A hand after the answer: laid out in sets, with the relevant marks on its tiles. */
export interface AnsweredTable {
  readonly view: TableView;
  readonly marks: readonly Mark[];
}

/** The hand of a question, as it stays in sight. */
export interface QuestionHandView {
  /** The part of it shown in the question. */
  readonly shown: HandRequest;
  readonly answered: () => AnsweredTable;
}

/** The hand of a question, and which part of its score is asked. */
export interface QuestionHand extends QuestionHandView {
  /** The full hand to score. */
  readonly scored: HandRequest;
  readonly rules: RiichiId;
  readonly groups: readonly StepGroup[];
  /** Filters the lines of these groups; all by default. */
  readonly only?: (step: Step) => boolean;
}

type Scored = Omit<QuestionHand, 'answered'>;

/** The hand of a question under its rulebook, shown whole by default. */
export const handOfQuestion = (
  question: Ruleset & { readonly hand: HandRequest },
  groups: QuestionHand['groups'],
  more: Partial<Pick<QuestionHand, 'shown' | 'only'>> = {},
): QuestionHand => {
  const hand = {
    shown: question.hand,
    scored: handUnder(question.hand, question),
    rules: question.rules,
    groups,
    ...more,
  };
  return { ...hand, answered: () => answeredTable(hand) };
};

/** The score lines that a question is about. */
export const relevantSteps = ({ steps }: Pick<Win, 'steps'>, { groups, only = () => true }: Scored): readonly Step[] =>
  steps.filter((step) => groups.includes(groupOf(step)) && only(step));

function answeredTable(hand: Scored): AnsweredTable {
  const win = winOf(hand.scored);
  const view = layReading(
    hand.shown,
    win?.readings.find(({ won }) => won),
  );
  return { view, marks: win ? marksOf(relevantSteps(win, hand), view) : [] };
}
