import type { WinningHand } from './hand.ts';
import type { Note } from './outcome.ts';
import type { RiichiRules } from './rules.ts';

/** What the request names but the rulebook does not use. */
export function notesOf(hand: WinningHand, rules: RiichiRules, liabilityUnused: boolean): readonly Note[] {
  const { knobs, cite } = rules;
  const notes: Note[] = [];
  if (hand.reds.length > 0 && knobs.redFives === 0) notes.push({ id: 'red-fives-not-used', cite: cite.redFives });
  if (hand.doraIndicators.length > 1 && !knobs.kanDora) notes.push({ id: 'kan-dora-not-used', cite: cite.kanDora });
  if (hand.uraIndicators.length > 0 && !knobs.uraDora) notes.push({ id: 'ura-dora-not-used', cite: cite.uraDora });
  if (hand.uraIndicators.length > 1 && !knobs.kanUraDora)
    notes.push({ id: 'kan-ura-dora-not-used', cite: cite.kanUraDora });
  if (liabilityUnused) notes.push({ id: 'liability-not-used', cite: cite.pao });
  return notes;
}
