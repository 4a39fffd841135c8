import { type HandDraft, refusalFor } from '../../hand/draft.ts';
import type { Seat } from '../../base/melds.ts';
import { type Result, ok } from '../../base/result.ts';
import { checkDraft } from '../score/draft.ts';
import { isOutside } from '../../base/tile.ts';
import type { NoWin, Win } from '../score/outcome.ts';
import { scoreHand } from '../score/score.ts';
import { couldBeOrphans } from '../table/orphans.ts';
import type { PlayFinding, PlayObjection } from './ids.ts';
import { type Position, inState } from './position.ts';
import type { OtherClaim } from './state.ts';

/** The hand with the tile in question, as it would be scored. */
function draftOf({ state, tilesLeft }: Position, by: 'draw' | 'discard'): Omit<HandDraft, 'rules'> {
  const { concealed, melds = [], seatWind, roundWind, now, riichi = 'none', counters = 0 } = state;
  const { ippatsu = false, firstTurn = false } = state;
  return {
    concealed,
    melds,
    winningTile: 'tile' in now ? now.tile : '',
    by,
    seatWind,
    roundWind,
    riichi,
    counters,
    ippatsu,
    // A kong that is laid breaks the first turn, robbed or not.
    firstTurn: firstTurn && now.type !== 'kong',
    lastTile: tilesLeft === 0,
    afterKong: now.type === 'drew' && now.from === 'dead-wall',
    ...((now.type === 'discard' || now.type === 'kong') && { discarder: now.from }),
    ...(now.type === 'kong' && { robbedKong: now.form }),
  };
}

function scored(position: Position, by: 'draw' | 'discard'): Result<Win | NoWin> {
  const { id, options: knobs } = position.rules;
  const draft = { rules: id, knobs, ...draftOf(position, by) };
  const check = checkDraft(draft);
  if (check.state === 'complete') return ok(scoreHand(check.hand, check.rules));
  const error = check.state === 'impossible' ? check.refusals[0] : refusalFor(check.unsaid, draft);
  return { ok: false, error: inState(error) };
}

const noWin = ({ reason, cite }: NoWin): PlayObjection => ({ because: reason, foul: 'false-win', cite });

const TURNS: Readonly<Record<Seat, number>> = { right: 1, across: 2, left: 3 };

/**
 * How many turns after the discarder another player is, by the places a player sees them in; `undefined` is the player
 * himself.
 */
function turnsAfter(discarder: Seat, other: Seat | undefined): number {
  const at = other === undefined ? 0 : TURNS[other];
  return (at - TURNS[discarder] + 4) % 4;
}

/** How other winners on the same tile affect a ron (EMA 2016 3.3.1, Tesuji R5). */
function otherWinners(winners: readonly OtherClaim[], from: Seat, { rules }: Position): PlayObjection | undefined {
  const { options, cite } = rules;
  const how = winners.length > 1 ? options.tripleRon : options.severalRons;
  const clause = winners.length > 1 ? cite.tripleRon : cite.severalRons;
  if (winners.length === 0 || how === 'all-paid') return undefined;
  if (how === 'redeal') return { because: 'three-winners', foul: 'beaten', cite: clause };
  const isNearer = winners.some((one) => turnsAfter(from, one.from) < turnsAfter(from, undefined));
  return isNearer ? { because: 'nearer-winner', foul: 'beaten', cite: clause } : undefined;
}

/** Whether the hand may rob a concealed kong: thirteen orphans only (EMA 2016 3.3.7). */
const robsConcealed = ({ rules, counts, tile }: Position): boolean =>
  rules.options.robConcealedKong && couldBeOrphans(counts) && tile !== undefined && isOutside(tile);

/** May I win on this tile of another player (EMA 2016 3.3.11)? */
export function judgeRon(position: Position): Result<PlayFinding> {
  const { state, rules, play, furiten } = position;
  const { now, claims = [], dead = false } = state;
  const { cite } = rules;
  const finding = (against: readonly PlayObjection[], more: Partial<PlayFinding> = {}): Result<PlayFinding> =>
    ok({ against, cite: play.ron, then: [], ...more });
  if (now.type !== 'discard' && now.type !== 'kong')
    return finding([{ because: 'not-now', foul: 'false-win', cite: play.ron }]);
  if (now.type === 'kong' && now.form === 'concealed' && !robsConcealed(position))
    return finding([{ because: 'concealed-kong-not-robbed', foul: 'false-win', cite: cite.robConcealedKong }]);
  const score = scored(position, 'discard');
  if (!score.ok) return score;
  const against: PlayObjection[] = [];
  if (dead) against.push({ because: 'dead-hand', foul: 'call-dead', cite: play['dead-hand'] });
  if (now.type === 'discard' && now.since === 'next-discarded')
    against.push({ because: 'too-late', foul: 'false-win', cite: play['claim-win'] });
  if (now.type === 'discard' && now.since === 'next-won')
    against.push({ because: 'next-won', foul: 'false-win', cite: play['claim-win-unless-won'] });
  if (score.value.kind === 'no-win') against.push(noWin(score.value));
  const [reason] = furiten?.reasons ?? [];
  const isComplete = score.value.kind === 'win' || score.value.reason !== 'not-complete';
  if (reason && isComplete) against.push({ because: 'furiten', foul: 'false-win', cite: reason.cite });
  const winners = claims.filter(({ call }) => call === 'win');
  const bumped = otherWinners(winners, now.from, position);
  if (bumped) against.push(bumped);
  return finding(against, {
    cite: now.type === 'kong' ? cite.chankan : play.ron,
    then: [
      ...(winners.length > 0 && rules.options.severalRons === 'all-paid'
        ? [{ id: 'all-win' as const, cite: cite.severalRons }]
        : []),
      ...(winners.length < claims.length ? [{ id: 'sets-give-way' as const, cite: play.priority }] : []),
    ],
  });
}

/** May I win on the tile that I drew (EMA 2016 3.3.12)? */
export function judgeTsumo(position: Position): Result<PlayFinding> {
  const { state, play, furiten } = position;
  if (state.now.type !== 'drew')
    return ok({ against: [{ because: 'not-now', foul: 'false-win', cite: play.tsumo }], cite: play.tsumo, then: [] });
  const score = scored(position, 'draw');
  if (!score.ok) return score;
  const against: PlayObjection[] = [];
  if (state.dead) against.push({ because: 'dead-hand', foul: 'false-win', cite: play['dead-hand'] });
  if (score.value.kind === 'no-win') against.push(noWin(score.value));
  const [reason] = furiten?.reasons ?? [];
  return ok({
    against,
    cite: play.tsumo,
    then: [
      { id: 'keep-apart', cite: play.tsumo },
      ...(reason ? [{ id: 'furiten-no-matter' as const, cite: reason.cite }] : []),
    ],
  });
}
