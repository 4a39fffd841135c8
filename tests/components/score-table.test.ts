import { expect, test } from 'vitest';
import {
  HAN,
  ROUNDED_UP_STYLE,
  scoreTable,
  scoreTables,
} from '../../src/components/widgets/scorer-island/score-table.ts';
import { RIICHI_IDS, RIICHI_RULEBOOKS, choicesIn, choosing } from '../../src/engine/riichi/index.ts';

const cellOf = (seat: 'east' | 'other', han: (typeof HAN)[number], fu: number) =>
  scoreTable(seat, 'ema-2016').find((row) => row.fu === fu)?.cells[HAN.indexOf(han)];

const firstOf = (isRoundingUp: boolean) =>
  RIICHI_IDS.find((id) => RIICHI_RULEBOOKS[id].options.roundUpMangan === isRoundingUp) ?? 'ema-2016';

test('is the same in every rulebook that rounds up alike, so that one table may stand for all', () => {
  for (const seat of ['east', 'other'] as const)
    for (const rules of RIICHI_IDS)
      expect(scoreTable(seat, rules)).toEqual(scoreTable(seat, firstOf(RIICHI_RULEBOOKS[rules].options.roundUpMangan)));
});

test('has two cells for each hand that some rulebooks round up to a mangan', () => {
  const rows = scoreTables('other', 'ema-2016');
  const doubled = rows.flatMap(({ fu, cells }) =>
    cells.flatMap(({ usual, roundedUp }, i) =>
      roundedUp ? [[HAN[i], fu, usual.discard?.discarder, roundedUp.discard?.discarder]] : [],
    ),
  );
  expect(doubled).toEqual([
    [4, 30, 7700, 8000],
    [3, 60, 7700, 8000],
  ]);
  expect(ROUNDED_UP_STYLE).toContain("[data-rulebook='ema-2025'] .rounded-up{display:block}");
  expect(ROUNDED_UP_STYLE).not.toContain('ema-2016');
});

test('has known cells', () => {
  expect(cellOf('other', 4, 30)).toMatchObject({ discard: { discarder: 7700 }, draw: { others: 2000, east: 3900 } });
  expect(cellOf('east', 3, 60)).toMatchObject({ discard: { discarder: 11600 }, draw: { others: 3900, east: null } });
});

test('leaves out what no hand can have', () => {
  expect(cellOf('other', 1, 20)).toEqual({ discard: undefined, draw: undefined });
  expect(cellOf('other', 2, 20)?.draw).toMatchObject({ others: 400, east: 700 });
  expect(cellOf('other', 2, 20)?.discard).toBeUndefined();
  expect(cellOf('other', 2, 25)).toMatchObject({ discard: { discarder: 1600 }, draw: undefined });
});

test('shows the cells of a house that rounds up, or does not, whatever its rulebook says', () => {
  const up = choosing(RIICHI_RULEBOOKS['ema-2016'], { roundUpMangan: true });
  const notUp = choosing(RIICHI_RULEBOOKS['ema-2025'], { roundUpMangan: false });
  for (const [id, shown] of [
    [up, 'rounded-up'],
    [notUp, 'not-rounded-up'],
  ] as const)
    expect(ROUNDED_UP_STYLE).toContain(`:root[data-chosen~='${choicesIn(id).join()}'] .${shown}`);
});
