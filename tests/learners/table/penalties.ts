import type { Answers, QuestionOf } from '../../../src/quizzes/games/question.ts';
import { type Believers, type Says, rightIn } from './says.ts';

const rightly = rightIn<'penalties'>();

const takenFor =
  (right: readonly string[], said: Answers['penalties']): Says<'penalties'> =>
  (question) =>
    right.includes(rightly(question)) ? said : rightly(question);

/** The ruling on the scene with its twist, or by another rulebook, where there is one. */
function ruledAs(question: QuestionOf<'penalties'>, change: Partial<QuestionOf<'penalties'>>): Answers['penalties'] {
  const other = { ...question, ...change };
  const isKnown = KNOWN.has(`${other.rules}/${other.id}/${String(other.twist)}`);
  return isKnown ? rightly(other) : rightly(question);
}

/** The scenes that each rulebook rules on, provided by the dealer. */
const KNOWN = new Set<string>();

/** Sets the scenes that learners know of. */
export const tellScenes = (rules: string, scenes: readonly { readonly id: string; readonly twist: boolean }[]): void =>
  scenes.forEach(({ id, twist }) => KNOWN.add(`${rules}/${id}/${String(twist)}`));

/** Learners who confuse one ruling with another, or with that of another scene or rulebook. */
export const PENALTIES: Believers<'penalties'> = {
  'penalty-difference-unseen': (question) => ruledAs(question, { twist: !question.twist }),
  'penalty-as-ema-2016': (question) => ruledAs(question, { rules: 'ema-2016' }),
  'penalty-as-ema-2012': (question) => ruledAs(question, { rules: 'ema-2012' }),
  'penalty-as-tesuji-2018': (question) => ruledAs(question, { rules: 'tesuji-2018' }),
  'penalty-dead-hand-as-chombo': takenFor(['dead-hand'], 'chombo'),
  'penalty-chombo-as-dead-hand': takenFor(['chombo'], 'dead-hand'),
  'penalty-dead-hand-as-warning': takenFor(['dead-hand'], 'warning'),
  'penalty-slip-warned': takenFor(['nothing'], 'warning'),
  'penalty-slip-kills-hand': takenFor(['nothing'], 'dead-hand'),
  'penalty-redeal-as-chombo': takenFor(['redeal'], 'chombo'),
  'penalty-left-to-referee': takenFor(['nothing', 'warning', 'dead-hand', 'redeal', 'chombo'], 'referee'),
};
