import type { HandRequest, RiichiId, Step, Win } from '../../../engine/riichi/index.ts';
import { winOf } from '../../../quizzes/hands/win.ts';
import { type Ruleset, handUnder } from '../../../quizzes/base/ruleset.ts';
import { type Mark, marksOf } from '../../base/table/marks.ts';
import { layReading } from '../../base/table/reading.ts';
import type { TableView } from '../../base/table/view.ts';
import { type StepGroup, groupOf } from '../../base/steps/step-groups.ts';

/** A hand as it lies on the table once it was answered: its sets parted, and what was asked written on the tiles. */
export interface AnsweredTable {
  readonly view: TableView;
  readonly marks: readonly Mark[];
}

/** The hand that a question is about, as it stays in sight. */
export interface QuestionHandView {
  /** What of it is shown. */
  readonly shown: HandRequest;
  readonly answered: () => AnsweredTable;
}

/** The hand that a question is about, and what of its score the question asks for. */
export interface QuestionHand extends QuestionHandView {
  /** As what it is scored. */
  readonly scored: HandRequest;
  readonly rules: RiichiId;
  readonly groups: readonly StepGroup[];
  /** The lines of these groups that matter; all without it. */
  readonly only?: (step: Step) => boolean;
}

type Scored = Omit<QuestionHand, 'answered'>;

/** A hand that is asked about by the rules of its question, whole unless more is said. */
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

/** The lines of a score that a question asks for. */
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
