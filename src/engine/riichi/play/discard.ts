import type { Clause } from '../../base/clause.ts';
import { type Result, ok } from '../../base/result.ts';
import { readTile } from '../hand/holding.ts';
import { swapRule } from '../table/calls.ts';
import { furitenOf } from '../table/furiten.ts';
import type { PlayFinding, PlayObjection } from './ids.ts';
import { type Position, holds, without } from './position.ts';

/** Objections to a discard from the swap-calling rule, with its clause; the clause on turns when nothing was called. */
interface Swap {
  readonly cite: Clause;
  readonly against: readonly PlayObjection[];
}

/** The discards forbidden as swap calling after one's own call (EMA 2016 3.3.2). */
function swapAgainst(tile: string, { state, rules, play }: Position): Result<Swap> {
  const last = state.melds?.at(-1);
  if (state.now.type !== 'called' || last?.type === undefined || last.called === undefined)
    return ok({ cite: play.turn, against: [] });
  const swap = swapRule(last.tiles, last.called, rules);
  if (!swap.ok) return swap;
  const kind = readTile(tile, 'action.tile');
  if (!kind.ok) return kind;
  const isSwap = swap.value.forbidden.some((one) => {
    const forbidden = readTile(one, 'action.tile');
    return forbidden.ok && forbidden.value === kind.value;
  });
  const { cite } = swap.value;
  return ok({ cite, against: isSwap ? [{ because: 'swap-call', foul: 'swap-call', cite }] : [] });
}

/** May I discard this tile (EMA 2016 3.3, 3.3.2, 3.3.8, 3.3.14)? */
export function judgeDiscard(position: Position, tile: string): Result<PlayFinding> {
  const { state, rules, play, inRiichi, melds, holding } = position;
  const { now, history = [] } = state;
  const kind = readTile(tile, 'action.tile');
  if (!kind.ok) return kind;
  const no = (one: PlayObjection): Result<PlayFinding> => ok({ against: [one], cite: play.turn, then: [] });
  if (now.type !== 'drew' && now.type !== 'called') return no({ because: 'not-now', foul: 'unsaid', cite: play.turn });
  if (!holds(position, tile)) {
    const isInMeld = melds.some((meld) =>
      meld.type === 'chow' ? kind.value >= meld.kind && kind.value <= meld.kind + 2 : meld.kind === kind.value,
    );
    return no({
      because: isInMeld ? 'in-a-meld' : 'not-held',
      foul: 'unsaid',
      cite: play[isInMeld ? 'melds-stay' : 'turn'],
    });
  }
  if (inRiichi && 'tile' in now && tile !== now.tile)
    return no({ because: 'in-riichi', foul: 'unsaid', cite: play['riichi-locks'] });
  const swap = swapAgainst(tile, position);
  if (!swap.ok) return swap;
  const [swapped] = swap.value.against;
  if (swapped) return no(swapped);
  const all = 'tile' in now ? `${state.concealed}${now.tile}` : state.concealed;
  const began = { type: now.type === 'called' ? 'claim' : 'draw' } as const;
  const after = furitenOf(
    { ...holding, concealed: without(all, tile) },
    [...history, began, { type: 'discard', tile }],
    rules,
  );
  const reason = after.ok ? after.value.reasons[0] : undefined;
  return ok({
    against: [],
    cite: swap.value.cite,
    then: after.ok && reason ? [{ id: 'furiten', tiles: after.value.waits, cite: reason.cite }] : [],
  });
}

/** May I still take the tile that I called (EMA 2016 3.3.8)? */
export function judgeTaking({ state, play }: Position): Result<PlayFinding> {
  const cite = play['pick-up'];
  const { now } = state;
  const against: PlayObjection[] =
    now.type !== 'called'
      ? [{ because: 'not-now', foul: 'unsaid', cite }]
      : (now.discards ?? 0) >= TOO_MANY_DISCARDS
        ? [{ because: 'too-late', foul: 'not-taken', cite }]
        : [];
  return ok({ against, cite, then: [] });
}

/** After this many discards by the next players, a called tile that was not taken makes a dead hand. */
const TOO_MANY_DISCARDS = 2;
