import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type AskOf, askQuestionOf } from '../../src/components/widgets/play/asks/questions.ts';
import { eventLines } from '../../src/components/widgets/play/table-lines.ts';
import { practiceWords } from '../../src/components/widgets/questions/strings.ts';
import { ui } from '../../src/i18n/strings.ts';
import { NAMED } from './named-words.ts';

const strings = JSON.parse(readFileSync('src/content/i18n/en.json', 'utf8')) as object;
const { play, practice, tile } = practiceWords({ all: () => strings });
const beside = ui({ all: () => strings }, 'beside');
const ask = (of: AskOf, rules = 'ema-2016') => askQuestionOf(of, { rules, play, practice, beside, tile, lang: 'en' });

/** South discards; West, in riichi, and East win. */
const DOUBLE_RON = {
  event: {
    type: 'ron',
    discarder: 1,
    winners: [
      { seat: 0, han: 2, fu: 30 },
      { seat: 2, han: 1, fu: 40 },
    ],
  },
  riichi: [2],
  counters: 1,
  bets: 2,
  seat: 2,
} as const;

/** East wins, then a draw in which a riichi stays on the table and East is noten. */
const EAST_THEN_WEST = [
  { type: 'win', winners: [0], discarder: 2, riichi: [] },
  { type: 'draw', tenpai: [3], riichi: [3] },
] as const;

const ROWS: readonly (readonly [AskOf, string, string])[] = [
  [{ of: 'dice', dice: [4, 5] }, 'ema-2016', 'east'],
  [{ of: 'dice', dice: [5, 6] }, 'ema-2016', 'west'],
  [{ of: 'corner', dice: [3, 1] }, 'ema-2016', '3'],
  [{ of: 'corner', dice: [3, 4] }, 'ema-2016', '0'],
  [{ of: 'indicator', open: [] }, 'ema-2016', '3t'],
  [{ of: 'indicator', open: ['6s'] }, 'ema-2016', '4t'],
  [{ of: 'indicator', open: ['6s', '1z', '2m', '3m'] }, 'ema-2016', '7t'],
  [{ of: 'replacement', open: ['6s'] }, 'ema-2016', '1t'],
  [{ of: 'replacement', open: ['6s', '1z', '2m'] }, 'ema-2016', '2t'],
  [{ of: 'ura', open: ['6s'] }, 'ema-2016', '3b'],
  [{ of: 'dora', open: '9p', among: ['8p', '1p', '1s'] }, 'ema-2016', '1p'],
  [{ of: 'dora', open: '4z', among: ['3z', '1z', '5z'] }, 'ema-2016', '1z'],
  [{ of: 'noten', tenpai: [0, 2, 3], seat: 1 }, 'ema-2016', '-3000'],
  [{ of: 'noten', tenpai: [0, 2], seat: 2 }, 'ema-2012', '1500'],
  [{ of: 'chombo', seat: 1 }, 'ema-2016', '-20000'],
  [{ of: 'chombo', seat: 1 }, 'samara-2019', '-8000'],
  [{ of: 'chombo', seat: 0 }, 'ema-2012', '-12000'],
  [{ of: 'chombo', seat: 2 }, 'rrc-2026', '-40000'],
  [{ of: 'late', minutes: 7 }, 'ema-2016', '-7000'],
  [{ of: 'late', minutes: 11 }, 'ema-2016', 'substitute'],
  [{ of: 'late', minutes: 12 }, 'mers-2014', '-20'],
  [{ of: 'late', minutes: 16 }, 'mers-2014', 'substitute'],
  [{ of: 'signal', begun: true }, 'ema-2016', '2'],
  [{ of: 'signal', begun: true }, 'samara-2019', '1'],
  [{ of: 'dealer', tenpai: [1, 2] }, 'ema-2016', 'no'],
  [{ of: 'dealer', winners: [0, 2], from: 1 }, 'ema-2016', 'yes'],
  [{ of: 'final', scores: [45000, 29000, 26000, 20000], seat: 0 }, 'tesuji-2018', '27000'],
  [{ of: 'final', scores: [45000, 29000, 26000, 20000], seat: 0 }, 'ema-2012', '45000'],
  [{ of: 'final', scores: [45000, 29000, 26000, 20000], seat: 0 }, 'samara-2019', '45000'],
  [{ of: 'final', scores: [36000, 36000, 26000, 22000], seat: 1 }, 'ema-2016', '16000'],
  [{ of: 'wins', won: DOUBLE_RON }, 'ema-2016', '3600'],
  [{ of: 'wins', won: { ...DOUBLE_RON, seat: 0 } }, 'ema-2016', '3200'],
  [{ of: 'wins', won: { ...DOUBLE_RON, seat: 0 } }, 'tesuji-2018', '0'],
  [{ of: 'game', hands: EAST_THEN_WEST, ask: 'counters' }, 'ema-2016', '2'],
  [{ of: 'game', hands: EAST_THEN_WEST, ask: 'dealer' }, 'ema-2016', 'B'],
  [{ of: 'game', hands: EAST_THEN_WEST, ask: 'bets' }, 'ema-2016', '1'],
  [{ of: 'table-points', scores: [80, 30, -30, -80], seat: 0 }, 'mers-2014', '4'],
  [{ of: 'table-points', scores: [80, 30, 30, -140], seat: 2 }, 'mers-2014', '1.5'],
  [{ of: 'ladder', time: 1 }, 'mers-2014', '0'],
  [{ of: 'ladder', time: 3 }, 'mers-2014', '-10'],
  [{ of: 'false-hu', shown: 'nothing' }, 'mers-2014', '0'],
  [{ of: 'false-hu', shown: 'below-eight' }, 'mers-2014', '-30'],
  [{ of: 'false-hu', shown: 'invalid' }, 'mers-2014', '-60'],
];

test.each(ROWS)('%j by %s', (of, rules, answer) => {
  const asked = ask(of, rules);
  expect(asked.answer).toBe(answer);
  expect(asked.choices.map(({ value }) => value)).toContain(answer);
  expect(asked.prompt.every((line) => line !== '' && !line.includes('{{'))).toBe(true);
});

test('each says, offers and explains what it did; keys stand for sentences', async () => {
  const words = { ...practiceWords(NAMED), beside: ui(NAMED, 'beside'), lang: 'en' };
  const said = ROWS.map(([of, rules]) => {
    const { prompt, choices, why, scene, after, cites } = askQuestionOf(of, { ...words, rules });
    return `${JSON.stringify(of)} ${rules} · ${JSON.stringify([prompt, choices, why, scene, after, cites])}\n`;
  });
  await expect(said.join('')).toMatchFileSnapshot(resolve('tests/fixtures/said/asks.txt'));
});

test('a story begins with the first thing that others do', () => {
  const told = eventLines(
    [
      { type: 'draw' },
      { type: 'discard', tile: '9m' },
      { type: 'others-discard', tile: '4p' },
      { type: 'draw' },
      { type: 'riichi' },
      { type: 'discard', tile: '1z' },
      { type: 'others-claim' },
    ],
    play,
  );
  expect(told.map(({ text }) => text)).toEqual([
    play['event.others-discard'],
    play['event.turn-riichi'],
    play['event.others-claim'],
  ]);
  expect(told.map(({ tiles }) => tiles.join(''))).toEqual(['4p', '1z', '']);
  expect(eventLines([{ type: 'draw' }, { type: 'discard', tile: '9m' }], play)).toEqual([]);
  const away = [{ type: 'draw' }, { type: 'discard', tile: '9m' }, { type: 'others-claim' }] as const;
  expect(eventLines(away, play).map(({ tiles }) => tiles)).toEqual([[]]);
  expect(eventLines(away, play, [1]).map(({ tiles }) => tiles)).toEqual([['9m']]);
});
