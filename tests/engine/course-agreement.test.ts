import { expect, it } from 'vitest';
import { finishRequest, rankRequest, settleRequest } from '../../src/engine/index.ts';
import { mayI as mayIMcr } from '../../src/engine/mcr/index.ts';
import { mayI } from '../../src/engine/riichi/index.ts';
import { SPOILT_KINDS, type Tally, judgeCourses } from '../oracle-course/judge.ts';

/** Games of up to six hands; `COURSES=10000` plays more and prints the tally. */
const GAMES = Number(process.env.COURSES ?? 60);
/** In this many games every kind of change occurs; in fewer, nearly every one. */
const MEETS_ALL = 10_000;

const DOORS = { settle: settleRequest, finish: finishRequest, rank: rankRequest, mayI, mayIMcr };
const { legal, spoilt } = judgeCourses(DOORS, { seed: 1, games: GAMES, mcrGames: GAMES / 5 });

const sumOf = (part: Tally['legal']): number => [...part.values()].reduce((sum, { tried }) => sum + tried, 0);
const wrongIn = (part: Tally['legal']): [string, number, string][] =>
  [...part].flatMap(([kind, { wrong }]) =>
    wrong.length === 0 ? [] : [[kind, wrong.length, JSON.stringify(wrong[0])] as [string, number, string]],
  );

if (process.env.COURSES)
  for (const [title, part] of Object.entries({ legal, spoilt }))
    console.info(
      [`${String(sumOf(part))} ${title}`, ...[...part].map(([kind, { tried }]) => `${String(tried)} ${kind}`)].join(
        '\n',
      ),
    );

it('takes every table, view and end that was played, and allows whatever a player did', () => {
  expect(wrongIn(legal)).toEqual([]);
  expect(sumOf(legal)).toBeGreaterThan(3000);
});

it('refuses whatever one change has made impossible', () => {
  expect(wrongIn(spoilt)).toEqual([]);
  expect(sumOf(spoilt)).toBeGreaterThan(3000);
});

it('tries every kind of change', () => {
  const unmet = SPOILT_KINDS.filter((kind) => !spoilt.has(kind));
  expect(unmet.slice(GAMES < MEETS_ALL ? SPOILT_KINDS.length / 10 : 0)).toEqual([]);
});
