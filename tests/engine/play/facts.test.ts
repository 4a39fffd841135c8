import { describe, expect, it } from 'vitest';
import factIds from '../../fixtures/fact-ids.json' with { type: 'json' };
import { everyAnswer, inAll } from './asking.ts';
import { ROWS } from './riichi-rows.ts';

const rows = Object.entries(ROWS).flatMap(([fact, all]) =>
  all.map(([what, ...row]) => ({ what: `${fact}: ${what}`, row })),
);

describe('may I …?', () => {
  it.each(rows)('$what', ({ row: [action, state, expected, but] }) => {
    expect(everyAnswer(action, state)).toEqual(inAll(expected, but));
  });

  it('each fact has a case that may be and one that may not', () => {
    const oneSided = Object.entries(ROWS).filter(([, all]) => {
      const answers = new Set(all.flatMap(([, , , word, but]) => [word, ...Object.values(but ?? {})]));
      return !(answers.has('yes') && answers.size > 1);
    });
    expect(oneSided.map(([fact]) => fact)).toEqual([]);
  });
});

/** Facts of play that other tests hold. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'WALL-02': 'walls.test.ts',
  'WALL-03': 'walls.test.ts',
  'WALL-04': 'walls.test.ts',
  'WALL-08': 'walls.test.ts',
  'DORA-01': 'walls.test.ts',
  'DEAL-01': 'walls.test.ts',
  'DEAL-02': 'walls.test.ts',
  'DORA-02': 'examples.test.ts',
  'DORA-03': 'examples.test.ts',
  'DORA-04': 'follows.test.ts',
  'DORA-05': 'follows.test.ts',
  'DORA-06': 'yaku.test.ts',
  'DORA-07': 'examples.test.ts',
  'DORA-08': 'follows.test.ts',
  'KUI-03': 'costs.test.ts',
  'MELD-13': 'follows.test.ts',
  'CLAIM-09': 'walls.test.ts',
  'RII-03': 'settle-wins.test.ts',
  'RII-05': 'settle-wins.test.ts',
  'RII-09': 'yaku.test.ts',
  'RII-10': 'follows.test.ts',
  'DEAD-02': 'costs.test.ts',
  'DEAD-03': 'costs.test.ts',
  'DEAD-06': 'costs.test.ts',
  'ABT-03': 'settle-drawn.test.ts',
  'SHOW-02': 'hand.test.ts',
  'SHOW-03': 'hand.test.ts',
};

/** Facts of play that no state of a table decides, with the reason. */
const NOT_DECIDABLE: Readonly<Record<string, string>> = {
  'WALL-01': 'how the walls are built',
  'WALL-05': 'where the gap is left',
  'WALL-06': 'what the dead wall is for; that it is drawn from after kongs only is WIN-02',
  'WALL-07': 'a courtesy: where a tile is put down',
  'WALL-11': 'an offence with its ruling in the list of penalties',
  'DEAL-03': 'how tiles stand',
  'TURN-01': 'what a turn is called',
  'TURN-05': 'where discards lie',
  'TURN-06': 'pace: the referee judges it',
  'TURN-07': 'pace: a guideline without a penalty',
  'HAND-02': 'what a hand and a game are; the settling of hands holds it',
  'SHOW-01': 'where open sets lie',
  'SHOW-04': 'the order of two movements; an offence in the list of penalties',
  'DRAW-09': 'conduct after the hand; an offence in the list of penalties',
  'RII-04': 'the next discard is turned; an offence in the list of penalties',
  'DEAD-04': 'tiles that fell; an offence in the list of penalties',
  'DEAD-05': 'what may be said; an offence in the list of penalties',
};

it('every fact of play is a case, held elsewhere, or not decidable for a reason', () => {
  const ofPlay = /^(WALL|DORA|DEAL|TURN|HAND|CLAIM|KUI|MELD|SHOW|WIN|TEN|RII|ABT|FUR|DEAD)-/;
  const all = new Set(
    Object.entries(factIds)
      .filter(([book]) => book !== 'mers-2014')
      .flatMap(([, facts]) => Object.keys(facts))
      .filter((id) => ofPlay.test(id)),
  );
  const told = new Set([...Object.keys(ROWS), ...Object.keys(ELSEWHERE), ...Object.keys(NOT_DECIDABLE)]);
  expect([...all].filter((id) => !told.has(id))).toEqual([]);
});
