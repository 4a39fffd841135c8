import { type Strings, fill } from '../../../i18n/strings.ts';
import type { OwnNumbers } from '../../../quizzes/base/terms.ts';

/** Says that what follows refers to the learner's own han and fu. */
export const describeOwnNumbers = ({ han, fu }: OwnNumbers, { step }: { readonly step: Strings<'step'> }): string =>
  fu === undefined ? fill(step['own-han'], { han }) : fill(step.own, { han, fu });
