import { describe, expect, it } from 'vitest';
import { combinationsOf } from '../../../src/engine/mcr/score/combine.ts';
import { type Counted, countHand, heldIn } from '../../../src/engine/mcr/score/count.ts';
import { timesOf } from '../../../src/engine/mcr/score/entries.ts';
import { factsOf } from '../../../src/engine/mcr/hand/facts.ts';
import { COMBINATION_RULES } from '../../../src/engine/mcr/fan/combinations.ts';
import { PRINCIPLES, placeOf } from '../../../src/engine/mcr/options/ids.ts';
import { CONDITIONS, FANS, type FanId, type WhyNot, whyNot } from '../../../src/engine/mcr/index.ts';
import { readMcr } from './read.ts';
import { MCR_OPTION_IDS } from '../../../src/engine/mcr/options/options.ts';
import { lacking } from '../../../src/engine/mcr/fan/rule.ts';
import { shapesOf } from '../../../src/engine/mcr/hand/shape.ts';
import { FAN_ROWS } from './fan-rows.ts';
import { mcrHands } from './generate.ts';
import { mcr, mcrHand, why } from './hands.ts';
import { chow, fits, pair, pung, requestOf } from './spec.ts';

const dealt = mcrHands(64, 250).flatMap((request) => {
  const read = readMcr(request);
  return read.ok ? [{ request, ...read.value }] : [];
});

/** Every multiset of four of these kinds, lowest first. */
function fours(kinds: readonly number[]): readonly (readonly number[])[] {
  let found: readonly (readonly number[])[] = [[]];
  for (let i = 0; i < 4; i++)
    found = found.flatMap((some) => kinds.filter((kind) => kind >= (some.at(-1) ?? 0)).map((kind) => [...some, kind]));
  return found;
}

const SUITED = Array.from({ length: 27 }, (_, kind) => kind);
const STARTS = SUITED.filter((kind) => kind % 9 < 7);
const EAST = 27;

/** Sets that may combine, and a pair: those that look alike, and a sample of the others. */
const SETS: readonly (readonly [of: typeof chow, kinds: readonly (readonly number[])[], pairs: readonly number[]])[] = [
  [
    chow,
    fours(STARTS.filter((kind) => kind % 3 === 0)).filter((four) => four.every((kind) => kind % 9 !== 3)),
    [4, 13, 22],
  ],
  [chow, fours(STARTS.slice(0, 7)), [EAST]],
  [chow, fours(STARTS).filter((_, i) => i % 9 === 0), [EAST]],
  [pung, fours(SUITED).filter((_, i) => i % 16 === 0), [EAST]],
];

type Lists = ReturnType<typeof mcr>['equalLists'];

/** Whether the explanation of a fan agrees with the hand's count. */
function agrees(
  told: WhyNot,
  fan: FanId,
  counted: ReadonlyMap<FanId, number>,
  equal: Lists,
  held: readonly Counted[],
): boolean {
  if (counted.has(fan) || told.status === 'counts') return told.status === 'counts' && told.count === counted.get(fan);
  switch (told.status) {
    case 'equal-list':
      return equal.some(
        (list) => JSON.stringify(list) === JSON.stringify(told.items) && list.some(({ id }) => id === fan),
      );
    case 'excluded':
      return told.excludes.every(
        ({ rule, by, principle }) =>
          rule === fan &&
          (PRINCIPLES.some((one) => one === principle)
            ? counted.has(by as FanId)
            : MCR_OPTION_IDS.some((option) => option === by)),
      );
    case 'missing':
      return CONDITIONS.includes(told.lacks) && held.every((one) => timesOf(heldIn(one), placeOf(fan)) === 0);
  }
}

describe('why a fan does not count', () => {
  it('agrees with the count for every fan of every hand', () => {
    const wrong: string[] = [];
    for (const { request, hand, rules } of dealt) {
      const { items, equalLists } = mcr(request);
      const counted = new Map<FanId, number>(items.map(({ id, count }) => [id, count]));
      const held = countHand(factsOf(hand, rules.options))?.readings ?? [];
      for (const fan of FANS) {
        const told = whyNot(hand, fan, rules);
        if (!agrees(told, fan, counted, equalLists, held)) wrong.push(`${fan} ${JSON.stringify({ told, request })}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('knows of every combination of sets that the count finds, and of no other', () => {
    for (const { hand, rules } of dealt)
      for (const shape of shapesOf(factsOf(hand, rules.options))) {
        const { large, pairs } = combinationsOf(shape);
        const found = new Set([...large, ...pairs].map(({ fan }) => FANS[fan]));
        for (const rule of COMBINATION_RULES)
          expect(lacking(rule, shape) === undefined, rule.fan).toBe(found.has(rule.fan));
      }
  });

  it('agrees with the count on any chows and pungs', () => {
    const wrong: string[] = [];
    for (const [make, all, pairs] of SETS)
      for (const four of all)
        for (const eye of pairs) {
          const groups = [...four.map((kind) => ({ ...make(kind), laid: 'open' as const })), pair(eye)];
          if (!fits({ groups })) continue;
          const request = requestOf({ groups, winning: 0, win: { by: 'draw', seatWind: 'south', roundWind: 'south' } });
          const read = readMcr(request);
          if (!read.ok) throw new Error(read.error.why);
          for (const shape of shapesOf(factsOf(read.value.hand, read.value.rules.options))) {
            const { large, pairs: two } = combinationsOf(shape);
            const found = new Set([...large, ...two].map(({ fan }) => FANS[fan]));
            const told = COMBINATION_RULES.filter((rule) => lacking(rule, shape) === undefined);
            if (told.length !== found.size || !told.every(({ fan }) => found.has(fan)))
              wrong.push(JSON.stringify(request));
          }
        }
    expect(wrong).toEqual([]);
  });

  it('names the first group that spoils a fan, even a part of a knitted straight', () => {
    const spoils = (text: string): unknown => {
      const told = why(mcrHand(text), 'all-fives');
      return told.status === 'missing' ? told.values : told;
    };
    expect(spoils('147m258p369s46m55s +5m')).toEqual({ tiles: '147m' });
    expect(spoils('258m147p369s46m55s +5m')).toEqual({ tiles: '147p' });
    expect(spoils('258m147p369s34m55s +5m')).toEqual({ tiles: '147p' });
    expect(spoils('258m147p369s13m55s +2m')).toEqual({ tiles: '123m' });
  });

  it('names every condition for some hand', () => {
    const told = new Set(Object.values(FAN_ROWS).map(([, , lacks]) => lacks.split(' ')[0]));
    for (const [text, fan, lacks] of MORE) {
      const answer = why(mcrHand(text), fan);
      expect(answer.status === 'missing' ? answer.lacks : answer, text).toBe(lacks);
      told.add(lacks);
    }
    expect([...told].sort()).toEqual([...CONDITIONS].sort());
  });

  it('lists the other tiles that would win, and separately those of which the hand holds all four', () => {
    // 13s wait for 2s only; 4567s for 4s and 7s.
    expect(why(mcrHand('4567s *7s (111m) (222m) (333m)'), 'single-wait')).toMatchObject({ values: { tiles: '4s' } });
    expect(why(mcrHand('1112p *2p (3333p) (456m) (789s)'), 'single-wait')).toMatchObject({ values: { tiles: '3p' } });
  });

  it('counts 123 and 789 only where they are of the same suit', () => {
    const told = (text: string, fan: FanId): unknown => {
      const answer = why(mcrHand(text), fan);
      return answer.status === 'missing' ? answer.values.have : answer;
    };
    expect(told('5s +5s (123m) (123p) (789p) (345s)', 'pure-terminal-chows')).toBe(2);
    expect(told('5s +5s (123m) (123p) (789p) (345s)', 'three-suited-terminal-chows')).toBe(2);
    expect(told('5s +5s (234m) (345p) (567p) (345s)', 'two-terminal-chows')).toBe(0);
    expect(told('5s +5s (234m) (456p) (567p) (345s)', 'pure-straight')).toBe(1);
  });

  it('blames a counted fan before a right that was lost', () => {
    const hidden = mcrHand('1122445566889s +9s', { rules: 'mers-2014', winningTileShown: false });
    expect(why(hidden, 'single-wait')).toMatchObject({ excludes: [{ by: 'seven-pairs' }] });
  });

  it('cites the place', () => {
    expect(why(mcrHand('77z78s +9s (234m) (345p) (456s)'), 'all-chows')).toMatchObject({
      cite: { published: 'mcr-2006', section: '63' },
    });
    expect(why(mcrHand('6688p +6p (123s) (456s) (789s)'), 'short-straight')).toMatchObject({
      excludes: [{ cite: { published: 'mcr-2006', section: '3.9.1.5' } }, {}],
    });
    expect(why(mcrHand('1122445566889s +9s'), 'no-honors')).toMatchObject({
      excludes: [{ cite: { published: 'mcr-2006', section: '22' } }],
    });
    expect(why(mcrHand('34p77z +9p (123p) (444s) (789m)'), 'seat-wind')).toMatchObject({
      lacks: 'hand-not-complete',
      cite: { published: 'mcr-2006', section: '3.7.2' },
    });
  });
});

/** Conditions that the near-misses of the fan do not reach. */
const MORE: readonly (readonly [text: string, fan: FanId, lacks: string])[] = [
  ['34p77z +9p (123p) (444s) (789m)', 'seat-wind', 'hand-not-complete'],
  ['4555567899m +9m (111m)', 'nine-gates', 'has-melds'],
  ['77p78s +9s (234m) (345p) (444s)', 'all-chows', 'needs-chows'],
  ['5578s +9s (123s) (123s) (678s)', 'pure-terminal-chows', 'needs-two-pairs-of-terminal-chows'],
  ['1122445566889s +9s', 'half-flush', 'no-honors-held'],
  ['2244z +2z (777z) (555z) (111z)', 'half-flush', 'no-suit-held'],
  ['1122445566889s +9s', 'all-fives', 'not-sets-and-a-pair'],
  ['17m25p369s123457z +6z', 'edge-wait', 'shape-without-wait'],
  ['24p77z +3p (345p) (444s) (789m)', 'single-wait', 'wait-not-single'],
  ['1112p *2p (3333p) (456m) (789s)', 'single-wait', 'only-held-waits'],
];
