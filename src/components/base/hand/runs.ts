import type { Tile } from '../../../engine/riichi/index.ts';

/** A season or plant of MCR: `f1` to `f8`. */
export type Flower = `f${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** A face, or a tile lying face down. */
export type Face = Tile | Flower | 'back';

/** Upright tiles drawn side by side by one element, and the table number of the first. */
export interface Run {
  readonly faces: readonly Face[];
  readonly first: number;
}

const MOST_EQUAL = 4;
const MOST_UNEQUAL = 3;

const isEqual = (faces: readonly Face[]): boolean => faces.every((face) => face === faces[0]);

/** Equal tiles or tiles of one suit, whose corner marks line up. */
function canBeOne(faces: readonly Face[]): boolean {
  if (isEqual(faces)) return faces.length <= MOST_EQUAL;
  const suits = new Set(faces.map((face) => face.charAt(1)));
  return faces.length <= MOST_UNEQUAL && suits.size === 1 && !suits.has('z') && !faces.includes('back');
}

/** Groups tiles into as few elements as possible; those in `apart` stay alone so that they can be highlighted alone. */
export function runsOf(faces: readonly Face[], first: number, apart: ReadonlySet<number> = new Set()): readonly Run[] {
  const runs: Run[] = [];
  for (const [i, face] of faces.entries()) {
    const at = first + i;
    const last = runs.at(-1);
    const joins = last !== undefined && !apart.has(at) && !apart.has(last.first) && canBeOne([...last.faces, face]);
    if (joins) runs[runs.length - 1] = { ...last, faces: [...last.faces, face] };
    else runs.push({ faces: [face], first: at });
  }
  return runs;
}
