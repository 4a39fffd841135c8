import type { Clause } from '../../base/clause.ts';
import type { Then } from '../../play/ruling.ts';
import { type Result, ok } from '../../base/result.ts';
import type { Kind } from '../../base/tile.ts';
import { readTile } from '../hand/holding.ts';
import { afterFourKongs } from '../table/four-kongs.ts';
import { judgeKongAfterRiichi } from '../table/riichi.ts';
import { objectionsToClaim } from './claim.ts';
import type { PlayFinding, PlayFollows, PlayObjection } from './ids.ts';
import type { Position } from './position.ts';

const MOST_KONGS = 4;

type Form = 'open' | 'added' | 'concealed';

/** The consequences of every kong (EMA 2016 3.3.5 to 3.3.7). */
function whatFollows(form: Form, { rules, play, tilesLeft, kongs, closed, melds }: Position): Then<PlayFollows>[] {
  const { options, cite } = rules;
  const isFourth = kongs + 1 === MOST_KONGS;
  const ownBefore = melds.filter(({ type }) => type === 'kong').length;
  const afterFourth = afterFourKongs(ownBefore + 1 === MOST_KONGS ? 1 : 2, rules);
  const robbed: Then<PlayFollows>[] =
    form === 'added'
      ? [{ id: 'may-be-robbed', cite: cite.chankan }]
      : form === 'concealed' && options.robConcealedKong
        ? [{ id: 'orphans-may-rob', cite: cite.robConcealedKong }]
        : [];
  return [
    ...(form === 'concealed' && closed ? [{ id: 'stays-closed' as const, cite: play['concealed-kong'] }] : []),
    ...robbed,
    ...(options.kanDora ? [{ id: 'kan-dora' as const, cite: play['indicator-first'] }] : []),
    { id: 'replacement', cite: play[`${form}-kong`] },
    { id: 'wall-shortens', cite: play['wall-shortens'] },
    ...(tilesLeft === 1 ? [{ id: 'replacement-is-last' as const, cite: play['last-tile-concealed-kong'] }] : []),
    ...(isFourth
      ? [
          {
            id: afterFourth.drawn ? ('drawn-after-fourth' as const) : ('fourth-kong' as const),
            cite: afterFourth.cite,
          },
        ]
      : []),
  ];
}

/** The type of kong that the player's own tiles allow, if any. */
function ownForm(kind: Kind, { counts, tile, melds }: Position): Form | undefined {
  const inHand = counts[kind]! + (tile === kind ? 1 : 0);
  if (inHand === 4) return 'concealed';
  const isAdded = inHand === 1 && melds.some((meld) => meld.type === 'pung' && meld.kind === kind);
  return isAdded ? 'added' : undefined;
}

function afterRiichi(kind: Kind, position: Position): Result<readonly PlayObjection[]> {
  const { state, rules, inRiichi, tile, holding } = position;
  if (!inRiichi || !('tile' in state.now)) return ok([]);
  const cite = rules.cite.kongAfterRiichi;
  if (kind !== tile) return ok([{ because: 'not-the-drawn-tile', foul: 'riichi-kong', cite }]);
  const judged = judgeKongAfterRiichi({ ...holding, drawn: state.now.tile }, rules);
  if (!judged.ok) return judged;
  return ok(judged.value.allowed ? [] : [{ because: judged.value.because, foul: 'riichi-kong', cite }]);
}

function judgeOwn(kind: Kind, position: Position): Result<PlayFinding> {
  const { state, rules, play, tilesLeft, kongs } = position;
  const { cite } = rules;
  const form = ownForm(kind, position);
  const place: Clause = play[form === 'added' ? 'added-kong' : 'concealed-kong'];
  if (!form) return ok({ against: [{ because: 'not-held', foul: 'own-kong', cite: place }], cite: place, then: [] });
  const riichi = afterRiichi(kind, position);
  if (!riichi.ok) return riichi;
  const against: PlayObjection[] = [];
  if (state.dead) against.push({ because: 'dead-hand', foul: 'kong-dead', cite: play['dead-hand'] });
  if (state.now.type === 'called') against.push({ because: 'after-own-call', foul: 'own-kong', cite: place });
  if (kongs >= MOST_KONGS) against.push({ because: 'four-kongs', foul: 'own-kong', cite: cite.fourKongs });
  if (tilesLeft === 0)
    against.push({
      because: 'last-tile',
      foul: 'own-kong',
      cite: form === 'concealed' ? play['last-tile-concealed-kong'] : cite['last-tile-kong'],
    });
  against.push(...riichi.value);
  return ok({
    against,
    cite: state.riichi && position.inRiichi ? cite.kongAfterRiichi : place,
    then: whatFollows(form, position),
  });
}

function judgeCalled(kind: Kind, position: Position): Result<PlayFinding> {
  const { rules, play, counts, kongs, tile } = position;
  const against = objectionsToClaim('kong', position);
  if (kind !== tile || counts[kind]! < 3)
    against.push({ because: 'not-held', foul: 'false-set', cite: play['open-kong'] });
  if (kongs >= MOST_KONGS) against.push({ because: 'four-kongs', foul: 'false-set', cite: rules.cite.fourKongs });
  return ok({
    against,
    cite: play['open-kong'],
    then: [{ id: 'called-tile-turned', cite: play['melds-stay'] }, ...whatFollows('open', position)],
  });
}

/** May I declare a kong of this tile: with a discard, by adding to a pung, or of four concealed ones? */
export function judgeKong(position: Position, text: string): Result<PlayFinding> {
  const tile = readTile(text, 'action.tile');
  if (!tile.ok) return tile;
  const { now } = position.state;
  if (now.type === 'discard') return judgeCalled(tile.value, position);
  if (now.type === 'drew' || now.type === 'called') return judgeOwn(tile.value, position);
  const cite = position.play.turn;
  return ok({ against: [{ because: 'not-now', foul: 'false-set', cite }], cite, then: [] });
}
