import { type HandRequest, type ReadingScore, type Tile, compareTiles, kindOf } from '../../../engine/riichi/index.ts';
import { type TableView, layTable, tilesIn } from './view.ts';

type Sets = Pick<ReadingScore, 'sets' | 'ends'>;

const isSameSet = (a: readonly Tile[], b: readonly Tile[]): boolean =>
  a.length === b.length && a.every((tile, i) => kindOf(tile) === kindOf(b[i] ?? tile));

/** The concealed tiles set by set, the completed set last; undefined if they do not match the reading. */
function parted(
  concealed: readonly Tile[],
  winning: Tile | undefined,
  { sets, ends }: Sets,
  meldCount: number,
): readonly (readonly Tile[])[] | undefined {
  const all = sets.split(' ').map(tilesIn);
  const own = all.slice(0, all.length - meldCount);
  const ended = own.findIndex((set) => isSameSet(set, tilesIn(ends)));
  if (winning === undefined || ended < 0) return undefined;
  const pool = [...concealed];
  const parted = own.map((set, i) => {
    const wanted = set.map(kindOf);
    if (i === ended) wanted.splice(wanted.indexOf(kindOf(winning)), 1);
    return wanted.flatMap((kind) => {
      const at = pool.findIndex((tile) => kindOf(tile) === kind);
      return at < 0 ? [] : pool.splice(at, 1);
    });
  });
  const last = parted[ended] ?? [];
  const rest = parted.toSpliced(ended, 1).toSorted((a, b) => kindOf(a[0] ?? '1m') - kindOf(b[0] ?? '1m'));
  return pool.length === 0 && [...rest, last].flat().length === concealed.length ? [...rest, last] : undefined;
}

/** Lays out a hand by its reading; as it is held when there is none or it belongs to another hand. */
export function layReading(request: HandRequest, reading: Sets | undefined): TableView {
  const concealed = tilesIn(request.concealed).toSorted(compareTiles);
  const [winning] = tilesIn(request.winningTile);
  return layTable(request, reading && parted(concealed, winning, reading, request.melds?.length ?? 0));
}
