import { type NoWin, type ReadingScore, type Win, parseTiles } from '../../../../engine/riichi/index.ts';
import { plural } from '../../../../i18n/plural.ts';
import { fill } from '../../../../i18n/strings.ts';
import { TileImage } from '../../../base/hand/TileImage.tsx';
import { YakuName } from '../../../base/words/YakuName.tsx';
import { tilesInWords } from '../../../base/words/tiles.ts';
import { useStrings } from '../../hand-editor/strings.ts';

function Sets({ text }: { readonly text: string }) {
  const { words } = useStrings();
  const sets = text.split(' ').flatMap((set) => {
    const read = parseTiles(set, 'sets');
    return read.ok && read.value.length > 0 ? [read.value] : [];
  });
  return (
    <span
      class="reading-sets"
      role="img"
      aria-label={sets.map((set) => tilesInWords(set, words.tile)).join(words.tile.then)}
    >
      {sets.map((set, i) => (
        <span key={i} class="meld">
          {set.map((tile, j) => (
            <TileImage key={j} tile={tile} words={words.tile} />
          ))}
        </span>
      ))}
    </span>
  );
}

function Reading({ reading, wins }: { readonly reading: ReadingScore; readonly wins: boolean }) {
  const { words, lang } = useStrings();
  const { scorer, step, yaku } = words;
  const { sets, ends, wait, items, han, fu, limit, because } = reading;
  const ended = parseTiles(ends, 'ends');
  const mayBeCalled = wins && because !== 'not-enough-yaku';
  const parts = [
    ...(han === null ? [] : [plural(step, 'han', han, lang)]),
    ...(fu === null || limit !== null ? [] : [fill(step.fu, { n: fu })]),
    ...(limit === null ? [] : [step[`limit.${limit}`]]),
  ];
  return (
    <li>
      <Sets text={sets} />
      <p>
        {ended.ok &&
          fill(scorer.reading, { ends: tilesInWords(ended.value, words.tile), wait: scorer[`wait.${wait}`] })}{' '}
        ·{' '}
        {items.map(({ id }) => (
          <span key={id}>
            <YakuName id={id} words={yaku} />,{' '}
          </span>
        ))}
        {mayBeCalled ? parts.join(' ') : items.length === 0 && scorer['lost.no-yaku']}
        {wins && items.length > 0 && because && <strong> · {scorer[`lost.${because}`]}</strong>}
      </p>
    </li>
  );
}

/** Folded list of the readings that did not count: their value and why they lost. */
export function Readings({ result }: { readonly result: Win | NoWin }) {
  const { scorer } = useStrings().words;
  const lost = result.readings.filter(({ won }) => !won);
  if (lost.length === 0) return null;
  return (
    <details class="readings">
      <summary>{scorer.readings}</summary>
      <ul>
        {lost.map((reading, i) => (
          <Reading key={i} reading={reading} wins={result.kind === 'win'} />
        ))}
      </ul>
    </details>
  );
}
