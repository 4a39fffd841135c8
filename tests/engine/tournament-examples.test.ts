import { describe, expect, it } from 'vitest';
import { finishRequest, rankRequest } from '../../src/engine/index.ts';
import { latenessOf as lateAtMcr } from '../../src/engine/mcr/index.ts';
import {
  AT_HAND_IDS,
  RIICHI_RULEBOOKS,
  type RiichiId,
  handsLeft,
  latenessOf,
  signalAt,
} from '../../src/engine/riichi/index.ts';
import { examplesOf } from './riichi-examples.ts';

function finished(
  rules: RiichiId,
  scores: readonly number[],
  more: object = {},
): { uma: number; total: number; points: number }[] {
  const result = finishRequest({ rules, scores, ...more });
  if (!result.ok) throw new Error(result.error.why);
  return [...result.players];
}

/** By the texts: in the A-League the referee decides, the others name amounts. */
const WITH_AMOUNTS: readonly RiichiId[] = ['ema-2016', 'samara-2019', 'ema-2012'];

describe('lateness', () => {
  interface Late {
    points?: number;
    substitute: boolean;
  }
  it.each(examplesOf<{ minutes_late: number }, Late>('late_penalty', WITH_AMOUNTS))(
    '%s by %s',
    (_id, rules, { minutes_late: minutes }, expected) => {
      const late = latenessOf(minutes, RIICHI_RULEBOOKS[rules]);
      expect(late.kind).toBe(expected.substitute ? 'substitute' : 'points');
      if (late.kind === 'points') expect(0 - late.points).toBe(expected.points);
    },
  );

  it('is taken off after the game by 2016, at once by 2012, and is for the referee in the A-League', () => {
    const when = AT_HAND_IDS.map((rules) => {
      const late = latenessOf(3, RIICHI_RULEBOOKS[rules]);
      return late.kind === 'points' ? late.when : late.kind;
    });
    expect(when).toEqual(['after-uma', 'after-uma', 'before-places', 'referee']);
  });

  it.each([
    // MERS 2.2.
    [0, 0],
    [1, 10],
    [10, 10],
    [11, 20],
    [15, 20],
    [16, 'substitute'],
  ])('in MCR %i minutes cost %s', (minutes, expected) => {
    const late = lateAtMcr(minutes, 'mers-2014');
    expect(late.kind === 'points' ? late.points : late.kind).toBe(expected);
    expect(late.cite).toEqual({ book: 'mers-2014', article: '2.2' });
  });
});

describe('hands after the signal', () => {
  interface Signal {
    ruleset: string;
    signal_minutes_left: number;
    dice_thrown_at_signal: boolean;
  }
  /** Samara prints this with EMA 2016, where another signal is described; its own regulation wins (K11). */
  const BY: Readonly<Record<string, RiichiId>> = {
    ema2012: 'ema-2012',
    samara: 'samara-2019',
    'samara §5.9': 'ema-2016',
    tesuji2018: 'tesuji-2018',
  };

  const rows = examplesOf<Signal, { hands_still_to_play: number }>('time_signal', ['ema-2016']);
  it.each(rows)('%s', (_id, _rules, { ruleset, signal_minutes_left: left, dice_thrown_at_signal: begun }, expected) => {
    const rules = RIICHI_RULEBOOKS[BY[ruleset] ?? 'ema-2016'];
    expect(rules.options.signalMinutes).toBe(left);
    expect(handsLeft(begun, [], rules).hands).toBe(expected.hands_still_to_play);
  });

  it('a chombo is no hand, a draw is one, also an abortive one (EMA 2016 5.9, EMA 2012 5.8)', () => {
    const rules = RIICHI_RULEBOOKS['ema-2012'];
    expect(handsLeft(true, ['chombo', 'chombo'], rules).hands).toBe(2);
    expect(handsLeft(true, ['draw'], rules).hands).toBe(1);
    expect(handsLeft(true, ['abort', 'chombo', 'win'], rules).hands).toBe(0);
    expect(handsLeft(false, ['win', 'win'], rules).hands).toBe(0);
    expect(handsLeft(true, ['chombo'], rules).counted).toEqual({ book: 'ema-2012', article: '5.8' });
    expect(handsLeft(true, ['win'], rules).counted).toBeUndefined();
  });

  it('at Samara the hand that a chombo ended is still played (K13), and no other', () => {
    const rules = RIICHI_RULEBOOKS['samara-2019'];
    expect(handsLeft(true, ['chombo'], rules).hands).toBe(1);
    expect(handsLeft(true, ['win'], rules).hands).toBe(0);
  });
});

describe('the timetable', () => {
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  it.each(examplesOf<{ start: string; end: string }, { minutes: number }>('schedule', ['samara-2019']))(
    '%s by %s',
    (_id, rules, { start, end }, expected) => {
      const { options } = RIICHI_RULEBOOKS[rules];
      expect([minutes(end) - minutes(start), options.sessionMinutes]).toEqual([expected.minutes, expected.minutes]);
    },
  );

  it('sounds the signal at the right minute', () => {
    expect(AT_HAND_IDS.map((rules) => signalAt(RIICHI_RULEBOOKS[rules]))).toEqual([75, 95, 75, 75]);
  });
});

describe('uma', () => {
  it.each(examplesOf<{ uma: number[]; tied_places: number[] }, { each: number }>('uma_tie'))(
    '%s by %s',
    (_id, rules, { uma, tied_places: tied }, expected) => {
      expect(finished(rules, [45_000, 35_000, 25_000, 15_000]).map((player) => player.uma)).toEqual(uma);
      const scores = [1, 2, 3, 4].map((place) => (tied.includes(place) ? 30_000 : 30_000 - place * 5000));
      for (const place of tied) expect(finished(rules, scores)[place - 1]?.uma).toBe(expected.each);
    },
  );

  it.each(examplesOf<{ scores: number[] }, { uma_by_place: number[] }>('jpml_uma'))(
    '%s by %s',
    (_id, rules, { scores }, expected) => {
      expect(finished(rules, scores).map(({ uma }) => uma / 1000)).toEqual(expected.uma_by_place);
    },
  );
});

describe('conversion and final scores of the A-League', () => {
  it.each(examplesOf<{ delta_points: number }, { points: number }>('jpml_convert', ['tesuji-2018']))(
    '%s by %s',
    (_id, rules, { delta_points: more }, expected) => {
      const [player] = finished(rules, [30_000 + more, 30_000, 30_000, 30_000 - more]);
      expect(((player?.total ?? 0) - (player?.uma ?? 0)) / 1000).toBe(expected.points);
    },
  );

  it.each(examplesOf<{ scores: number[]; chombo_by_place: number[] }, { final: number[] }>('jpml_final'))(
    '%s by %s',
    (_id, rules, { scores, chombo_by_place: chombo }, expected) => {
      const penalties = chombo.flatMap((times, seat) =>
        Array.from({ length: times }, () => ({ seat, points: 20_000, when: 'after-uma' })),
      );
      const totals = finished(rules, scores, { penalties }).map(({ total }) => total / 1000);
      expect(totals).toEqual(expected.final);
    },
  );

  it.each(
    examplesOf<{ missed: number }, { points?: number; eligible_overall: boolean }>('missed_stage', ['tesuji-2018']),
  )('%s by %s', (_id, rules, { missed }, expected) => {
    const stages = Array.from({ length: missed }, (_, i) => ({ stage: i + 2, missed: true }));
    const result = rankRequest({
      rules,
      players: [
        { name: 'a', games: [{ stage: 1, points: 30_000, place: 2, total: 0 }, ...stages] },
        { name: 'b', games: [{ stage: 1, points: 0, place: 4, total: -999_000 }] },
      ],
    });
    if (!result.ok) throw new Error(result.error.why);
    expect(result.players[0]?.name).toBe(expected.eligible_overall ? 'a' : 'b');
    const own = result.players.find(({ name }) => name === 'a');
    if (expected.points !== undefined) expect((own?.values.total ?? 0) / 1000).toBe(expected.points);
  });
});

describe('substitutes', () => {
  interface Seated {
    uma?: number[];
    from_start?: boolean;
    missed_sessions?: number;
  }
  interface Entered {
    opponents_uma?: number[];
    substitute_entry?: { points: number; uma: number };
    sum_of_uma?: number;
    points?: number;
    uma?: number;
  }
  it.each(examplesOf<Seated, Entered>('substitute', ['ema-2012']))('%s by %s', (_id, rules, input, expected) => {
    const since = input.from_start === false ? 'during' : 'start';
    const [substitute, ...others] = finished(rules, [45_000, 35_000, 25_000, 15_000], {
      substitutes: [{ seat: 0, since, why: 'late' }],
    });
    const { startPoints } = RIICHI_RULEBOOKS[rules].options;
    const entry = { points: (substitute?.points ?? 0) - startPoints, uma: substitute?.uma ?? 0 };
    if (input.missed_sessions === undefined) {
      expect(others.map(({ uma }) => uma)).toEqual(expected.opponents_uma);
      expect(entry).toEqual(expected.substitute_entry);
      expect(others.reduce((sum, { uma }) => sum + uma, entry.uma)).toBe(expected.sum_of_uma);
    } else {
      const games = Array.from({ length: input.missed_sessions }, () => ({ missed: true }));
      const result = rankRequest({ rules, players: [{ name: 'a', games }] });
      if (!result.ok) throw new Error(result.error.why);
      expect(result.players[0]?.values.total).toBe((expected.points ?? 0) + (expected.uma ?? 0));
    }
  });
});

describe('ranking at Samara', () => {
  interface Results {
    places?: number[];
    points?: number[];
    best?: number;
    worst?: number;
  }
  const CRITERIA = {
    average_place: 'average-place',
    points_sum: 'points',
    place_variance: 'variance',
    points_range: 'range',
  };

  it.each(
    examplesOf<{ a: Results; b: Results }, { better: string; criterion: keyof typeof CRITERIA }>('samara_rank', [
      'samara-2019',
    ]),
  )('%s by %s', (_id, rules, { a, b }, expected) => {
    /** The best and worst of four sessions; the other two bring all players to the same sum. */
    const pointsOf = ({ points, best = 30_000, worst = 30_000 }: Results): number[] =>
      points ?? [best, worst, (130_000 - best - worst) / 2, (130_000 - best - worst) / 2];
    const player = (name: string, one: Results): object => ({
      name,
      games: pointsOf(one).map((points, i) => ({ points, place: one.places?.[i] ?? 2, total: 0 })),
    });
    const result = rankRequest({ rules, players: [player('a', a), player('b', b)] });
    if (!result.ok) throw new Error(result.error.why);
    const [first, second] = result.players;
    expect(first?.name).toBe(expected.better);
    expect(second?.below?.criterion).toBe(CRITERIA[expected.criterion]);
    const told = expected as unknown as Readonly<Partial<Record<string, number>>>;
    for (const { name, values } of result.players) {
      const found = [values['average-place'], values.variance, values.range];
      const wanted = [`avg_${name}`, `var_${name}`, `range_${name}`].map((one) => told[one]);
      wanted.forEach((value, i) => {
        if (value !== undefined) expect(found[i]).toBe(value);
      });
    }
  });
});
