import type { Strings } from '../../../i18n/strings.ts';
import type { Named } from '../../../quizzes/base/terms.ts';
import { YakuName } from '../words/YakuName.tsx';
import type { YakuWords } from '../words/yaku.ts';

/** Names of things that may be taken for yaku. */
export interface NamedWords {
  readonly yaku: YakuWords;
  readonly step: Pick<Strings<'step'>, 'dora'>;
}

interface Props {
  readonly id: Named;
  readonly words: NamedWords;
}

/** Name of something that may be taken for a yaku. */
export const NamedAs = ({ id, words: { step, yaku } }: Props) =>
  id === 'dora' ? <>{step.dora}</> : <YakuName id={id} words={yaku} />;
