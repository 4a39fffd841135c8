import type { Clause } from '../../clause.ts';
import { blockOf, splits } from '../../decompose.ts';
import { type Result, ok } from '../../result.ts';
import type { RiichiRules } from '../rules.ts';
import { COPIES, type Counts, type Kind, type Tile } from '../../tile.ts';
import { type Held, type Holding, readHolding, readTile, tilesOf } from '../holding.ts';
import { waitKinds } from '../waits.ts';

/** Leave or refusal with the place that decides; a riichi that is allowed says what it waits for. */
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
  const held = readHolding(holding, 14);
  if (!held.ok) return held;
  const discard = readTile(holding.discard, 'discard');
  if (!discard.ok) return discard;
  const { cite, knobs } = rules;
  if (holding.open) return refusal('open-hand', cite['riichi-declaration']);
  if (holding.tilesLeft < knobs.riichiTilesLeft) return refusal('too-few-tiles', cite.riichiTilesLeft);
  const { counts, all } = held.value;
  if (counts[discard.value] === 0) return refusal('not-held', cite['riichi-declaration']);
  counts[discard.value]!--;
  all[discard.value]!--;
  const { live } = waitKinds(held.value);
  return live.length === 0
    ? refusal('not-waiting', cite.tenpai)
    : ok({ allowed: true, waits: tilesOf(live), cite: cite['riichi-declaration'] });
}

/** Whether every complete reading of a waiting hand, whatever it waits for, has these three tiles as a pung. */
function onlyAsPung(counts: Counts, kind: Kind, waits: readonly Kind[]): boolean {
  const pung = blockOf('pung', kind);
  return waits.every((wait) => {
    counts[wait]!++;
    const every = splits(counts).every(({ blocks }) => blocks.includes(pung));
    counts[wait]!--;
    return every;
  });
}

function waitsWithKong({ counts, all, melds }: Held, kind: Kind): Kind[] {
  const rest = counts.slice();
  const seen = all.slice();
  rest[kind] = 0;
  seen[kind] = COPIES;
  return waitKinds({ counts: rest, all: seen, melds: melds + 1 }).live;
}

/**
 * Whether a player in riichi may declare a concealed kong with the tile just drawn: it must fit a concealed triplet, leave
 * the waits as they are and, by the EMA books, be readable as nothing but a pung (EMA 2016 3.3.14). `concealed` is without
 * the drawn tile.
 */
export function judgeKongAfterRiichi(
  holding: Holding & { readonly drawn: string },
  rules: RiichiRules,
): Result<Permission<'never' | 'no-triplet' | 'waits-change' | 'not-only-a-triplet'>> {
  const held = readHolding(holding, 13);
  if (!held.ok) return held;
  const drawn = readTile(holding.drawn, 'drawn');
  if (!drawn.ok) return drawn;
  const { kongAfterRiichi } = rules.knobs;
  const cite = rules.cite.kongAfterRiichi;
  if (kongAfterRiichi === 'never') return refusal('never', cite);
  if (held.value.counts[drawn.value] !== 3) return refusal('no-triplet', cite);
  const { live } = waitKinds(held.value);
  const after = waitsWithKong(held.value, drawn.value);
  if (live.join() !== after.join()) return refusal('waits-change', cite);
  if (kongAfterRiichi === 'same-waits-only-triplet' && !onlyAsPung(held.value.counts, drawn.value, live))
    return refusal('not-only-a-triplet', cite);
  return ok({ allowed: true, waits: tilesOf(live), cite });
}
