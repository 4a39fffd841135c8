import { type DraftCheck, type HandDraft, impossible, unsaidIn } from '../../hand/draft.ts';
import { type HandTiles, readTiles, redDotsOf } from '../../hand/read.ts';
import type { Liable } from '../../hand/request.ts';
import { type Refusal, refuse } from '../../base/result.ts';
import { windKind } from '../../base/tile.ts';
import { changedRules } from '../rulebooks/changed-rules.ts';
import type { Declared, TableFacts, WinningHand } from '../hand/hand.ts';
import type { RiichiRules } from '../options/rules.ts';
import { checkTable, refuseAt } from '../table/check.ts';
import { type PossibleLiability, liableFor, possibleLiabilities } from '../table/liability.ts';

/** A hand that can be scored, and the rules that it is scored by. */
interface Complete {
  readonly hand: WinningHand;
  readonly rules: RiichiRules;
}

const UNDECLARED: Declared = { kind: 'none' };
const NOBODY: readonly Liable[] = [];

const declared = ({ riichi = 'none', ippatsu = false }: HandDraft): Declared =>
  riichi === 'none' ? UNDECLARED : { kind: riichi, ippatsu };

const factsOf = (draft: HandDraft, tiles: HandTiles): TableFacts => ({
  concealed: tiles.concealed,
  all: tiles.all,
  melds: tiles.melds,
  winning: tiles.winning,
  winningRed: tiles.winningRed,
  closed: tiles.closed,
  traits: tiles.traits,
  reds: tiles.reds,
  doraIndicators: tiles.doraIndicators,
  uraIndicators: tiles.uraIndicators,
  missing: tiles.missing,
  byDraw: draft.by && draft.by === 'draw',
  seat: draft.seatWind && windKind(draft.seatWind),
  round: draft.roundWind && windKind(draft.roundWind),
  riichi: declared(draft),
  lastTile: draft.lastTile ?? false,
  afterKong: draft.afterKong ?? false,
  firstTurn: draft.firstTurn ?? false,
  robbedKong: draft.robbedKong ?? 'none',
  counters: draft.counters ?? 0,
  bets: draft.bets,
  liable: draft.liable ?? NOBODY,
  discarder: draft.discarder,
});

/** The first field that says something which only MCR knows; its default may be written. */
const mcrField = ({ flowers, lastOfKind, winningTileShown }: HandDraft): keyof HandDraft | undefined =>
  flowers ? 'flowers' : lastOfKind ? 'lastOfKind' : winningTileShown === false ? 'winningTileShown' : undefined;

/** A refusal of the melds with its place, where a rulebook has one for it. */
const citing = (error: Refusal, { cite }: RiichiRules): Refusal =>
  error.why === 'chow-from-left-only' ? { ...error, cite: cite['chow-from-left'] } : error;

/** No liability is derived from fewer sets. */
const LEAST_FED = 3;

/** Checks a draft under given rules: the one maker of a hand that can be scored. */
function checkHand(draft: HandDraft, rules: RiichiRules): DraftCheck<Complete> {
  const foreign = mcrField(draft);
  if (foreign) return impossible(refuse('wrong-type', foreign, { wanted: 'left out: riichi does not know it' }).error);
  const tiles = readTiles(draft, redDotsOf(rules.options.redFives));
  if (!tiles.ok) return impossible(citing(tiles.error, rules));
  const said = factsOf(draft, tiles.value);
  const facts = said.melds.length < LEAST_FED ? said : { ...said, liable: liableFor(said, rules.options) };
  const refusals = checkTable(facts, rules);
  if (draft.ippatsu && facts.riichi.kind === 'none')
    refusals.unshift(refuseAt('ippatsu-without-riichi', 'ippatsu', rules.cite.ippatsu));
  if (refusals[0]) return impossible(...(refusals as [Refusal, ...Refusal[]]));
  const unsaid = unsaidIn(draft, facts.missing, facts.liable.length > 0);
  return unsaid ? { state: 'unfinished', unsaid } : { state: 'complete', hand: facts as WinningHand, rules };
}

/** Checks a draft under the rulebook and the options that it names; it is impossible where these are unknown. */
export function checkDraft(draft: HandDraft): DraftCheck<Complete> {
  const rules = changedRules(draft.rules, draft.knobs);
  return rules.ok ? checkHand(draft, rules.value) : impossible(rules.error);
}

/** The patterns that somebody may be liable for by the sets of a draft, and who is, where the callers tell it (EMA 2016 3.3.9). */
export function liabilitiesIn(draft: HandDraft): readonly PossibleLiability[] {
  const rules = changedRules(draft.rules, draft.knobs);
  if (!rules.ok) return [];
  const tiles = readTiles(draft, redDotsOf(rules.value.options.redFives));
  return tiles.ok ? possibleLiabilities(factsOf(draft, tiles.value), rules.value.options) : [];
}
