import { windKind } from '../tile.ts';
import type { WinningHand } from './hand.ts';
import type { Note } from './outcome.ts';
import type { CiteId, RiichiRules } from './rules.ts';
import { feedsConcealedKong } from './table/liability.ts';

const SOUTH = windKind('south');

const kongsIn = (melds: WinningHand['melds']): number => {
  let kongs = 0;
  for (const { type } of melds) if (type === 'kong') kongs++;
  return kongs;
};

function note(notes: Note[], cite: RiichiRules['cite'], isSo: boolean, id: Note['id'], rule: CiteId): void {
  if (isSo) notes.push({ id, cite: cite[rule] });
}

/** What the request names but the rulebook does not use, and what a table would have otherwise. */
export function notesOf(hand: WinningHand, rules: RiichiRules, liabilityUnused: boolean): readonly Note[] {
  const { knobs, cite } = rules;
  const { reds, doraIndicators, uraIndicators, melds, round, riichi, bets, robbedKong } = hand;
  const notes: Note[] = [];
  const ura = uraIndicators.length;
  const hasRiichi = riichi.kind !== 'none';
  note(notes, cite, reds.length > 0 && knobs.redFives === 0, 'red-fives-not-used', 'redFives');
  note(notes, cite, doraIndicators.length > 1 && !knobs.kanDora, 'kan-dora-not-used', 'kanDora');
  note(notes, cite, ura > 0 && !knobs.uraDora, 'ura-dora-not-used', 'uraDora');
  note(notes, cite, ura > 0 && knobs.uraDora && !hasRiichi, 'ura-without-riichi', 'ura-dora');
  note(notes, cite, ura > 1 && knobs.uraDora && hasRiichi && !knobs.kanUraDora, 'kan-ura-dora-not-used', 'kanUraDora');
  const isShort = doraIndicators.length > 0 && doraIndicators.length <= kongsIn(melds);
  note(notes, cite, knobs.kanDora && isShort, 'fewer-indicators-than-kongs', 'kanDora');
  note(notes, cite, round > SOUTH, 'round-not-played', 'rounds');
  note(notes, cite, hasRiichi && bets === 0, 'riichi-without-bet', 'bets');
  note(notes, cite, robbedKong === 'concealed' && knobs.robConcealedKong, 'concealed-kong-robbed', 'robConcealedKong');
  note(notes, cite, liabilityUnused, 'liability-not-used', 'pao');
  const restsOnConcealed = knobs.paoConcealedKong && !liabilityUnused && feedsConcealedKong(hand);
  note(notes, cite, restsOnConcealed, 'liable-with-concealed-kong', 'paoConcealedKong');
  return notes;
}
