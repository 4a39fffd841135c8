import { kongsIn } from '../../base/melds.ts';
import { windKind } from '../../base/tile.ts';
import type { WinningHand } from '../hand/hand.ts';
import type { Note } from './outcome.ts';
import type { CiteId, RiichiRules } from '../options/rules.ts';
import { feedsConcealedKong } from '../table/liability.ts';

const SOUTH = windKind('south');

/** What the request names but the rulebook does not use, and what else a table would usually have. */
export function notesOf(hand: WinningHand, rules: RiichiRules, liabilityUnused: boolean): readonly Note[] {
  const { options, cite } = rules;
  const { reds, doraIndicators, uraIndicators, melds, round, riichi, bets, robbedKong } = hand;
  const notes: Note[] = [];
  const note = (id: Note['id'], rule: CiteId): number => notes.push({ id, cite: cite[rule] });
  const ura = uraIndicators.length;
  const hasRiichi = riichi.kind !== 'none';
  if (reds.length > 0 && options.redFives === 0) note('red-fives-not-used', 'redFives');
  if (doraIndicators.length > 1 && !options.kanDora) note('kan-dora-not-used', 'kanDora');
  if (ura > 0 && !options.uraDora) note('ura-dora-not-used', 'uraDora');
  if (ura > 0 && options.uraDora && !hasRiichi) note('ura-without-riichi', 'ura-dora');
  if (ura > 1 && options.uraDora && hasRiichi && !options.kanUraDora) note('kan-ura-dora-not-used', 'kanUraDora');
  const isShort = doraIndicators.length > 0 && doraIndicators.length <= kongsIn(melds);
  if (options.kanDora && isShort) note('fewer-indicators-than-kongs', 'kanDora');
  if (round > SOUTH) note('round-not-played', 'rounds');
  if (hasRiichi && bets === 0) note('riichi-without-bet', 'bets');
  if (robbedKong === 'concealed' && options.robConcealedKong) note('concealed-kong-robbed', 'robConcealedKong');
  if (liabilityUnused) note('liability-not-used', 'pao');
  else if (options.paoConcealedKong && feedsConcealedKong(hand)) note('liable-with-concealed-kong', 'paoConcealedKong');
  return notes;
}
