import { parseTiles } from '../../../../engine/riichi/index.ts';
import type { LoneSet } from '../../../../quizzes/skills/set-fu/set.ts';
import { Meld } from '../../../base/hand/Meld.tsx';
import { meldLabel } from '../../../base/hand/label.ts';
import { layMeld } from '../../../base/hand/layout.ts';
import { Cites } from '../Cites.tsx';
import { NumberForm } from '../NumberForm.tsx';
import { GivenNumber } from '../GivenNumber.tsx';
import { SetLine } from '../SetLine.tsx';
import { TileRow } from '../TileRow.tsx';
import { useStrings } from '../strings.ts';
import type { SkillView } from '../view.ts';

function Tiles({ set: { type, tiles, made } }: { readonly set: LoneSet }) {
  const { words } = useStrings();
  const called = made === 'called' || made === 'added';
  const form = made === 'added' ? 'added' : made === 'called' ? 'open' : 'concealed';
  const meld = layMeld(
    type === 'kong' ? { type, form, tiles } : { type, tiles, ...(called ? { from: 'left' as const } : {}) },
  );
  const read = parseTiles(tiles, 'tiles');
  if (type !== 'kong' && !called) return <TileRow tiles={read.ok ? read.value : []} />;
  return (
    <span class="tile-row" role="img" aria-label={meldLabel(meld, words)}>
      <Meld meld={meld} words={words} />
    </span>
  );
}

/** Fu of a single set. */
export const view: SkillView<'set-fu'> = {
  Prompt: ({ question: { set } }) => (
    <>
      <Tiles set={set} />
      <p class="told">{useStrings().words.practice[`made.${set.made}`]}</p>
    </>
  ),
  Form: NumberForm,
  Given: ({ given }) => <GivenNumber given={given} unit="fu" />,
  Why: ({ question }) => (
    <>
      <SetLine question={question} />
      <Cites question={question} />
    </>
  ),
};
