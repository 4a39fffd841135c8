import { RED_BIT, formatTiles, scanTiles, tileOfCode } from '../../base/notation.ts';
import { type Result, ok, refuse } from '../../base/result.ts';
import { isChow } from '../../base/melds.ts';
import { type Tile, kindOf } from '../../base/tile.ts';
import { swapRule } from '../table/calls.ts';
import type { PlayBecause, PlayFinding, PlayNote, PlayObjection } from './ids.ts';
import { type Position, codeOf } from './position.ts';
import type { OtherClaim } from './state.ts';

type Set = 'chow' | 'pung' | 'kong';

/** Whether a pung or kong goes before a chow: always, but by the booklet of 2012 only within three seconds. */
const beatsChow = (late: boolean, { rules }: Position): boolean => !late || rules.facts.latePungBeatsChow;

const isPungOrKong = ({ call }: OtherClaim): boolean => call === 'pung' || call === 'kong';

/** What other claims leave of one's own (EMA 2016 3.3.1). */
function goesFirst(set: Set, position: Position): PlayBecause | undefined {
  const { claims = [], late = false } = position.state;
  if (claims.some(({ call }) => call === 'win')) return 'win-goes-first';
  if (set !== 'chow')
    return claims.some(({ call }) => call === 'chow') && !beatsChow(late, position) ? 'chow-came-first' : undefined;
  return claims.some((one) => isPungOrKong(one) && beatsChow(one.late ?? false, position))
    ? 'pung-goes-first'
    : undefined;
}

/** What forbids claiming the discard for a set, regardless of the tiles (EMA 2016 3.3.1, 3.3.14, 3.4.7). */
export function objectionsToClaim(set: Set, position: Position): PlayObjection[] {
  const { state, play, inRiichi, tilesLeft, rules } = position;
  const { now, dead, said } = state;
  const against: PlayObjection[] = [];
  const no = (because: PlayBecause, cite = play['claim-set'], foul: PlayObjection['foul'] = 'false-set'): void => {
    against.push({ because, foul, cite });
  };
  if (now.type !== 'discard') {
    no('not-now');
    return against;
  }
  if (dead) no('dead-hand', play['dead-hand'], 'call-dead');
  if (inRiichi) no('in-riichi', play['riichi-locks']);
  if (tilesLeft === 0) no('last-discard', play['last-discard']);
  const { since = 'nothing' } = now;
  if (since === 'drew-too-fast' ? rules.facts.fastDrawStands : since !== 'nothing') no('too-late');
  if (said === 'win') no('called-a-win', play['call-stands'], 'set-after-win-call');
  if (set === 'chow' && now.from !== 'left') no('not-from-left', rules.cite['chow-from-left']);
  const first = goesFirst(set, position);
  if (first) no(first, play.priority, 'beaten');
  return against;
}

/** Removes tiles from the concealed ones; undefined when one is missing. */
function taken(codes: readonly number[], some: readonly number[]): readonly number[] | undefined {
  const rest = [...codes];
  for (const code of some) {
    const at = rest.indexOf(code);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** The two tiles to go with the called one: those named, or any two equal ones for a pung. */
function pairWith(
  set: 'chow' | 'pung',
  given: string | undefined,
  { codes, tile }: Position,
): Result<readonly number[]> {
  const read: number[] = [];
  const error = scanTiles(given ?? '', 'action.with', read);
  if (error) return { ok: false, error };
  if (given !== undefined && read.length !== 2)
    return refuse('wrong-type', 'action.with', { wanted: 'the two tiles from the hand, like 23m' });
  if (set === 'pung' && given === undefined) return ok(codes.filter((code) => code % RED_BIT === tile).slice(-2));
  return ok(read);
}

const isTheSet = (set: 'chow' | 'pung', [a, b]: readonly number[], tile: number): boolean => {
  if (a === undefined || b === undefined) return false;
  const [one, two] = [a % RED_BIT, b % RED_BIT];
  return set === 'chow' ? isChow(one, two, tile) : one === tile && two === tile;
};

/** May I call this discard for a chow or a pung (EMA 2016 3.3.1 to 3.3.4)? */
export function judgeSet(set: 'chow' | 'pung', position: Position, given: string | undefined): Result<PlayFinding> {
  const { state, rules, play, codes, tile } = position;
  const { now } = state;
  const place = play[set];
  const against = objectionsToClaim(set, position);
  if (now.type !== 'discard' || tile === undefined) return ok({ against, cite: place, then: [] });
  const pair = pairWith(set, given, position);
  if (!pair.ok) return pair;
  const rest = pair.value.length === 2 ? taken(codes, pair.value) : undefined;
  if (!rest || !isTheSet(set, pair.value, tile)) {
    against.push({ because: rest ? 'no-set' : 'not-held', foul: 'false-set', cite: place });
    return ok({ against, cite: place, then: [] });
  }
  const tiles: readonly Tile[] = [...pair.value, codeOf(now.tile as Tile)].map(tileOfCode);
  const swap = swapRule(formatTiles(tiles), now.tile, rules);
  if (!swap.ok) return swap;
  const { forbidden, cite } = swap.value;
  const held = new Set(rest.map((code) => code % RED_BIT));
  const banned = forbidden.filter((one) => held.has(kindOf(one)));
  const notes: { id: PlayNote; cite: typeof cite }[] = [];
  if (banned.length > 0 && held.size === banned.length) {
    against.push({ because: 'only-swaps-left', foul: 'swap-call', cite });
    notes.push({ id: 'swaps-only', cite });
  }
  return ok({
    against,
    cite: place,
    then: [
      { id: 'called-tile-turned', cite: play['melds-stay'] },
      ...(now.since === 'drew-too-fast' ? [{ id: 'drawn-tile-goes-back' as const, cite: play['claim-set'] }] : []),
      ...(banned.length > 0 ? [{ id: 'forbidden-discards' as const, tiles: banned, cite }] : []),
    ],
    notes,
  });
}
