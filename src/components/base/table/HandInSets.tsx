import type { Tile } from '../../../engine/riichi/index.ts';
import type { HandWords } from '../hand/label.ts';
import type { LaidTile } from '../hand/layout.ts';
import { runsOf } from '../hand/runs.ts';
import { TileImage } from '../hand/TileImage.tsx';
import { TileRun } from '../hand/TileRun.tsx';
import { Part } from './Part.tsx';
import { handLabel } from './label.ts';
import type { Mark } from './marks.ts';
import { type TablePart, partsOf } from './parts.ts';
import type { TableView, TileGroup } from './view.ts';
import '../hand/hand.css';
import './table.css';
import './hand-in-sets.css';

interface Props {
  readonly view: TableView;
  readonly words: HandWords;
  readonly marks: readonly Mark[];
  /** Numbers of tiles to highlight without the rest of their set. */
  readonly apart: ReadonlySet<number>;
}

interface Drawn extends Pick<Props, 'words' | 'apart'> {
  readonly part: TablePart;
}

/** Held tiles; the last one ends its set. */
function Held({
  tiles,
  first,
  words,
  apart,
  endsSet,
}: TileGroup & Omit<Drawn, 'part'> & { readonly endsSet: boolean }) {
  const runs = runsOf(tiles, first, apart);
  return (
    <>
      {runs.map((run, i) => (
        <TileRun
          key={run.first}
          run={run}
          words={words.tile}
          as={[endsSet && i === runs.length - 1 && 'ends-set']}
          isNumbered
        />
      ))}
    </>
  );
}

const isUpright = ({ turned }: LaidTile): boolean => turned !== true;

/** A meld: its upright tiles are one element, and the name stands below the first. */
function Called({ part, words, apart }: Drawn) {
  const { laid = [] } = part.meld ?? {};
  const turned = laid.findIndex((one) => !isUpright(one));
  const uprightFrom = (from: number, to: number) =>
    runsOf(
      laid.slice(from, to).map(({ tile, down }) => (down ? 'back' : tile)),
      part.first + from,
      apart,
    );
  const before = uprightFrom(0, turned < 0 ? laid.length : turned);
  const after = turned < 0 ? [] : uprightFrom(turned + 1, laid.length);
  const call = laid[turned];
  const shape = (isFirst: boolean, isLast: boolean) => [
    isFirst && before.length === 0 && 'after-turned',
    isLast && 'ends-set',
  ];
  return (
    <>
      {before.map((run, i) => (
        <TileRun
          key={run.first}
          run={run}
          words={words.tile}
          as={[turned < 0 && i === before.length - 1 && 'ends-set']}
          name={i === 0 ? part.name : undefined}
          isNumbered
        />
      ))}
      {call && (
        <TileImage
          {...call}
          words={words.tile}
          place={after.length === 0 ? 'ends-set' : undefined}
          at={part.first + turned}
          addedAt={part.first + laid.length}
        />
      )}
      {after.map((run, i) => (
        <TileRun
          key={run.first}
          run={run}
          words={words.tile}
          as={shape(i === 0, i === after.length - 1)}
          name={i === 0 && before.length === 0 ? part.name : undefined}
          isNumbered
        />
      ))}
    </>
  );
}

/** The end of the hand and the winning tile with its name below: one element where no gap is needed. */
function Ended({ part, words, apart }: Drawn) {
  const { tiles, first, winning, name } = part;
  if (!winning) return null;
  const [whole, ...more] = runsOf([...tiles, winning.tile], first, apart);
  const isOne = whole !== undefined && more.length === 0 && first + tiles.length === winning.at;
  return (
    <>
      {!isOne && <Held {...part} words={words} apart={apart} endsSet={false} />}
      <TileRun
        run={isOne ? whole : { faces: [winning.tile], first: winning.at }}
        words={words.tile}
        as={['winning', 'ends-set']}
        name={name}
        isNumbered
      />
    </>
  );
}

function Drawn({ part, words, apart }: Drawn) {
  if (part.marks.length > 0) return <Part part={part} words={words} inOneRow />;
  if (part.meld) return <Called part={part} words={words} apart={apart} />;
  if (part.winning) return <Ended part={part} words={words} apart={apart} />;
  return <Held {...part} words={words} apart={apart} endsSet />;
}

/** A hand in one row under one label, in as few elements as possible: a chapter has a hundred of them. */
export function HandInSets({ view, words, marks, apart }: Props) {
  const { held, parts } = partsOf(view, marks, words.hand);
  const { melds } = view.seats.self;
  const indicators = (name: string, { tiles, first }: TileGroup) =>
    tiles.length === 0 ? null : (
      <span class="indicators">
        <span class="indicators-name">{name}</span>{' '}
        {tiles.map((tile: Tile, i) => (
          <TileImage key={i} tile={tile} words={words.tile} at={first + i} />
        ))}
      </span>
    );
  const shape = [
    'hand-on-table hand-row in-sets not-content compact',
    view.isParted && 'parted',
    melds.length > 0 && 'with-melds',
    melds.some(({ form }) => form.startsWith('kong')) && 'with-kongs',
  ];
  return (
    <div class={shape.filter(Boolean).join(' ')} role="img" aria-label={handLabel(view, words)}>
      <Held {...held} words={words} apart={apart} endsSet={false} />
      {parts.map((part) => (
        <Drawn key={part.first} part={part} words={words} apart={apart} />
      ))}
      {(view.dora.tiles.length > 0 || view.ura.tiles.length > 0) && (
        <span class="indicator-row">
          {indicators(words.hand.doraName, view.dora)}
          {indicators(words.hand.uraName, view.ura)}
        </span>
      )}
    </div>
  );
}
