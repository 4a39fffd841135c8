import { test } from 'vitest';
import * as mcr from '../../src/engine/mcr/index.ts';
import { MCR_IDS, finishRequest, rankRequest, settleRequest } from '../../src/engine/index.ts';
import * as riichi from '../../src/engine/riichi/index.ts';
import { ENGINE } from '../../src/quizzes/exams/versions.ts';
import { generated, hand } from '../engine/hands.ts';
import { FAN_ROWS } from '../engine/mcr/fan-rows.ts';
import { mcrHands } from '../engine/mcr/generate.ts';
import { mcrHand, why } from '../engine/mcr/hands.ts';
import { MCR_ROWS } from '../engine/play/mcr-rows.ts';
import { ROWS } from '../engine/play/riichi-rows.ts';
import { HEAVY_ROWS } from '../engine/yaku-rows-heavy.ts';
import { LIGHT_ROWS } from '../engine/yaku-rows.ts';
import { dealWaiting, tellStory } from '../oracle-play/deal.ts';
import { chance } from '../oracle-play/random.ts';
import { generateFinishes } from '../oracle-settle/generate-finish.ts';
import { generateRanks } from '../oracle-settle/generate-rank.ts';
import { generateSettles } from '../oracle-settle/generate.ts';
import { hostile } from '../oracle-table/hostile.ts';
import { mutate } from '../oracle-table/mutate.ts';
import { type Asked, isToldAsBefore } from './told.ts';

type ToChange = Parameters<typeof mutate>[1];

const { RIICHI_IDS, RIICHI_RULEBOOKS } = riichi;
const { FANS, MCR_RULEBOOKS } = mcr;
const PATTERNS = [...riichi.YAKU, ...riichi.YAKUMAN, ...riichi.SPECIAL];

const numbered = <One>(what: string, list: readonly One[], answer: (one: One, i: number) => unknown): Asked[] =>
  list.map((one, i) => [`${what} ${String(i + 1)}`, () => answer(one, i)]);

/** The names of what a rulebook names, each with all that stands under it. */
const entries = (what: string, of: object): Asked[] =>
  Object.entries(of).map(([name, value]) => [`${what} ${name}`, () => value as unknown]);

/** A hand that was told in part only. */
function partOf({ winningTile, ...rest }: riichi.HandRequest, i: number): riichi.HandDraft {
  return i % 2 === 0 ? rest : { ...rest, winningTile, concealed: rest.concealed.slice(i % 7) };
}

const patternRows = Object.values({ ...LIGHT_ROWS, ...HEAVY_ROWS }).flatMap(({ yes, no }) => [...yes, ...no]);
const dealt = generated(2016, 300);
const dealtFan = mcrHands(2006, 120);
const stories = chance(2012);

const QUESTIONS: Readonly<Record<string, readonly Asked[]>> = {
  'the rulebooks': [
    ...Object.values(RIICHI_RULEBOOKS).flatMap(({ id, knobs, cite }) => [
      ...entries(`${id} plays`, knobs),
      ...entries(`${id} says of`, cite),
      ...PATTERNS.map((pattern): Asked => [`${id} worth of ${pattern}`, () => riichi.worthOf(pattern, knobs)]),
    ]),
    ...Object.values(MCR_RULEBOOKS).flatMap(({ id, knobs, cite }) => [
      ...entries(`${id} plays`, knobs),
      ...entries(`${id} says of`, cite),
    ]),
  ],
  'hands of riichi': [
    ...patternRows.flatMap(([, text, more]) =>
      RIICHI_IDS.map((rules): Asked => {
        const request = hand(text, { ...more, rules });
        return [`${rules} ${text} ${JSON.stringify(more ?? {})}`, () => riichi.scoreRequest(request)];
      }),
    ),
    ...numbered('dealt hand', dealt, (request) => riichi.scoreRequest(request)),
    ...numbered('changed hand', dealt, (request, i) => riichi.scoreRequest(mutate(i, request as ToChange).request)),
  ],
  'why a hand of riichi lacks a pattern': numbered('dealt hand', dealt.slice(0, 60), (request) =>
    PATTERNS.map((pattern) => riichi.whyNot(request, pattern)),
  ),
  'hands told in part': numbered('dealt hand', dealt, (request, i) => {
    const check = riichi.checkDraft(partOf(request, i));
    return check.state === 'complete' ? check.state : check;
  }),
  'questions that are none': numbered('request', dealt.slice(0, 200), (request, i) =>
    riichi.scoreRequest(hostile(i, request as ToChange).request),
  ),
  'waits and furiten': Array.from({ length: 120 }, (_, i): Asked => {
    const tiles = dealWaiting(stories);
    const story = tellStory(stories, tiles) as readonly riichi.TableEvent[];
    const holding = { concealed: tiles.join('') };
    const rules = RIICHI_RULEBOOKS[RIICHI_IDS[i % RIICHI_IDS.length] ?? 'ema-2016'];
    return [
      `${rules.id} ${holding.concealed}`,
      () => [riichi.waitsOf(holding, rules), riichi.furitenOf(holding, story, rules)],
    ];
  }),
  'hands of MCR': [
    ...Object.entries(FAN_ROWS).flatMap(([fan, [yes, miss]]) =>
      [yes, miss].map((text, i): Asked => {
        const request = mcrHand(text, { rules: MCR_IDS[i] ?? 'mers-2014' });
        return [`${request.rules} ${text}`, () => [mcr.scoreRequest(request), why(request, fan as mcr.FanId)]];
      }),
    ),
    ...numbered('dealt hand', dealtFan, (request) => mcr.scoreRequest(request)),
    ...numbered('dealt hand, why not', dealtFan.slice(0, 40), (request) => FANS.map((fan) => why(request, fan))),
  ],
  'what a player may do': [
    ...Object.entries(ROWS).flatMap(([fact, rows]) =>
      rows.flatMap(([what, action, state]) =>
        RIICHI_IDS.map((rules): Asked => [`${rules} ${fact} ${what}`, () => riichi.mayI({ rules, action, state })]),
      ),
    ),
    ...Object.entries(MCR_ROWS).flatMap(([fact, rows]) =>
      rows.flatMap(([what, action, state]) =>
        MCR_IDS.map((rules): Asked => [`${rules} ${fact} ${what}`, () => mcr.mayI({ rules, action, state })]),
      ),
    ),
  ],
  'tables, games and rankings': [
    ...numbered('table', generateSettles(2014, 250), (request) => settleRequest(request)),
    ...numbered('game', generateFinishes(2018, 120), (request) => finishRequest(request)),
    ...numbered('ranking', generateRanks(2019, 60), (request) => rankRequest(request)),
  ],
};

// Marks of exams were given by these answers, and pages quote them. Whoever means to change one enters an erratum and counts
// `ENGINE` up, which begins a new folder.
test.each(Object.entries(QUESTIONS))('%s: numbers, reasons and articles are what they were', async (group, asked) => {
  await isToldAsBefore(`engine-${String(ENGINE)}`, group, asked);
});
