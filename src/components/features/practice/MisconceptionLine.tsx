import { parseTiles } from '../../../engine/riichi/index.ts';
import { Citation } from '../../base/words/Citation.tsx';
import { describeOwnNumbers } from '../../base/words/own-numbers.ts';
import { TileRow } from '../../widgets/questions/TileRow.tsx';
import { useStrings } from '../../widgets/questions/strings.ts';
import { type ShownMisconception, misconceptionText } from './use-misconceptions.ts';

/** A misconception that may explain a wrong answer, with its article and its tiles. */
export function MisconceptionLine({ id, step, own, told, clause, about, tiles }: ShownMisconception) {
  const { words, locale } = useStrings();
  const sets = tiles.map((text) => parseTiles(text, 'tiles')).filter((read) => read.ok);
  return (
    <li>
      <p>
        {step && (
          <>
            <strong>{words.practice[`part.${step}`]}</strong> ·{' '}
          </>
        )}
        {own && `${describeOwnNumbers(own, words)} `}
        {told !== 'certain' && <span class="perhaps">{words.practice[told]} </span>}
        {misconceptionText(id, words)} {about} <Citation clause={clause} words={words} locale={locale} />
      </p>
      <div class="cause-tiles">
        {sets.map(({ value }, i) => (
          <TileRow key={i} tiles={value} />
        ))}
      </div>
    </li>
  );
}
