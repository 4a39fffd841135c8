import { Reason } from '../Reason.tsx';
import { TilePick } from '../TilePick.tsx';
import { TileRow } from '../TileRow.tsx';
import type { SkillView } from '../view.ts';

/** Which tile an indicator makes dora. */
export const view: SkillView<'indicators'> = {
  Prompt: ({ question }) => <TileRow tiles={[question.indicator]} />,
  Form: ({ label, send }) => (
    <TilePick label={label} several={false} onAnswer={([tile]) => tile !== undefined && send(tile)} />
  ),
  Given: ({ given }) => <TileRow tiles={[given]} />,
  Why: ({ question }) => <Reason question={question} text="why.indicators" />,
};
