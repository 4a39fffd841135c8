import { describe, expect, test } from 'vitest';
import * as mcr from '../../src/engine/mcr/index.ts';
import { MCR_IDS, REFUSALS, finishRequest, rankRequest, settleRequest } from '../../src/engine/index.ts';
import * as riichi from '../../src/engine/riichi/index.ts';
import { FU_ITEMS, LIMITS } from '../../src/engine/riichi/index.ts';
import { fuValue } from '../../src/components/base/numbers/fu-values.ts';
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
import { type Case, expectAnswers, expectMentioned } from './answer-book.ts';

type Changeable = Parameters<typeof mutate>[1];

const { AT_HAND_IDS, RIICHI_RULEBOOKS } = riichi;
const { FANS, MCR_RULEBOOKS } = mcr;
const PATTERNS = [...riichi.YAKU, ...riichi.YAKUMAN, ...riichi.SPECIAL];
const FOLDER = `engine-${String(ENGINE)}`;

/** One case for each field of a record. */
const eachField = (book: string, topic: string, of: object): Case[] =>
  Object.entries(of).map(([name, value]) => [book, topic, name, () => value as unknown]);

/** One case for each request, filed under its own rulebook. */
const eachRequest = <One extends { readonly rules?: unknown }>(
  topic: string,
  requests: readonly One[],
  answer: (one: One, i: number) => unknown,
): Case[] => requests.map((one, i) => [String(one.rules), topic, String(i + 1), () => answer(one, i)]);

/** A hand request with some fields omitted. */
function partOf({ winningTile, ...rest }: riichi.HandRequest, i: number): riichi.HandDraft {
  return i % 2 === 0 ? rest : { ...rest, winningTile, concealed: rest.concealed.slice(i % 7) };
}

const patternRows = Object.entries({ ...LIGHT_ROWS, ...HEAVY_ROWS }).flatMap(([pattern, { yes, no }]) =>
  [...yes, ...no].map((row) => [pattern, row] as const),
);
const dealt = generated(2016, 300);
const dealtFan = mcrHands(2006, 30);
const stories = chance(2012);

/** The first hands, and of the others those with a line that no earlier hand under that rulebook had. */
function withNewRules(requests: readonly riichi.HandRequest[], first: number): readonly riichi.HandRequest[] {
  const seen = new Set<string>();
  return requests.filter((request, i) => {
    const result = riichi.scoreRequest(request);
    const lines = result.ok
      ? result.steps.map((step) =>
          JSON.stringify([
            request.rules,
            step.kind,
            'rule' in step ? step.rule : step.kind === 'limit' ? step.to : step.kind,
          ]),
        )
      : [];
    const isNew = lines.some((line) => !seen.has(line));
    for (const line of lines) seen.add(line);
    return i < first || isNew;
  });
}

/** The refusals of a few hundred broken requests, the first two of each kind. */
function refusedRequests(): Case[] {
  const seen = new Map<string, number>();
  return dealt.flatMap((request, i): Case[] =>
    [hostile(i, request as Changeable).request, mutate(i, request as Changeable).request].flatMap((broken, j) => {
      const result = riichi.scoreRequest(broken);
      if (result.ok) return [];
      const { why, field } = result.error;
      const count = (seen.get(why) ?? 0) + 1;
      seen.set(why, count);
      return count > 2
        ? []
        : [['any rulebook', why, `${field}, ${j === 0 ? 'broken' : 'changed'} hand ${String(i + 1)}`, () => result]];
    }),
  );
}

// Exams were marked by these answers and pages quote them. To change one, enter an erratum and raise `ENGINE`, which
// starts a new folder.
// new folder.
describe('the engine still answers as published', () => {
  test('what each rulebook plays, prints and pays', () => {
    const riichiBooks = Object.values(RIICHI_RULEBOOKS).flatMap(({ id, options, cite }) => [
      ...eachField(id, 'options', options),
      ...eachField(id, 'clauses', cite),
      ...PATTERNS.map((pattern): Case => [id, 'worth', pattern, () => riichi.worthOf(pattern, options)]),
      ...FU_ITEMS.map((item): Case => [id, 'fu', item, () => ({ fu: fuValue(item, id), cite: cite[item] })]),
    ]);
    const mcrBooks = Object.values(MCR_RULEBOOKS).flatMap(({ id, options, cite }) => [
      ...eachField(id, 'options', options),
      ...eachField(id, 'clauses', cite),
    ]);
    const answers = expectAnswers(`${FOLDER}/rulebooks`, [...riichiBooks, ...mcrBooks]);
    expectMentioned(answers, 'patterns, fu items and fan', [...PATTERNS, ...FU_ITEMS, ...FANS]);
  });

  test('hands made for each riichi pattern, under every rulebook', () => {
    const cases = patternRows.flatMap(([pattern, [what, text, more]]) =>
      AT_HAND_IDS.map((rules): Case => {
        const request = hand(text, { ...more, rules });
        return [rules, pattern, `${what}: ${text}`, () => riichi.scoreRequest(request)];
      }),
    );
    const answers = expectAnswers(`${FOLDER}/riichi-patterns`, cases);
    for (const rules of AT_HAND_IDS)
      expectMentioned({ [rules]: answers[rules] ?? {} }, `limits and payments of ${rules}`, [
        ...LIMITS.filter((limit) => limit !== 'sanbaiman'),
        'no-yaku',
        'discarder',
        'others',
        'east',
      ]);
  });

  test('riichi hands dealt at random', () => {
    const sample = withNewRules(dealt, 40);
    const answers = expectAnswers(`${FOLDER}/riichi-hands`, [
      ...eachRequest('dealt', sample, (request) => riichi.scoreRequest(request)),
      ...eachRequest('why not', sample.slice(0, 12), (request) =>
        PATTERNS.map((pattern) => riichi.whyNot(request, pattern)),
      ),
      ...eachRequest('incomplete', dealt.slice(0, 60), (request, i) => {
        const check = riichi.checkDraft(partOf(request, i));
        return check.state === 'complete' ? check.state : check;
      }),
    ]);
    expectMentioned(answers, 'payments and fu items', [
      'bets',
      'counters',
      'discarder',
      'east',
      'others',
      ...FU_ITEMS.filter((item) => item !== 'pair-double-wind'),
    ]);
  });

  test('riichi requests that are refused', () => {
    const answers = expectAnswers(`${FOLDER}/riichi-refusals`, refusedRequests());
    expect(Object.keys(answers['any rulebook'] ?? {}).filter((why) => !(why in REFUSALS))).toEqual([]);
  });

  test('waits and furiten', () => {
    const cases = Array.from({ length: 120 }, (_, i): Case => {
      const tiles = dealWaiting(stories);
      const story = tellStory(stories, tiles) as readonly riichi.TableEvent[];
      const holding = { concealed: tiles.join('') };
      const rules = RIICHI_RULEBOOKS[AT_HAND_IDS[i % AT_HAND_IDS.length] ?? 'ema-2016'];
      return [
        rules.id,
        'waits and furiten',
        holding.concealed,
        () => [riichi.waitsOf(holding, rules), riichi.furitenOf(holding, story, rules)],
      ];
    });
    expectAnswers(`${FOLDER}/waits`, cases);
  });

  test('hands made for each fan of MCR, and some dealt at random', () => {
    const made = Object.entries(FAN_ROWS).flatMap(([fan, [yes, miss]]) =>
      [yes, miss].map((text, i): Case => {
        const request = mcrHand(text, { rules: MCR_IDS[i] ?? 'mers-2014' });
        return [request.rules, fan, text, () => [mcr.scoreRequest(request), why(request, fan as mcr.FanId)]];
      }),
    );
    const answers = expectAnswers(`${FOLDER}/mcr-hands`, [
      ...made,
      ...eachRequest('dealt', dealtFan, (request) => mcr.scoreRequest(request)),
      ...eachRequest('why not', dealtFan.slice(0, 8), (request) => FANS.map((fan) => why(request, fan))),
    ]);
    expectMentioned(answers, 'fan', FANS);
  });

  test('what a player may do', () => {
    expectAnswers(`${FOLDER}/may-i`, [
      ...Object.entries(ROWS).flatMap(([fact, rows]) =>
        rows.flatMap(([what, action, state]) =>
          AT_HAND_IDS.map((rules): Case => [rules, fact, what, () => riichi.mayI({ rules, action, state })]),
        ),
      ),
      ...Object.entries(MCR_ROWS).flatMap(([fact, rows]) =>
        rows.flatMap(([what, action, state]) =>
          MCR_IDS.map((rules): Case => [rules, fact, what, () => mcr.mayI({ rules, action, state })]),
        ),
      ),
    ]);
  });

  test('tables settled, games finished and tournaments ranked', () => {
    const answers = expectAnswers(`${FOLDER}/tables`, [
      ...generateSettles(2014, 240).map((request, i): Case => [
        request.rules,
        `settle ${request.event.type}`,
        String(i + 1),
        () => settleRequest(request),
      ]),
      ...eachRequest('finish', generateFinishes(2018, 80), (request) => finishRequest(request)),
      ...eachRequest('rank', generateRanks(2019, 60), (request) => rankRequest(request)),
    ]);
    const events = ['ron', 'tsumo', 'draw', 'abort', 'chombo'].map((event) => `settle ${event}`);
    for (const rules of AT_HAND_IDS)
      expect(Object.keys(answers[rules] ?? {})).toEqual(expect.arrayContaining([...events, 'finish', 'rank']));
    expect(Object.keys(answers['mers-2014'] ?? {})).toEqual(
      expect.arrayContaining([
        'settle ron',
        'settle tsumo',
        'settle draw',
        'settle false-hu',
        'settle fine',
        'finish',
        'rank',
      ]),
    );
  });
});
