import { windKind } from '../tile.ts';
import type { WinningHand } from './hand.ts';
import type { Note } from './outcome.ts';
import type { RiichiRules } from './rules.ts';

const SOUTH = windKind('south');

/** What the request names but the rulebook does not use, and what a table would have otherwise. */
export function notesOf(hand: WinningHand, rules: RiichiRules, liabilityUnused: boolean): readonly Note[] {
  const { knobs, cite } = rules;
  const notes: Note[] = [];
  if (hand.reds.length > 0 && knobs.redFives === 0) notes.push({ id: 'red-fives-not-used', cite: cite.redFives });
  if (hand.doraIndicators.length > 1 && !knobs.kanDora) notes.push({ id: 'kan-dora-not-used', cite: cite.kanDora });
  if (hand.uraIndicators.length > 0 && !knobs.uraDora) notes.push({ id: 'ura-dora-not-used', cite: cite.uraDora });
  else if (hand.uraIndicators.length > 0 && hand.riichi.kind === 'none')
    notes.push({ id: 'ura-without-riichi', cite: cite['ura-dora'] });
  else if (hand.uraIndicators.length > 1 && !knobs.kanUraDora)
    notes.push({ id: 'kan-ura-dora-not-used', cite: cite.kanUraDora });
  const kongs = hand.melds.filter(({ type }) => type === 'kong').length;
  const indicators = hand.doraIndicators.length;
  if (knobs.kanDora && indicators > 0 && indicators <= kongs)
    notes.push({ id: 'fewer-indicators-than-kongs', cite: cite['kan-dora'] });
  if (hand.round > SOUTH) notes.push({ id: 'round-not-played', cite: cite.rounds });
  if (hand.riichi.kind !== 'none' && hand.bets === 0) notes.push({ id: 'riichi-without-bet', cite: cite.bets });
  if (liabilityUnused) notes.push({ id: 'liability-not-used', cite: cite.pao });
  return notes;
}
