import type { HandRequest, RiichiId, Step, Win } from '../../../engine/riichi/index.ts';
import { winOf } from '../../../quizzes/hands/win.ts';
import { type Ruleset, handUnder } from '../../../quizzes/base/ruleset.ts';
import { type Mark, marksOf } from '../../base/table/marks.ts';
import { layReading } from '../../base/table/reading.ts';
import type { TableView } from '../../base/table/view.ts';
import { type StepGroup, groupOf } from '../../base/steps/step-groups.ts';

/** A hand as it lies on the table once it was answered: its sets parted, and what was asked written on the tiles. */
export interface ToldTable {
  readonly view: TableView;
  readonly marks: readonly Mark[];
}

/** The hand that a question is about, as it stays in sight. */
export interface HandInSight {
  /** What of it is shown. */
  readonly shown: HandRequest;
  readonly told: () => ToldTable;
}

/** The hand that a question is about, and what of its score the question asks for. */
export interface AskedHand extends HandInSight {
  /** As what it is scored. */
  readonly scored: HandRequest;
  readonly rules: RiichiId;
  readonly groups: readonly StepGroup[];
  /** The lines of these groups that matter; all without it. */
  readonly only?: (step: Step) => boolean;
}

type Scored = Omit<AskedHand, 'told'>;

/** A hand that is asked about by the rules of its question, whole unless more is said. */
export const askedIn = (
  question: Ruleset & { readonly hand: HandRequest },
  groups: AskedHand['groups'],
  more: Partial<Pick<AskedHand, 'shown' | 'only'>> = {},
): AskedHand => {
  const asked = {
    shown: question.hand,
    scored: handUnder(question.hand, question),
    rules: question.rules,
    groups,
    ...more,
  };
  return { ...asked, told: () => toldTable(asked) };
};

/** The lines of a score that a question asks for. */
export const askedSteps = ({ steps }: Pick<Win, 'steps'>, { groups, only = () => true }: Scored): readonly Step[] =>
  steps.filter((step) => groups.includes(groupOf(step)) && only(step));

function toldTable(asked: Scored): ToldTable {
  const win = winOf(asked.scored);
  const view = layReading(
    asked.shown,
    win?.readings.find(({ won }) => won),
  );
  return { view, marks: win ? marksOf(askedSteps(win, asked), view) : [] };
}
