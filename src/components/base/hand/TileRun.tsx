import type { Tile } from '../../../engine/riichi/index.ts';
import { type TileWords, markOf } from '../words/tiles.ts';
import { type CornerMark, cornerMark } from './corner-mark.ts';
import type { Face, Run } from './runs.ts';
import './runs.css';

interface Props {
  readonly run: Run;
  readonly words: TileWords;
  /** Extra classes: last of a set, winning tile, behind a turned tile. */
  readonly as?: readonly (string | false)[];
  /** Text below the run. */
  readonly name?: string | undefined;
  /** Whether lines of a count can highlight it. */
  readonly isNumbered?: boolean;
}

/** Horizontal step from one corner mark to the next, and to a tile set slightly apart. */
const NEXT_TILE = '\t';
const APART = ' ';

/** Attributes that draw a run: its faces and their number. */
export function facesOf({ faces }: Run): Readonly<Record<`data-${string}`, string | number | undefined>> {
  const [face, second, third] = faces;
  const isEqual = faces.every((one) => one === face);
  return {
    'data-tile': face,
    'data-count': faces.length === 1 ? undefined : faces.length,
    'data-second': isEqual ? undefined : second,
    'data-third': isEqual ? undefined : third,
  };
}

const hasMark = (face: Face): face is Tile => face !== 'back' && !face.startsWith('f');

/** One corner mark per tile; a winning tile stands slightly apart. */
export function marksOf({ faces }: Run, words: TileWords, isWon = false): CornerMark | undefined {
  const shown = faces.filter(hasMark);
  const marks = shown.map(
    (face, i, { length }) => (isWon && i > 0 && i === length - 1 ? APART : '') + markOf(face, words),
  );
  return shown[0] && cornerMark(shown[0], marks.join(NEXT_TILE));
}

/** Tiles side by side as one decorative picture in a single element. */
export function TileRun({ run, words, as = [], name, isNumbered = false }: Props) {
  const { faces, first } = run;
  return (
    <span
      class={['tile', faces.length > 1 && 'run', ...as].filter(Boolean).join(' ')}
      {...facesOf(run)}
      {...marksOf(run, words, as.includes('winning'))}
      data-at={isNumbered ? faces.map((_, i) => first + i).join(' ') : undefined}
      data-name={name}
    />
  );
}
