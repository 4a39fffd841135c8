import {
  type HandRequest,
  type NoWin,
  type Refusal,
  type Tile,
  TILE_OF_KIND,
  type Win,
  formatTiles,
  parseTiles,
  scoreRequest,
} from '../../engine/riichi/index.ts';
import { type Draft, requestOf, tilesOf, wantedCount } from './draft.ts';

/** How far a draft is: tiles missing, the winning one missing, something impossible, or a hand that was scored. */
export type State =
  | { readonly at: 'tiles'; readonly missing: number }
  | { readonly at: 'winning' }
  | { readonly at: 'problem'; readonly refusal: Refusal }
  | { readonly at: 'scored'; readonly result: Win | NoWin };

const COPIES = 4;
/** Refusals that depend on the tiles which are not there yet. */
const NEEDS_TILES: ReadonlySet<string> = new Set([
  'concealed-kong-robbed-without-orphans',
  'robbed-tile-held-elsewhere',
]);

/** Tiles that a draft could still be filled up with. */
function spareTiles(draft: Draft): Tile[] {
  const held = [
    draft.concealed,
    draft.winningTile,
    draft.doraIndicators,
    draft.uraIndicators,
    ...draft.melds.map(({ tiles }) => tiles),
  ]
    .flatMap(tilesOf)
    .map((tile) => tile.replace('0', '5'));
  return TILE_OF_KIND.filter((tile) => held.filter((one) => one === tile).length < COPIES);
}

/** What is impossible about a hand that is not complete, as far as it goes: it is filled up and tried. */
function problemSoFar(draft: Draft, rules: string): Refusal | undefined {
  const request = requestOf(draft, rules);
  const held = tilesOf(request.concealed);
  const spare = spareTiles(draft);
  const fill = spare.slice(0, Math.max(0, wantedCount(draft) - held.length));
  const winning = request.winningTile === '' ? (spare.at(-1) ?? '') : request.winningTile;
  const tried = scoreRequest({ ...request, concealed: request.concealed + formatTiles(fill), winningTile: winning });
  return tried.ok || NEEDS_TILES.has(tried.error.why) ? undefined : tried.error;
}

const FIELDS = ['concealed', 'winningTile', 'doraIndicators', 'uraIndicators'] as const;

/** What cannot be read in the texts of a request. */
function unreadable(request: HandRequest): Refusal | undefined {
  for (const field of FIELDS) {
    const read = parseTiles(request[field] ?? '', field);
    if (!read.ok) return read.error;
  }
  return undefined;
}

/** How far a draft is under a rulebook. */
export function stateOf(draft: Draft, rules: string): State {
  const request = requestOf(draft, rules);
  const error = unreadable(request);
  if (error) return { at: 'problem', refusal: error };
  const missing = wantedCount(draft) - tilesOf(request.concealed).length;
  if (missing > 0 || request.winningTile === '') {
    const refusal = problemSoFar(draft, rules);
    if (refusal) return { at: 'problem', refusal };
    return missing > 0 ? { at: 'tiles', missing } : { at: 'winning' };
  }
  const result = scoreRequest(request);
  return result.ok ? { at: 'scored', result } : { at: 'problem', refusal: result.error };
}
