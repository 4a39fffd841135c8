import './take-up-riichi.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type HandRequest, RIICHI_IDS, type RiichiId, type Win } from '../../src/engine/riichi/index.ts';
import { REAL } from '../../src/quizzes/hands/real.ts';
import { mustWin, winOf } from '../../src/quizzes/hands/win.ts';
import { newRun, nextQuestion } from '../../src/quizzes/session/run.ts';
import { makeQuestion } from '../../src/quizzes/games/skills.ts';

type Shares = Readonly<Record<string, number>>;

/** Frequencies in real hands, in percent. */
const COUNTED = JSON.parse(readFileSync('tests/fixtures/riichi-frequencies.json', 'utf8')) as Readonly<
  Record<string, Shares>
>;

const DEALT = 1200;
/** Rarer classes are not checked. */
const LEAST = 2;
const MAY_BE_OFF = 0.2;

const isOpen = ({ melds = [] }: HandRequest): boolean =>
  melds.some((meld) => meld.type !== 'kong' || meld.form !== 'concealed');

/** The classes into which a hand falls. */
const CLASSES: Readonly<Record<string, (hand: HandRequest, win: Win) => readonly string[]>> = {
  calls: ({ melds = [] }) => [String(melds.filter((meld) => meld.type !== 'kong' || meld.form !== 'concealed').length)],
  by: ({ by }) => [by],
  dealer: ({ seatWind }) => [String(seatWind === 'east')],
  wait: (_, { readings }) => [readings.find(({ won }) => won)?.wait ?? ''],
  riichi: (hand) => [isOpen(hand) ? 'open' : (hand.riichi ?? 'none') === 'none' ? 'closed without riichi' : 'riichi'],
  han: (_, { han }) => [String(han)],
  fu: (_, { fu }) => [String(fu)],
  yaku: (_, { items }) => items.map(({ id }) => id),
};

/** What depends on how a hand is made up, whatever the rulebook counts. */
const EVERYWHERE = ['calls', 'by', 'dealer', 'wait', 'riichi'];

/** Rulebooks with everything that was counted: open tanyao, ippatsu, ura dora, no red fives. */
const AS_COUNTED: readonly RiichiId[] = ['ema-2016', 'samara-2019'];

interface Held {
  readonly name: string;
  readonly real: number;
  readonly dealt: number;
  readonly isNear: boolean;
}

/**
 * Each class above the smallest share, with its share among dealt hands; two standard errors are allowed for chance.
 */
function held(rules: RiichiId): readonly Held[] {
  const counts = new Map<string, number>();
  let hands = 0;
  for (let i = 0; i < DEALT; i++) {
    const question = makeQuestion('whole', { rules, level: 2 }, `table.${String(i)}`);
    if (question?.skill !== 'whole') continue;
    hands++;
    const win = mustWin(question.hand);
    for (const [table, classesOf] of Object.entries(CLASSES))
      for (const one of classesOf(question.hand, win))
        counts.set(`${table} ${one}`, (counts.get(`${table} ${one}`) ?? 0) + 1);
  }
  expect(hands).toBe(DEALT);
  const tables = AS_COUNTED.includes(rules) ? Object.keys(CLASSES) : EVERYWHERE;
  return tables.flatMap((table) =>
    Object.entries(COUNTED[table] ?? {})
      .filter(([, real]) => real > LEAST)
      .map(([one, real]) => {
        const dealt = (100 * (counts.get(`${table} ${one}`) ?? 0)) / hands;
        const chance = 2 * Math.sqrt((real * (100 - real)) / hands);
        return { name: `${table} ${one}`, real, dealt, isNear: Math.abs(dealt - real) <= MAY_BE_OFF * real + chance };
      }),
  );
}

describe.each(RIICHI_IDS)('whole hands dealt as at the table, by %s', (rules) => {
  test('have the frequencies of real won hands', () => {
    const classes = held(rules);
    const said = classes.map(({ name, real, dealt }) => `${name} ${dealt.toFixed(1)} (${real})`);
    console.info(`${rules}, percent dealt (and counted): ${said.join(', ')}`);
    expect(classes.length).toBeGreaterThan(15);
    expect(classes.filter(({ isNear }) => !isNear)).toEqual([]);
  });
});

describe.each(['yaku', 'han', 'fu'] as const)('hands in a session of %s', (skill) => {
  test('have the wait frequencies of real won hands', () => {
    const waits = Array.from({ length: 400 }, (_, i) => {
      const next = nextQuestion(newRun('ema-2016', `waits.${String(i)}`), { skill, level: 2 });
      const hand = next && 'hand' in next.question ? winOf(next.question.hand) : undefined;
      return hand?.readings.find(({ won }) => won)?.wait;
    }).filter((wait) => wait !== undefined);
    for (const [wait, real] of Object.entries(REAL.wait)) {
      const share = (100 * waits.filter((one) => one === wait).length) / waits.length;
      expect(Math.abs(share - real), `${wait}: ${share.toFixed(1)}, really ${String(real)}`).toBeLessThan(9);
    }
  });
});

test('the frequencies used for dealing are those that were counted', () => {
  expect(REAL.calls).toEqual(COUNTED.calls);
  expect(REAL.wait).toEqual(COUNTED.wait);
  expect(REAL.waitOfOpen).toEqual(COUNTED['wait of open']);
  expect(REAL.waitOfClosed).toEqual(COUNTED['wait of closed']);
  expect(REAL.dealer).toBe(COUNTED.dealer?.true);
  const { riichi = {}, by = {}, yaku = {}, calls = {} } = COUNTED;
  const [closed = 0, drawn = 0] = [calls['0'], yaku['menzen-tsumo']];
  expect(REAL.riichiOfClosed).toBeCloseTo((100 * (riichi.riichi ?? 0)) / closed, 1);
  expect(REAL.drawOfClosed).toBeCloseTo((100 * drawn) / closed, 1);
  expect(REAL.drawOfOpen).toBeCloseTo((100 * ((by.draw ?? 0) - drawn)) / (riichi.open ?? 1), 1);
});
