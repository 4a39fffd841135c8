import type { Clause } from '../../base/clause.ts';
import { blockOf, splits } from '../../base/decompose.ts';
import { type Result, ok, refuse } from '../../base/result.ts';
import type { RiichiRules } from '../options/rules.ts';
import { COPIES, type Counts, type Kind, type Tile } from '../../base/tile.ts';
import { type Counted, type Holding, readHolding, readTile, tilesOf } from '../hand/holding.ts';
import type { RiichiOptions } from '../options/options.ts';
import { waitKinds } from '../hand/waits.ts';

/** Whether an action is allowed, with the clause; an allowed riichi has its waits. */
export type Permission<Because extends string> =
  | { readonly allowed: true; readonly waits: readonly Tile[]; readonly cite: Clause }
  | { readonly allowed: false; readonly because: Because; readonly cite: Clause };

const refusal = <B extends string>(because: B, cite: Clause): Result<Permission<B>> =>
  ok({ allowed: false, because, cite });

/** Whether a player who has drawn may declare riichi with this discard, `tilesLeft` in the wall (EMA 2016 3.3.14). */
export function judgeRiichi(
  holding: Holding & { readonly open: boolean; readonly discard: string; readonly tilesLeft: number },
  rules: RiichiRules,
): Result<Permission<'open-hand' | 'not-held' | 'not-waiting' | 'too-few-tiles'>> {
  const held = readHolding(holding, 14, rules);
  if (!held.ok) return held;
  const discard = readTile(holding.discard, 'discard');
  if (!discard.ok) return discard;
  const { cite, options } = rules;
  if (!Number.isInteger(holding.tilesLeft) || holding.tilesLeft < 0)
    return refuse('wrong-type', 'tilesLeft', { wanted: 'a whole number from 0' });
  if (holding.open || held.value.called) return refusal('open-hand', cite['riichi-declaration']);
  if (holding.tilesLeft < options.riichiTilesLeft) return refusal('too-few-tiles', cite.riichiTilesLeft);
  const { counts, all } = held.value;
  if (counts[discard.value] === 0) return refusal('not-held', cite['riichi-declaration']);
  counts[discard.value]!--;
  all[discard.value]!--;
  const { live } = waitKinds(held.value);
  return live.length === 0
    ? refusal('not-waiting', cite.tenpai)
    : ok({ allowed: true, waits: tilesOf(live), cite: cite['riichi-declaration'] });
}

/** Whether these three tiles are a pung in every reading of every winning hand. */
function onlyAsPung(counts: Counts, kind: Kind, waits: readonly Kind[]): boolean {
  const pung = blockOf('pung', kind);
  return waits.every((wait) => {
    counts[wait]!++;
    const every = splits(counts).every(({ blocks }) => blocks.includes(pung));
    counts[wait]!--;
    return every;
  });
}

function waitsWithKong({ counts, all }: Counted, kind: Kind): Kind[] {
  const rest = counts.slice();
  const seen = all.slice();
  rest[kind] = 0;
  seen[kind] = COPIES;
  return waitKinds({ counts: rest, all: seen }).live;
}

/** What keeps a player in riichi from a concealed kong with the fourth tile of a triplet. */
export type KongObstacle = 'never' | 'waits-change' | 'not-only-a-triplet';

/** What keeps waiting tiles in riichi from a concealed kong of one of their triplets, if anything (EMA 2016 3.3.14). */
export function kongObstacle(
  held: Counted,
  drawn: Kind,
  { kongAfterRiichi }: Pick<RiichiOptions, 'kongAfterRiichi'>,
): KongObstacle | undefined {
  if (kongAfterRiichi === 'never') return 'never';
  const { live } = waitKinds(held);
  if (live.join() !== waitsWithKong(held, drawn).join()) return 'waits-change';
  return kongAfterRiichi === 'same-waits-only-triplet' && !onlyAsPung(held.counts, drawn, live)
    ? 'not-only-a-triplet'
    : undefined;
}

/**
 * Whether a player in riichi may declare a concealed kong with the tile just drawn: it must fit a concealed triplet, leave
 * the waits as they are and, by the EMA books, be readable as nothing but a pung (EMA 2016 3.3.14). `concealed` is without
 * the drawn tile.
 */
export function judgeKongAfterRiichi(
  holding: Holding & { readonly drawn: string },
  rules: RiichiRules,
): Result<Permission<KongObstacle | 'no-triplet'>> {
  const drawn = readTile(holding.drawn, 'drawn');
  if (!drawn.ok) return drawn;
  const held = readHolding(holding, 13, rules, holding.drawn);
  if (!held.ok) return held;
  if (held.value.called) return refuse('riichi-with-open-meld', 'melds');
  const cite = rules.cite.kongAfterRiichi;
  const isTriplet = held.value.counts[drawn.value] === 3;
  const isAsked = isTriplet || rules.options.kongAfterRiichi === 'never';
  const obstacle = isAsked ? kongObstacle(held.value, drawn.value, rules.options) : 'no-triplet';
  return obstacle ? refusal(obstacle, cite) : ok({ allowed: true, waits: tilesOf(waitKinds(held.value).live), cite });
}
