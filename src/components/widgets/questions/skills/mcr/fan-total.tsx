import { plural } from '../../../../../i18n/plural.ts';
import { mcrWords } from '../../../fan/fetch-words.ts';
import { CountWhy } from '../../CountWhy.tsx';
import { McrHandPrompt } from '../../McrHandPrompt.tsx';
import { PointsForm } from '../../PointsForm.tsx';
import { mcrHandView } from '../../mcr-hand.ts';
import { useStrings } from '../../strings.ts';
import type { SkillView } from '../../view.ts';

/** Total points of a hand. */
export const view: SkillView<'fan-total'> = {
  hand: mcrHandView,
  Prompt: ({ question }) => <McrHandPrompt hand={question.hand} />,
  Form: PointsForm,
  Given: ({ given }) => <>{plural(mcrWords().mcr, 'points', given, useStrings().lang)}</>,
  Why: ({ question }) => <CountWhy question={question} />,
};
