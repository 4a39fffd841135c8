import { describe, expect, it } from 'vitest';
import { examplesOf } from './examples.ts';
import { oracleFinish, placeValues } from './finish.ts';
import type { Contestant, Criterion, Game } from './finish-types.ts';
import { oracleRank, range, variance } from './rank.ts';
import { handsAfterSignal, lateness } from './session.ts';
import type { RulesId } from './types.ts';

/** Scores whose first place is seat 0, then 1, 2, 3. */
const IN_ORDER = [40_000, 35_000, 25_000, 20_000];

const umaOf = (rules: RulesId, scores: number[]): number[] =>
  oracleFinish({ rules, scores }).players.map(({ uma }) => uma);

const games = (places: number[], points: number[]): Game[] =>
  places.map((place, at) => ({ place, points: points[at] ?? 30_000, total: 0 }));

const ranked = (rules: RulesId, players: Contestant[]) =>
  oracleRank({ rules, players }).map(({ name, below }) => [name, below] as const);

describe('the examples of the rulebooks after the game', () => {
  it.each(examplesOf('uma_tie'))('$id', ({ rules, input, expect: { each } }) => {
    expect(placeValues(rules, IN_ORDER)).toEqual(input.uma);
    expect(umaOf(rules, [35_000, 35_000, 30_000, 20_000]).slice(0, 2)).toEqual([each, each]);
  });

  it.each(examplesOf('substitute').filter(({ rules }) => rules === 'ema-2012' || rules === 'ema-2016'))(
    '$id $rules',
    ({ rules, rulesets, input, expect: due }) => {
      // The records without a rulebook are those of 2012.
      const by = rulesets ? rules : 'ema-2012';
      if (input.missed_sessions !== undefined) {
        const missed = Array.from({ length: input.missed_sessions }, () => ({
          place: 4,
          points: 0,
          total: 0,
          missed: true,
        }));
        const level = { name: 'level', games: [{ place: 4, points: 0, total: (due.points ?? 0) + (due.uma ?? 0) }] };
        expect(oracleRank({ rules: by, players: [level, { name: 'missed', games: missed }] })[1]?.rank).toBe(1);
        return;
      }
      const since = input.from_start ? ('start' as const) : ('during' as const);
      const { players } = oracleFinish({
        rules: by,
        scores: IN_ORDER,
        substitutes: [{ seat: 0, since, why: 'ill' }],
      });
      expect(players.slice(1).map(({ uma }) => uma)).toEqual(due.opponents_uma);
      expect({ points: (players[0]?.points ?? 0) - 30_000, uma: players[0]?.uma }).toEqual(due.substitute_entry);
      expect(players.reduce((sum, { uma }) => sum + uma, 0)).toBe(due.sum_of_uma);
    },
  );

  it.each(examplesOf('samara_rank').filter(({ rules }) => rules === 'samara-2019'))('$id', ({ input, expect: due }) => {
    const criteria: Record<string, Criterion> = {
      average_place: 'average-place',
      points_sum: 'points',
      place_variance: 'variance',
      points_range: 'range',
    };
    const player = (name: 'a' | 'b'): Contestant => {
      const { places, points = [], best, worst } = input[name];
      if (best === undefined || worst === undefined) return { name, games: games(places ?? [], points) };
      // Two more sessions that make the sums of points equal.
      const rest = (140_000 - best - worst) / 2;
      return { name, games: games([1, 4, 2, 2], [best, worst, rest, rest]) };
    };
    const worse = due.better === 'a' ? 'b' : 'a';
    expect(ranked('samara-2019', [player('a'), player('b')])).toEqual([
      [due.better, null],
      [worse, criteria[due.criterion]],
    ]);
    const seen = (name: 'a' | 'b') => ({
      [`avg_${name}`]: (input[name].places ?? []).reduce((sum, place) => sum + place / 4, 0),
      [`var_${name}`]: variance(input[name].places ?? []),
      [`range_${name}`]: range([input[name].best ?? 0, input[name].worst ?? 0]),
    });
    const { better, criterion, ...numbers } = due;
    expect([better, criteria[criterion]]).not.toContain(undefined);
    expect({ ...seen('a'), ...seen('b') }).toMatchObject(numbers);
  });

  it.each(examplesOf('jpml_uma'))('$id', ({ rules, input, expect: due }) => {
    expect(umaOf(rules, input.scores).map((uma) => uma / 1000)).toEqual(due.uma_by_place);
  });

  it.each(examplesOf('jpml_final'))('$id', ({ rules, input, expect: due }) => {
    const penalties = input.chombo_by_place.flatMap((times, at) =>
      times === 0 ? [] : [{ seat: at as 0 | 1 | 2 | 3, points: 20_000 * times, when: 'after-uma' as const }],
    );
    const { players } = oracleFinish({ rules, scores: input.scores, penalties });
    expect(players.map(({ total }) => total / 1000)).toEqual(due.final);
  });

  it.each(examplesOf('jpml_convert').filter(({ rules }) => rules === 'tesuji-2018'))(
    '$id',
    ({ rules, input, expect: due }) => {
      const scores = [45_000, 29_000, 26_000, 20_000];
      const more = scores.map((points, seat) => (seat === 0 ? points + input.delta_points : points));
      const [before, after] = [scores, more].map(
        (list) => oracleFinish({ rules, scores: list }).players[0]?.total ?? 0,
      );
      expect(((after ?? 0) - (before ?? 0)) / 1000).toBe(due.points);
    },
  );

  it.each(examplesOf('missed_stage').filter(({ rules }) => rules === 'tesuji-2018'))(
    '$id',
    ({ rules, input, expect: due }) => {
      const stages = [1, 2, 3, 4];
      const played = (stage: number): Game => ({ stage, place: 2, points: 30_000, total: 0 });
      const missing: Contestant = {
        name: 'missing',
        games: stages.map((stage) => ({ ...played(stage), missed: stage <= input.missed })),
      };
      const level = (total: number): Contestant => ({
        name: 'level',
        games: stages.map((stage) => ({ ...played(stage), total: stage === 1 ? total : 0 })),
      });
      if (due.points !== undefined)
        expect(oracleRank({ rules, players: [level(due.points * 1000), missing] })[1]).toMatchObject({ rank: 1 });
      expect(ranked(rules, [level(-500_000), missing])[1]).toEqual(
        due.eligible_overall ? ['level', 'total'] : ['missing', 'out-of-the-title'],
      );
    },
  );

  it.each(examplesOf('time_signal').filter(({ rules }) => rules === 'ema-2016'))('$id', ({ input, expect: due }) => {
    // 5.9 of the text printed with the regulation is the rule of EMA 2016; the regulation itself has 6.1.2.
    const books: Record<string, RulesId> = {
      ema2012: 'ema-2012',
      'samara §5.9': 'ema-2016',
      samara: 'samara-2019',
      tesuji2018: 'tesuji-2018',
    };
    const rules = books[input.ruleset];
    if (rules === undefined) throw new Error(input.ruleset);
    expect(handsAfterSignal(rules, input.dice_thrown_at_signal)).toBe(due.hands_still_to_play);
  });

  it.each(examplesOf('late_penalty').filter(({ rules }) => rules !== 'tesuji-2018'))(
    '$id $rules',
    ({ rules, input, expect: due }) => {
      expect(lateness(rules, input.minutes_late)).toEqual({
        points: -(due.points ?? 0) + 0,
        substitute: due.substitute,
      });
    },
  );
});
