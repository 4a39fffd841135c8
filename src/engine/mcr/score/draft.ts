import { type DraftCheck, type HandDraft, impossible, unsaidIn } from '../../hand/draft.ts';
import { type HandTiles, readTiles } from '../../hand/read.ts';
import { type Refusal, refuse } from '../../base/result.ts';
import { windKind } from '../../base/tile.ts';
import type { McrHand } from '../hand/hand.ts';
import { impossibleWin } from '../hand/possible.ts';
import { rulesFor } from '../rulebooks/changed-rules.ts';
import type { McrRules } from '../options/rules.ts';

/** A scorable hand and its rules. */
interface Complete {
  readonly hand: McrHand;
  readonly rules: McrRules;
}

/** The fields that only riichi knows, beside the riichi and who is liable. */
const RIICHI_FIELDS = ['ippatsu', 'firstTurn', 'doraIndicators', 'uraIndicators', 'counters', 'bets'] as const;

/** The first field that says something which only riichi knows; its default may be written. */
function riichiField(draft: HandDraft): keyof HandDraft | undefined {
  const { riichi = 'none', liable } = draft;
  if (riichi !== 'none') return 'riichi';
  return RIICHI_FIELDS.find((name) => draft[name]) ?? (liable?.length ? 'liable' : undefined);
}

/** The first red five, which MCR does not have. */
function redFive({ reds: [tile] }: HandTiles, { concealed = '', winningTile = '' }: HandDraft): Refusal | undefined {
  if (tile === undefined) return undefined;
  const field = concealed.includes('0') ? 'concealed' : winningTile.includes('0') ? 'winningTile' : 'melds';
  return refuse('bad-tile', field, { tile }).error;
}

const handOf = (draft: HandDraft, { concealed, melds, winning = 0 }: HandTiles): McrHand => ({
  concealed,
  melds,
  winning,
  byDraw: draft.by === 'draw',
  seat: windKind(draft.seatWind ?? 'east'),
  round: windKind(draft.roundWind ?? 'east'),
  lastTile: draft.lastTile === true,
  afterKong: draft.afterKong === true,
  robbedKong: draft.robbedKong !== undefined,
  lastOfKind: draft.lastOfKind === true,
  winningTileShown: draft.winningTileShown !== false,
  flowers: draft.flowers ?? 0,
});

/** Checks a draft under its rulebook and options; the only way to make a scorable MCR hand. */
export function checkDraft(draft: HandDraft): DraftCheck<Complete> {
  const rules = rulesFor(draft);
  if (!rules.ok) return impossible(rules.error);
  const foreign = riichiField(draft);
  if (foreign) return impossible(refuse('wrong-type', foreign, { wanted: 'left out: MCR does not know it' }).error);
  const tiles = readTiles(draft, 1);
  if (!tiles.ok) return impossible(tiles.error);
  const red = redFive(tiles.value, draft);
  if (red) return impossible(red);
  const unsaid = unsaidIn(draft, tiles.value.missing, false);
  if (unsaid) return { state: 'unfinished', unsaid };
  const hand = handOf(draft, tiles.value);
  const clash = impossibleWin(hand, draft.robbedKong === 'concealed');
  return clash ? impossible(clash) : { state: 'complete', hand, rules: rules.value };
}
