import { useState } from 'preact/hooks';
import { upTo } from '../../../../quizzes/skill-kit/number-choices.ts';
import { type LineId, patternOf } from '../../../../quizzes/base/lines.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { choicesFor, linesOf } from '../../../../quizzes/games/skills.ts';
import type { Named } from '../../../../quizzes/base/terms.ts';
import { YakuField } from '../../../base/answer/YakuField.tsx';
import { useStrings } from '../strings.ts';
import type { SheetProps } from '../view.ts';
import { yakuPart } from '../yaku-part.ts';
import { LineChoices } from './LineChoices.tsx';
import { useSheet } from './use-sheet.ts';

/** Possible han of a yaku that is no limit hand, open or closed. */
const WORTHS = [1, 2, 3, 5, 6] as const;
const MOST_DORA = 6;

const choicesOf = (id: LineId): readonly number[] => (patternOf(id) ? WORTHS : upTo(0, MOST_DORA));

/** The han sheet: yaku to tick with their values, a line per possible kind of dora, and the sum. */
export function HanSheet(props: SheetProps<QuestionOf<'han'>>) {
  const { question, shown } = props;
  const strings = useStrings();
  const { words } = strings;
  const { practice } = words;
  const [ticked, setTicked] = useState<readonly Named[]>([]);
  const { filled, put, handIn, alert } = useSheet(props);
  const lines = linesOf(question);
  const named = ticked.flatMap((id): LineId[] => (id === 'dora' ? [] : [`yaku:${id}`]));
  const yaku = shown ? lines.filter((id) => patternOf(id) !== undefined) : named;
  const dora = lines.filter((id) => id !== 'sum' && patternOf(id) === undefined);
  const line = (id: LineId, choices = choicesOf(id)) => (
    <LineChoices
      key={id}
      id={id}
      question={question}
      choices={choices}
      value={filled[id]}
      isShown={shown !== undefined && id in shown}
      onChoose={(n) => put(id, n)}
    />
  );
  const { groups, ...part } = yakuPart(question.rules, ticked, strings);
  const own = groups.map((group) => ({ ...group, ids: group.ids.filter((id) => id !== 'dora') }));
  return (
    <form class="answer-form" onSubmit={(event) => handIn(event, [...yaku, ...dora, 'sum'])}>
      {!shown && <YakuField part={{ ...part, groups: own }} words={words} onChange={setTicked} />}
      {yaku.map((id) => line(id))}
      {dora.map((id) => line(id))}
      {line('sum', choicesFor(question))}
      {alert}
      <button type="submit" class="button">
        {practice.check}
      </button>
    </form>
  );
}
