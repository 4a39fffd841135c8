import type { HandRequest } from '../../src/engine/riichi/index.ts';
import type { Answer, Question } from '../../src/quizzes/games/question.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { makeQuestion } from '../../src/quizzes/games/skills.ts';
import { evidenceAfter, explainAnswer } from '../../src/quizzes/session/feedback.ts';
import type { Evidence } from '../../src/quizzes/misconceptions/small.ts';
import { MCR_STEPS, STEPS } from '../../src/quizzes/base/terms.ts';
import { countFu } from './beliefs/fu.ts';
import { countHan } from './beliefs/han.ts';
import { countPayment } from './beliefs/payment.ts';
import { OTHER_FU, OTHER_HAN, OTHER_MCR, OTHER_PAYMENT, countOther, payOther } from './other-numbers.ts';
import type { Form, Sheet } from './question.ts';
import { see } from './seen.ts';
import { FORMS, dealOne, isSolvedAlike } from '../quizzes/diagnosis.ts';
import '../quizzes/mcr/diagnosis.ts';
import { forOracle } from '../quizzes/mcr/hands.ts';

/** A question and an answer to it. */
export interface Put {
  readonly question: Question;
  readonly given: Answer;
}

/** A learner who takes a number for another, in one form. */
export interface Taker {
  readonly id: string;
  readonly form: string;
  /** His answer to the question at a place; undefined where none is dealt. */
  readonly at: (i: number, seed: string) => Put | undefined;
}

const onSheet = (sheet: Sheet, form: Form, value: Answer): Answer =>
  typeof form === 'string'
    ? value
    : Object.fromEntries(Object.entries(sheet).filter(([id]) => form.lines.includes(id) || id.startsWith('yaku:')));

const share = (sheet: Sheet, payer: string): number | null => sheet[`pays:${payer}`] ?? null;

function riichi(name: string, id: string, count: (question: Question) => Sheet): Taker {
  const asked = FORMS[name];
  if (!asked) throw new Error(`no form ${name}`);
  return {
    id,
    form: name,
    at: (i, seed) => {
      const put = dealOne(asked, `${seed}.${name}`, i);
      if (!put || !isSolvedAlike(put)) return undefined;
      const sheet = count(put.question);
      const value =
        asked.skill === 'payment'
          ? { discarder: share(sheet, 'discarder'), east: share(sheet, 'east'), others: share(sheet, 'others') }
          : (sheet.sum ?? 0);
      return { question: put.question, given: onSheet(sheet, put.form, value) };
    },
  };
}

type OfHand = Question & { readonly hand: HandRequest };

const RIICHI = (['by lines', 'by number'] as const).flatMap((how) => [
  ...OTHER_FU.map(({ id, habits }) => riichi(`fu ${how}`, id, (q) => countFu(see((q as OfHand).hand), habits))),
  ...OTHER_HAN.map(({ id, habits }) => riichi(`han ${how}`, id, (q) => countHan(see((q as OfHand).hand), habits))),
  ...OTHER_PAYMENT.map(({ id, habits }) => riichi(`payment ${how}`, id, (q) => countPayment(q as never, habits))),
]);

const MCR = OTHER_MCR.flatMap(({ id, habits }) =>
  (['mcr-whole', 'fan-total', 'eight', 'mcr-payment'] as const).map((form): Taker => ({
    id,
    form,
    at: (i, seed) => {
      const order = {
        rules: 'mers-2014',
        level: 2,
        ...(habits.fan && form !== 'eight' && { about: `fan:${habits.fan[0]}` }),
      };
      const question = makeQuestion(form, order as never, `${seed}.${String(i)}`);
      if (!question) return undefined;
      if (!('hand' in question)) {
        const { points, by } = question as unknown as { points: number; by: 'discard' | 'draw' };
        return { question, given: payOther(points, by, habits) };
      }
      const { fans, points, short } = countOther(forOracle(question.hand), habits);
      const given = {
        'mcr-whole': { fan: fans, points, payment: payOther(points, question.hand.by, habits) },
        'fan-total': points,
        eight: short,
        'mcr-payment': 0,
      }[form];
      return { question, given: given as Answer };
    },
  })),
);

const ASKED = [...STEPS, ...MCR_STEPS] as never;

/** All of them. */
export const TAKERS: readonly Taker[] = [...RIICHI, ...MCR];

/** What is named for an answer, likeliest first, what is asserted, and the evidence after it. */
export function told({ question, given }: Put, leanings: Evidence) {
  const one = answered(question, given as never);
  const { causes, small } = explainAnswer(one, ASKED, 0, leanings);
  const all = [
    ...STEPS.flatMap((step) => causes[step] ?? []).map(({ mistake, certain }) => ({ id: mistake.id, certain })),
    ...small,
  ];
  return {
    ids: all.map(({ id }) => id),
    certain: all.filter(({ certain }) => certain).map(({ id }) => id),
    after: evidenceAfter(one, ASKED, leanings),
  };
}
