import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CARDS } from '../../src/components/features/referee/offences.ts';
import factIds from '../fixtures/fact-ids.json' with { type: 'json' };
import { HELD_BY_EDITION, NOT_DECIDABLE_BY_EDITION, ON_A_CARD_BY_EDITION } from './edition-facts.ts';
import { HEAVY_ROWS } from './yaku-rows-heavy.ts';
import { LIGHT_ROWS } from './yaku-rows.ts';

/**
 * Facts that are not about play (those are in `play/facts.test.ts`, of MERS in `play/mcr.test.ts`): the test that holds
 * each, by its words.
 */
const HELD: Readonly<Record<string, readonly [file: string, words: string]>> = {
  ...HELD_BY_EDITION,
  'SET-03': ['rulebook-values.ts', 'startPoints'],
  'SET-04': ['yaku.test.ts', 'red fives count in 2012 only'],
  'SEAT-03': ['settle-drawn.test.ts', 'the game is over when the deal would pass after the last hand'],
  'WIND-01': ['settle-drawn.test.ts', 'the round turns when the first East is East again'],
  'PAO-01': ['settle-wins.test.ts', 'liability for sets that the hand does not have is refused'],
  'PAO-02': ['settle-wins.test.ts', 'by draw the feeder pays all'],
  'PAO-03': ['settle-wins.test.ts', 'by discard of a third both pay half'],
  'PAO-04': ['settle-wins.test.ts', 'both pay half, the discarder the counters'],
  'PAO-05': ['settle-wins.test.ts', 'holds a player liable for four kongs in the A-League only (Tesuji R12)'],
  'DRAW-01': ['settle-drawn.test.ts', 'the hand is played again, its sticks go back'],
  'DRAW-05': ['settle-examples.test.ts', "'noten'"],
  'DRAW-06': ['settle-drawn.test.ts', '3,000 in all from who is not waiting'],
  'DRAW-07': ['settle-examples.test.ts', "'honba_move'"],
  'DRAW-08': ['settle-drawn.test.ts', 'riichi sticks stay for the next winner'],
  'CHO-02': ['settle-drawn.test.ts', 'at the table is a mangan paid backwards'],
  'CHO-03': ['settle-drawn.test.ts', 'after uma is booked and paid to nobody'],
  'CHO-04': ['finish.test.ts', "['chombo', 'S7']"],
  'CHO-06': ['settle-drawn.test.ts', 'a dead hand, or it is chombo'],
  'CHO-07': ['settle-drawn.test.ts', 'its sticks go back, nothing else changes'],
  'DECL-01': ['settle-properties.test.ts', 'conserves points'],
  'DECL-02': ['traps.test.ts', 'the most valuable reading'],
  'DECL-04': ['payments.test.ts', 'every generated hand is paid by its han and fu'],
  'DECL-05': ['settle-wins.test.ts', 'each is paid for the counters in full'],
  'DECL-06': [
    'settle-wins.test.ts',
    'MR-1: gives each winner his own stick back, and the rest to the nearest on the right (EMA 2016 4.1)',
  ],
  'DECL-07': [
    'settle-wins.test.ts',
    'pays only the nearest on the right in the A-League, with the stick of the other (Tesuji R5)',
  ],
  'DECL-10': ['examples.test.ts', "'limit_payment'"],
  'HON-01': ['settle-examples.test.ts', "'honba_move'"],
  'HON-02': ['payments.test.ts', '300 each by the discarder, 100 each by everybody on a draw'],
  'HON-03': ['settle-wins.test.ts', 'takes counters away only where there were any'],
  'DLR-01': ['settle-drawn.test.ts', 'East stays when waiting'],
  'DLR-02': ['settle-drawn.test.ts', 'its sticks go back, nothing else changes'],
  'GAME-01': ['settle-drawn.test.ts', 'the game is over when the deal would pass after the last hand'],
  'GAME-02': ['finish.test.ts', 'seats stay in their order, whatever their place'],
  'GAME-03': ['finish.test.ts', 'go to the winner, shared on a tie in hundreds'],
  'GAME-04': ['settle-drawn.test.ts', 'nobody may end the game'],
  'GAME-05': ['settle-drawn.test.ts', 'a dealer who wins or waits in the last hand plays on'],
  'GAME-06': ['settle-drawn.test.ts', 'a round that the rulebook does not play is noted'],
  'GAME-07': ['settle-wins.test.ts', 'lets the game go on below zero (EMA 2016 4.1)'],
  'GAME-08': ['finish.test.ts', 'of tied places is shared'],
  'OBS-01': ['settle-drawn.test.ts', 'is not paid elsewhere: the draw is settled with a note'],
  'OBS-02': ['settle-drawn.test.ts', 'is paid like a mangan by draw with counters and bets'],
  'OBS-03': ['settle-drawn.test.ts', 'is not paid elsewhere: the draw is settled with a note'],
  'SCO-01': ['examples.test.ts', "'score_hand'"],
  'SCO-02': ['examples.test.ts', "'round_fu'"],
  'SCO-03': ['payments.test.ts', '%i han'],
  'SCO-04': ['fu.test.ts', 'seven pairs are 25, not rounded'],
  'SCO-05': [
    'fu.test.ts',
    'a concealed set is twice an open one, outside tiles twice simples, a kong four times a pung',
  ],
  'SCO-06': ['fu.test.ts', 'an open set is open because it was called, or because a discard ended it'],
  'SCO-07': ['fu.test.ts', "'wait-edge'"],
  'SCO-08': ['examples.test.ts', "'score_hand'"],
  'SCO-09': ['examples.test.ts', "'score_hand'"],
  'SCO-10': ['fu.test.ts', 'a chow-only open hand is 22, so 30'],
  'SCO-11': ['payments.test.ts', '%i han'],
  'SCO-12': ['examples.test.ts', "'limit_payment'"],
  'SCO-13': ['yaku.test.ts', '13 han are a yakuman in 2012 and the highest ordinary limit elsewhere'],
  'SCO-14': ['examples.test.ts', "'score_table'"],
  'SCO-15': ['examples.test.ts', "'score_table'"],
  'SCO-16': ['yakuman.test.ts', 'limit hands do not add up; the most valuable is paid'],
  'SCO-17': ['examples.test.ts', "'score_hand'"],
  'LATE-01': ['tournament-examples.test.ts', "'late_penalty'"],
  'LATE-02': ['tournament-examples.test.ts', "'late_penalty'"],
  'LATE-03': ['tournament-examples.test.ts', 'is taken off after the game by 2016, at once by 2012'],
  'LATE-04': ['finish.test.ts', 'booked before the places are decided change them, after uma they do not'],
  'SUB-02': ['tournament-examples.test.ts', "'substitute'"],
  'SUB-03': ['tournament-examples.test.ts', "'substitute'"],
  'SUB-04': ['tournament-examples.test.ts', "'substitute'"],
  'SUB-05': ['rank.test.ts', 'a missed session is entered as the rulebook enters a substitute'],
  'SUB-06': ['rank.test.ts', 'a disqualified player is last, a withdrawn one is not listed'],
  'SUB-07': ['finish.test.ts', "['ema-2016', 'during', [-15_000, 15_000, 5000, -5000], -30_000]"],
  'SUB-10': ['rank.test.ts', 'a missed stage costs 60 points, several end the claim to the title'],
  'TIME-01': ['tournament-examples.test.ts', "'schedule'"],
  'TIME-02': ['tournament-examples.test.ts', 'at Samara the hand that a chombo ended is still played'],
  'TIME-03': ['tournament-examples.test.ts', 'hands after the signal'],
  'TIME-04': ['tournament-examples.test.ts', 'hands after the signal'],
  'TIME-05': ['tournament-examples.test.ts', 'dice_thrown_at_signal'],
  'TIME-06': ['tournament-examples.test.ts', 'a chombo is no hand, a draw is one, also an abortive one'],
  'TIME-08': ['tournament-examples.test.ts', 'hands after the signal'],
  'TIME-11': ['tournament-examples.test.ts', "'schedule'"],
  'FIN-01': ['finish.test.ts', "['ema-2012', [30_000, 10_000, -10_000, -30_000]]"],
  'FIN-02': ['finish.test.ts', "['ema-2016', [15_000, 5000, -5000, -15_000]]"],
  'FIN-03': ['finish.test.ts', 'is the sum of its steps, each with its place'],
  'FIN-04': ['rank.test.ts', 'by average place, then points, then variance of places, then range of points'],
  'FIN-05': ['rank.test.ts', 'by average place, then points, then variance of places, then range of points'],
  'FIN-06': ['tournament-examples.test.ts', "'samara_rank'"],
  'FIN-07': ['tournament-examples.test.ts', "'samara_rank'"],
  'FIN-10': ['tournament-examples.test.ts', "'jpml_convert'"],
  'FIN-11': ['tournament-examples.test.ts', "'jpml_uma'"],
  'FIN-12': ['finish.test.ts', 'go to nobody in the A-League'],
  'FIN-13': ['finish.test.ts', 'of tied places is shared'],
  'FIN-14': ['tournament-examples.test.ts', "'jpml_final'"],
  'FIN-15': ['rank.test.ts', 'equal totals of a stage: the better average place'],
  'FIN-16': ['rank.test.ts', 'equal totals over all stages: as chosen, and noted either way'],
  'YAKU-renho': ['yakuman.test.ts', 'a win on a discard in the first turn'],
  'YAKU-nagashi': ['settle-drawn.test.ts', 'is paid like a mangan by draw with counters and bets'],
  '3.1': ['settle-mcr.test.ts', 'climbs with the same infringement: a warning, 5, 10, 20, 30'],
  '3.3': ['settle-mcr.test.ts', 'without showing tiles rests on another article than one with tiles shown'],
  '3.6': ['../stores/penalty-log.test.ts', 'begins anew with each session, but not for obstruction and wasted time'],
  '4i.0': ['finish.test.ts', 'gives table points 4, 2, 1 and 0 (Green Book 3.9.2)'],
  '4i.1': ['rank.test.ts', 'a missed session gives nothing, and a disqualified player has nothing and is last'],
  '4i.2': ['finish.test.ts', 'a substitute from the start can win the table, a later one gets nothing'],
  '4i.3': ['../components/mcr-sheets.test.ts', "'ill-before'"],
  '4i.4': ['../components/mcr-sheets.test.ts', "'ill-during'"],
  '4i.5': ['../components/mcr-sheets.test.ts', "'disqualified'"],
  '4i.6': ['finish.test.ts', 'a substitute from the start can win the table, a later one gets nothing'],
  '4i.8': ['rank.test.ts', 'a missed session gives nothing, and a disqualified player has nothing and is last'],
};

/** Facts that a referee decides or announces, by the card that does. */
const ON_A_CARD: Readonly<Record<string, string>> = {
  ...ON_A_CARD_BY_EDITION,
  'SEAT-04': 'seat-draw',
  'WIND-02': 'round-marker',
  'DRAW-03': 'draw-order',
  'DRAW-04': 'noten-said',
  'DRAW-09': 'looking',
  'CHO-01': 'chombo-and-win',
  'CHO-05': 'false-win-shown',
  'CHO-08': 'wrong-word-win',
  'CHO-09': 'ron-no-pung-shown',
  'CHO-10': 'many-exposed',
  'CHO-11': 'own-hand-shown',
  'DECL-03': 'dearest-reading',
  'DECL-08': 'payment-unseen',
  'DECL-09': 'sticks',
  'FIN-09': 'points-told',
  'SUB-01': 'substitute-start',
  'SUB-08': 'referee-plays',
  'SUB-09': 'no-referee',
  'TIME-07': 'dice-early',
  'TIME-09': 'no-west-round',
  'TIME-10': 'interrupting',
  'ORG-00': 'newcomer',
  'ORG-02': 'newcomer',
  'ORG-03': 'drunk',
  'ORG-05': 'referee-called',
  '0.1': 'house-rules',
  '3.2': 'dead-hand-rights',
  '3.4': 'obstruction',
  '3.5': 'cheating',
  '3.7': 'after-time',
  '4i.7': 'ill-removed',
};

/** Facts that nothing at a table decides, with the reason. */
const NOT_DECIDABLE: Readonly<Record<string, string>> = {
  ...NOT_DECIDABLE_BY_EDITION,
  'SET-01': 'what the game is: every request has four seats',
  'SET-02': 'what the set is',
  'SET-05': 'what sticks there are',
  'SET-06': 'how many dice there are',
  'SEAT-01': 'where the four sit; all that follows goes by seats in turn',
  'SEAT-02': 'what East is called',
  'DRAW-02': 'what a draw is; what follows is DRAW-05 to DRAW-08',
  'MIN-01': 'that small offences are told elsewhere, each with its card',
  'FIN-08': 'who gets a prize: the first three of the ranking',
  'FIN-17': 'the seating of a league, which is made elsewhere',
  'ORG-01': 'dates, places and names',
  'ORG-04': 'dates, places and fees',
  '0.2': 'what the text leaves to the Green Book',
};

const OF_PLAY = /^(WALL|DORA|DEAL|TURN|HAND|CLAIM|KUI|MELD|SHOW|WIN|TEN|RII|ABT|FUR|DEAD)-|^[12]\.|^2i/;
/** The list of penalties holds offences, and the yaku rows hold patterns. */
const BY_KIND = /^(PEN|YAKU|YAKUMAN)-/;

const catalogue: Readonly<Record<string, readonly string[] | object>> = factIds;
const all = [
  ...new Set(
    Object.values(catalogue).flatMap((facts) => (Array.isArray(facts) ? facts : Object.keys(facts)) as string[]),
  ),
].filter((id) => !OF_PLAY.test(id));

it('every fact outside play is tested, shown by a card, or not decidable for a reason', () => {
  const told = [...Object.keys(HELD), ...Object.keys(ON_A_CARD), ...Object.keys(NOT_DECIDABLE)];
  expect(all.filter((id) => !told.includes(id) && !BY_KIND.test(id))).toEqual([]);
  expect(told.filter((id) => !all.includes(id))).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});

it.each(Object.entries(HELD))('%s is tested where the list says', (_, [file, words]) => {
  const path = new URL(file, import.meta.url);
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain(words);
});

it.each(Object.entries(ON_A_CARD))('%s is shown by the card %s', (_, id) => {
  expect(CARDS.map((card) => card.id)).toContain(id);
});

it.each(Object.entries(ON_A_CARD_BY_EDITION))(
  '%s is ruled on by the card %s, by the article of the fact',
  (fact, id) => {
    const book = fact.startsWith('RRC-') ? 'rrc-2026' : 'wrc-2025';
    const ruled = CARDS.find((card) => card.id === id)?.rulings[book]?.articles ?? [];
    const articles: Readonly<Record<string, readonly string[]>> = factIds[book];
    expect(ruled).toEqual(expect.arrayContaining([...(articles[fact] ?? ['none'])]));
  },
);

/** Catalogue names for which the engine has another. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  ittsuu: ['ittsu'],
  'yakuhai-dragon': ['yakuhai-white', 'yakuhai-green', 'yakuhai-red'],
};

it('every pattern of the catalogue has its rows', () => {
  const patterns = all
    .filter((id) => !(id in HELD))
    .flatMap((id) => /^YAKU-(.+)/.exec(id)?.[1]?.replaceAll('_', '-') ?? []);
  const rows = Object.keys({ ...LIGHT_ROWS, ...HEAVY_ROWS });
  expect(patterns.length).toBeGreaterThan(25);
  expect(patterns.flatMap((id) => NAMED[id] ?? [id]).filter((id) => !rows.includes(id))).toEqual([]);
});
