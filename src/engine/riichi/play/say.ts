import { type Result, ok } from '../../base/result.ts';
import { isOutside } from '../../base/tile.ts';
import type { PlayFinding, PlayObjection } from './ids.ts';
import type { Position } from './position.ts';

const said = ({ state }: Position): boolean => state.said === 'tenpai' || state.said === 'noten';

/** May I say tenpai in a draw (EMA 2016 3.3.13, 3.4.2)? */
export function judgeTenpai(position: Position): Result<PlayFinding> {
  const { state, rules, play, furiten } = position;
  const cite = rules.cite.tenpai;
  if (state.now.type !== 'exhausted')
    return ok({ against: [{ because: 'not-now', foul: 'unsaid', cite: play['say-tenpai'] }], cite, then: [] });
  const against: PlayObjection[] = [];
  if (state.dead) against.push({ because: 'dead-hand', foul: 'unsaid', cite });
  if (said(position)) against.push({ because: 'said-already', foul: 'unsaid', cite: play['say-tenpai'] });
  const waits = furiten?.waits ?? [];
  if (waits.length === 0)
    against.push({ because: 'not-waiting', foul: position.inRiichi ? 'riichi-noten' : 'unsaid', cite });
  return ok({ against, cite, then: [{ id: 'waits', tiles: waits, cite }] });
}

/** May I say noten in a draw and keep my tiles hidden (EMA 2016 3.4.2)? */
export function judgeNoten(position: Position): Result<PlayFinding> {
  const { state, rules, play, furiten, inRiichi } = position;
  const cite = play['say-tenpai'];
  if (state.now.type !== 'exhausted')
    return ok({ against: [{ because: 'not-now', foul: 'unsaid', cite }], cite, then: [] });
  const against: PlayObjection[] = [];
  if (said(position)) against.push({ because: 'said-already', foul: 'unsaid', cite });
  const isWaiting = (furiten?.waits.length ?? 0) > 0;
  if (inRiichi && !state.dead)
    against.push(
      isWaiting
        ? { because: 'must-show', foul: 'unsaid', cite: play['show-after-riichi'] }
        : { because: 'not-waiting', foul: 'riichi-noten', cite: rules.cite.tenpai },
    );
  const mustProve = inRiichi && state.dead === true && rules.facts.deadRiichiProvesTenpai;
  return ok({
    against,
    cite: inRiichi ? play['dead-riichi'] : cite,
    then: [],
    notes: mustProve ? [{ id: 'proof-of-tenpai', cite: play['dead-riichi'] }] : [],
  });
}

const NINE = 9;

/** May I break the hand off with nine different terminals and honours on my first draw? */
export function judgeNineTerminals(position: Position): Result<PlayFinding> {
  const { state, rules, counts, tile, melds } = position;
  const cite = rules.cite.abortiveDraws;
  const against: PlayObjection[] = [];
  const no = (because: PlayObjection['because']): void => {
    against.push({ because, foul: 'unsaid', cite });
  };
  if (!rules.options.abortiveDraws.includes('nine-terminals')) no('not-in-rulebook');
  if (state.now.type !== 'drew') no('not-now');
  if (!state.firstTurn || melds.length > 0) no('first-turn-over');
  const kinds = counts.filter((count, kind) => isOutside(kind) && count + (tile === kind ? 1 : 0) > 0).length;
  if (kinds < NINE) no('fewer-than-nine');
  return ok({ against, cite, then: [] });
}
