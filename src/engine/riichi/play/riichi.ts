import { type Result, ok } from '../../base/result.ts';
import { furitenOf } from '../table/furiten.ts';
import { judgeRiichi } from '../table/riichi.ts';
import type { Foul } from '../rulebooks/clauses.ts';
import type { PlayFinding, PlayObjection } from './ids.ts';
import { type Position, holds, without } from './position.ts';

const FOULS: Readonly<Record<'open-hand' | 'not-held' | 'not-waiting' | 'too-few-tiles', Foul>> = {
  'open-hand': 'riichi-open',
  'not-waiting': 'riichi-noten',
  'not-held': 'unsaid',
  'too-few-tiles': 'unsaid',
};

const STICK = 1000;

/** May I declare riichi with this discard (EMA 2016 3.3.14)? */
export function judgeDeclaration(position: Position, discard: string): Result<PlayFinding> {
  const { state, rules, play, inRiichi, closed, holding, tilesLeft } = position;
  const { now, points, history = [], firstTurn } = state;
  const { cite } = rules;
  const declaration = cite['riichi-declaration'];
  const no = (one: PlayObjection): Result<PlayFinding> => ok({ against: [one], cite: declaration, then: [] });
  if (inRiichi) return no({ because: 'already-riichi', foul: 'unsaid', cite: play['riichi-locks'] });
  if (!closed) return no({ because: 'open-hand', foul: 'riichi-open', cite: declaration });
  if (now.type !== 'drew') return no({ because: 'not-now', foul: 'unsaid', cite: declaration });
  const judged = judgeRiichi(
    { ...holding, concealed: `${state.concealed}${now.tile}`, open: false, discard, tilesLeft },
    rules,
  );
  if (!judged.ok) return judged;
  const { value } = judged;
  const against: PlayObjection[] = [];
  if (state.dead) against.push({ because: 'dead-hand', foul: 'unsaid', cite: play['dead-hand'] });
  if (!value.allowed) against.push({ because: value.because, foul: FOULS[value.because], cite: value.cite });
  else if (!holds(position, discard)) against.push({ because: 'not-held', foul: 'unsaid', cite: declaration });
  if (against.length > 0 || !value.allowed) return ok({ against, cite: declaration, then: [] });
  const left = { ...holding, concealed: without(`${state.concealed}${now.tile}`, discard) };
  const after = furitenOf(left, [...history, { type: 'draw' }, { type: 'discard', tile: discard }], rules);
  return ok({
    against,
    cite: declaration,
    then: [
      { id: 'waits', tiles: value.waits, cite: cite.tenpai },
      { id: 'discard-turned', cite: declaration },
      { id: 'stick', cite: declaration },
      ...(firstTurn ? [{ id: 'double-riichi' as const, cite: cite['double-riichi'] }] : []),
      ...(after.ok && after.value.furiten ? [{ id: 'tsumo-only' as const, cite: cite['furiten-discard'] }] : []),
    ],
    notes: points !== undefined && points < STICK ? [{ id: 'riichi-below-1000', cite: play['borrowed-sticks'] }] : [],
  });
}
