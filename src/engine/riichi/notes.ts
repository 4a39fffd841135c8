import { windKind } from '../tile.ts';
import type { WinningHand } from './hand.ts';
import type { Note } from './outcome.ts';
import type { CiteId, RiichiRules } from './rules.ts';

const SOUTH = windKind('south');

/** What the request names but the rulebook does not use, and what a table would have otherwise. */
export function notesOf(hand: WinningHand, rules: RiichiRules, liabilityUnused: boolean): readonly Note[] {
  const { knobs, cite } = rules;
  const { reds, doraIndicators, uraIndicators, melds, round, riichi, bets, robbedKong } = hand;
  const notes: Note[] = [];
  const note = (isSo: boolean, id: Note['id'], rule: CiteId): void => {
    if (isSo) notes.push({ id, cite: cite[rule] });
  };
  const ura = uraIndicators.length;
  const hasRiichi = riichi.kind !== 'none';
  note(reds.length > 0 && knobs.redFives === 0, 'red-fives-not-used', 'redFives');
  note(doraIndicators.length > 1 && !knobs.kanDora, 'kan-dora-not-used', 'kanDora');
  note(ura > 0 && !knobs.uraDora, 'ura-dora-not-used', 'uraDora');
  note(ura > 0 && knobs.uraDora && !hasRiichi, 'ura-without-riichi', 'ura-dora');
  note(ura > 1 && knobs.uraDora && hasRiichi && !knobs.kanUraDora, 'kan-ura-dora-not-used', 'kanUraDora');
  const kongs = melds.filter(({ type }) => type === 'kong').length;
  const isShort = doraIndicators.length > 0 && doraIndicators.length <= kongs;
  note(knobs.kanDora && isShort, 'fewer-indicators-than-kongs', 'kanDora');
  note(round > SOUTH, 'round-not-played', 'rounds');
  note(hasRiichi && bets === 0, 'riichi-without-bet', 'bets');
  note(robbedKong === 'concealed' && knobs.robConcealedKong, 'concealed-kong-robbed', 'robConcealedKong');
  note(liabilityUnused, 'liability-not-used', 'pao');
  return notes;
}
